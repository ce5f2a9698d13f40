// What each event does to the scene: arithmetic, no rules.
import { evolveScene, joinedBy, shownLast } from '../../kernel/index.ts'
import type { Adjustable, Foe, GamebookEvent, GamebookScene, Hero } from './types.ts'

const without = <T extends { readonly id: string }>(list: readonly T[], id: string): T[] =>
  list.filter(each => each.id !== id)

const toHero = (state: GamebookScene, id: string, change: (hero: Hero) => Partial<Hero>): GamebookScene => ({
  ...state,
  heroes: state.heroes.map(hero => (hero.id === id ? { ...hero, ...change(hero) } : hero)),
})

const toFoe = (state: GamebookScene, id: string, change: Partial<Foe>): GamebookScene => ({
  ...state,
  foes: state.foes.map(foe => (foe.id === id ? { ...foe, ...change } : foe)),
})

function adjusted(hero: Hero, what: Adjustable, to: number): Partial<Hero> {
  const isAbility = what === 'power' || what === 'grace' || what === 'focus'
  return isAbility ? { abilities: { ...hero.abilities, [what]: to } } : { [what]: to }
}

export function evolve(state: GamebookScene, event: GamebookEvent): GamebookScene {
  switch (event.type) {
    case 'FoeHurt':
    case 'FoeAdjusted':
      return toFoe(state, event.foe, { damage: event.to })
    case 'FoeWeakened':
      return toFoe(state, event.foe, { reduced: event.to })
    case 'WeaknessPassed':
      return toFoe(state, event.foe, { reduced: 0 })
    case 'FoeStunned':
    case 'StunPassed':
      return toFoe(state, event.foe, { stunned: event.type === 'FoeStunned' })
    case 'Hurt':
    case 'Healed':
      return toHero(state, event.hero, () => ({ damage: event.to }))
    case 'Escaped':
      return toHero(state, event.hero, () => ({ away: true }))
    case 'FightEnded':
      return {
        ...state,
        heroes: state.heroes.map(hero => (hero.away ? { ...hero, away: false } : hero)),
        foes: state.foes.filter(({ hidden }) => hidden),
      }
    case 'CostLeft':
      return { ...state, open: [...state.open, event.cost], costs: state.costs + 1 }
    case 'CostSettled':
      return { ...state, open: without(state.open, event.cost) }
    case 'XpGained':
      return toHero(state, event.hero, ({ paid }) => ({
        unused: event.to,
        ...(event.paid !== null && { paid: [...paid, event.paid] }),
      }))
    case 'LeveledUp':
      return toHero(state, event.hero, ({ hp, abilities, used, unused }) => ({
        hp: hp + 1,
        abilities: { ...abilities, [event.ability]: abilities[event.ability] + 1 },
        used: used + event.cost,
        unused: unused - event.cost,
        level: event.level,
      }))
    case 'RationsChanged':
      return toHero(state, event.hero, () => ({ rations: event.to }))
    case 'SpellLearned':
      return toHero(state, event.hero, ({ spells }) => ({ spells: [...spells, event.spell] }))
    case 'WeaponTaken':
      return toHero(state, event.hero, () => ({ weapon: event.weapon }))
    case 'ArmourTaken':
      return toHero(state, event.hero, () => ({ armour: event.armour }))
    case 'Adjusted':
      return toHero(state, event.hero, hero => adjusted(hero, event.what, event.to))
    case 'HeroJoined':
      return { ...state, heroes: [...state.heroes, event.hero] }
    case 'HeroLeft':
      return {
        ...state,
        heroes: without(state.heroes, event.hero),
        open: state.open.filter(({ hero }) => hero !== event.hero),
      }
    case 'FoeAdded':
      return { ...state, foes: joinedBy(state.foes, event.foe) }
    case 'FoeShown':
      return { ...state, foes: shownLast(state.foes, event.foe, event.name) }
    case 'FoeRemoved':
      return { ...state, foes: without(state.foes, event.foe) }
    case 'ObstacleAdded':
      return { ...state, obstacles: [...state.obstacles, event.obstacle] }
    case 'ObstacleRemoved':
      return { ...state, obstacles: without(state.obstacles, event.obstacle) }
    case 'SceneSet':
      return { ...state, title: event.title, text: event.text }
    case 'PackLoaded':
      return { ...state, pack: event.pack }
    default:
      return evolveScene(state, event)
  }
}
