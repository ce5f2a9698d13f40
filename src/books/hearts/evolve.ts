// Arithmetic: what each event makes of the scene. No rules.
import { evolveMap, type Square } from '../../grid/index.ts'
import { evolveScene, joinedBy, shownLast } from '../../kernel/index.ts'
import type { Foe, HeartsEvent, HeartsScene, Hero } from './types.ts'

/** A token on a square, or on none. */
function standingAt<T extends { readonly at?: Square }>(token: T, at: Square | undefined): T {
  const { at: _, ...rest } = token
  return (at ? { ...rest, at } : rest) as T
}

const eachHero = (state: HeartsScene, id: string, change: (hero: Hero) => Hero): HeartsScene => ({
  ...state,
  heroes: state.heroes.map(hero => (hero.id === id ? change(hero) : hero)),
})
const eachFoe = (state: HeartsScene, id: string, change: (foe: Foe) => Foe): HeartsScene => ({
  ...state,
  foes: state.foes.map(foe => (foe.id === id ? change(foe) : foe)),
})
const eachToken = (state: HeartsScene, id: string, change: <T extends Hero | Foe>(token: T) => T): HeartsScene =>
  eachFoe(eachHero(state, id, change), id, change)

const fresh = <T extends Hero | Foe>(token: T): T => ({ ...token, moved: 0, acted: false })
const closed = (state: HeartsScene, id: string): HeartsScene => ({
  ...state,
  open: state.open.filter(choice => choice.id !== id),
})

