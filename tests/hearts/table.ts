// A table of Hearts & Mana for tests: heroes and foes on a drawing, dice as told, refusals with their sentence.
import assert from 'node:assert/strict'
import { hearts } from '../../src/books/hearts/book.ts'
import { bestiary } from '../../src/books/hearts/foes.ts'
import { readyHeroes } from '../../src/books/hearts/heroes.ts'
import type {
  Attribute,
  CommandOf,
  Die,
  Foe,
  FoeSheet,
  HeartsCommand,
  HeartsEvent,
  HeartsScene,
  Hero,
  Rank,
  Sheet,
} from '../../src/books/hearts/types.ts'
import { fromScript } from '../../src/dice/index.ts'
import { parseMap } from '../../src/grid/index.ts'
import { isRefusal, isWaiting, type Options, perform, type Refusal } from '../../src/kernel/index.ts'

const answer = (state: HeartsScene, command: HeartsCommand, faces: readonly number[]) =>
  perform(hearts, state, command, fromScript(faces.map(face => ({ faces: { die: [face] } }))))

/** Plays a command with exactly these faces; every throw tells the steps that built it. */
export function play(state: HeartsScene, command: HeartsCommand, ...faces: readonly number[]) {
  const played = answer(state, command, faces)
  if (isRefusal(played) || isWaiting(played)) return assert.fail(JSON.stringify(played))
  assert.equal(played.throws.length, faces.length, 'as many throws as faces')
  for (const thrown of played.throws) assert(thrown.steps?.length)
  return played
}

export function refused(state: HeartsScene, command: HeartsCommand): Refusal {
  const got = answer(state, command, [])
  if (!isRefusal(got)) return assert.fail(`not refused: ${JSON.stringify(command)}`)
  assert(got.text.length > 10)
  return got
}

/** Plays one command after the other; a number is the face of the throw before it. */
export function playAll(state: HeartsScene, ...steps: readonly (HeartsCommand | readonly [HeartsCommand, number])[]) {
  return steps.reduce(
    (now, step) => ('type' in step ? play(now, step).state : play(now, step[0], step[1]).state),
    state,
  )
}

/** The sides of the die that a command asks for. */
export function dieFor(state: HeartsScene, command: HeartsCommand): number | undefined {
  const asked = perform(hearts, state, command, () => undefined)
  return isWaiting(asked) ? asked.wanted.groups.die?.[0] : undefined
}

/** The steps that a throw tells before it is made. */
export function stepsFor(state: HeartsScene, command: HeartsCommand): readonly string[] {
  const asked = perform(hearts, state, command, () => undefined)
  return isWaiting(asked) ? (asked.wanted.steps ?? []).map(({ text, rule }) => `${text} [${rule}]`) : []
}

export const word = (events: readonly HeartsEvent[]): string | undefined => hearts.outcome(events)?.word
export const find = <T extends HeartsEvent['type']>(events: readonly HeartsEvent[], type: T) =>
  events.find((event): event is Extract<HeartsEvent, { type: T }> => event.type === type)
export const tnOf = (events: readonly HeartsEvent[]): number | undefined =>
  events.flatMap(event => ('tn' in event && event.tn !== undefined ? [event.tn] : []))[0]

export const hero = (state: HeartsScene, id: string): Hero => state.heroes.find(each => each.id === id) as Hero
export const foe = (state: HeartsScene, id: string): Foe => state.foes.find(each => each.id === id) as Foe
export const choices = (state: HeartsScene, kind?: string) =>
  state.open.filter(choice => kind === undefined || choice.kind === kind)
export const choice = (state: HeartsScene, kind: string): string => choices(state, kind)[0]?.id ?? ''

export const sheet = (id: string): Sheet => readyHeroes.find(each => each.id === id) as Sheet

