// What events make of the scene: arithmetic, no rules.
import { evolveScene, joinedBy, shownLast } from '../../kernel/index.ts'
import type { AdjustField } from './commands.ts'
import { levels } from './data.ts'
import type { Event } from './events.ts'
import type { Content, Foe, Growth, Hero, Kind, Pending, Protagonist, State, Target } from './types.ts'

const joining = (sheet: Hero): Protagonist => ({
  ...sheet,
  wounds: 0,
  fatigue: 0,
  conditions: [],
  inHand: sheet.weapons[0] ?? 'fists',
  dead: false,
  fled: false,
  points: 0,
  growth: [],
})

const sameTarget = (a: Target, b: Target): boolean => JSON.stringify(a) === JSON.stringify(b)
/** What has been paid towards a target so far. */
export const growthOf = ({ growth }: Protagonist, target: Target): Growth | undefined =>
  growth.find(each => sameTarget(each.target, target))

const hero = (state: State, id: string, change: (hero: Protagonist) => Partial<Protagonist>): State => ({
  ...state,
  heroes: state.heroes.map(each => (each.id === id ? { ...each, ...change(each) } : each)),
})
const foe = (state: State, id: string, change: (foe: Foe) => Partial<Foe>): State => ({
  ...state,
  foes: state.foes.map(each => (each.id === id ? { ...each, ...change(each) } : each)),
})
/** Gear changes hands: the first weapon is in hand. */
const geared = (sheet: Partial<Hero>): Partial<Protagonist> => ({ ...sheet, inHand: sheet.weapons?.[0] ?? 'fists' })
const isChoice = (of: { kind: Pending['kind']; hero: string }) => (choice: Pending) =>
  choice.kind === of.kind && choice.hero === of.hero
/** Where an enemy's harm is counted. */
export const foeCounters: Readonly<Record<Kind, 'taken' | 'stunned'>> = { wounds: 'taken', fatigue: 'stunned' }
const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'HeroJoined':
      return { ...state, heroes: [...state.heroes, joining(event.hero)] }
    case 'HeroLeft':
      return heroLeft(state, event.hero)
    case 'SheetRevised':
      return hero(state, event.hero, () => geared(event.sheet))
    case 'FoeAdded':
      return { ...state, foes: joinedBy(state.foes, event.foe) }
    case 'FoeRevealed':
      return { ...state, foes: shownLast(state.foes, event.foe, event.name) }
    case 'FoeLeft':
      return foeLeft(state, event.foe)
    case 'FoeBurned':
      return foe(state, event.foe, () => ({ burned: true }))
    case 'FoeMoved':
      return foe(state, event.foe, ({ bands }) =>
        event.from === undefined ? { band: event.band, bands: {} } : { bands: { ...bands, [event.from]: event.band } },
      )
    case 'Moved':
      return foe(state, event.foe, ({ bands }) => ({ bands: { ...bands, [event.hero]: event.band } }))
    case 'FoeHurt':
      return foe(state, event.foe, each => ({
        [foeCounters[event.kind]]: each[foeCounters[event.kind]] + event.amount,
      }))
    case 'FoeRegained':
      return foe(state, event.foe, each => ({
        [foeCounters[event.kind]]: each[foeCounters[event.kind]] - event.amount,
      }))
    case 'SceneSet':
      return { ...state, text: event.text }
    case 'SceneEnded':
      return sceneEnded(state)
    case 'ExchangeBegan':
      return {
        ...state,
        exchange: event.exchange,
        acted: [],
        foes: state.foes.map(each => ({ ...each, burned: false })),
      }
    case 'Acted':
      return {
        ...state,
        acts: { ...state.acts, [event.who]: (state.acts[event.who] ?? 0) + 1 },
        acted: [...state.acted.filter(id => id !== event.who), event.who],
      }
    case 'Drew':
      return hero(state, event.hero, () => ({ inHand: event.weapon }))
    case 'Locked':
      return { ...state, locks: [...state.locks, { hero: event.hero, task: event.task }] }
    case 'LockLifted':
      return { ...state, locks: state.locks.filter(({ hero, task }) => hero !== event.hero || task !== event.task) }
    case 'ChoiceLeft':
      return { ...state, pending: [...state.pending, event.choice] }
    case 'ChoiceMade': {
      const made = state.pending.find(isChoice(event))
      return { ...state, pending: state.pending.filter(choice => choice !== made) }
    }
    case 'Hurt':
      return hero(state, event.hero, each => ({ [event.kind]: each[event.kind] + event.amount }))
    case 'Healed':
      return hero(state, event.hero, ({ wounds, fatigue }) => ({
        wounds: wounds - event.wounds,
        fatigue: fatigue - event.fatigue,
      }))
    case 'Died':
      return hero(state, event.hero, () => ({ dead: true }))
    case 'Fled':
      return hero(state, event.hero, () => ({ fled: true }))
    case 'Returned':
      return hero(state, event.hero, () => ({ fled: false, dead: false }))
    case 'Treated':
      return { ...state, treated: [...state.treated.filter(id => id !== event.patient), event.patient] }
    case 'Equipped':
      return hero(state, event.hero, () => geared(event.gear))
    case 'Rested':
      return event.rest === 'long'
        ? { ...state, locks: state.locks.filter(({ hero }) => !event.heroes.includes(hero)) }
        : state
    case 'ConditionSet':
      return hero(state, event.hero, ({ conditions }) => ({
        conditions: [...conditions.filter(name => name !== event.condition), ...(event.on ? [event.condition] : [])],
      }))
    case 'PointsEarned':
      return hero(state, event.hero, ({ points }) => ({ points: points + event.points }))
    case 'PointCommitted':
      return hero(state, event.hero, ({ points, growth }) => ({
        points: points - 1,
        growth: [...others(growth, event.target), { target: event.target, paid: event.paid }],
      }))
    case 'Grown':
      return hero(state, event.hero, each => ({
        ...grown(each, event.target),
        earned: each.earned + event.price,
        growth: others(each.growth, event.target),
      }))
    case 'GrowthRefused':
      return hero(state, event.hero, ({ points, growth }) => ({
        points: points + event.back,
        growth: others(growth, event.target),
      }))
    case 'TraitRewritten':
      return hero(state, event.hero, () => ({ trait: event.trait }))
    case 'BurdenRewritten':
      return hero(state, event.hero, () => ({ burden: event.burden }))
    case 'Adjusted':
      return adjusted(state, event.who, event.field, event.to)
    case 'ContentAdded':
      return { ...state, own: joined(state.own, event.content) }
    default:
      return evolveScene(state, event)
  }
}

