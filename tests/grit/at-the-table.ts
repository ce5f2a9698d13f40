// A table of Grit for tests: plain heroes and a post to strike at, scripted dice, and what came of them.
import assert from 'node:assert/strict'
import { grit } from '../../src/books/grit/book.ts'
import { readyHeroes } from '../../src/books/grit/ready-heroes.ts'
import type {
  Attack,
  Creature,
  Die,
  EventOf,
  Foe,
  GritCommand,
  GritEvent,
  GritScene,
  Hero,
  Monster,
  Scores,
  Spell,
  Weapon,
} from '../../src/books/grit/types.ts'
import { type Faces, runScripted } from '../../src/dice/index.ts'
import { drawnMap } from '../../src/grid/index.ts'
import { after, isRefusal, type Options, type Refusal } from '../../src/kernel/index.ts'

const weapon = (id: string, dice: number, die: Die, more: Partial<Weapon> = {}): Weapon => ({
  id,
  name: id,
  text: '',
  attribute: 'str',
  dice,
  die,
  damage: 'cut',
  reach: 'close',
  spaces: 1,
  price: 0,
  ...more,
})

/** One weapon for each die, a heavy one, one with a rider, and a spell of four dice. */
export const testWeapons: readonly Weapon[] = [
  ...([4, 6, 8, 10, 12] as const).map(die => weapon(`d${die}`, 1, die)),
  weapon('two', 2, 6),
  weapon('bow', 1, 6, { reach: 'far', spaces: 18 }),
  weapon('net', 1, 6, { rider: { condition: 'restrained', save: 'dex', weaker: 'grappled' } }),
]
const four: Spell = {
  id: 'four',
  name: 'Four',
  text: '',
  attribute: 'str',
  cost: 1,
  sparks: 0,
  reach: 'far',
  spaces: 18,
  does: { kind: 'attack', dice: 4, die: 6, damage: 'light' },
}

export const scores = (modifier = 0, rating = 0): Scores => ({
  str: { modifier, rating },
  dex: { modifier, rating },
  int: { modifier, rating },
  wil: { modifier, rating },
})

export const post: Monster = {
  id: 'post',
  name: 'Post',
  text: '',
  kind: 'monster',
  scores: scores(),
  hp: 300,
  armour: 'none',
  speed: 6,
  actions: 3,
  attacks: [weapon('club', 1, 6), weapon('snare', 1, 6, { rider: { condition: 'grappled', save: 'str' } })],
  resists: [],
  vulnerable: [],
  knacks: [],
}

/** A post that may react and that has Grit. */
export const sergeant: Monster = { ...post, id: 'sergeant', name: 'Sergeant', kind: 'elite' }
export const mites: Monster = { ...post, id: 'mites', name: 'Mites', kind: 'minion', hp: 4, actions: 1 }

const plain = (hero: Hero): Hero => ({
  ...hero,
  knacks: [],
  scores: scores(),
  armour: 'none',
  hp: 20,
  maxHp: 20,
  sparks: 9,
  sheet: {
    ...hero.sheet,
    weapons: testWeapons.map(({ id }) => id),
    spells: [
      'four',
      'cobweb',
      'lamp-flare',
      'moss-poultice',
      'clear-dew',
      'crumb-step',
      'jar-lightning',
      'thistle-burst',
    ],
  },
})

/** Three plain heroes in one place, outside a fight. */
export function calm(options: Options = {}): GritScene {
  const start: GritScene = {
    ...grit.start(options),
    pack: { title: 'Tests', weapons: testWeapons, spells: [four], monsters: [] },
  }
  const heroes = readyHeroes.slice(0, 3).reduce((state, sheet) => play(state, { type: 'AddHero', sheet }).state, start)
  return { ...heroes, heroes: heroes.heroes.map(plain) }
}

/** The same in a fight with some foes, at the first turn, all with three actions. */
export function brawl(options: Options = {}, foes: readonly Monster[] = [post], more: Partial<Foe> = {}): GritScene {
  let state = calm(options)
  for (const monster of foes) state = play(state, { type: 'AddFoe', id: monster.id, monster, at: 0 }).state
  state = { ...state, foes: state.foes.map(foe => ({ ...foe, ...more })) }
  state = play(state, { type: 'BeginFight' }).state
  return play(state, { type: 'GrantInitiative', heroes: ['thimble', 'pip', 'wick'] }).state
}

