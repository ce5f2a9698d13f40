// Reads dice notation: `2d6+3`, `3d6kh1`, `4d6dl1`, `10d6!`, `d%`, `5d10>=7`, parentheses and + - * /.
import {
  type Comparison,
  type DiceTerm,
  type Expression,
  fits,
  limits,
  type NotationProblem,
  type Operation,
  operate,
  thousands,
} from './expression.ts'

export type Parsed =
  | { readonly expression: Expression; readonly problem?: undefined }
  | { readonly expression?: undefined; readonly problem: NotationProblem }

/** Leaves the reader at the first character that cannot be right. Never seen outside `parseNotation`. */
class Stop {
  readonly problem: NotationProblem
  constructor(at: number, text: string) {
    this.problem = { at, text }
  }
}

/** What was read lately: a table rolls the same few texts all evening. */
const known = new Map<string, Parsed>()
const mostKnown = 200

/** An expression, or the first problem with it and where that is. */
export function parseNotation(text: string): Parsed {
  let parsed = known.get(text)
  if (!parsed) {
    parsed = readNotation(text)
    if (known.size === mostKnown) known.clear()
    if (text.length <= limits.length) known.set(text, parsed)
  }
  return parsed
}

function readNotation(text: string): Parsed {
  try {
    return { expression: new Reader(text).whole() }
  } catch (stop) {
    if (stop instanceof Stop) return { problem: stop.problem }
    throw stop
  }
}

const alike: Readonly<Record<string, string>> = { '−': '-', '×': '*', '÷': '/' }

class Reader {
  private readonly text: string
  private at = 0
  private dice = 0

  constructor(text: string) {
    if (text.length > limits.length)
      throw new Stop(limits.length, `dice notation may be ${limits.length} characters long, this has ${text.length}`)
    this.text = text.toLowerCase().replace(/[−×÷]/g, sign => alike[sign] as string)
  }

  whole(): Expression {
    if (this.peek() === '') throw new Stop(0, 'expected dice, such as 2d6+3')
    const expression = this.sum()
    const rest = this.peek()
    if (rest === ')') throw new Stop(this.at, 'this parenthesis was never opened')
    if (/[<>=]/.test(rest)) throw new Stop(this.at, 'a comparison counts dice, so it must stand right after them')
    if (rest !== '') throw new Stop(this.at, `expected + - * / or the end, not "${rest}"`)
    return expression
  }

  private sum(): Expression {
    let left = this.product()
    for (let sign = this.peek(); sign === '+' || sign === '-'; sign = this.peek())
      left = operation(this.at++, sign, left, this.product())
    return left
  }

  private product(): Expression {
    let left = this.signed()
    for (let sign = this.peek(); sign === '*' || sign === '/'; sign = this.peek()) {
      const at = this.at++
      this.peek()
      const behind = this.at
      const right = this.signed()
      if (sign === '/') checkDivisor(right, behind)
      left = operation(at, sign, left, right)
    }
    return left
  }

  private signed(): Expression {
    const sign = this.peek()
    const at = this.at
    if (sign === '+' || sign === '-') {
      this.at++
      const value = this.signed()
      return sign === '+' ? value : operation(at, '-', { kind: 'number', value: 0 }, value)
    }
    return this.single()
  }

  private single(): Expression {
    const start = this.peek()
    const at = this.at
    if (start === '(') return this.parenthesis()
    const number = this.number()
    if (this.peek() === 'd') return this.diceTerm(at, number)
    if (number !== undefined) return { kind: 'number', value: number }
    throw new Stop(at, start === '' ? 'expected dice or a number here' : `expected dice or a number, not "${start}"`)
  }

  private parenthesis(): Expression {
    const opened = this.at++
    const inside = this.sum()
    if (this.peek() === '') throw new Stop(opened, 'this parenthesis is never closed')
    if (this.peek() !== ')') throw new Stop(this.at, `expected ) or + - * /, not "${this.peek()}"`)
    this.at++
    return inside
  }

  /** The `d` is next. Sides, then explosions, what is kept, and what is counted, each at most once. */
  private diceTerm(at: number, number: number | undefined): DiceTerm {
    const count = number ?? 1
    if (count < 1) throw new Stop(at, 'there must be at least 1 die')
    this.dice += count
    if (this.dice > limits.dice)
      throw new Stop(at, `at most ${thousands(limits.dice)} dice in all, this makes ${thousands(this.dice)}`)
    this.at++
    const sides = this.sides()
    const explode = this.explosion(sides)
    const keep = this.selection(count)
    const successes = this.comparison()
    const text = this.text.slice(at, this.at).replace(/\s+/g, '')
    return {
      kind: 'dice',
      at,
      text,
      count,
      sides,
      ...(explode && { explode }),
      ...(keep && { keep }),
      ...(successes && { successes }),
    }
  }