/** A hero with one die of a given size. */
export const withDie = (state: HeartsScene, id: string, attribute: Attribute, die: Die): HeartsScene => ({
  ...state,
  heroes: state.heroes.map(each => (each.id === id ? { ...each, dice: { ...each.dice, [attribute]: die } } : each)),
})
export const change = (state: HeartsScene, id: string, more: Partial<Hero>): HeartsScene => ({
  ...state,
  heroes: state.heroes.map(each => (each.id === id ? { ...each, ...more } : each)),
})
export const changeFoe = (state: HeartsScene, id: string, more: Partial<Foe>): HeartsScene => ({
  ...state,
  foes: state.foes.map(each => (each.id === id ? { ...each, ...more } : each)),
})

/** Three heroes, nowhere in particular: Brida the Warrior, Wren the Rogue, Sefa the Mage. */
export function table(options: Options = {}, ids: readonly string[] = ['brida', 'wren', 'sefa']): HeartsScene {
  return playAll(hearts.start(options), ...ids.map((id): HeartsCommand => ({ type: 'AddHero', sheet: sheet(id) })))
}

const foeOfRank: Readonly<Record<Rank, string>> = { minion: 'hired-blade', elite: 'gate-captain', boss: 'mill-giant' }

export const foeSheet = (id: string, rank: Rank, more: Partial<FoeSheet> = {}): FoeSheet => ({
  ...(bestiary.find(each => each.id === foeOfRank[rank]) as FoeSheet),
  id,
  name: id,
  group: id,
  ...more,
})

/** A fight without a map: three heroes, and foes of these ranks called by them. */
export function brawl(ranks: readonly Rank[], options: Options = {}, more: Partial<FoeSheet> = {}): HeartsScene {
  const foes = ranks.map(
    (rank, i): HeartsCommand => ({
      type: 'AddFoe',
      foe: foeSheet(ranks.indexOf(rank) === i ? rank : `${rank}-${i + 1}`, rank, more),
    }),
  )
  return playAll(table(options), ...foes, { type: 'StartCombat' })
}

/** A fight on a drawing: 1, 2, 3 are Brida, Wren and Sefa; a, b, c … are foes of these ranks, called foe-1, foe-2 … */
export function fight(
  drawing: string,
  ranks: readonly Rank[],
  options: Options = {},
  more: Partial<FoeSheet> = {},
): HeartsScene {
  const map = parseMap(`A drawing\n${drawing.replaceAll(/^(?!wall|door).*$/gm, row => row.replaceAll(/[1-3]/g, '.'))}`)
  if (isRefusal(map)) return assert.fail(map.text)
  const foes = ranks.map(
    (rank, i): HeartsCommand => ({
      type: 'AddFoe',
      foe: foeSheet(`foe-${i + 1}`, rank, more),
    }),
  )
  const rows = drawing.split('\n')
  const places = ['brida', 'wren', 'sefa'].flatMap((who, i): HeartsCommand[] => {
    const y = rows.findIndex(row => !/^(wall|door)/.test(row) && row.includes(`${i + 1}`))
    return y < 0 ? [] : [{ type: 'Place', who, at: { x: (rows[y] as string).indexOf(`${i + 1}`), y } }]
  })
  return playAll(table(options), ...foes, { type: 'SetMap', map }, ...places, { type: 'StartCombat' })
}

export const test = (hero: string, attribute: Attribute, tn: number, more: Partial<CommandOf<'Test'>> = {}) =>
  ({ type: 'Test', hero, attribute, tn, what: 'tries it', ...more }) as CommandOf<'Test'>
export const strike = (hero: string, foe: string, more: Partial<CommandOf<'Attack'>> = {}) =>
  ({ type: 'Attack', hero, foe, way: 'melee', ...more }) as CommandOf<'Attack'>
export const shoot = (hero: string, foe: string, more: Partial<CommandOf<'Attack'>> = {}) =>
  strike(hero, foe, { way: 'ranged', ...more })
export const shift = (by: number, reason = 'circumstances') => ({ by, reason })
