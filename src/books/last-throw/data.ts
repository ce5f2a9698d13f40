// The book's tables: Attributes, classes, races, skills, weapons and the printed grimoires, objects and enemies.
import type { Armour, Attribute, Band, Class, Creature, Grimoire, Level, NotableObject, Weapon } from './types.ts'

export const attributes: readonly Attribute[] = ['strength', 'dexterity', 'wisdom', 'wonder']
export const levels: readonly Level[] = ['untrained', 'competent', 'expert', 'exceptional']
export const bands: readonly Band[] = ['close', 'near', 'in-range', 'far']
export const bandNames: Readonly<Record<Band, string>> = {
  close: 'Close',
  near: 'Near',
  'in-range': 'In Range',
  far: 'Far',
}
export const soak: Readonly<Record<Armour, number>> = { none: 0, light: 1, heavy: 2 }

/** LT-IV.2–IV.5. */
export const classes: Readonly<Record<Class, { name: string; primary: Attribute; hp: readonly [number, number] }>> = {
  fighter: { name: 'Fighter', primary: 'strength', hp: [4, 7] },
  adventurer: { name: 'Adventurer', primary: 'dexterity', hp: [3, 5] },
  scholar: { name: 'Scholar', primary: 'wisdom', hp: [2, 5] },
  mystic: { name: 'Mystic', primary: 'wonder', hp: [2, 4] },
}

/** LT-V.2: suggestions; any other name goes with a family of its own choosing (LT-V.4). */
export const races: Readonly<Record<Attribute, readonly string[]>> = {
  strength: ['Dwarf', 'Orc', 'Minotaur'],
  dexterity: ['Elf', 'Halfling', 'Goblin'],
  wisdom: ['Human', 'Changeling', 'Siren'],
  wonder: ['Fairy', 'Leprechaun', 'Demon', 'Angel'],
}

/** LT-III.7–III.10. */
export const skillsOf: Readonly<Record<Attribute, readonly string[]>> = {
  strength: ['Heavy Weapons', 'Shields', 'Wrestling', 'Demolish', 'Endurance'],
  dexterity: ['Stealth', 'Acrobatics', 'Lockpicking', 'Traps', 'Aim', 'Pickpocketing', 'Riding', 'Survival'],
  wisdom: [
    'Diplomacy',
    'Rhetoric',
    'Deception',
    'Intimidation',
    'Commerce',
    'Medicine',
    'Languages',
    'History',
    'Law',
    'Etiquette',
    'Craftsmanship',
    'Orientation',
    'Herbalism',
    'Tactics',
  ],
  wonder: ['Channelling', 'Rituals', 'Alchemy', 'Occultism', 'Arcane Perception'],
}

const hand: readonly Band[] = ['close']
const melee: readonly Band[] = ['close', 'near']

/**
 * LT-VII.3–VII.11; reach LT-Q59, hands LT-Q46, skills LT-Q48. A shield bash (LT-III.7) tires like a fist; claws, fangs
 * and bite are what enemies were born with.
 */
export const weapons: readonly Weapon[] = [
  { id: 'dagger', name: 'dagger', kind: 'wounds', strength: 1, dexterity: 2, reach: hand },
  { id: 'sword', name: 'sword', kind: 'wounds', strength: 2, dexterity: 2, reach: melee },
  {
    id: 'warhammer',
    name: 'warhammer',
    kind: 'wounds',
    strength: 3,
    dexterity: 1,
    reach: melee,
    twoHanded: true,
    skill: 'Heavy Weapons',
  },
  {
    id: 'bow',
    name: 'bow',
    kind: 'wounds',
    dexterity: 2,
    reach: ['close', 'near', 'in-range'],
    twoHanded: true,
    skill: 'Aim',
  },
  { id: 'spear', name: 'spear', kind: 'wounds', strength: 2, dexterity: 2, reach: melee },
  {
    id: 'battle-axe',
    name: 'battle axe',
    kind: 'wounds',
    strength: 2,
    dexterity: 1,
    reach: melee,
    twoHanded: true,
    skill: 'Heavy Weapons',
  },
  { id: 'mace', name: 'mace', kind: 'fatigue', strength: 2, dexterity: 1, reach: melee },
  { id: 'staff', name: 'staff', kind: 'fatigue', strength: 1, dexterity: 1, reach: melee, twoHanded: true },
  { id: 'fists', name: 'fists', kind: 'fatigue', strength: 1, dexterity: 1, reach: hand, skill: 'Wrestling' },
  { id: 'shield', name: 'shield', kind: 'fatigue', strength: 1, dexterity: 1, reach: hand, skill: 'Shields' },
  { id: 'claws', name: 'claws', kind: 'wounds', strength: 2, dexterity: 2, reach: melee },
  { id: 'fangs', name: 'fangs', kind: 'wounds', strength: 1, dexterity: 1, reach: hand },
  { id: 'bite', name: 'bite', kind: 'wounds', strength: 3, dexterity: 3, reach: melee },
]

