// The sentence that a person reads of each event, with the rules behind it.
import type { Sentence, Tone } from '../../kernel/index.ts'
import { bandNames } from './data.ts'
import { capital, tnText } from './die.ts'
import type { Event, Healed, Hurt, Resolved } from './events.ts'
import { targetName } from './pending.ts'
import type { Kind, State } from './types.ts'
import { foeLeft, foeOf, nameOf, objectOf, weaponOf } from './who.ts'

type EventOf<T extends Event['type']> = Event & { type: T }
type Sayings = { readonly [T in Event['type']]: (event: EventOf<T>, state: State) => Sentence }

const points = (n: number): string => `${n} point${n === 1 ? '' : 's'}`
/** "3 Wounds", "1 Fatigue". */
export const unit = (kind: Kind, n: number): string => (kind === 'fatigue' ? 'Fatigue' : n === 1 ? 'Wound' : 'Wounds')
const stateWord = (state: string): string => (state === 'Out' ? ', out of the scene' : `, ${state}`)

const hurtRules = ({ kind, to, cause }: Hurt): readonly string[] => [
  cause === 'Exertion' ? 'LT-XII.2' : 'LT-VIII.1',
  ...(to <= 0
    ? [kind === 'fatigue' ? 'LT-VIII.5' : 'LT-VIII.3']
    : to === 1
      ? ['LT-VIII.9']
      : to === 2
        ? ['LT-VIII.8']
        : []),
]

function sayHurt(event: Hurt, state: State): Sentence {
  const { hero, kind, amount, from, to, cause } = event
  const lead = nameOf(state, hero)
  if (amount === 0) return { lead, text: `armour takes all of it (${cause}).`, rules: ['LT-VII.15', 'LT-Q40'] }
  const text = `takes ${amount} ${unit(kind, amount)} from ${cause}: ${from} → ${to}${stateWord(event.state)}.`
  return { lead, text, tone: 'bad', rules: hurtRules(event) }
}

function sayHealed({ hero, wounds, fatigue, from, to, state: word }: Healed, state: State): Sentence {
  const parts = [
    ...(wounds > 0 ? [`${wounds} ${unit('wounds', wounds)}`] : []),
    ...(fatigue > 0 ? [`${fatigue} Fatigue`] : []),
  ]
  const text = `recovers ${parts.join(' and ')}: ${from} → ${to}${stateWord(word)}.`
  return { lead: nameOf(state, hero), text, tone: 'good', rules: ['LT-VIII.6', 'LT-Q37'] }
}

/** LT-I.14: "by 2". */
function marginText({ margin, success }: Resolved): string {
  if (margin === undefined) return ''
  return margin === 0 ? ', by a hair' : success ? `, by ${margin}` : `, ${-margin} short`
}

function sayResolved(event: Resolved, state: State): Sentence {
  const { hero, what, kept, tn, word, success, critical } = event
  return {
    lead: nameOf(state, hero),
    text: `${what.replace(/^attack /, 'attacks ')}: ${kept} against ${tnText(tn)}${marginText(event)}.`,
    word,
    tone: critical ? 'gold' : success ? 'good' : 'bad',
    rules: ['LT-I.12', ...(critical ? ['LT-I.15'] : [])],
  }
}

const endings = {
  victory: 'The scene ends in victory.',
  flight: 'The scene ends in flight.',
  surrender: 'The scene ends in surrender.',
  death: 'The scene ends in death.',
  peace: 'The scene ends.',
}
const leavings = { fled: 'flees.', surrendered: 'surrenders.', gone: 'is out of the scene.' }
const answers: Readonly<Record<string, string>> = {
  exert: 'exerts: one die more.',
  accept: 'lets the failure stand.',
  block: 'raises the shield.',
  take: 'takes the blow.',
  wounds: 'lets wounds heal first.',
  fatigue: 'lets fatigue go first.',
  dies: 'does not come back from this.',
  spared: 'is spared.',
  saved: 'is back from the brink.',
}
const choices = {
  exert: { text: 'may still exert.', rule: 'LT-Q22' },
  block: { text: 'may raise the shield.', rule: 'LT-VII.18' },
  heal: { text: 'chooses what heals first.', rule: 'LT-Q34' },
  death: { text: 'is on the brink of death; the table decides.', rule: 'LT-VIII.4' },
}
const struckWords = { miss: 'misses', hit: 'hits', critical: 'hits hard' }
const contestTones: Readonly<Record<string, Tone>> = { won: 'good', lost: 'bad', stalemate: 'partial' }

