// The arithmetic: what an event makes of the scene. No rules here.
import { evolveMap, type Square } from '../../grid/index.ts'
import { evolveScene, joinedBy, shownLast } from '../../kernel/index.ts'
import type { Anyone } from './find.ts'
import type { Creature, EventOf, Fight, GritEvent, GritScene, Hero } from './types.ts'

type Change = (who: Anyone) => Partial<Hero> & Partial<Creature>

/** Hero and foe ids never meet, so one walk finds either. */
function withCreature(state: GritScene, id: string, change: Change): GritScene {
  const changed = <T extends Anyone>(who: T): T => (who.id === id ? { ...who, ...change(who) } : who)
  return state.heroes.some(hero => hero.id === id)
    ? { ...state, heroes: state.heroes.map(changed) }
    : { ...state, foes: state.foes.map(changed) }
}

const withAll = (state: GritScene, change: (who: Anyone) => Partial<Creature>): GritScene => ({
  ...state,
  heroes: state.heroes.map(hero => ({ ...hero, ...change(hero) })),
  foes: state.foes.map(foe => ({ ...foe, ...change(foe) })),
})

/** Somebody on a square, or on none. */
function standingOn<T extends Creature>(who: T, square: Square | undefined): T {
  const { square: _, ...rest } = who
  return (square ? { ...rest, square } : rest) as T
}
const everyOne = (state: GritScene, change: <T extends Anyone>(who: T) => T): GritScene => ({
  ...state,
  heroes: state.heroes.map(change),
  foes: state.foes.map(change),
})
const withSquare = (state: GritScene, id: string, square: Square | undefined): GritScene =>
  everyOne(state, who => (who.id === id ? standingOn(who, square) : who))
const offMap = (state: GritScene): GritScene => everyOne(state, who => standingOn(who, undefined))

const without = (ids: readonly string[], id: string): readonly string[] => ids.filter(each => each !== id)
const counted = (state: GritScene): GritScene => ({ ...state, serial: state.serial + 1 })
const withFight = (state: GritScene, change: (fight: Fight) => Partial<Fight>): GritScene =>
  state.fight ? { ...state, fight: { ...state.fight, ...change(state.fight) } } : state

const unhurried = () => ({ actions: 0, reacted: [], attacks: 0 })
const nothingOpen = { declared: null, blow: null, effects: [], provoked: [] } as const

function began(state: GritScene): GritScene {
  const ready = withAll(state, who => ({
    reacted: [],
    attacks: 0,
    openings: [],
    actions: who.kind === 'hero' ? 0 : who.entry.actions,
  }))
  const waiting = state.heroes.filter(({ out }) => !out).map(({ id }) => id)
  return { ...ready, fight: { round: 1, turn: null, waiting, order: [] } }
}

function turned(state: GritScene, { who, actions, dazed }: EventOf<'TurnBegan'>): GritScene {
  const up = withCreature(state, who, ({ conditions }) => ({
    actions,
    attacks: 0,
    ...(dazed && { conditions: conditions.filter(({ kind }) => kind !== 'dazed') }),
  }))
  return withFight(up, () => ({ turn: who }))
}

function reacted(state: GritScene, { who, reaction, to }: EventOf<'Reacted'>): GritScene {
  return withCreature(state, who, each => ({
    actions: to,
    ...(state.fight && { reacted: [...each.reacted, reaction] }),
  }))
}

function chosen(state: GritScene, { who, attack, more }: EventOf<'ReactionChosen'>): GritScene {
  if (!state.declared) return state
  const { waiting } = state.declared
  return { ...state, declared: { attack, waiting: more ? waiting : without(waiting, who) } }
}

function opportunityClosed(state: GritScene, { provoked, who }: EventOf<'OpportunityClosed'>): GritScene {
  const left = state.provoked.map(each => (each.id === provoked ? { ...each, by: without(each.by, who) } : each))
  return { ...state, provoked: left.filter(({ by }) => by.length > 0) }
}

/** Nothing waits any more for somebody who is out. */
const unbothered = (state: GritScene, id: string): GritScene => ({
  ...state,
  effects: state.effects.filter(({ target }) => target !== id),
  provoked: state.provoked
    .filter(({ mover }) => mover !== id)
    .map(each => ({ ...each, by: without(each.by, id) }))
    .filter(({ by }) => by.length > 0),
})

