// Gates: bounds that a story's odds must keep, and what is outside them.
import { type Problem, type Refusal, refuse } from '../../kernel/index.ts'
import { listOf, object, oneOf, optional, parseShape, type Shape, textOf } from '../../kernel/shape.ts'
import type { Chance, OddsQuestion, ReaderOdds } from './report.ts'

/** A share from 0 to 1. */
const share: Shape<number> & { readonly optional?: never } = {
  tell: (value, path, problems) => {
    if (typeof value !== 'number' || !(value >= 0 && value <= 1))
      problems.push({ path, text: `${path} must be a share from 0 to 1.` })
  },
}

const kinds = ['good', 'ending', 'reach', 'deaths', 'spread', 'choices'] as const

export interface Gate {
  /** `fighter`, `rogue`, `mage`; without it every archetype is held to the bounds. */
  readonly archetype?: string
  /** `random`, `careful`, `optimal for …`; `curious` for the bot that looks for what nobody sees; `optimal` for all aims together. */
  readonly reader: string
  /**
   * `good`: any good ending. `ending`: one of them. `reach`: every passage. `deaths`: every passage. `spread`: good endings
   * of all archetypes apart. `choices`: with the reader `optimal`, every choice is the best for some archetype, aim and sheet.
   */
  readonly of: (typeof kinds)[number]
  readonly ending?: string
  readonly least?: number
  readonly most?: number
}

export interface Gates {
  readonly gates: readonly Gate[]
}

const gates = object<Gates>({
  gates: listOf(
    object<Gate>({
      archetype: optional(textOf(40)),
      reader: textOf(80),
      of: oneOf(...kinds),
      ending: optional(textOf(80)),
      least: optional(share),
      most: optional(share),
    }),
    200,
  ),
})

export function parseGates(json: unknown): Gates | Refusal {
  const parsed = parseShape(gates, json)
  if (!Array.isArray(parsed)) return parsed as Gates
  return refuse('malformed', (parsed as readonly Problem[]).map(({ text }) => text).join(' '))
}

const percent = (chance: number): string => `${(chance * 100).toFixed(2)} %`

const bounds = ({ least, most }: Gate): string =>
  [least === undefined ? '' : `at least ${percent(least)}`, most === undefined ? '' : `at most ${percent(most)}`]
    .filter(Boolean)
    .join(' and ')

/** Outside the bounds beyond doubt: what was played may be off by its interval. */
const isOutside = ({ low, high }: Chance, { least = 0, most = 1 }: Gate): boolean =>
  Number.isNaN(low) || high < least || low > most

const plain = (chance: number): Chance => ({ chance, low: chance, high: chance })

/** Every gate that does not hold, in a sentence. */
export function gateProblems({ gates }: Gates, odds: readonly ReaderOdds[]): string[] {
  return gates.flatMap(gate => {
    if (gate.of === 'choices') return choiceProblems(odds)
    const rows = odds.filter(
      ({ archetype, reader }) => reader === gate.reader && (gate.archetype ?? archetype) === archetype,
    )
    if (rows.length === 0) return [`There are no odds for ${gate.archetype ?? 'any archetype'}, ${gate.reader}.`]
    if (gate.of === 'spread') return spreadProblems(gate, rows)
    return rows.flatMap(row => rowProblems(gate, row))
  })
}

/** Choices that are offered, and are never the best for anybody. */
function choiceProblems(odds: readonly ReaderOdds[]): string[] {
  const weighed = odds.flatMap(({ choices }) => choices ?? [])
  if (weighed.length === 0) return ['No choice was weighed for an optimal reader.']
  const best = new Set(weighed.filter(({ isBest }) => isBest).map(({ path }) => path))
  const poor = new Map(weighed.filter(({ path }) => !best.has(path)).map(choice => [choice.path, choice]))
  return [...poor.values()].map(
    ({ passage, line, text }) => `"${text}" in "${passage}", line ${line}, is never the best choice for anything.`,
  )
}

/** What the gates ask for: readers, endings to aim for, and whether the choices are weighed. */
export function askedBy(
  { gates }: Gates,
  endings: readonly string[],
): Pick<OddsQuestion, 'readers' | 'aims' | 'told' | 'choices'> {
  const choices = gates.some(({ of }) => of === 'choices')
  const aims = endings.filter(id => choices || gates.some(({ reader }) => reader === `optimal for ${id}`))
  const asks = (name: string) => gates.some(({ reader }) => reader === name || reader.startsWith(`${name} for `))
  const told = gates.map(({ reader }) => reader).filter(reader => reader.startsWith('optimal for '))
  // Whoever only weighs choices is still somebody.
  const named = told.length > 0 ? told : ['optimal for survival']
  return { readers: (['random', 'careful', 'optimal'] as const).filter(asks), aims, told: named, choices }
}

function spreadProblems(gate: Gate, rows: readonly ReaderOdds[]): string[] {
  const chances = rows.map(({ good }) => good.chance)
  const apart = Math.max(...chances) - Math.min(...chances)
  return isOutside(plain(apart), gate)
    ? [`${gate.reader}: good endings of the archetypes are ${percent(apart)} apart, not ${bounds(gate)}.`]
    : []
}

function rowProblems(gate: Gate, { archetype, reader, good, endings, passages }: ReaderOdds): string[] {
  const who = reader === 'curious' ? reader : `${archetype}, ${reader}`
  const tell = (what: string, chance: Chance): string[] =>
    isOutside(chance, gate) ? [`${who}: ${what} is ${percent(chance.chance)}, not ${bounds(gate)}.`] : []
  if (gate.of === 'good') return tell('a good ending', good)
  if (gate.of === 'ending') {
    const found = reader === `optimal for ${gate.ending}` ? good : endings.find(({ ending }) => ending === gate.ending)
    return found ? tell(`the ending "${gate.ending}"`, found) : [`${who}: there is no ending "${gate.ending}".`]
  }
  return passages.flatMap(passage =>
    gate.of === 'reach'
      ? tell(`reaching "${passage.passage}"`, passage)
      : tell(`dying in "${passage.passage}"`, plain(passage.deaths)),
  )
}