/** LT-IX.5–IX.10. */
export const grimoires: readonly Grimoire[] = [
  {
    id: 'wall-of-flames',
    name: 'Wall of Flames',
    skill: 'Channelling',
    tn: 5,
    cost: 2,
    effect: { text: 'Fire blocks a passage or rings the enemies.' },
    backlash: {
      text: 'The flames turn: everyone present takes 2 Wounds.',
      whom: 'everyone',
      harm: { kind: 'wounds', amount: 2, fire: true },
    },
  },
  {
    id: 'healing-touch',
    name: 'Healing Touch',
    skill: 'Channelling',
    tn: 3,
    cost: 1,
    effect: { text: 'An ally recovers 2 Wounds.', whom: 'ally', most: 1, heal: 2 },
    backlash: { text: 'The wounds pass to the Mystic.', whom: 'patient-to-caster', heal: 2 },
  },
  {
    id: 'circle-of-protection',
    name: 'Circle of Protection',
    skill: 'Rituals',
    tn: 4,
    cost: 1,
    effect: { text: 'For a scene no enemy can enter the circle.' },
    backlash: { text: 'The circle closes around the allies too: nobody can leave.' },
  },
  {
    id: 'alchemical-fire',
    name: 'Alchemical Fire',
    skill: 'Alchemy',
    tn: 4,
    cost: 1,
    effect: {
      text: 'Fire bursts over an area: 2 Wounds.',
      whom: 'targets',
      harm: { kind: 'wounds', amount: 2, fire: true },
    },
    backlash: {
      text: 'The flask bursts in the hand: the caster and anyone Near take 1 Wound.',
      whom: 'caster-and-near',
      harm: { kind: 'wounds', amount: 1, fire: true },
    },
  },
  {
    id: 'voice-of-the-dead',
    name: 'Voice of the Dead',
    skill: 'Occultism',
    tn: 5,
    cost: 2,
    effect: { text: 'A spirit answers three questions truthfully.' },
    backlash: { text: 'A hostile spirit possesses one of the group for a while.' },
  },
  {
    id: 'eye-of-the-void',
    name: 'Eye of the Void',
    skill: 'Arcane Perception',
    tn: 4,
    cost: 1,
    effect: { text: 'For a scene the caster sees through walls and illusions.' },
    backlash: { text: 'Something notices the gaze, and finds the caster.' },
  },
]

/** LT-VII.21–VII.25. */
export const objects: readonly NotableObject[] = [
  {
    id: 'blade-of-salt',
    name: 'Blade of Salt',
    effect: 'One tier up against unnatural creatures.',
    tier: { when: 'against an unnatural creature' },
  },
  {
    id: 'key-of-elsewhere',
    name: 'Key of Elsewhere',
    effect: 'Opens any lock.',
    cost: 'Each use draws unwanted attention.',
  },
  {
    id: 'crown-of-command',
    name: 'Crown of Command',
    effect: 'One tier up on Rhetoric.',
    cost: 'The wearer cannot lie.',
    tier: { skill: 'Rhetoric' },
  },
  {
    id: 'lantern-of-the-dead',
    name: 'Lantern of the Dead',
    effect: 'Shows ghosts and spirits that nobody else can see.',
    cost: 'It draws the malevolent ones.',
  },
  {
    id: 'forge-gloves',
    name: 'Forge Gloves',
    effect: 'One tier up on Demolish.',
    cost: '1 Fatigue after each use.',
    tier: { skill: 'Demolish' },
    fatigue: 1,
  },
]

/** LT-XI.7–XI.9, XI.14, XI.15. */
export const bestiary: readonly Creature[] = [
  {
    id: 'goblin',
    name: 'Goblin',
    level: 'competent',
    wounds: 2,
    weapon: 'dagger',
    attribute: 'dexterity',
    armour: 'none',
    behaviour: 'Hunts in packs, runs when alone.',
  },
  {
    id: 'orc-raider',
    name: 'Orc Raider',
    level: 'expert',
    wounds: 4,
    weapon: 'warhammer',
    attribute: 'strength',
    armour: 'light',
    behaviour: 'Charges the weakest.',
  },
  {
    id: 'corrupted-knight',
    name: 'Corrupted Knight',
    level: 'expert',
    wounds: 6,
    weapon: 'sword',
    attribute: 'strength',
    armour: 'heavy',
    behaviour: 'Seeks a duel.',
  },
  {
    id: 'swamp-troll',
    name: 'Swamp Troll',
    level: 'expert',
    wounds: 6,
    weapon: 'claws',
    attribute: 'strength',
    armour: 'none',
    behaviour: 'Regains 1 Wound each exchange unless burned.',
    special: 'regeneration',
  },
  {
    id: 'wyvern',
    name: 'Wyvern',
    level: 'expert',
    wounds: 5,
    weapon: 'bite',
    attribute: 'strength',
    armour: 'none',
    behaviour: 'Flies; its venom tires: every hit adds 1 Fatigue.',
    special: 'venom',
  },
]