/** Who is out leaves the square free. */
const gone = (state: GritScene, id: string): GritScene => unbothered(withSquare(state, id, undefined), id)

const left = (state: GritScene, id: string): GritScene => ({
  ...unbothered(state, id),
  heroes: state.heroes.filter(hero => hero.id !== id),
  foes: state.foes.filter(foe => foe.id !== id),
  rising: without(state.rising, id),
})

function fell(state: GritScene, { foe: id, left }: EventOf<'MinionsFell'>): GritScene {
  const foes = state.foes.map(foe => (foe.id === id ? { ...foe, count: left, out: left === 0 } : foe))
  return left === 0 ? gone({ ...state, foes }, id) : { ...state, foes }
}

function adjusted(state: GritScene, { who, what, to, out }: EventOf<'Adjusted'>): GritScene {
  const set = withCreature(state, who, () => ({ [what]: to, out }))
  return out ? gone(set, who) : set
}

function skipped(state: GritScene, choice: string): GritScene {
  return {
    ...state,
    declared: choice === 'declared' ? null : state.declared,
    blow: choice === 'blow' ? null : state.blow,
    effects: state.effects.filter(({ id }) => id !== choice),
    provoked: state.provoked.filter(({ id }) => id !== choice),
    rising: state.rising.filter(id => `level:${id}` !== choice),
  }
}

