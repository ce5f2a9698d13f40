// The game master's side: foes, obstacles, consequences, gifts, and rulings with their reason.
import { type Decision, isRefusal, nameAmong, type Refusal, refuse, renamedWhenShown } from '../../kernel/index.ts'
import { gain } from './advance.ts'
import { arrive } from './create.ts'
import { able, defeated, facing, foeOf, heroOf, obstacleOf, spellOf } from './find.ts'
import { closing, hurt } from './harm.ts'
import { healed } from './rest.ts'
import type { Adjustable, GamebookCommand, GamebookEvent, GamebookScene, Hero } from './types.ts'

type Of<T extends GamebookCommand['type']> = Extract<GamebookCommand, { readonly type: T }>

const known = (state: GamebookScene, id: string): Hero | Refusal =>
  heroOf(state, id) ?? refuse('unknown', `Nobody called "${id}" is at the table.`)

const noFoe = (id: string): Refusal => refuse('unknown', `There is no foe "${id}" on the table.`)

export function addHero(state: GamebookScene, { sheet }: Of<'AddHero'>): Decision<GamebookEvent> {
  if (heroOf(state, sheet.id) || foeOf(state, sheet.id))
    return refuse('illegal', `"${sheet.id}" is at the table already.`)
  const refusal = arrive(sheet, state)
  return refusal ?? [{ type: 'HeroJoined', hero: sheet }]
}

export function dismissHero(state: GamebookScene, { hero: id }: Of<'DismissHero'>): Decision<GamebookEvent> {
  const hero = known(state, id)
  return isRefusal(hero) ? hero : closing(state, [{ type: 'HeroLeft', hero: id }])
}

/** GB-combat.1, GB-combat.6. */
export function addFoe(state: GamebookScene, command: Of<'AddFoe'>): Decision<GamebookEvent> {
  const { id, kind, hidden = false, note = '', pays } = command
  if (foeOf(state, id) || heroOf(state, id)) return refuse('illegal', `"${id}" is on the table already.`)
  const fresh = { damage: 0, reduced: 0, stunned: false, hidden, note }
  const name = nameAmong([...state.heroes, ...state.foes], { name: kind.name, hidden })
  return [{ type: 'FoeAdded', foe: { ...kind, id, name, ...fresh, ...(pays !== undefined && { pays }) } }]
}

export function showFoe(state: GamebookScene, { foe: id }: Of<'ShowFoe'>): Decision<GamebookEvent> {
  const foe = foeOf(state, id)
  if (!foe) return noFoe(id)
  return foe.hidden
    ? [{ type: 'FoeShown', foe: id, ...renamedWhenShown([...state.heroes, ...state.foes], foe) }]
    : refuse('not-now', `${foe.name} can be seen already.`)
}

export function removeFoe(state: GamebookScene, { foe: id }: Of<'RemoveFoe'>): Decision<GamebookEvent> {
  return foeOf(state, id) ? closing(state, [{ type: 'FoeRemoved', foe: id }]) : noFoe(id)
}

export function adjustFoe(state: GamebookScene, { foe: id, damage, reason }: Of<'AdjustFoe'>): Decision<GamebookEvent> {
  const foe = foeOf(state, id)
  if (!foe) return noFoe(id)
  if (foe.damage === damage) return refuse('not-now', `${foe.name} has ${damage} damage already.`)
  const adjusted: GamebookEvent = { type: 'FoeAdjusted', foe: id, from: foe.damage, to: damage, reason }
  const fell: GamebookEvent[] =
    !foe.hidden && !defeated(foe) && defeated({ ...foe, damage }) ? [{ type: 'FoeFell', foe: id }] : []
  return closing(state, [adjusted, ...fell])
}

export function endFight(state: GamebookScene, { reason }: Of<'EndFight'>): Decision<GamebookEvent> {
  return facing(state).length > 0 || state.heroes.some(({ away }) => away)
    ? [{ type: 'FightEnded', reason }]
    : refuse('not-now', 'There is no fight to end.')
}

export function addObstacle(state: GamebookScene, { obstacle }: Of<'AddObstacle'>): Decision<GamebookEvent> {
  if (obstacleOf(state, obstacle.id)) return refuse('illegal', `"${obstacle.id}" is on the table already.`)
  if (obstacle.ds === 'secret')
    return refuse('illegal', 'An obstacle needs a DS; say "secret": true to keep it hidden.')
  return [{ type: 'ObstacleAdded', obstacle }]
}

export function removeObstacle(state: GamebookScene, { obstacle: id }: Of<'RemoveObstacle'>): Decision<GamebookEvent> {
  return obstacleOf(state, id)
    ? [{ type: 'ObstacleRemoved', obstacle: id }]
    : refuse('unknown', `There is no obstacle "${id}".`)
}

