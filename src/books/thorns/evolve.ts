// The arithmetic: what an event makes of the scene. No rules here.
import { evolveScene, joinedBy, shownLast } from '../../kernel/index.ts'
import { aFew } from './find.ts'
import type { Hero, Pool, Talent, ThornsEvent, ThornsScene } from './types.ts'

const withHero = (state: ThornsScene, id: string, change: (hero: Hero) => Hero): ThornsScene => ({
  ...state,
  heroes: state.heroes.map(hero => (hero.id === id ? change(hero) : hero)),
})

const withPool = (state: ThornsScene, id: string, change: (pool: Pool) => Pool): ThornsScene => ({
  ...state,
  pools: state.pools.map(pool => (pool.id === id ? change(pool) : pool)),
})

/** Every throw of a hero is counted, and every pool knows how many actions it has not been thrown for. */
const counted = (state: ThornsScene, actions: number): ThornsScene => ({
  ...state,
  rolls: state.rolls + 1,
  pools: state.pools.map(pool => ({ ...pool, since: pool.since + actions })),
})

const withPower = (hero: Hero, id: string, left: number): Hero => {
  const set = (talent: Talent): Talent =>
    talent.id === id && talent.power ? { ...talent, power: { ...talent.power, left } } : talent
  return { ...hero, talents: hero.talents.map(set), items: hero.items.map(set) }
}

const rested = (hero: Hero): Hero => {
  const filled = (talent: Talent): Talent =>
    talent.power ? { ...talent, power: { ...talent.power, left: talent.power.size } } : talent
  return { ...hero, marks: 0, talents: hero.talents.map(filled), items: hero.items.map(filled) }
}

const without = (hero: Hero, thing: string): Hero => ({
  ...hero,
  talents: hero.talents.filter(({ id }) => id !== thing),
  items: hero.items.filter(({ id }) => id !== thing),
})

const renamed = (stats: Hero['stats'], from: string, to: string): Hero['stats'] =>
  Object.fromEntries(Object.entries(stats).map(([name, dice]) => [name === from ? to : name, dice]))

function adjusted(hero: Hero, { what, name, to }: ThornsEvent & { type: 'HeroAdjusted' }): Hero {
  if (what === 'marks') return { ...hero, marks: to }
  return what === 'stat' ? { ...hero, stats: { ...hero.stats, [name]: to } } : withPower(hero, name, to)
}

const withoutChoice = (state: ThornsScene, id: string): ThornsScene => ({
  ...state,
  open: state.open.filter(choice => choice.id !== id),
})

/** Whoever leaves takes along what was theirs to decide, and stands in nobody's line of fire. */
const withoutHero = (state: ThornsScene, id: string): ThornsScene => ({
  ...state,
  heroes: state.heroes.filter(hero => hero.id !== id),
  open: state.open
    .filter(choice => choice.hero !== id)
    .map(choice =>
      choice.kind === 'impact' ? { ...choice, exposed: choice.exposed.filter(hero => hero !== id) } : choice,
    ),
})

export function evolve(state: ThornsScene, event: ThornsEvent): ThornsScene {
  switch (event.type) {
    case 'Acted':
      return counted(state, 1)
    case 'MontagePlayed':
      return counted(state, aFew)
    case 'Defended':
    case 'PowerUsed':
      return counted(state, 0)
    case 'TensionRead':
    case 'LateAssisted':
    case 'PowerDepleted':
    case 'BonusChosen':
    case 'SecondaryTaken':
    case 'ImpactMade':
    case 'HeroOut':
      return state
    case 'PowerDropped':
      return withHero(state, event.hero, hero => withPower(hero, event.power, event.to))
    case 'FollowUpSet':
      return { ...state, tokens: [...state.tokens, event.token] }
    case 'FollowUpUsed':
    case 'FollowUpDropped':
      return { ...state, tokens: state.tokens.filter(({ id }) => id !== event.token) }
    case 'ChoiceOpened':
      return { ...state, open: [...state.open, event.choice] }
    case 'ChoiceClosed':
    case 'ChoiceSkipped':
      return withoutChoice(state, event.choice)
    case 'HarmMarked':
      return withHero(state, event.hero, hero => ({ ...hero, marks: event.to }))
    case 'ConditionAdded':
      return withHero(state, event.hero, hero => ({ ...hero, conditions: [...hero.conditions, event.condition] }))
    case 'ConditionCleared':
      return withHero(state, event.hero, hero => ({
        ...hero,
        conditions: hero.conditions.filter(({ id }) => id !== event.condition),
      }))
    case 'PoolAdded':
      return { ...state, pools: joinedBy(state.pools, event.pool) }
    case 'PoolThrown':
      return withPool(state, event.pool, pool => ({ ...pool, dice: event.to, since: 0 }))
    case 'DieDropped':
      return withPool(state, event.pool, pool => ({ ...pool, dice: event.to, since: 0 }))
    case 'PoolSet':
      return withPool(state, event.pool, pool => ({ ...pool, dice: event.to, size: Math.max(pool.size, event.to) }))
    case 'PoolDepleted':
      return withPool(state, event.pool, pool => ({ ...pool, dice: 0, told: true, fiction: event.fiction }))
    case 'PoolShown':
      return { ...state, pools: shownLast(state.pools, event.pool, event.name) }
    case 'PoolRemoved':
      return {
        ...state,
        pools: state.pools.filter(({ id }) => id !== event.pool),
        open: state.open.filter(choice => !('pool' in choice && choice.pool === event.pool)),
      }
    case 'HeroJoined':
      return { ...state, heroes: [...state.heroes, event.hero] }
    case 'HeroLeft':
      return withoutHero(state, event.hero)
    case 'HeroRested':
      return withHero(state, event.hero, rested)
    case 'ThingGiven':
      return withHero(state, event.hero, hero => ({ ...hero, [event.as]: [...hero[event.as], event.thing] }))
    case 'ThingTaken':
      return withHero(state, event.hero, hero => without(hero, event.thing))
    case 'StatsNamed':
      return { ...state, stats: event.stats }
    case 'StatRenamed':
      return {
        ...state,
        stats: state.stats.map(stat => (stat === event.from ? event.to : stat)),
        heroes: state.heroes.map(hero => ({ ...hero, stats: renamed(hero.stats, event.from, event.to) })),
      }
    case 'HeroAdjusted':
      return withHero(state, event.hero, hero => adjusted(hero, event))
    case 'SceneSet':
      return { ...state, title: event.title, text: event.text }
    case 'PackLoaded':
      return { ...state, pack: event.pack }
    default:
      return evolveScene(state, event)
  }
}