export function evolve(state: HeartsScene, event: HeartsEvent): HeartsScene {
  switch (event.type) {
    case 'ActionSpent':
      return eachHero(state, event.hero, hero => ({ ...hero, acted: true }))
    case 'Helped':
      return state.phase === 'free' ? state : eachHero(state, event.hero, hero => ({ ...hero, acted: true }))
    case 'Locked':
      return { ...state, tried: [...state.tried, event.tried] }
    case 'Unlocked':
      return {
        ...state,
        tried: state.tried.filter(({ hero, attribute, what }) => !isSame(event.tried, { hero, attribute, what })),
      }
    case 'Moved':
      return eachToken(state, event.who, token => {
        const moved = state.phase === 'free' ? 0 : token.moved + event.cost
        return { ...standingAt(token, event.path.at(-1)), moved }
      })
    case 'Placed':
      return eachToken(state, event.who, token => standingAt(token, event.at))
    case 'ManaChanged':
      return eachHero(state, event.hero, hero => ({ ...hero, mana: event.to }))
    case 'HeartsChanged':
      return eachHero(state, event.hero, hero => ({ ...hero, hearts: event.to }))
    case 'HeroRaised':
      return eachHero(state, event.hero, hero => ({ ...hero, hearts: 1 }))
    case 'ArmorSpent':
      return eachHero(state, event.hero, hero => ({ ...hero, armor: false }))
    case 'ItemUsed':
      return event.gone ? eachHero(state, event.hero, hero => without(hero, event.item)) : state
    case 'FoeWounded':
      return eachFoe(state, event.foe, foe => ({ ...foe, wounds: event.to }))
    case 'FoeDefeated':
      return eachFoe(state, event.foe, foe => standingAt(foe, undefined))
    case 'ChoiceOpened':
      return { ...state, open: [...state.open, event.choice], choices: state.choices + 1 }
    case 'ChoiceClosed':
    case 'ChoiceSkipped':
      return closed(state, event.choice)
    case 'ConditionAdded':
      return eachToken(state, event.who, token => ({ ...token, conditions: [...token.conditions, event.condition] }))
    case 'ConditionCleared':
      return eachToken(state, event.who, token => ({
        ...token,
        conditions: token.conditions.filter(each => each !== event.condition),
      }))
    case 'CombatStarted':
      return { ...state, phase: 'heroes', round: 1, heroes: state.heroes.map(fresh), foes: state.foes.map(fresh) }
    case 'PhaseStarted':
      return event.phase === 'heroes'
        ? { ...state, phase: 'heroes', round: event.round, heroes: state.heroes.map(fresh) }
        : { ...state, phase: 'foes', round: event.round, foes: state.foes.map(fresh) }
    case 'CombatEnded':
      return { ...state, phase: 'free', round: 0, heroes: state.heroes.map(fresh), foes: state.foes.map(fresh) }
    case 'FoesActed':
      return { ...state, foes: state.foes.map(foe => (event.foes.includes(foe.id) ? { ...foe, acted: true } : foe)) }
    case 'FoeAdded':
      return { ...state, foes: joinedBy(state.foes, event.foe) }
    case 'FoeShown': {
      const placed = state.foes.map(foe => (foe.id === event.foe ? standingAt(foe, event.at) : foe))
      return { ...state, foes: shownLast(placed, event.foe, event.name) }
    }
    case 'FoeRemoved':
      return { ...state, foes: state.foes.filter(({ id }) => id !== event.foe) }
    case 'HeroJoined':
      return { ...state, heroes: [...state.heroes, event.hero] }
    case 'HeroLeft':
      return {
        ...state,
        heroes: state.heroes.filter(({ id }) => id !== event.hero),
        tried: state.tried.filter(({ hero }) => hero !== event.hero),
      }
    case 'MapSet':
    case 'MapCleared':
      return evolveMap(offMap(state), event)
    case 'SquareSet':
    case 'DoorSet':
      return evolveMap(state, event)
    case 'SceneSet': {
      const { title, text } = event
      const heroes = state.heroes.map(hero => ({ ...hero, armor: hero.gear.protection !== undefined }))
      return { ...state, title, text, heroes, tried: [] }
    }
    case 'PressureSet': {
      const { clock, outcome } = event
      return { ...state, pressures: [...state.pressures.filter(each => each.clock !== clock), { clock, outcome }] }
    }
    case 'Rested':
      return {
        ...state,
        heroes: state.heroes.map(hero =>
          event.heroes.includes(hero.id) ? { ...hero, hearts: hero.mostHearts, mana: hero.mostMana } : hero,
        ),
      }
    case 'MilestoneReached':
      return {
        ...state,
        heroes: state.heroes.map(hero =>
          event.heroes.includes(hero.id) ? { ...hero, milestones: hero.milestones + 1 } : hero,
        ),
      }
    case 'Advanced':
      return eachHero(state, event.hero, hero => grown(hero, event))
    case 'Adjusted':
      return eachToken(state, event.who, token => ({ ...token, [event.what]: adjusted(event) }))
    case 'TermNamed':
      return { ...state, terms: { ...state.terms, [event.term]: event.name } }
    case 'PackLoaded':
      return { ...state, pack: event.pack }
    default:
      return evolveScene(state, event)
  }
}

const isSame = <T extends object>(a: T, b: T): boolean =>
  (Object.keys(a) as (keyof T)[]).every(key => a[key] === b[key])

const offMap = (state: HeartsScene): HeartsScene => ({
  ...state,
  heroes: state.heroes.map(hero => standingAt(hero, undefined)),
  foes: state.foes.map(foe => standingAt(foe, undefined)),
})

/** One of them: two ropes are two things. */
function without(hero: Hero, item: string): Hero {
  const at = hero.gear.items.indexOf(item)
  return { ...hero, gear: { ...hero.gear, items: hero.gear.items.filter((_, i) => i !== at) } }
}

const adjusted = ({ what, to }: HeartsEvent & { type: 'Adjusted' }): number | boolean =>
  what === 'armor' || what === 'acted' ? to === 1 : to

function grown(hero: Hero, { into, from, to }: HeartsEvent & { type: 'Advanced' }): Hero {
  const step = { ...hero, milestones: hero.milestones - 1, advances: hero.advances + 1 }
  if (into === 'heart') return { ...step, mostHearts: to, hearts: hero.hearts + to - from }
  if (into === 'mana') return { ...step, mostMana: to, mana: hero.mana + to - from }
  return { ...step, dice: { ...hero.dice, [into]: to } as Hero['dice'] }
}
