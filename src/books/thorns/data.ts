// What the table has to choose from: talents, items, challenges, impact moves and ready heroes. All of it our own.
import type { Challenge, Condition, Hero, Talent } from './types.ts'

export const defaultStats = ['Brawn', 'Grace', 'Wits', 'Heart'] as const

/** Without a power pool first, then those that have one. */
export const talents: readonly Talent[] = [
  { id: 'second-wind', name: 'Second Wind', text: 'Once a scene, shrug off a condition while others cover you.' },
  { id: 'silver-tongue', name: 'Silver Tongue', text: 'Strangers hear you out before they draw steel.' },
  { id: 'roof-runner', name: 'Roof Runner', text: 'No wall, gutter or mast is ever in your way.' },
  { id: 'keen-nose', name: 'Keen Nose', text: 'You smell poison, lies and coming rain.' },
  { id: 'field-surgeon', name: 'Field Surgeon', text: 'With time and clean water you may mend a mark between scenes.' },
  { id: 'old-soldier', name: 'Old Soldier', text: 'You always know where the exits are and who would hold them.' },
  { id: 'beast-friend', name: 'Beast Friend', text: 'Animals take you for one of their own.' },
  { id: 'forger', name: 'Forger', text: 'Given an hour and ink, you have the right papers.' },
  { id: 'night-eyes', name: 'Night Eyes', text: 'Starlight is daylight to you.' },
  { id: 'unshaken', name: 'Unshaken', text: 'Fear never adds a thorn to your rolls.' },
  {
    id: 'ember-call',
    name: 'Ember Call',
    text: 'Fire leans toward your open hand and does what you whisper.',
    power: { size: 4, left: 4 },
  },
  {
    id: 'stone-skin',
    name: 'Stone Skin',
    text: 'Your skin hardens to slate for a few breaths.',
    power: { size: 4, left: 4 },
  },
  {
    id: 'ghost-step',
    name: 'Ghost Step',
    text: 'Walk through a wall as if it were mist.',
    power: { size: 3, left: 3 },
  },
  {
    id: 'storm-voice',
    name: 'Storm Voice',
    text: 'A shouted word that throws people off their feet.',
    power: { size: 4, left: 4 },
  },
  {
    id: 'mind-thread',
    name: 'Mind Thread',
    text: 'Hold a silent talk with somebody in sight, wanted or not.',
    power: { size: 3, left: 3 },
  },
  {
    id: 'borrowed-face',
    name: 'Borrowed Face',
    text: 'Wear the face of somebody you have touched today.',
    power: { size: 4, left: 4 },
  },
  { id: 'iron-vow', name: 'Iron Vow', text: 'Name a foe; against them you do not tire.', power: { size: 5, left: 5 } },
  {
    id: 'green-hand',
    name: 'Green Hand',
    text: 'Roots, thorns and vines grow at your bidding.',
    power: { size: 4, left: 4 },
  },
  {
    id: 'lucky-coin',
    name: 'Lucky Coin',
    text: 'The coin lands on its edge, and something happens that could not.',
    power: { size: 3, left: 3 },
  },
  {
    id: 'blade-dance',
    name: 'Blade Dance',
    text: 'Fight a whole ring of foes as if it were one.',
    power: { size: 5, left: 5 },
  },
]

export const itemList: readonly Talent[] = [
  { id: 'rope', name: 'Rope and hooks', text: 'Thirty ells, never quite enough.' },
  { id: 'lantern', name: 'Shuttered lantern', text: 'Light for one, or for all.' },
  {
    id: 'satchel',
    name: "Healer's satchel",
    text: 'Salves and bandages, rolled when they are used.',
    power: { size: 4, left: 4 },
  },
  { id: 'smoke', name: 'Smoke vials', text: 'A cloud to vanish in.', power: { size: 3, left: 3 } },
  { id: 'charter', name: 'Sealed charter', text: 'Opens doors among those who can read.' },
]

export const traitList: readonly string[] = [
  'Owes the wrong people',
  'Never lies to children',
  'Afraid of deep water',
  'Reads every inscription',
  'Sleeps with boots on',
  'Laughs at the wrong moment',
  'Raised by actors',
  'Counts the exits',
]