function foeLeft(state: State, id: string): State {
  return {
    ...state,
    foes: state.foes.filter(each => each.id !== id),
    pending: state.pending.filter(choice => choice.kind !== 'block' || choice.foe !== id),
    acts: without(state.acts, id),
    acted: state.acted.filter(who => who !== id),
  }
}

function heroLeft(state: State, id: string): State {
  return {
    ...state,
    heroes: state.heroes.filter(hero => hero.id !== id),
    foes: state.foes.map(each => ({ ...each, bands: without(each.bands, id) })),
    pending: state.pending.filter(({ hero }) => hero !== id),
    locks: state.locks.filter(({ hero }) => hero !== id),
    acts: without(state.acts, id),
    acted: state.acted.filter(who => who !== id),
    treated: state.treated.filter(who => who !== id),
  }
}

/** LT-VI.3: whoever fled is back for the next scene. */
const sceneEnded = (state: State): State => ({
  ...state,
  text: '',
  heroes: state.heroes.map(each => ({ ...each, fled: false })),
  foes: [],
  exchange: 1,
  acts: {},
  acted: [],
  treated: [],
})

const others = (growth: readonly Growth[], target: Target) => growth.filter(each => !sameTarget(each.target, target))

export function grown({ levels: now, skills, grimoires, hp }: Hero, target: Target): Partial<Hero> {
  switch (target.kind) {
    case 'attribute': {
      const next = levels[levels.indexOf(now[target.attribute]) + 1] ?? 'exceptional'
      return { levels: { ...now, [target.attribute]: next } }
    }
    case 'skill':
      return { skills: [...skills, target.skill] }
    case 'grimoire':
      return { grimoires: [...grimoires, target.grimoire] }
    case 'hp':
      return { hp: hp + 1 }
  }
}

const foeFields: Readonly<Partial<Record<AdjustField, 'taken' | 'stunned' | 'wounds'>>> = {
  ...foeCounters,
  hp: 'wounds',
}

function adjusted(state: State, who: string, field: AdjustField, to: number): State {
  const changed = hero(state, who, () => ({ [field]: to }))
  const foeField = foeFields[field]
  return foeField === undefined ? changed : foe(changed, who, () => ({ [foeField]: to }))
}

const newer = <T extends { readonly id: string }>(old: readonly T[], added: readonly T[]): readonly T[] => [
  ...old.filter(({ id }) => !added.some(each => each.id === id)),
  ...added,
]
const joined = (old: Content, added: Content): Content => ({
  grimoires: newer(old.grimoires, added.grimoires),
  objects: newer(old.objects, added.objects),
  foes: newer(old.foes, added.foes),
})

/** The scene after some of a rule's own events. */
export const fold = (state: State, events: readonly Event[]): State => events.reduce(evolve, state)
