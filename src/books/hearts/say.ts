// What a person reads: one sentence an event, the title of a call, and the word of a throw.
import { sayMap, sayPlaced, squareName } from '../../grid/index.ts'
import { isWaiting, type Outcome, perform, type Sentence, type Tone } from '../../kernel/index.ts'
import { making, woundsOfRank } from './data.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'
import { foeOf, heroOf, nameOf } from './find.ts'
import { attributeName } from './roll.ts'
import type { Benefit, HeartsCommand, HeartsEvent, HeartsScene, Open, Word } from './types.ts'

const tones: Readonly<Record<Word, Tone>> = { complication: 'bad', failure: 'bad', success: 'good', critical: 'gold' }
const wordRules: Readonly<Record<Word, string>> = {
  complication: 'HM-3.6',
  failure: 'HM-3.5',
  success: 'HM-3.4',
  critical: 'HM-3.7',
}

const list = (state: HeartsScene, ids: readonly string[]): string =>
  ids.map(id => nameOf(state, id)).join(', ') || 'nobody'

const against = (tn: number | undefined, automatic: boolean | undefined): string =>
  automatic ? ' (it just works)' : tn === undefined ? '' : ` (needs ${tn})`

/** People end their words with a point or not; the sentence goes on. */
const bare = (text: string): string => text.replace(/[.\s]+$/, '')

const benefitTexts: Readonly<Record<Benefit, string>> = {
  wound: 'one wound more',
  push: 'the foe is pushed back',
  disarm: 'the foe is disarmed',
  position: 'a better position',
  scale: 'it works on a larger scale',
  refund: 'the effort was less than feared',
  other: 'something extra',
}

function sayRolled(
  lead: string,
  text: string,
  { word, tn, automatic }: { readonly word: Word; readonly tn?: number; readonly automatic?: boolean },
  rules: readonly string[],
): Sentence {
  const cited = automatic ? ['HM-3.12'] : [wordRules[word]]
  return { lead, text: `${text}${against(tn, automatic)}.`, tone: tones[word], word, rules: [...cited, ...rules] }
}

function sayOpened(state: HeartsScene, choice: Open): Sentence {
  const lead = nameOf(state, choice.hero)
  switch (choice.kind) {
    case 'complication':
      return {
        lead,
        text: choice.forced ? `faces a complication: ${choice.why}.` : 'may face a complication.',
        rules: [choice.rule],
      }
    case 'critical':
      return {
        lead,
        text: choice.by === 'gm' ? 'gains a benefit that the game master finds.' : 'chooses a benefit.',
        tone: 'gold',
        rules: [choice.of === 'magic' ? 'HM-6.8' : choice.of === 'attack' ? 'HM-5.9' : 'HM-3.7'],
      }
    case 'armor':
      return { lead, text: `may let protection take it: ${choice.why}.`, rules: ['HM-11.1'] }
    case 'threat':
      return {
        lead,
        text: `has to resist with ${attributeName(state, choice.attribute)}: ${list(state, choice.foes)} ${choice.text}.`,
        tone: 'bad',
        rules: ['HM-Q14'],
      }
  }
}

