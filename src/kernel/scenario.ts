// Scenario files: a book, a cast, steps with scripted dice, and what is expected of them. Worked examples, bug reports and
// designers' checks are such files.
import { z } from 'zod'
import {
  compare,
  describeWanted,
  fromScript,
  parseFraction,
  runWithFaces,
  ScriptMismatch,
  writeFraction,
  zero,
} from '../dice/index.ts'
import type { Book, Command } from './book.ts'
import { type Game, type GameCommand, gameOf } from './game.ts'
import { groupBy, odds } from './odds.ts'
import { parseGameCommand } from './parse-game.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import { after } from './run.ts'
import { chooseOptions } from './scene.ts'

const faces = z.record(z.string(), z.array(z.int().min(1).max(1000)))
const dice = z.array(z.union([z.strictObject({ label: z.string(), faces }), faces]))
const partial = z.record(z.string(), z.unknown())

const expectation = z.strictObject({
  refused: z.exactOptional(z.string()).describe('The code of the refusal; nothing may have changed.'),
  outcome: z.exactOptional(z.string()).describe('The word that names how the throw came out.'),
  events: z
    .exactOptional(z.array(partial))
    .describe('Events in order; each names at least its type and the fields that matter.'),
  state: z.exactOptional(partial).describe('Paths into the state, such as "heroes.kael.wounds", and their values.'),
  odds: z
    .exactOptional(z.record(z.string(), z.string()))
    .describe('Exact chances by outcome word before the throw: {"hit": "5/9"}.'),
})

export const scenarioSchema = z.strictObject({
  $schema: z.exactOptional(z.string()),
  title: z.string(),
  book: z.string(),
  options: z.exactOptional(z.record(z.string(), z.string())),
  scene: z.exactOptional(z.string()).describe('A ready scene of the book to start from.'),
  cast: z.exactOptional(z.array(partial)).describe('Commands of the game master that set the table.'),
  steps: z.array(
    z.strictObject({
      by: z.string().describe('"gm", or the id of a hero whose player acts.'),
      command: partial,
      dice: z.exactOptional(dice).describe('The faces of each throw, by group, in order.'),
      expect: z.exactOptional(expectation),
    }),
  ),
})

export type Scenario = z.infer<typeof scenarioSchema>
export type ScenarioStep = Scenario['steps'][number]

/** Something that came out otherwise; step 0 is the setting up. */
export interface Difference {
  readonly step: number
  readonly what: string
  readonly expected: string
  readonly found: string
}

