// The book's tables: roles, ladders, tiers, talents, effects of magic, complications, benefits, circumstances. No functions.
import type { Attribute, Die, Effect, Rank, Role, Terms, Tier } from './types.ts'

export const attributes: readonly Attribute[] = ['strength', 'dexterity', 'magic']

/** HM-1.2, HM-3.15: the sizes of a die, and the way help and advancement climb. */
export const dieSizes: readonly Die[] = [6, 8, 10, 12, 20]

/** HM-3.3, HM-3.8. */
export const bands: readonly { readonly tn: number; readonly name: string }[] = [
  { tn: 4, name: 'easy' },
  { tn: 6, name: 'standard' },
  { tn: 8, name: 'hard' },
  { tn: 12, name: 'heroic' },
]

/** HM-2.4–2.6: what a role is best at. */
export const specialty: Readonly<Record<Role, Attribute>> = { warrior: 'strength', rogue: 'dexterity', mage: 'magic' }

/** HM-2.7, HM-2.8, HM-8.1, HM-2.9, HM-2.12: what a hero starts with, and where it ends. */
export const making = {
  hearts: 5,
  mana: 3,
  mostHearts: 7,
  mostMana: 5,
  talents: 2,
  items: 3,
  best: 10,
  other: 6,
} as const

export const defaultTerms: Terms = { warrior: 'Warrior', rogue: 'Rogue', mage: 'Mage', magic: 'Magic', mana: 'Mana' }

/** HM-5.5. */
export const tnOfRank: Readonly<Record<Rank, number>> = { minion: 6, elite: 8, boss: 12 }
/** HM-5.6–5.8. */
export const woundsOfRank: Readonly<Record<Rank, number>> = { minion: 1, elite: 2, boss: 3 }

/** HM-6.4–6.7; HM-Q25: a trick costs 0 unless the game master sets 1. */
export const tiers: Readonly<Record<Tier, { readonly tn: number; readonly cost: number; readonly rule: string }>> = {
  trick: { tn: 4, cost: 0, rule: 'HM-6.4' },
  standard: { tn: 6, cost: 1, rule: 'HM-6.5' },
  strong: { tn: 8, cost: 2, rule: 'HM-6.6' },
  great: { tn: 12, cost: 3, rule: 'HM-6.7' },
}

/** HM-4.2, HM-5.3. */
export const squaresPerTurn = 5
/** HM-5.15, HM-Q23. */
export const shortRange = 10
/** HM-Q24. */
export const crowdSize = 3
/** HM-6.5, HM-6.6. */
export const blinkSquares = 5
export const healedHearts = 2

/** HM-9.1, HM-Q33: what a d6 has to show for each size of die. */
export const levels: Readonly<Record<Die, { readonly name: string; readonly threshold: number }>> = {
  6: { name: 'Untrained', threshold: 6 },
  8: { name: 'Novice', threshold: 5 },
  10: { name: 'Trained', threshold: 4 },
  12: { name: 'Master', threshold: 3 },
  20: { name: 'Master', threshold: 3 },
}

/** HM-3.9, HM-3.10: circumstances that a game master can name with one touch. */
export const worse = ['cover', 'darkness', 'slick ground', 'no time', 'noise', 'distraction'] as const
export const better = ['preparation', 'the right tools', 'a superior position', 'surprise', 'full focus'] as const

/** HM-2.9. */
export const talents: readonly string[] = [
  'Acrobat',
  'Alchemist',
  'Beast friend',
  'Bell ringer',
  'Bookworm',
  'Brawler',
  'Climber',
  'Cook',
  'Field surgeon',
  'Forger',
  'Haggler',
  'Herbalist',
  'Locksmith',
  'Mapmaker',
  'Night eyes',
  'Pathfinder',
  'Peacemaker',
  'Performer',
  'Rigger',
  'Shieldmate',
  'Smuggler',
  'Stargazer',
  'Swimmer',
  'Tinker',
]

