// Chapters VI and VII: a hero attacks.
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { foeBlow, heroBlow, incoming } from './blows.ts'
import type { Attack } from './commands.ts'
import { bandNames } from './data.ts'
import type { Event } from './events.ts'
import { targetOf } from './moves.ts'
import { chosen } from './options.ts'
import type { Protagonist, Rolled, State, Weapon } from './types.ts'
import { distance, further, heroOf, seenFoe, weaponOf } from './who.ts'
import { landBlow } from './wounds.ts'

/** Fists are always there, and a shield can strike (LT-III.7). */
const has = ({ weapons, shield }: Protagonist, { id }: Weapon): boolean =>
  id === 'fists' || weapons.includes(id) || (id === 'shield' && shield)

/** LT-VII.1, LT-VII.6, LT-Q47, LT-Q49, LT-Q59. */
export function checkAttack(state: State, action: Attack): Refusal | undefined {
  const hero = heroOf(state, action.hero) as Protagonist
  const weapon = weaponOf(action.weapon)
  if (!weapon || !has(hero, weapon)) return refuse('unknown', `${hero.name} has no weapon "${action.weapon}".`)
  if (weapon[action.attribute] === undefined)
    return refuse('not-usable', `A ${weapon.name} cannot be used with ${action.attribute}.`, 'LT-VII.6')
  const foe = targetOf(state, action.target)
  if (isRefusal(foe)) return foe
  const away = further(distance(foe, action.hero), action.fallBack ? 1 : 0)
  if (weapon.reach.includes(away)) return undefined
  return refuse('out-of-reach', `${foe.name} is ${bandNames[away]}; the ${weapon.name} does not reach.`, 'LT-Q59')
}

/** LT-VII.19: whatever somebody attacks with is in their hands from then on. */
export function draw(state: State, { hero: id, weapon }: Attack): Event[] {
  const hero = heroOf(state, id)
  return weapon === 'shield' || weapon === 'fists' || hero?.inHand === weapon
    ? []
    : [{ type: 'Drew', hero: id, weapon }]
}

/** LT-VII.1, LT-Q51: a hit lands; where enemies never throw, a failure lets their own blow through. */
export function afterAttack(state: State, action: Attack, { success, critical }: Rolled): Event[] {
  if (success)
    return landBlow(state, action.target, heroBlow(state, action, critical), weaponOf(action.weapon)?.name ?? '')
  const foe = seenFoe(state, action.target)
  if (!foe || chosen(state.options, 'enemy_attack') !== 'on_failed_action') return []
  const reaches = weaponOf(foe.weapon)?.reach.includes(distance(foe, action.hero)) ?? false
  return reaches ? incoming(state, foe, action.hero, foeBlow(state, foe, false)) : []
}