export function parseScenario(json: unknown): Scenario | Refusal {
  const parsed = scenarioSchema.safeParse(json)
  return parsed.success ? parsed.data : refuse('malformed', z.prettifyError(parsed.error))
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

/** Plays a scenario to its end, or to the first step after which going on makes no sense. */
export function runScenario(book: Book, scenario: Scenario): readonly Difference[] {
  const options = chooseOptions(book, scenario.options)
  if (isRefusal(options)) return [{ step: 0, what: 'options', expected: 'options of the book', found: options.text }]
  const ready = book.scenes.find(({ id }) => id === scenario.scene)
  if (scenario.scene !== undefined && !ready)
    return [{ step: 0, what: 'scene', expected: book.scenes.map(({ id }) => id).join(' or '), found: scenario.scene }]
  let game: Game = gameOf(book).start(options)
  for (const command of [...(ready?.commands ?? []), ...(scenario.cast ?? [])]) {
    const { differences, game: next } = playStep(book, game, { by: 'gm', command: { ...command } }, 0)
    if (differences.length > 0) return differences
    game = next
  }
  const found: Difference[] = []
  for (const [index, step] of scenario.steps.entries()) {
    const { differences, game: next } = playStep(book, game, step, index + 1)
    found.push(...differences)
    game = next
  }
  return found
}

interface StepResult {
  readonly differences: readonly Difference[]
  readonly game: Game
}

function playStep(book: Book, game: Game, step: ScenarioStep, number: number): StepResult {
  const rules = gameOf(book)
  const { expect = {} } = step
  const stuck = (what: string, expected: string, found: string): StepResult => ({
    differences: [{ step: number, what, expected, found }],
    game,
  })
  const command = parseGameCommand(book, step.command)
  const refusal = isRefusal(command) ? command : forbidden(book, game, step.by, command)
  const script = (step.dice ?? []).map(line =>
    'faces' in line && 'label' in line ? line : { faces: line },
  ) as Parameters<typeof fromScript>[0]
  try {
    const run = refusal
      ? { done: true as const, value: refusal, throws: [] }
      : runWithFaces(dice => rules.decide(game, command as GameCommand<Command>, dice), fromScript(script))
    if (!run.done)
      return stuck('dice', `${describeWanted(run.wanted)} for "${run.wanted.label}"`, 'the script ends there')
    if (isRefusal(run.value)) {
      const { refused, text } = run.value
      return refused === expect.refused
        ? { differences: [], game }
        : stuck('refused', expect.refused ?? 'done', `${refused}: ${text}`)
    }
    if (run.throws.length < script.length)
      return stuck('dice', `${script.length} throws`, `${run.throws.length} throws`)
    if (expect.refused !== undefined) return stuck('refused', expect.refused, 'done')
    const next = after(rules, game, run.value)
    const differences = [
      ...oddsDifferences(book, game, command as GameCommand<Command>, expect.odds),
      ...outcomeDifference(book.outcome(run.value)?.word, expect.outcome),
      ...eventDifferences(run.value, expect.events),
      ...stateDifferences(next, expect.state),
    ]
    return { differences: differences.map(each => ({ step: number, ...each })), game: next }
  } catch (mismatch) {
    if (mismatch instanceof ScriptMismatch) return stuck('dice', 'faces that fit', mismatch.message)
    throw mismatch
  }
}

function forbidden(book: Book, game: Game, by: string, command: GameCommand<Command>): Refusal | undefined {
  if (by === 'gm') return undefined
  const actors = gameOf(book).actors(game, command)
  if (actors?.length === 0 || actors?.includes(by)) return undefined
  return refuse('forbidden', `${by} may not give this command.`)
}

type Found = Omit<Difference, 'step'>

const outcomeDifference = (found: string | undefined, expected: string | undefined): Found[] =>
  expected === undefined || expected === found ? [] : [{ what: 'outcome', expected, found: found ?? 'no outcome' }]

function eventDifferences(
  found: readonly object[],
  expected: readonly Readonly<Record<string, unknown>>[] | undefined,
): Found[] {
  if (expected === undefined) return []
  let from = 0
  const missing: Found[] = []
  for (const event of expected) {
    const at = found.findIndex((each, i) => i >= from && covers(each, event))
    if (at < 0)
      missing.push({
        what: 'events',
        expected: show(event),
        found: found.slice(from).map(show).join(' ') || 'no further event',
      })
    else from = at + 1
  }
  return missing
}

/** Every field that the expectation names is there and says the same. */
function covers(found: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return found === expected
  if (typeof found !== 'object' || found === null) return false
  if (Array.isArray(expected))
    return (
      Array.isArray(found) && found.length === expected.length && expected.every((each, i) => covers(found[i], each))
    )
  return Object.entries(expected).every(([key, value]) => covers((found as Record<string, unknown>)[key], value))
}

function stateDifferences(game: Game, expected: Readonly<Record<string, unknown>> = {}): Found[] {
  return Object.entries(expected).flatMap(([path, value]) => {
    const found = at(path.startsWith('calls') ? game : game.scene, path.split('.'))
    return covers(found, value) && (value !== null || found === null)
      ? []
      : [{ what: `state ${path}`, expected: show(value), found: show(found) }]
  })
}

/** Walks a path; in a list, a word finds the member with that id. */
function at(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return step === undefined ? value : undefined
  if (!Array.isArray(value))
    return Object.hasOwn(value, step) ? at((value as Record<string, unknown>)[step], rest) : undefined
  if (step === 'length') return at(value.length, rest)
  const member = /^\d+$/.test(step) ? value[Number(step)] : value.find(each => (each as { id?: unknown })?.id === step)
  return at(member, rest)
}

function oddsDifferences(
  book: Book,
  game: Game,
  command: GameCommand<Command>,
  expected: Readonly<Record<string, string>> = {},
): Found[] {
  if (Object.keys(expected).length === 0) return []
  const answer = odds(gameOf(book), game, command)
  if (isRefusal(answer)) return [{ what: 'odds', expected: show(expected), found: answer.text }]
  const shares = groupBy(answer, ({ events }) => book.outcome(events as never)?.word ?? 'no outcome')
  return Object.entries(expected).flatMap(([word, text]) => {
    const wanted = parseFraction(text)
    const share = shares.find(({ value }) => value === word)?.share ?? zero
    return wanted && compare(wanted, share) === 0
      ? []
      : [{ what: `odds of ${word}`, expected: text, found: writeFraction(share) }]
  })
}
