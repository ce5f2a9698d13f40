// Field Rest and Safe Rest.
import type { Dice } from '../../dice/index.ts'
import { type Decision, refuse } from '../../kernel/index.ts'
import { classOf, heroOf, knows, unknown } from './find.ts'
import { plays } from './options.ts'
import { hitDiceThrow } from './throws.ts'
import type { CommandOf, GritEvent, GritScene, Hero } from './types.ts'

type Decided = Decision<GritEvent>

export const sparksOf = (hero: Hero): number => classOf(hero).sparks + (knows(hero, 'deep-well') ? 2 : 0)

/** TA-Q27, and what a camp cook adds, for each Hit Die. */
export function hitDieBonus(state: GritScene, hero: Hero): number {
  const strength = plays(state, 'ta.hit_die_bonus', 'str_mod') ? hero.scores.str.modifier : 0
  const cook = state.heroes.some(each => !each.out && knows(each, 'camp-cook'))
  return strength + (cook ? 1 : 0)
}

/** What so many Hit Dice would give, before anybody commits to it. */
export function restPreview(
  state: GritScene,
  hero: Hero,
  count: number,
): { readonly least: number; readonly most: number } {
  const missing = hero.maxHp - hero.hp
  const bonus = hitDieBonus(state, hero)
  const within = (hp: number) => Math.max(0, Math.min(missing, hp))
  return { least: within(count * (1 + bonus)), most: within(count * (classOf(hero).hitDie + bonus)) }
}

/** TA-9.8, TA-9.9. */
export function fieldRest(state: GritScene, { hero: id, dice: count }: CommandOf<'FieldRest'>, dice: Dice): Decided {
  const hero = heroOf(state, id)
  if (!hero) return unknown(id)
  if (hero.out) return refuse('down', `${hero.name} is dead.`, 'TA-9.3')
  if (state.fight) return refuse('not-now', 'Nobody rests in a fight.', 'TA-9.8')
  if (hero.hitDice < count)
    return refuse('cannot-pay', `${hero.name} has ${hero.hitDice} Hit Dice left, not ${count}.`, 'TA-9.9')
  if (hero.hp === hero.maxHp) return refuse('not-now', `${hero.name} has all HP already.`, 'TA-9.8')
  const bonus = hitDieBonus(state, hero)
  const die = classOf(hero).hitDie
  const steps = [
    { text: `${count} Hit Dice, d${die} each`, rule: 'TA-9.8' },
    ...(bonus === 0 ? [] : [{ text: `${bonus > 0 ? '+' : '−'}${Math.abs(bonus)} each`, rule: 'TA-Q27' }]),
  ]
  const healed = dice.throw(hitDiceThrow(count, die, bonus, hero.maxHp - hero.hp, steps))
  return [
    { type: 'FieldRested', hero: id, dice: count, left: hero.hitDice - count },
    { type: 'Healed', who: id, from: hero.hp, to: hero.hp + healed },
  ]
}

/** TA-9.10–9.13: all HP, all Hit Dice, all sparks, and one Wound heals. */
export function safeRest(state: GritScene): Decided {
  if (state.fight) return refuse('not-now', 'Nobody rests in a fight.', 'TA-9.10')
  const living = state.heroes.filter(({ out }) => !out)
  if (living.length === 0) return refuse('not-now', 'There is nobody who could rest.', 'TA-9.10')
  return living.map(hero => ({
    type: 'SafelyRested',
    hero: hero.id,
    hp: hero.maxHp,
    hitDice: hero.sheet.level,
    sparks: sparksOf(hero),
    wounds: Math.max(0, hero.wounds - 1),
  }))
}