export const challenges: readonly Challenge[] = [
  {
    id: 'archive',
    name: 'The burning archive',
    text: 'Shelves higher than houses, and all of them paper.',
    task: { name: 'Save the ledgers', dice: 6, fiction: 'The ledgers are safe outside.' },
    danger: { name: 'The roof gives way', dice: 4, fiction: 'The roof comes down on whoever is still inside.' },
  },
  {
    id: 'bridge',
    name: 'The failing bridge',
    text: 'Old rope, a long drop, and a cart that must cross.',
    task: { name: 'Get the cart across', dice: 4, fiction: 'The cart stands on the far side.' },
    danger: { name: 'Ropes snapping', dice: 4, fiction: 'The bridge is gone.' },
  },
  {
    id: 'heist',
    name: 'The vault under the bank',
    text: 'Three locks, one night.',
    task: { name: 'Open the vault', dice: 8, fiction: 'The vault stands open.' },
    danger: { name: 'The watch grows curious', dice: 6, fiction: 'The watch seals the building.' },
  },
  {
    id: 'siege',
    name: 'The gate must hold',
    text: 'Rams in front, rumours behind.',
    task: { name: 'Hold until dawn', dice: 8, fiction: 'Dawn, and horns in the hills.' },
    danger: { name: 'The gate splinters', dice: 6, fiction: 'The gate falls.' },
  },
  {
    id: 'plague',
    name: 'A sickness in the wells',
    text: 'Half the street lies feverish.',
    task: { name: 'Find the source', dice: 6, fiction: 'The source is found and stopped up.' },
    danger: { name: 'The sickness spreads', dice: 6, fiction: 'The quarter is closed with all in it.' },
  },
  {
    id: 'storm',
    name: 'A ship in the storm',
    text: 'The mast sings and the hold fills.',
    task: { name: 'Bring her to harbour', dice: 6, fiction: 'The anchor bites in calm water.' },
    danger: { name: 'Water in the hold', dice: 4, fiction: 'She goes down.' },
  },
  {
    id: 'court',
    name: 'The trial',
    text: 'Everybody knows the verdict already.',
    task: { name: 'Sway the bench', dice: 6, fiction: 'The bench wavers and finds for you.' },
    danger: { name: 'The crowd turns', dice: 4, fiction: 'The crowd takes the law into its own hands.' },
  },
  {
    id: 'chase',
    name: 'Across the roofs',
    text: 'The thief knows every chimney.',
    task: { name: 'Run them down', dice: 4, fiction: 'The thief is cornered.' },
    danger: { name: 'The streets wake', dice: 4, fiction: 'Half the town is in the way.' },
  },
  {
    id: 'ritual',
    name: 'The ritual at moonrise',
    text: 'Nine voices, one of them not human.',
    task: { name: 'Break the circle', dice: 6, fiction: 'The circle is broken.' },
    danger: { name: 'What answers', dice: 6, fiction: 'What was called is here.' },
  },
  {
    id: 'mine',
    name: 'Below the collapsed shaft',
    text: 'Knocking, from the other side.',
    task: { name: 'Dig them out', dice: 6, fiction: 'A hand comes through the rubble.' },
    danger: { name: 'Bad air', dice: 4, fiction: 'The air is spent.' },
  },
  {
    id: 'duke',
    name: "The duke's hunt",
    text: 'You are not the hunters.',
    task: { name: 'Reach the border', dice: 8, fiction: 'The border stones are behind you.' },
    danger: { name: 'The hounds close in', dice: 6, fiction: 'The hounds have you.' },
  },
  {
    id: 'feast',
    name: 'A poisoned feast',
    text: 'One cup of forty, and the toasts have begun.',
    task: { name: 'Find the cup', dice: 4, fiction: 'The cup is found and spilled.' },
    danger: { name: "The host's patience", dice: 4, fiction: 'The guests are shown the dungeon.' },
  },
]

/** The condition that stands ready on the game master's buttons. */
export const shaken: Condition = { id: 'shaken', name: 'Shaken', thorns: 1 }

/** Prompts for the game master's impact moves. */
export const impactMoves: readonly string[] = [
  'Deal harm to somebody who is exposed.',
  'Split the party with a wall, a fall or a crowd.',
  'Make something of theirs break, burn or get lost.',
  'Show them that a worse threat was behind this one.',
  'Bring reinforcements in sight.',
  'Put a bystander in the line of fire.',
  'Take away their footing, their light or their air.',
  'Turn their own move back on them.',
  'Offer what they want at a price.',
  'Throw the danger pool.',
  'Use up a resource they lean on.',
  'Let somebody they trust doubt them.',
  'Close the way they came by.',
  'Raise the alarm.',
  'Give the foe the better ground.',
  'Mark them with a condition that others notice.',
  'Make the next try harder by a thorn.',
  'Have time pass: throw a timer pool.',
  'Reveal a truth that hurts.',
  'Leave them a choice between two losses.',
]

/** TP-Q26: sizes to offer. */
export const poolSizes = { short: 4, mid: 6, long: 8 } as const

const stats = (Brawn: number, Grace: number, Wits: number, Heart: number) => ({ Brawn, Grace, Wits, Heart })
const byId = (id: string): Talent => [...talents, ...itemList].find(each => each.id === id) as Talent
const fresh = { conditions: [], marks: 0 }

export const readyHeroes: readonly Hero[] = [
  {
    id: 'mara',
    name: 'Mara Venn',
    concept: 'Fire-caller who once burned a library',
    stats: stats(1, 2, 3, 3),
    traits: ['Reads every inscription'],
    talents: [byId('ember-call'), byId('unshaken')],
    items: [byId('lantern')],
    ...fresh,
  },
  {
    id: 'tobin',
    name: 'Tobin Rook',
    concept: 'Thief of the high roofs',
    stats: stats(1, 4, 3, 1),
    traits: ['Counts the exits'],
    talents: [byId('roof-runner'), byId('ghost-step')],
    items: [byId('rope')],
    ...fresh,
  },
  {
    id: 'hild',
    name: 'Hild Ironvow',
    concept: 'Old soldier with one more war in her',
    stats: stats(4, 2, 1, 2),
    traits: ['Sleeps with boots on'],
    talents: [byId('old-soldier'), byId('iron-vow')],
    items: [byId('satchel')],
    ...fresh,
  },
  {
    id: 'sefa',
    name: 'Sefa of the Wells',
    concept: 'Healer whom every street knows',
    stats: stats(1, 2, 3, 3),
    traits: ['Never lies to children'],
    talents: [byId('field-surgeon'), byId('green-hand')],
    items: [byId('satchel')],
    ...fresh,
  },
  {
    id: 'quill',
    name: 'Quill',
    concept: 'Forger with a hundred names',
    stats: stats(1, 2, 4, 2),
    traits: ['Raised by actors'],
    talents: [byId('forger'), byId('borrowed-face')],
    items: [byId('charter')],
    ...fresh,
  },
  {
    id: 'orso',
    name: 'Orso Bell',
    concept: 'Street singer, loud and beloved',
    stats: stats(2, 2, 1, 4),
    traits: ['Laughs at the wrong moment'],
    talents: [byId('silver-tongue'), byId('storm-voice')],
    items: [byId('smoke')],
    ...fresh,
  },
]