/** The same on a drawing: 1, 2, 3 are Thimble, Pip and Wick; a, b, c … are the foes, in order. */
export function brawlOn(drawing: string, foes: readonly Monster[] = [post], options: Options = {}): GritScene {
  const map = drawnMap(`A drawing\n${drawing}`)
  const numbered = foes.map((monster, i) =>
    foes.indexOf(monster) === i ? monster : { ...monster, id: `${monster.id}-${i}` },
  )
  const added = numbered.map((monster): GritCommand => ({ type: 'AddFoe', id: monster.id, monster }))
  const ready = plays(calm(options), { type: 'SetMap', map }, ...added, { type: 'BeginFight' })
  return play(ready, { type: 'GrantInitiative', heroes: ['thimble', 'pip', 'wick'] }).state
}

/** Somebody changed by hand, for the one thing that a test is about. */
export function having(
  state: GritScene,
  id: string,
  change: Partial<Creature> & Partial<Hero> & Partial<Foe>,
): GritScene {
  return {
    ...state,
    heroes: state.heroes.map(hero => (hero.id === id ? ({ ...hero, ...change } as Hero) : hero)),
    foes: state.foes.map(foe => (foe.id === id ? ({ ...foe, ...change } as Foe) : foe)),
  }
}

export interface Played {
  readonly state: GritScene
  readonly events: readonly GritEvent[]
}

/** Plays a command on these faces, throw by throw; every die has to be used. */
export function play(state: GritScene, command: GritCommand, ...script: readonly Faces[]): Played {
  const parsed = grit.parse(JSON.parse(JSON.stringify(command)))
  if (isRefusal(parsed)) return assert.fail(parsed.text)
  const { value, throws } = runScripted(
    dice => grit.decide(state, command, dice),
    script.map(faces => ({ faces })),
  )
  if (isRefusal(value)) return assert.fail(`${command.type}: ${value.text}`)
  for (const { steps } of throws) assert(steps?.every(({ rule }) => rule.startsWith('TA-')))
  return { state: after(grit, state, value), events: value }
}

/** Several commands without dice. */
export const plays = (state: GritScene, ...commands: readonly GritCommand[]): GritScene =>
  commands.reduce((now, command) => play(now, command).state, state)

export function refused(state: GritScene, command: GritCommand): Refusal {
  const { value } = runScripted(dice => grit.decide(state, command, dice), [])
  if (!isRefusal(value)) return assert.fail(`${command.type} was accepted`)
  assert(value.text.length > 10)
  return value
}

export const find = <T extends GritEvent['type']>(events: readonly GritEvent[], type: T): EventOf<T> | undefined =>
  events.find((event): event is EventOf<T> => event.type === type)

export const hero = (state: GritScene, id: string): Hero => {
  const found = state.heroes.find(each => each.id === id)
  return found ?? assert.fail(`there is no hero ${id}`)
}
export const foe = (state: GritScene, id: string): Foe => {
  const found = state.foes.find(each => each.id === id)
  return found ?? assert.fail(`there is no foe ${id}`)
}

export const word = (events: readonly GritEvent[]): string | undefined => grit.outcome(events)?.word
export const net = (events: readonly GritEvent[]): number | undefined =>
  find(events, 'Tested')?.net ?? find(events, 'Attacked')?.net
export const amount = (events: readonly GritEvent[]): number | undefined => find(events, 'Damaged')?.amount

/** Thimble strikes at the post. */
export const strike = (more: Partial<Attack> = {}): Attack => ({
  type: 'Attack',
  hero: 'thimble',
  with: 'd6',
  target: 'post',
  ...more,
})
/** The post strikes at Thimble. */
export const club = (more: Partial<Attack> = {}): Attack => ({
  type: 'Attack',
  foe: 'post',
  with: 'club',
  target: 'thimble',
  ...more,
})
export const dice = (primary: readonly number[], others: readonly number[] = []): Faces => ({ primary, others })
export const pool = (...faces: readonly number[]): Faces => ({ pool: faces })
export const next = (face: number): Faces => ({ explosion: [face] })

/** All turns up to the one of somebody. */
export function until(state: GritScene, id: string): GritScene {
  let now = state
  for (let i = 0; i < 20 && now.fight?.turn !== id; i++) {
    const turn = now.fight?.turn ?? ''
    const by = now.heroes.some(each => each.id === turn) ? { hero: turn } : { foe: turn }
    now = play(now, { type: 'EndTurn', ...by }).state
  }
  assert.equal(now.fight?.turn, id)
  return now
}
