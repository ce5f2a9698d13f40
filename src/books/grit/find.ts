// Looking things up in a scene, with a sentence when they are not there or cannot act.
import { type Refusal, refuse } from '../../kernel/index.ts'
import { bestiary } from './bestiary.ts'
import { classes } from './classes.ts'
import { armours, weapons } from './gear.ts'
import { spells } from './spells.ts'
import type {
  Armour,
  By,
  ConditionKind,
  Creature,
  Die,
  Foe,
  GritScene,
  Hero,
  HeroClass,
  Knack,
  Monster,
  Reaction,
  Spell,
  Weapon,
} from './types.ts'

export type Anyone = Hero | Foe

export const heroOf = (state: GritScene, id: string): Hero | undefined => state.heroes.find(hero => hero.id === id)
export const foeOf = (state: GritScene, id: string): Foe | undefined => state.foes.find(foe => foe.id === id)
export const creatureOf = (state: GritScene, id: string): Anyone | undefined => heroOf(state, id) ?? foeOf(state, id)
export const nameOf = (state: GritScene, id: string): string => creatureOf(state, id)?.name ?? id
export const everyone = (state: GritScene): readonly Anyone[] => [...state.heroes, ...state.foes]

export const isHero = (who: Anyone): who is Hero => who.kind === 'hero'
/** TA-11.6: heroes, elites and solos have Grit and reactions. */
export const isHeroic = (who: Anyone): boolean => isHero(who) || who.kind === 'elite' || who.kind === 'solo'
export const isMinion = (who: Anyone): who is Foe => who.kind === 'minion'
export const sameSide = (a: Anyone, b: Anyone): boolean => isHero(a) === isHero(b)
/** TA-9.3, TA-Q38: how many Wounds are death; ordinary monsters bear none. */
export const woundCapOf = (state: GritScene, who: Anyone): number | undefined =>
  isHero(who) ? state.woundCap : who.entry.wounds
export const bearsWounds = (who: Anyone): boolean => isHero(who) || who.entry.wounds !== undefined
/** TA-9.2, TA-Q24: at 0 HP, as long as it lives. */
export const isDying = (who: Anyone): boolean => bearsWounds(who) && who.hp === 0 && !who.out
export const isSeen = (who: Anyone): boolean => isHero(who) || !who.hidden
/** On the table for all to see, and not out. */
export const isPresent = (who: Anyone): boolean => !who.out && isSeen(who)

export const classOf = (hero: Hero): HeroClass => classById(hero.sheet.class) ?? (classes[0] as HeroClass)
export const classById = (id: string): HeroClass | undefined => classes.find(each => each.id === id)
export const armourById = (id: string): Armour | undefined => armours.find(each => each.id === id)
export const weaponById = ({ pack }: GritScene, id: string): Weapon | undefined =>
  weapons.find(each => each.id === id) ?? pack.weapons.find(each => each.id === id)
export const spellById = ({ pack }: GritScene, id: string): Spell | undefined =>
  spells.find(each => each.id === id) ?? pack.spells.find(each => each.id === id)
export const monsterById = ({ pack }: GritScene, id: string): Monster | undefined =>
  bestiary.find(each => each.id === id) ?? pack.monsters.find(each => each.id === id)

/** What somebody can attack with; bare paws are always there. */
export const weaponsOf = (state: GritScene, who: Anyone): readonly Weapon[] =>
  isHero(who)
    ? [...new Set([...who.sheet.weapons, 'fists'])].flatMap(id => weaponById(state, id) ?? [])
    : who.entry.attacks
export const meleeOf = (state: GritScene, who: Anyone): readonly Weapon[] =>
  weaponsOf(state, who).filter(({ reach }) => reach === 'close')

/** TA-7.1, TA-Q19: the entry's own die, else the class attack die. */
export const dieOf = (who: Anyone, { die }: { readonly die?: Die }): Die =>
  die ?? (isHero(who) ? classOf(who).attackDie : 6)

export const has = (who: Creature, kind: ConditionKind): boolean => who.conditions.some(each => each.kind === kind)
export const knows = (who: Creature, knack: Knack): boolean => who.knacks.includes(knack)
/** TA-10.7, TA-10.8. */
export const isHeld = (who: Creature): boolean => has(who, 'grappled') || has(who, 'restrained')
export const unknown = (id: string): Refusal => refuse('unknown', `There is nobody called "${id}" on the table.`)

/** Who gives the command: there, seen, and able to act. */
export function actor(state: GritScene, { hero, foe }: By): Anyone | Refusal {
  const id = hero ?? foe ?? ''
  const who = hero === undefined ? foeOf(state, id) : heroOf(state, id)
  if (!who) return unknown(id)
  if (who.out) return refuse('down', `${who.name} is out of it.`, isHero(who) ? 'TA-9.3' : 'TA-Q38')
  return isSeen(who) ? who : refuse('not-now', `${who.name} is hidden: show it first.`)
}

export function target(state: GritScene, id: string): Anyone | Refusal {
  const who = creatureOf(state, id)
  if (!who || !isSeen(who)) return unknown(id)
  return who.out ? refuse('impossible', `${who.name} is out of it already.`) : who
}

/** Something has to be settled before anybody goes on. */
export function busy(state: GritScene): Refusal | undefined {
  if (state.declared) return refuse('pending', 'An attack has been declared: it has to be thrown first.')
  if (state.blow) return refuse('pending', 'A blow has hit and has not landed yet.')
  if (state.effects.length > 0) return refuse('pending', 'Somebody still has to resist something.')
  if (state.provoked.length > 0) return refuse('pending', 'Somebody may still strike at an opportunity.')
  return undefined
}

/** In a fight, actions belong to one's own turn; outside, nobody counts them. */
export function onTurn(state: GritScene, who: Anyone, cost: number, rule: string): Refusal | undefined {
  const stuck = busy(state)
  if (stuck) return stuck
  const { fight } = state
  if (!fight) return undefined
  if (fight.turn !== who.id) return refuse('not-now', `It is not the turn of ${who.name}.`, 'TA-6.1')
  if (who.actions < cost)
    return refuse('cannot-pay', `That takes ${cost} of the actions of ${who.name}; ${who.actions} left.`, rule)
  return undefined
}

/** TA-6.8–6.10, TA-6.15: off-turn, once a round each, paid with an action. */
export function mayReact(state: GritScene, who: Anyone, reaction: Reaction): Refusal | undefined {
  const { fight } = state
  if (who.out) return refuse('down', `${who.name} is out of it.`)
  if (!isHeroic(who)) return refuse('not-usable', `${who.name} has no heroic reactions.`, 'TA-11.6')
  if (!fight) return refuse('not-now', 'Reactions belong to a fight.', 'TA-6.8')
  if (fight.turn === who.id) return refuse('not-now', `${who.name} cannot react in their own turn.`, 'TA-6.8')
  if (who.reacted.includes(reaction))
    return refuse('spent', `${who.name} has used that reaction this round.`, 'TA-6.15')
  const free = reaction === 'interpose' && knows(who, 'bulwark')
  if (who.actions < 1 && !free) return refuse('cannot-pay', `${who.name} has no action left for a reaction.`, 'TA-6.10')
  return undefined
}

/** The next id for something pending. */
export const serialId = (state: GritScene, stem: string, more = 0): string => `${stem}-${state.serial + more + 1}`
