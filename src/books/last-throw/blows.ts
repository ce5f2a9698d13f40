// Chapters VII and XI: how hard a blow is before armour, and what happens when it arrives.
import type { Attack } from './commands.ts'
import type { Event } from './events.ts'
import { chosen } from './options.ts'
import type { Blow, Bodily, Foe, Level, State, Tn, Weapon } from './types.ts'
import { foeLeft, heroOf, standing, weaponOf } from './who.ts'
import { landBlow, shieldReady } from './wounds.ts'

/** LT-XI.3, LT-Q52. */
export const levelTn = (level: Level): Tn =>
  (({ untrained: 3, competent: 4, expert: 5, exceptional: 6 }) as const)[level]

/** LT-VII.1, LT-VII.14, LT-Q42, LT-Q43: weapon by Attribute, the block's bonus, one more on a Critical. */
function blowOf({ options }: State, weapon: Weapon | undefined, by: Bodily, bonus: number, critical: boolean) {
  const kind = weapon?.kind ?? 'wounds'
  const apart = critical && kind === 'fatigue' && chosen(options, 'crit_extra_kind') === 'lethal'
  return { kind, amount: (weapon?.[by] ?? 0) + bonus + (critical && !apart ? 1 : 0), extraWound: apart }
}

export const heroBlow = (state: State, { weapon, attribute }: Attack, critical: boolean): Blow => ({
  ...blowOf(state, weaponOf(weapon), attribute, 0, critical),
  venom: false,
})

/** LT-XI.5, LT-XI.11, LT-Q55: one more a member beyond the first, up to three. */
export function foeBlow(state: State, foe: Foe, critical: boolean): Blow {
  const group = foe.block ? Math.min(foeLeft(foe) - 1, 3) : 0
  return { ...blowOf(state, weaponOf(foe.weapon), foe.attribute, group, critical), venom: foe.special === 'venom' }
}

/** LT-VII.18: a blow that has hit leaves the choice to a ready shield, else it lands. */
export function incoming(state: State, foe: Foe, id: string, blow: Blow): Event[] {
  const hero = heroOf(state, id)
  const blocks = chosen(state.options, 'shield_mode') === 'block_roll'
  if (hero && blocks && shieldReady(hero) && standing(state, hero))
    return [{ type: 'ChoiceLeft', choice: { kind: 'block', hero: id, foe: foe.id, blow } }]
  return landBlow(state, id, blow, foe.name)
}