/** Each hero named, in order, or the first refusal. */
function each(
  state: GamebookScene,
  ids: readonly string[],
  effect: (hero: Hero) => GamebookEvent[],
): GamebookEvent[] | Refusal {
  const found = ids.map(id => known(state, id))
  const wrong = found.find((hero): hero is Refusal => isRefusal(hero))
  if (wrong) return wrong
  if (new Set(ids).size < ids.length) return refuse('illegal', 'A hero is named twice.')
  return (found as Hero[]).flatMap(effect)
}

/** GB-core.6: failure always has consequences. Armour helps when the table plays so (GB-Q07). */
export function harm(state: GamebookScene, { heroes, amount, reason }: Of<'Harm'>): Decision<GamebookEvent> {
  const events = each(state, heroes, hero => hurt(state, hero, amount, reason, false))
  return isRefusal(events) ? events : closing(state, events)
}

export function heal(state: GamebookScene, { heroes, amount, reason }: Of<'Heal'>): Decision<GamebookEvent> {
  return each(state, heroes, hero => healed(hero, amount, reason))
}

export function supply(state: GamebookScene, { hero: id, rations }: Of<'Supply'>): Decision<GamebookEvent> {
  const hero = known(state, id)
  if (isRefusal(hero)) return hero
  const to = Math.max(0, hero.rations + rations)
  if (to === hero.rations) return refuse('not-now', `${hero.name} has ${hero.rations} rations already.`)
  return [{ type: 'RationsChanged', hero: id, from: hero.rations, to }]
}

/** GB-magic.1: scrolls and the like. */
export function teach(state: GamebookScene, { hero: id, spell: spellId }: Of<'Teach'>): Decision<GamebookEvent> {
  const hero = known(state, id)
  if (isRefusal(hero)) return hero
  const spell = spellOf(state, spellId)
  if (!spell) return refuse('unknown', `There is no spell "${spellId}".`)
  if (hero.spells.includes(spellId)) return refuse('spent', `${hero.name} knows ${spell.name} already.`, 'GB-magic.1')
  return [{ type: 'SpellLearned', hero: id, spell: spellId }]
}

/** GB-make.4. */
export function equip(state: GamebookScene, { hero: id, weapon, armour }: Of<'Equip'>): Decision<GamebookEvent> {
  const hero = known(state, id)
  if (isRefusal(hero)) return hero
  if (!weapon && !armour) return refuse('illegal', 'Name a weapon or armour.')
  return [
    ...(weapon ? [{ type: 'WeaponTaken' as const, hero: id, weapon }] : []),
    ...(armour ? [{ type: 'ArmourTaken' as const, hero: id, armour }] : []),
  ]
}

export function award(state: GamebookScene, { hero: id, xp, reason }: Of<'Award'>): Decision<GamebookEvent> {
  const hero = known(state, id)
  return isRefusal(hero) ? hero : gain(hero, xp, reason)
}

/** GB-Q04, GB-Q09: the cost of a partial success, or the consequence that stands for damage. */
export function settle(state: GamebookScene, { cost: id, text, harm = 0 }: Of<'Settle'>): Decision<GamebookEvent> {
  const cost = state.open.find(each => each.id === id)
  if (!cost) return refuse('unknown', `No cost "${id}" is open.`)
  const hero = able(state, cost.hero)
  const hit = isRefusal(hero) ? [] : hurt(state, hero, harm, text, false)
  return closing(state, [{ type: 'CostSettled', cost: id, text }, ...hit])
}

const bounds: Readonly<Record<Adjustable, readonly [number, number]>> = {
  power: [0, 20],
  grace: [0, 20],
  focus: [0, 20],
  hp: [1, 200],
  damage: [0, 200],
  rations: [0, 200],
  used: [0, 100_000],
  unused: [0, 100_000],
}

/** What a ruling may need, with its reason. */
export function adjust(state: GamebookScene, { hero: id, what, to, reason }: Of<'Adjust'>): Decision<GamebookEvent> {
  const hero = known(state, id)
  if (isRefusal(hero)) return hero
  const [least, most] = bounds[what]
  if (to < least || to > most) return refuse('limit', `${what} can be ${least} to ${most}, not ${to}.`)
  const from = what === 'power' || what === 'grace' || what === 'focus' ? hero.abilities[what] : hero[what]
  if (from === to) return refuse('not-now', `${what} is ${to} already.`)
  const next = { ...hero, [what]: to }
  const adjusted: GamebookEvent = { type: 'Adjusted', hero: id, what, from, to, reason }
  const fell: GamebookEvent[] = hero.damage < hero.hp && next.damage >= next.hp ? [{ type: 'HeroFell', hero: id }] : []
  return closing(state, [adjusted, ...fell])
}