export function say(state: HeartsScene, event: HeartsEvent): Sentence {
  const name = (id: string) => nameOf(state, id)
  switch (event.type) {
    case 'Tested':
      return sayRolled(name(event.hero), `${bare(event.what)}, with ${attributeName(state, event.attribute)}`, event, [
        'HM-3.2',
      ])
    case 'Attacked':
      return sayRolled(
        name(event.hero),
        `${event.way === 'melee' ? 'strikes at' : 'shoots at'} ${name(event.foe)}`,
        event,
        ['HM-5.4'],
      )
    case 'MagicWorked':
      return sayRolled(name(event.hero), `works ${state.terms.magic} (${event.tier}): ${bare(event.what)}`, event, [
        'HM-6.2',
      ])
    case 'Resisted':
      return sayRolled(
        name(event.hero),
        `resists with ${attributeName(state, event.attribute)}: ${event.text}`,
        event,
        ['HM-Q14'],
      )
    case 'ActionSpent':
      return { lead: name(event.hero), text: 'uses the action of this turn.', rules: ['HM-1.6'] }
    case 'Helped':
      return { lead: name(event.hero), text: `helps ${name(event.ally)}.`, rules: ['HM-3.14'] }
    case 'Locked':
      return {
        lead: name(event.tried.hero),
        text: 'cannot try the same again unless something changes.',
        rules: ['HM-3.17'],
      }
    case 'Unlocked':
      return {
        lead: name(event.tried.hero),
        text: event.again === 'changed' ? 'tries it another way.' : 'tries it again, and accepts a complication.',
        rules: ['HM-3.17'],
      }
    case 'Moved': {
      const end = event.path.at(-1)
      return {
        lead: name(event.who),
        text: `goes to ${end ? squareName(end) : 'where it was'} (${event.cost}).`,
        rules: ['HM-4.1', 'HM-4.2'],
      }
    }
    case 'Placed': {
      const how = { placed: '', map: '', pushed: ', driven there', blink: ', in the blink of an eye' }[event.why]
      return { lead: name(event.who), text: `${sayPlaced(event.at)}${how}.` }
    }
    case 'ManaChanged':
      return {
        lead: name(event.hero),
        text: `${state.terms.mana} ${event.from} → ${event.to}: ${event.why}.`,
        rules: [event.rule],
      }
    case 'HeartsChanged':
      return {
        lead: name(event.hero),
        text: `Hearts ${event.from} → ${event.to}: ${event.why}.`,
        tone: event.to < event.from ? 'bad' : 'good',
        rules: [event.rule],
      }
    case 'HeroDowned':
      return { lead: name(event.hero), text: 'is down.', tone: 'bad', rules: ['HM-7.2'] }
    case 'HeroRaised':
      return {
        lead: name(event.hero),
        text: event.by === undefined ? 'gets up with 1 Heart.' : `is helped up by ${name(event.by)}, with 1 Heart.`,
        tone: 'good',
        rules: [event.by === undefined ? 'HM-Q28' : 'HM-7.3'],
      }
    case 'SceneLost':
      return { text: 'Everybody is down: the scene is lost.', tone: 'bad', rules: ['HM-Q28'] }
    case 'ArmorSpent':
      return {
        lead: name(event.hero),
        text: `is saved by ${heroOf(state, event.hero)?.gear.protection ?? 'protection'}; no Heart is lost.`,
        rules: ['HM-11.1', 'HM-Q31'],
      }
    case 'ItemUsed':
      return {
        lead: name(event.hero),
        text: `uses ${event.item}: ${event.what}${event.gone ? '; it is used up' : ''}.`,
        rules: ['HM-2.13'],
      }
    case 'FoeWounded': {
      const foe = foeOf(state, event.foe)
      const of = foe ? woundsOfRank[foe.rank] : event.to
      return {
        lead: name(event.foe),
        text: of === 1 ? 'is hit.' : `Wounds ${event.from} → ${event.to} of ${of}.`,
        tone: 'good',
        rules: [foe?.rank === 'boss' ? 'HM-5.8' : foe?.rank === 'elite' ? 'HM-5.7' : 'HM-5.6'],
      }
    }
    case 'FoeDefeated':
      return { lead: name(event.foe), text: 'is out of the fight.', tone: 'good', rules: ['HM-5.6'] }
    case 'ChoiceOpened':
      return sayOpened(state, event.choice)
    case 'ChoiceClosed':
      return { text: 'That is settled.' }
    case 'ChoiceSkipped':
      return { text: `The game master passes over an open choice: ${event.reason}.` }
    case 'Complicated':
      return {
        lead: name(event.hero),
        text: `suffers a complication: ${event.text}`,
        tone: 'bad',
        rules: [event.forced ? 'HM-3.6' : 'HM-Q06'],
      }
    case 'BenefitChosen':
      return {
        lead: name(event.hero),
        text: `gains a benefit: ${bare(event.text || benefitTexts[event.benefit])}.`,
        tone: 'gold',
        rules: ['HM-1.9', event.benefit === 'refund' ? 'HM-6.8' : 'HM-3.7'],
      }
    case 'ConditionAdded':
      return { lead: name(event.who), text: `is ${event.condition}.`, tone: 'bad' }
    case 'ConditionCleared':
      return { lead: name(event.who), text: `is no longer ${event.condition}.`, tone: 'good' }
    case 'CombatStarted':
      return { text: 'The fight begins: the heroes act, in any order.', rules: ['HM-5.1', 'HM-5.2'] }
    case 'PhaseStarted':
      return {
        text: event.phase === 'foes' ? 'Now the foes act.' : `Round ${event.round}: the heroes act, in any order.`,
        rules: ['HM-5.2'],
      }
    case 'CombatEnded':
      return { text: 'The fight is over.' }
    case 'FoesActed':
      return {
        lead: list(state, event.foes),
        text: event.foes.length === 1 ? 'closes in.' : 'close in.',
        rules: ['HM-Q14'],
      }
    case 'FoeAdded':
      return { lead: event.foe.name, text: `appears, ${article(event.foe.rank)}.`, rules: ['HM-5.5'] }
    case 'FoeShown':
      return { lead: event.name ?? name(event.foe), text: 'comes out of hiding.', rules: ['HM-Q44'] }
    case 'FoeRemoved':
      return { lead: name(event.foe), text: 'is gone.' }
    case 'HeroJoined':
      return { lead: event.hero.name, text: `joins the table as ${state.terms[event.hero.role]}.`, rules: ['HM-2.2'] }
    case 'HeroLeft':
      return { lead: name(event.hero), text: 'leaves the table.' }
    case 'MapSet':
    case 'MapCleared':
    case 'SquareSet':
    case 'DoorSet':
      return sayMap(event, 'HM-1.1')
    case 'SceneSet':
      return { lead: event.title, text: event.text }
    case 'PressureSet':
      return { text: `Each failure moves the clock. When it is full: ${event.outcome}`, rules: ['HM-11.2'] }
    case 'ClockAdded':
      return { text: `A clock of ${event.clock.size}: ${event.clock.name}.` }
    case 'ClockTicked':
      return { text: `A clock stands at ${event.filled}.` }
    case 'ClockFilled':
      return { text: `The clock is full. ${event.outcome}`, tone: 'bad', rules: ['HM-11.2', 'HM-Q32'] }
    case 'Rested':
      return {
        lead: list(state, event.heroes),
        text: `rested: all Hearts and all ${state.terms.mana} are back.`,
        tone: 'good',
        rules: ['HM-7.4'],
      }
    case 'MilestoneReached':
      return {
        lead: list(state, event.heroes),
        text: 'reached a milestone: one step of advancement.',
        tone: 'gold',
        rules: ['HM-8.1'],
      }
    case 'Advanced':
      return { lead: name(event.hero), text: `${grownText(state, event)}.`, tone: 'gold', rules: ['HM-8.1'] }
    case 'Adjusted':
      return { lead: name(event.who), text: `${event.what} ${event.from} → ${event.to}: ${event.reason}.` }
    case 'TermNamed':
      return { text: `At this table it is called ${event.name}, not ${state.terms[event.term]}.`, rules: ['HM-2.2'] }
    case 'PackLoaded':
      return { text: `The table plays with "${event.pack.title}".` }
  }
}