/** HM-1.10, HM-5.13. */
export const complications: readonly string[] = [
  'The noise carries: somebody comes to look.',
  'It takes far longer than it should.',
  'Something slips out of the hand and rolls away.',
  'The footing gives: flat on the ground.',
  'Driven out into the open.',
  'A strap tears; that piece of gear is of no use until mended.',
  'The light goes out.',
  'It leaves a trace that anybody can follow.',
  'An ally is in the way.',
  'The strain costs strength.',
]

/** HM-1.9, HM-3.7. */
export const benefits: readonly string[] = [
  'It is done at once and without a sound.',
  'It lasts longer than anybody hoped.',
  'It opens a way for an ally.',
  'It tells you something that you did not know.',
  'The foes waver.',
]

/** HM-6.4–6.7. */
export const effects: readonly Effect[] = [
  { id: 'glow', name: 'Glow', tier: 'trick', kind: 'free', text: 'A pebble shines like a lamp until dawn.' },
  { id: 'false-step', name: 'False step', tier: 'trick', kind: 'free', text: 'Footsteps sound where nobody walks.' },
  {
    id: 'smoke-veil',
    name: 'Veil of smoke',
    tier: 'trick',
    kind: 'free',
    text: 'Smoke as thick as wool fills a square.',
  },
  { id: 'tidy', name: 'Tidy', tier: 'trick', kind: 'free', text: 'Dust, ink and blood are where they were before.' },
  {
    id: 'whisper',
    name: 'Whisper',
    tier: 'trick',
    kind: 'free',
    text: 'One sentence is heard by one friend in sight.',
  },
  { id: 'spark-bolt', name: 'Bolt of sparks', tier: 'standard', kind: 'harm', text: 'Sparks strike one foe in sight.' },
  { id: 'thorn-lash', name: 'Lash of thorns', tier: 'standard', kind: 'harm', text: 'A bramble whips at one foe.' },
  {
    id: 'glass-shield',
    name: 'Shield of glass',
    tier: 'standard',
    kind: 'free',
    text: 'A pane of air covers one ally.',
  },
  {
    id: 'side-step',
    name: 'Sidestep',
    tier: 'standard',
    kind: 'blink',
    text: 'Gone here, there again, five squares on.',
  },
  {
    id: 'cat-foot',
    name: 'Foot of the cat',
    tier: 'standard',
    kind: 'free',
    text: 'An ally lands softly and unheard.',
  },
  {
    id: 'borrowed-voice',
    name: 'Borrowed voice',
    tier: 'standard',
    kind: 'free',
    text: 'You speak as somebody you know.',
  },
  {
    id: 'fire-wheel',
    name: 'Wheel of fire',
    tier: 'strong',
    kind: 'harm',
    text: 'Fire turns over three squares by three.',
  },
  { id: 'root-grip', name: 'Grip of roots', tier: 'strong', kind: 'pin', text: 'Roots hold a foe where it stands.' },
  {
    id: 'warm-hands',
    name: 'Warm hands',
    tier: 'strong',
    kind: 'heal',
    text: 'Two Hearts come back to an ally in sight.',
  },
  {
    id: 'lead-air',
    name: 'Air like lead',
    tier: 'strong',
    kind: 'pin',
    text: 'Those who stand together cannot move on.',
  },
  { id: 'moth-cloud', name: 'Cloud of moths', tier: 'strong', kind: 'free', text: 'Nobody sees a thing in that hall.' },
  {
    id: 'tide-call',
    name: 'Call of the tide',
    tier: 'great',
    kind: 'free',
    text: 'The river leaves its bed for an hour.',
  },
  { id: 'star-fall', name: 'Starfall', tier: 'great', kind: 'harm', text: 'Light falls on every foe that you name.' },
  { id: 'long-night', name: 'The long night', tier: 'great', kind: 'free', text: 'All who do not resist fall asleep.' },
  {
    id: 'stone-wakes',
    name: 'The stone wakes',
    tier: 'great',
    kind: 'free',
    text: 'A statue gets up and serves until morning.',
  },
]
