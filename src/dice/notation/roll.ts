// Rolls an expression, and keeps every die: what it showed, whether it exploded, and whether it was kept.
import type { Draw } from '../fast.ts'
import { type DiceTerm, type Expression, fits, limits, operate, worthIn } from './expression.ts'

export interface RolledDie {
  /** One face, and one more for each explosion. */
  readonly faces: readonly number[]
  readonly kept: boolean
  /** What it adds when kept: its pips, or the faces that count. */
  readonly worth: number
}

export interface RolledTerm {
  readonly term: DiceTerm
  readonly dice: readonly RolledDie[]
  readonly total: number
}

export interface Roll {
  readonly total: number
  /** One for each dice term, from left to right. */
  readonly terms: readonly RolledTerm[]
}

export function roll(expression: Expression, draw: Draw): Roll {
  const terms: RolledTerm[] = []
  const total = evaluate(expression, draw, terms)
  return { total, terms }
}

function evaluate(expression: Expression, draw: Draw, terms: RolledTerm[]): number {
  if (expression.kind === 'number') return expression.value
  if (expression.kind === 'operation') {
    const left = evaluate(expression.left, draw, terms)
    return operate(expression.sign, left, evaluate(expression.right, draw, terms))
  }
  const rolled = rollTerm(expression, draw)
  terms.push(rolled)
  return rolled.total
}

interface Thrown {
  readonly faces: number[]
  kept: boolean
  worth: number
  /** Decides who is kept: the sum of its faces. */
  pips: number
}

function rollTerm(term: DiceTerm, draw: Draw): RolledTerm {
  const dice: Thrown[] = []
  for (let i = 0; i < term.count; i++) dice.push(throwDie(term, draw))
  if (term.keep) drop(dice, term.keep.from === 'highest' ? 1 : -1, term.count - term.keep.number)
  let total = 0
  for (const die of dice) if (die.kept) total += die.worth
  return { term, dice, total }
}

function throwDie(term: DiceTerm, draw: Draw): Thrown {
  const face = draw(term.sides) + 1
  const die = { faces: [face], kept: true, worth: worthIn(term, face), pips: face }
  if (term.explode) explode(die, term, draw)
  return die
}

function explode(die: Thrown, term: DiceTerm, draw: Draw): void {
  let face = die.pips
  for (let again = 0; again < limits.explosions && fits(term.explode!, face); again++) {
    face = draw(term.sides) + 1
    die.faces.push(face)
    die.worth += worthIn(term, face)
    die.pips += face
  }
}

/** Drops the `number` lowest dice, or the highest when `order` is -1; of equal ones the first. */
function drop(dice: readonly Thrown[], order: 1 | -1, number: number): void {
  for (let i = 0; i < number; i++) {
    let worst: Thrown | undefined
    for (const die of dice) if (die.kept && (!worst || order * (die.pips - worst.pips) < 0)) worst = die
    if (worst) worst.kept = false
  }
}

/** `3d6kh1 [6, (2), (4)]`: dropped dice in parentheses, an explosion as `6+3`, a counted face with a star. */
export function writeTerm({ term, dice }: RolledTerm): string {
  let text = `${term.text} [`
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i] as RolledDie
    if (i > 0) text += ', '
    text += die.kept ? writeFaces(term, die.faces) : `(${writeFaces(term, die.faces)})`
  }
  return `${text}]`
}

/** Written out by hand: this is most of what a roll costs. */
function writeFaces({ successes }: DiceTerm, faces: readonly number[]): string {
  let text = ''
  for (let i = 0; i < faces.length; i++) {
    const face = faces[i] as number
    if (i > 0) text += '+'
    text += successes && fits(successes, face) ? `${face}*` : face
  }
  return text
}