const article = (rank: 'minion' | 'elite' | 'boss'): string =>
  ({ minion: 'a minion', elite: 'an elite', boss: 'a boss' })[rank]

function grownText(state: HeartsScene, { into, from, to }: HeartsEvent & { type: 'Advanced' }): string {
  if (into === 'heart') return `Hearts ${from} → ${to} of ${making.mostHearts}`
  if (into === 'mana') return `${state.terms.mana} ${from} → ${to} of ${making.mostMana}`
  return `${attributeName(state, into)} d${from} → d${to}`
}

/** HM-Q04: before the throw, everybody is told when the die in hand cannot reach the TN. */
function warning(state: HeartsScene, command: HeartsCommand): string {
  const asked = perform({ decide, evolve, fingerprint: () => '' }, state, command, () => undefined)
  const told = isWaiting(asked) ? asked.wanted.steps?.find(({ rule }) => rule === 'HM-Q04')?.text : undefined
  return told === undefined ? '' : `: ${told}`
}

/** The title of a call. */
export const describe = (state: HeartsScene, command: HeartsCommand): string =>
  titleOf(state, command) + warning(state, command)

function titleOf(state: HeartsScene, command: HeartsCommand): string {
  const who = 'hero' in command && command.hero !== undefined ? nameOf(state, command.hero) : ''
  switch (command.type) {
    case 'Test': {
      const tn = command.tn === 'secret' ? 'a secret TN' : `TN ${command.tn}`
      return `${who}: ${bare(command.what)}, with ${attributeName(state, command.attribute)} against ${tn}`
    }
    case 'Attack':
      return `${who} ${command.way === 'melee' ? 'strikes at' : 'shoots at'} ${nameOf(state, command.foe)}`
    case 'Cast':
      return `${who}, ${state.terms.magic}, ${command.tier}: ${bare(command.what)}`
    case 'Resist': {
      const open = state.open.find(({ id }) => id === command.choice)
      return open?.kind === 'threat' ? `${who} resists: ${list(state, open.foes)} ${open.text}` : `${who} resists`
    }
    default:
      return command.type.replace(/(?!^)([A-Z])/g, ' $1').toLowerCase()
  }
}

export function outcome(events: readonly HeartsEvent[]): Outcome | undefined {
  for (const event of events)
    if (
      event.type === 'Tested' ||
      event.type === 'Attacked' ||
      event.type === 'MagicWorked' ||
      event.type === 'Resisted'
    )
      return { word: event.word, tone: tones[event.word] }
  return undefined
}