const sayings: Sayings = {
  HeroJoined: ({ hero: { name, race, class: of, hp, earned } }) => ({
    lead: name,
    text: `joins: ${race} ${capital(of)}, ${hp} Hit Points${earned > 0 ? `, grown by ${points(earned)}` : ''}.`,
    rules: ['LT-II.1'],
  }),
  HeroLeft: ({ hero }, state) => ({ lead: nameOf(state, hero), text: 'leaves the table.' }),
  SheetRevised: ({ sheet, reason }) => ({ lead: sheet.name, text: `has a new sheet: ${reason}` }),
  FoeAdded: ({ foe }) => ({
    lead: foe.name,
    text: foe.block
      ? `are there, ${foeLeft(foe)} of them, ${bandNames[foe.band]}.`
      : `is there, ${bandNames[foe.band]}.`,
    rules: ['LT-XI.1'],
  }),
  FoeRevealed: ({ foe, name }, state) => ({ lead: name ?? nameOf(state, foe), text: 'can be seen.' }),
  FoeLeft: ({ foe, how }, state) => ({ lead: nameOf(state, foe), text: leavings[how], rules: ['LT-VI.3'] }),
  FoeBurned: ({ foe }, state) => ({ lead: nameOf(state, foe), text: 'burns.', rules: ['LT-XI.14'] }),
  FoeMoved: ({ foe, band, from }, state) => ({
    lead: nameOf(state, foe),
    text: `is now ${bandNames[band]}${from === undefined ? '' : ` to ${nameOf(state, from)}`}.`,
    rules: ['LT-VI.18'],
  }),
  FoeHurt: ({ foe, kind, amount, to }, state) => ({
    lead: nameOf(state, foe),
    text:
      amount === 0
        ? 'armour takes all of it.'
        : `takes ${amount} ${unit(kind, amount)}: ${(foeOf(state, foe)?.block ?? false) ? `${to} of them left` : `${to} left`}.`,
    tone: 'good',
    rules: ['LT-VII.1'],
  }),
  FoeRegained: ({ foe, amount, to }, state) => ({
    lead: nameOf(state, foe),
    text: `regains ${amount}: ${to} left.`,
    tone: 'bad',
    rules: ['LT-XI.14'],
  }),
  FoeFell: ({ foe, knockedOut }, state) => ({
    lead: nameOf(state, foe),
    text: knockedOut ? 'is knocked out.' : 'falls.',
    tone: 'good',
    rules: ['LT-Q54'],
  }),
  SceneSet: ({ text }) => ({ text }),
  SceneEnded: ({ ending }) => ({ text: endings[ending], rules: ['LT-VI.3'] }),
  ExchangeBegan: ({ exchange }) => ({ text: `Exchange ${exchange} begins.`, rules: ['LT-Q56'] }),
  Acted: ({ who, helping }, state) => ({
    lead: nameOf(state, who),
    text: helping === undefined ? 'acts.' : `helps ${nameOf(state, helping)}.`,
    rules: [helping === undefined ? 'LT-VI.4' : 'LT-Q19'],
  }),
  Drew: ({ hero, weapon }, state) => ({
    lead: nameOf(state, hero),
    text: `takes the ${weaponOf(weapon)?.name ?? weapon} in hand.`,
  }),
  Resolved: sayResolved,
  Contested: ({ hero, against, kept, theirs, word }, state) => ({
    lead: nameOf(state, hero),
    text: `against ${nameOf(state, against)}: ${kept} to ${theirs}.`,
    word,
    tone: contestTones[word] as Tone,
    rules: [word === 'stalemate' ? 'LT-VI.7' : 'LT-VI.6'],
  }),
  ObjectUsed: ({ hero, object: id }, state) => {
    const object = objectOf(state, id)
    return {
      lead: nameOf(state, hero),
      text: `uses ${object?.name ?? id}: ${object?.effect ?? ''}${object?.cost ? ` ${object.cost}` : ''}`,
      rules: ['LT-VII.20'],
    }
  },
  Locked: ({ hero, task }, state) => ({
    lead: nameOf(state, hero),
    text: `cannot try this again until something changes: ${task}.`,
    rules: ['LT-I.19'],
  }),
  LockLifted: ({ hero, task, reason }, state) => ({
    lead: nameOf(state, hero),
    text: `may try again: ${task}. ${reason}`,
    rules: ['LT-I.20'],
  }),
  ChoiceLeft: ({ choice: { kind, hero } }, state) => ({
    lead: nameOf(state, hero),
    text: choices[kind].text,
    rules: [choices[kind].rule],
  }),
  ChoiceMade: ({ kind, hero, answer }, state) => ({
    lead: nameOf(state, hero),
    text: answers[answer] ?? 'has chosen.',
    rules: [choices[kind].rule],
  }),
  Struck: ({ foe, target, kept, theirs, word }, state) => ({
    lead: nameOf(state, foe),
    text: `${struckWords[word]} ${nameOf(state, target)}${diceText(kept, theirs)}.`,
    word,
    tone: word === 'miss' ? 'good' : 'bad',
    rules: ['LT-Q51'],
  }),
  Defended: ({ hero, foe, kept, word }, state) => ({
    lead: nameOf(state, hero),
    text: `shield against ${nameOf(state, foe)}: ${kept}.`,
    word,
    tone: word === 'blocked' ? 'good' : 'bad',
    rules: ['LT-VII.18'],
  }),
  Hurt: sayHurt,
  Healed: sayHealed,
  Died: ({ hero }, state) => ({ lead: nameOf(state, hero), text: 'dies.', tone: 'bad', rules: ['LT-VIII.11'] }),
  Moved: ({ hero, foe, band }, state) => ({
    lead: nameOf(state, hero),
    text: `is now ${bandNames[band]} to ${nameOf(state, foe)}.`,
    rules: ['LT-VI.18'],
  }),
  Fled: ({ hero }, state) => ({ lead: nameOf(state, hero), text: 'gets away.', rules: ['LT-VI.5'] }),
  Returned: ({ hero, reason }, state) => ({ lead: nameOf(state, hero), text: `is back: ${reason}` }),
  Worked: ({ hero, grimoire, backlash, text }, state) => ({
    lead: nameOf(state, hero),
    text: `${grimoire}${backlash ? ' turns on them' : ''}: ${text}`,
    tone: backlash ? 'bad' : 'good',
    rules: [backlash ? 'LT-IX.3' : 'LT-IX.4'],
  }),
  Treated: ({ hero, patient }, state) => ({
    lead: nameOf(state, hero),
    text: `treats ${nameOf(state, patient)}.`,
    rules: ['LT-VIII.18'],
  }),
  Equipped: ({ hero, gear: { weapons, armour, shield } }, state) => ({
    lead: nameOf(state, hero),
    text: `carries ${[...weapons.map(id => weaponOf(id)?.name ?? id), ...(shield ? ['a shield'] : [])].join(', ') || 'no weapon'}; ${armour === 'none' ? 'no' : armour} armour.`,
    rules: ['LT-VII.15'],
  }),
  Rested: ({ rest, heroes }, state) => ({
    text: `A ${rest} rest: ${heroes.map(id => nameOf(state, id)).join(', ')}.`,
    rules: [rest === 'long' ? 'LT-VIII.17' : 'LT-VIII.16'],
  }),
  ConditionSet: ({ hero, condition, on, reason }, state) => ({
    lead: nameOf(state, hero),
    text: `${on ? 'is now under' : 'is free of'} "${condition}": ${reason}`,
    rules: ['LT-VIII.15'],
  }),
  PointsEarned: ({ hero, points: earned }, state) => ({
    lead: nameOf(state, hero),
    text: `earns ${points(earned)}.`,
    tone: 'gold',
    rules: ['LT-X.2'],
  }),
  PointCommitted: ({ hero, target, paid, price }, state) => ({
    lead: nameOf(state, hero),
    text: `commits a point to ${targetName(state, target)}: ${paid} of ${price}.`,
    rules: ['LT-X.5'],
  }),
  Grown: ({ hero, target }, state) => ({
    lead: nameOf(state, hero),
    text: `grows: ${targetName(state, target)}.`,
    tone: 'gold',
    rules: ['LT-X.3'],
  }),
  GrowthRefused: ({ hero, target, back, reason }, state) => ({
    lead: nameOf(state, hero),
    text: `does not grow in ${targetName(state, target)}; ${points(back)} back. ${reason}`,
    rules: ['LT-X.7'],
  }),
  TraitRewritten: ({ hero, trait }, state) => ({
    lead: nameOf(state, hero),
    text: `Trait: ${trait}`,
    rules: ['LT-X.8'],
  }),
  BurdenRewritten: ({ hero, burden }, state) => ({
    lead: nameOf(state, hero),
    text: `Burden: ${burden}`,
    rules: ['LT-X.9'],
  }),
  Adjusted: ({ who, field, to, reason }, state) => ({
    lead: nameOf(state, who),
    text: `${field} set to ${to}: ${reason}`,
  }),
  ContentAdded: ({ title, advice }) => ({
    lead: title,
    text: ['is on the shelf.', ...advice].join(' '),
    rules: ['LT-IX.11'],
  }),
}

function diceText(kept: number | undefined, theirs: number | undefined): string {
  const dice = [kept, theirs].filter(die => die !== undefined)
  return dice.length === 0 ? '' : ` (${dice.join(' to ')})`
}

/** Every kind of event there is. */
export const eventTypes = Object.keys(sayings) as readonly Event['type'][]

export function say(state: State, event: Event): Sentence {
  return (sayings[event.type] as (event: Event, state: State) => Sentence)(event, state)
}