  private sides(): number {
    const next = this.peek()
    const at = this.at
    if (next === '%') {
      this.at++
      return 100
    }
    const sides = this.number()
    if (sides === undefined) throw new Stop(at, 'expected a number of sides after d')
    if (sides < 1) throw new Stop(at, 'a die must have at least 1 side')
    if (sides > limits.sides)
      throw new Stop(at, `a die may have ${thousands(limits.sides)} sides, not ${thousands(sides)}`)
    return sides
  }

  private explosion(sides: number): Comparison | undefined {
    if (this.peek() !== '!') return undefined
    const at = this.at++
    const explode = this.comparison() ?? { sign: '=', number: sides }
    for (let face = 1; face <= sides; face++) if (!fits(explode, face)) return explode
    throw new Stop(at, `every face of this d${sides} explodes, so it would never stop`)
  }

  private selection(count: number): DiceTerm['keep'] {
    const verb = this.peek()
    const at = this.at
    if (verb !== 'k' && verb !== 'd') return undefined
    this.at++
    const end = this.peek()
    if (end === 'h' || end === 'l') this.at++
    else if (verb === 'd') throw new Stop(this.at, 'expected h or l after d: dh drops the highest, dl the lowest')
    const number = this.number() ?? 1
    if (number > count) throw new Stop(at, `cannot ${verb === 'k' ? 'keep' : 'drop'} ${number} of ${count} dice`)
    if (verb === 'k') return { from: end === 'l' ? 'lowest' : 'highest', number }
    return { from: end === 'l' ? 'highest' : 'lowest', number: count - number }
  }

  private comparison(): Comparison | undefined {
    const first = this.peek()
    if (first !== '<' && first !== '>' && first !== '=') return undefined
    this.at++
    const orEqual = first !== '=' && this.text[this.at] === '='
    if (orEqual) this.at++
    this.peek()
    const at = this.at
    const number = this.number()
    if (number === undefined) throw new Stop(at, `expected a number after ${first}${orEqual ? '=' : ''}`)
    return { sign: orEqual ? `${first as '<' | '>'}=` : first, number }
  }

  private number(): number | undefined {
    this.peek()
    const start = this.at
    while (isDigit(this.text.charCodeAt(this.at))) this.at++
    if (this.at === start) return undefined
    const number = Number(this.text.slice(start, this.at))
    if (number > limits.number) throw new Stop(start, `numbers may go up to ${thousands(limits.number)}`)
    return number
  }

  /** The next character that is not a space, or nothing at the end. */
  private peek(): string {
    while (isSpace(this.text.charCodeAt(this.at))) this.at++
    return this.text[this.at] ?? ''
  }
}

const isDigit = (code: number) => code >= 48 && code <= 57
const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13) || code === 160

function operation(at: number, sign: Operation['sign'], left: Expression, right: Expression): Operation {
  const made: Operation = { kind: 'operation', at, sign, left, right }
  if (largest(made) > limits.result) throw new Stop(at, `results may go up to ${thousands(limits.result)}`)
  return made
}

function checkDivisor(divisor: Expression, at: number): void {
  const value = constant(divisor)
  if (value === undefined) throw new Stop(at, 'can only divide by a number, not by dice')
  if (value === 0) throw new Stop(at, 'cannot divide by 0')
}

/** Its value when it holds no dice. */
function constant(expression: Expression): number | undefined {
  if (expression.kind === 'number') return expression.value
  if (expression.kind === 'dice') return undefined
  const [left, right] = [constant(expression.left), constant(expression.right)]
  return left === undefined || right === undefined ? undefined : operate(expression.sign, left, right)
}

/** No result is farther from 0 than this. */
function largest(expression: Expression): number {
  if (expression.kind === 'number') return expression.value
  if (expression.kind === 'dice')
    return expression.count * expression.sides * (expression.explode ? limits.explosions + 1 : 1)
  const [left, right] = [largest(expression.left), largest(expression.right)]
  if (expression.sign === '*') return left * right
  return expression.sign === '/' ? left + 1 : left + right
}