export function evolve(state: GritScene, event: GritEvent): GritScene {
  switch (event.type) {
    case 'GritGained':
    case 'GritSpent':
      return withCreature(state, event.who, () => ({ grit: event.to }))
    case 'ActionsSpent':
      return withCreature(state, event.who, () => ({ actions: event.to }))
    case 'Reacted':
      return reacted(state, event)
    case 'OpeningFound':
      return withCreature(state, event.who, ({ openings }) => ({
        openings: [...openings.filter(id => id !== event.target), event.target],
      }))
    case 'FightBegan':
      return began(state)
    case 'FightEnded':
      return { ...withAll(state, unhurried), fight: null, ...nothingOpen }
    case 'ActionsRolled': {
      const rolled = withCreature(state, event.hero, () => ({ actions: event.actions }))
      return withFight(rolled, ({ waiting }) => ({ waiting: without(waiting, event.hero) }))
    }
    case 'OrderSet':
      return withFight(state, () => ({ order: event.order }))
    case 'RoundBegan':
      return withFight(
        withAll(state, () => ({ reacted: [] })),
        () => ({ round: event.round }),
      )
    case 'TurnBegan':
      return turned(state, event)
    case 'TurnEnded':
      return withFight(
        withCreature(state, event.who, () => ({ actions: event.actions, attacks: 0 })),
        () => ({ turn: null }),
      )
    case 'Moved': {
      const { who, to } = event
      return typeof to === 'number' ? withCreature(state, who, () => ({ at: to })) : withSquare(state, who, to)
    }
    case 'Placed':
      return withSquare(state, event.who, event.at)
    case 'Provoked':
      return counted({ ...state, provoked: [...state.provoked, event.provocation] })
    case 'OpportunityClosed':
      return opportunityClosed(state, event)
    case 'AttackDeclared':
      return { ...state, declared: event.declared }
    case 'ReactionChosen':
      return chosen(state, event)
    case 'DeclaredThrown':
      return { ...state, declared: null }
    case 'Attacked':
      return withCreature(state, event.attacker, ({ attacks, openings }) => ({
        attacks: event.reaction ? attacks : attacks + 1,
        openings: without(openings, event.target),
      }))
    case 'GangAttacked':
      return withCreature(state, event.foe, ({ attacks, openings }) => ({
        attacks: attacks + 1,
        openings: without(openings, event.target),
      }))
    case 'BlowOpened':
      return { ...state, blow: event.blow }
    case 'Exploded':
      return state.blow ? { ...state, blow: { ...state.blow, dice: event.dice, exploding: event.again } } : state
    case 'BlowWaits':
      return state.blow ? { ...state, blow: { ...state.blow, waiting: event.waiting } } : state
    case 'BlowHalved':
    case 'BlowPassed': {
      if (!state.blow) return state
      const halved = state.blow.halved + (event.type === 'BlowHalved' ? event.times : 0)
      return { ...state, blow: { ...state.blow, halved, waiting: without(state.blow.waiting, event.who) } }
    }
    case 'BlowLanded':
      return { ...state, blow: null }
    case 'Damaged':
    case 'Healed':
      return withCreature(state, event.who, () => ({ hp: event.to }))
    case 'FellDying':
      return withCreature(state, event.who, () => ({ actions: event.actions }))
    case 'Wounded':
      return withCreature(state, event.who, () => ({ wounds: event.to }))
    case 'Died':
    case 'Defeated':
      return gone(
        withCreature(state, event.who, () => ({ out: true, hp: 0 })),
        event.who,
      )
    case 'MinionsFell':
      return fell(state, event)
    case 'EffectOpened':
      return counted({ ...state, effects: [...state.effects, event.effect] })
    case 'EffectBoosted':
      return {
        ...state,
        effects: state.effects.map(each =>
          each.id === event.effect && each.kind === 'save' ? { ...each, boosted: true } : each,
        ),
      }
    case 'EffectClosed':
      return { ...state, effects: state.effects.filter(({ id }) => id !== event.effect) }
    case 'ConditionGained':
      return withCreature(state, event.who, ({ conditions }) => ({
        conditions: [...conditions.filter(({ kind }) => kind !== event.condition.kind), event.condition],
      }))
    case 'ConditionEnded':
      return withCreature(state, event.who, ({ conditions }) => ({
        conditions: conditions.filter(({ kind }) => kind !== event.condition),
      }))
    case 'SpellCast':
      return withCreature(state, event.hero, ({ channel }) => ({
        sparks: event.sparks,
        channel: channel?.holding ? channel : null,
      }))
    case 'Channelled':
      return withCreature(state, event.who, () => ({ channel: event.channel }))
    case 'ConcentrationEnded':
      return withCreature(state, event.who, () => ({ channel: null }))
    case 'FieldRested':
      return withCreature(state, event.hero, () => ({ hitDice: event.left }))
    case 'SafelyRested':
      return withCreature(state, event.hero, () => ({
        hp: event.hp,
        hitDice: event.hitDice,
        sparks: event.sparks,
        wounds: event.wounds,
      }))
    case 'LevelGranted':
      return { ...state, rising: [...state.rising, event.hero] }
    case 'Advanced':
      return {
        ...state,
        heroes: state.heroes.map(hero => (hero.id === event.hero ? event.now : hero)),
        rising: without(state.rising, event.hero),
      }
    case 'HeroJoined':
      return { ...state, heroes: [...state.heroes, event.hero] }
    case 'Outfitted':
      return {
        ...state,
        heroes: state.heroes.map(hero =>
          hero.id === event.hero ? { ...hero, armour: event.armour, sheet: { ...hero.sheet, ...event.gear } } : hero,
        ),
      }
    case 'HeroLeft':
      return left(state, event.hero)
    case 'FoeAdded':
      return { ...state, foes: joinedBy(state.foes, event.foe) }
    case 'FoeShown': {
      const placed = withSquare(state, event.foe, event.square)
      return { ...placed, foes: shownLast(placed.foes, event.foe, event.name) }
    }
    case 'FoeRemoved':
      return left(state, event.foe)
    case 'Adjusted':
      return adjusted(state, event)
    case 'WoundCapSet':
      return { ...state, woundCap: event.to }
    case 'TerrainSet':
      return { ...state, difficult: event.difficult }
    case 'MapSet':
    case 'MapCleared':
      return evolveMap(offMap(state), event)
    case 'SquareSet':
    case 'DoorSet':
      return evolveMap(state, event)
    case 'SceneSet':
      return { ...state, title: event.title, text: event.text }
    case 'PackLoaded':
      return { ...state, pack: event.pack }
    case 'ChoiceSkipped':
      return skipped(state, event.choice)
    default:
      return evolveScene(state, event)
  }
}
