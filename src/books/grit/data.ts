// The book's small tables: attributes, conditions, words, and what a level brings.
import { classes } from './classes.ts'
import type { About, Attribute, ConditionKind, DamageKind, Knack, Reaction } from './types.ts'

export const attributes: readonly Attribute[] = ['str', 'dex', 'int', 'wil']
/** TA-1.1–1.4. */
export const attributeNames: Readonly<
  Record<Attribute, { readonly name: string; readonly covers: string; readonly rule: string }>
> = {
  str: { name: 'STR', covers: 'power, toughness, lifting, grappling, heavy weapons', rule: 'TA-1.1' },
  dex: { name: 'DEX', covers: 'agility, reflexes, stealth, fine weapons, bows, Initiative', rule: 'TA-1.2' },
  int: { name: 'INT', covers: 'knowledge, analysis, theory of magic, investigation', rule: 'TA-1.3' },
  wil: { name: 'WIL', covers: 'courage, presence, empathy, influence, mental resilience', rule: 'TA-1.4' },
}

export const conditionKinds: readonly ConditionKind[] = [
  'prone',
  'grappled',
  'restrained',
  'blinded',
  'frightened',
  'dazed',
]
/** TA-10.6–10.12, with what each does, for the sheet. */
export const conditionTexts: Readonly<
  Record<ConditionKind | 'dying', { readonly name: string; readonly text: string; readonly rule: string }>
> = {
  prone: { name: 'Prone', text: 'Bane on own melee attacks, Boon on melee attacks against.', rule: 'TA-10.6' },
  grappled: { name: 'Grappled', text: 'Cannot move; Bane on DEX tests; a STR test breaks free.', rule: 'TA-10.7' },
  restrained: { name: 'Restrained', text: 'Cannot move; Bane on attacks and DEX saves.', rule: 'TA-10.8' },
  blinded: { name: 'Blinded', text: 'Bane on attacks and perception, Boon on attacks against.', rule: 'TA-10.9' },
  frightened: { name: 'Frightened', text: 'Bane on every throw while the source can be seen.', rule: 'TA-10.10' },
  dazed: { name: 'Dazed', text: 'One action fewer in the next turn.', rule: 'TA-10.11' },
  dying: { name: 'Dying', text: 'One action a turn, no Concentration, and every hit brings Wounds.', rule: 'TA-10.12' },
}

export const damageKinds: readonly DamageKind[] = ['cut', 'crush', 'pierce', 'fire', 'frost', 'venom', 'light', 'mind']
/** All that a class, and so a foe of one's own, may know. */
export const knacks: readonly Knack[] = classes.flatMap(({ features }) => features.map(({ knack }) => knack))
export const abouts: readonly About[] = ['perception', 'stealth', 'climbing', 'lore', 'talk']

export const reactionNames: Readonly<Record<Reaction, { readonly name: string; readonly rule: string }>> = {
  defend: { name: 'Defend', rule: 'TA-6.11' },
  interpose: { name: 'Interpose', rule: 'TA-6.12' },
  opportunity: { name: 'Opportunity Attack', rule: 'TA-6.13' },
  help: { name: 'Help', rule: 'TA-6.14' },
}

/** TA-2.5 and TA-2.6: reasons that the GM has at hand. */
export const boonReasons: readonly string[] = ['good position', 'the right tools', 'a good plan']
export const baneReasons: readonly string[] = ['bad footing', 'darkness', 'outnumbered']
/** TA-5.6, TA-5.7: those of Initiative. */
export const quickReasons = {
  boons: ['an ambush', 'the drop on them'],
  banes: ['surprised', 'bad footing'],
} as const satisfies Readonly<Record<'boons' | 'banes', readonly string[]>>

/** TA-3.1. */
export const mostGrit = 5
/** TA-6.1. */
export const fullActions = 3
/** TA-9.3. */
export const usualWoundCap = 6
/** TA-10.1. */
export const usualSpeed = 6
/** Spaces and zones run from 0 to here. */
export const lastSpace = 60

export const mostLevel = 5
/** One number more at each level, in turn: a modifier, a rating, a modifier, a rating. */
export const raisedAt = (level: number): 'modifier' | 'rating' => (level % 2 === 0 ? 'modifier' : 'rating')

/** The arrays of a new hero: the two best modifiers belong to the key attributes. */
export const modifierArray = [3, 2, 1, -1] as const
export const ratingArray = [2, 1, 0, -1] as const
export const crumbs = 25
export const mostWeapons = 3
