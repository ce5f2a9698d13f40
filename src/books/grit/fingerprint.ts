// What tells two states apart for the long odds: names, ids of what is pending and the number of later rounds do not.
import { printOf } from '../../kernel/index.ts'
import { creatureOf, isHero } from './find.ts'
import { plays } from './options.ts'
import type { Blow, Creature, GritScene, Hero } from './types.ts'

export function fingerprint(state: GritScene): string {
  const { heroes, foes, fight, effects, provoked, declared, options, woundCap, difficult, rising, map } = state
  return printOf(
    options,
    heroes.map(hero => [...changing(hero), hero.hitDice, hero.sparks, ...learned(hero)]),
    foes.map(foe => [...changing(foe), foe.count, foe.hidden]),
    fight && { ...fight, round: Math.min(2, fight.round) },
    effects.map(effect => ({ ...effect, id: '' })),
    provoked.map(({ mover, by }) => [mover, by]),
    landing(state),
    [declared, woundCap, difficult, rising, map],
  )
}

const learned = ({ sheet: { raises, weapons, spells } }: Hero): unknown[] => [raises, weapons, spells]

const changing = (who: Creature): unknown[] => [
  who.id,
  who.hp,
  who.wounds,
  who.at,
  who.square,
  who.armour,
  who.conditions,
  who.grit,
  who.actions,
  who.reacted,
  who.attacks,
  who.openings,
  who.channel,
  who.out,
]

/** The blow that has hit, with no more dice than make a difference. */
export const landing = (state: GritScene): Blow | null =>
  state.blow && { ...state.blow, dice: Math.min(state.blow.dice, enough(state, state.blow)) }

/** So many pips bring the target down however often they are halved; more make no difference, though dice may explode for ever. */
function enough(state: GritScene, { target, flat, halved }: Blow): number {
  const who = creatureOf(state, target)
  if (!who) return 0
  const bearing = isHero(who) ? who.hp : Math.max(who.hp, who.count * who.maxHp)
  const resists = who.resists.length > 0 ? 1 : 0
  const mayHalve = plays(state, 'ta.defend', 'halve') ? 2 * (state.heroes.length + state.foes.length) : 0
  return (bearing + Math.abs(flat) + 1) * 2 ** (halved + resists + mayHalve)
}
