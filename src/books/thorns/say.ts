// What a person reads: one sentence an event.
import type { Sentence } from '../../kernel/index.ts'
import { heroOf, nameOf, openOf, outAt, poolOf } from './find.ts'
import { against, list, poolName, powerName, tones } from './outcome.ts'
import { moments } from './pools.ts'
import type { Open, ThornsEvent, ThornsScene, Word } from './types.ts'

const acted: Readonly<Record<Word, string>> = {
  disaster: 'It fails, and the trouble is doubled',
  grim: 'It fails, and there is trouble',
  messy: 'It is done, but there is trouble',
  perfect: 'It is done, without trouble',
  critical: 'It is done, and a bonus is to be chosen',
}
const defended: Readonly<Record<Word, string>> = {
  disaster: 'It lands twice as hard',
  grim: 'It lands in full',
  messy: 'The brunt is avoided, the rest is lightened',
  perfect: 'The trouble is avoided',
  critical: 'The trouble is avoided, and a bonus is to be chosen',
}
const rolledRules: Readonly<Record<Word, readonly string[]>> = {
  disaster: ['TP-core.10', 'TP-thorn.3'],
  grim: ['TP-core.6'],
  messy: ['TP-core.5'],
  perfect: ['TP-core.4'],
  critical: ['TP-core.7', 'TP-core.9'],
}
const actionRules: Readonly<Record<Word, string>> = {
  disaster: 'TP-action.4',
  grim: 'TP-action.4',
  messy: 'TP-action.3',
  perfect: 'TP-action.2',
  critical: 'TP-Q04',
}
const defenceRules: Readonly<Record<Word, string>> = {
  disaster: 'TP-Q22',
  grim: 'TP-defense.4',
  messy: 'TP-defense.3',
  perfect: 'TP-defense.2',
  critical: 'TP-Q22',
}
const impacts = {
  plain: { text: '', rules: ['TP-action.5'] },
  doubled: { text: ' It is doubled.', rules: ['TP-core.10', 'TP-Q25'] },
  lightened: { text: ' It is lightened.', rules: ['TP-defense.3', 'TP-harm.5'] },
} as const
const bonuses = { greater: 'a greater effect', secondary: 'a secondary effect', setup: 'a setup for a follow-up' }

const conditionName = (state: ThornsScene, hero: string, id: string): string =>
  heroOf(state, hero)?.conditions.find(condition => condition.id === id)?.name ?? id
function sayOpened(state: ThornsScene, choice: Open): Sentence {
  switch (choice.kind) {
    case 'impact':
      return {
        text: `An impact move is due. Exposed: ${list(state, choice.exposed)}.`,
        rules: ['TP-action.5', 'TP-Q06'],
      }
    case 'bonus':
      return { lead: nameOf(state, choice.hero), text: 'chooses the bonus of a critical.', rules: ['TP-core.9'] }
    case 'last-die':
      return {
        text: `The last die of ${poolName(state, choice.pool)} may be dropped without a throw.`,
        rules: ['TP-pool.11'],
      }
    case 'no-drop':
      return {
        text: `No die of ${poolName(state, choice.pool)} has dropped: there is something to choose instead.`,
        rules: [choice.secondary ? 'TP-pool.10' : 'TP-Q19'],
      }
  }
}

function sayClosed(state: ThornsScene, id: string): string {
  const choice = openOf(state, id)
  if (choice?.kind === 'impact') return `The move against ${nameOf(state, choice.hero)} is made.`
  if (choice?.kind === 'bonus') return 'The bonus is chosen.'
  return `It is decided about ${choice ? poolName(state, choice.pool) : 'a choice'}.`
}

export function say(state: ThornsScene, event: ThornsEvent): Sentence {
  switch (event.type) {
    case 'Acted':
      return {
        lead: nameOf(state, event.hero),
        text: `${event.how}, with ${event.with} (${event.dice}d, ${event.thorns}t). ${acted[event.word]}.`,
        tone: tones[event.word],
        word: event.word,
        rules: [...rolledRules[event.word], actionRules[event.word]],
      }
    case 'Defended':
      return {
        lead: nameOf(state, event.hero),
        text: `defends against ${event.trouble}, with ${event.with} (${event.dice}d, ${event.thorns}t). ${defended[event.word]}.`,
        tone: tones[event.word],
        word: event.word,
        rules: [...rolledRules[event.word], defenceRules[event.word]],
      }
    case 'MontagePlayed':
      return {
        lead: list(state, event.exposed),
        text: `play a montage (${event.exposed.length * 2}d, ${event.thorns}t): ${event.how}.`,
        tone: tones[event.word],
        word: event.word,
        rules: ['TP-montage.1', 'TP-montage.3'],
      }
    case 'PowerUsed':
      return {
        lead: nameOf(state, event.hero),
        text: `uses ${powerName(state, event.hero, event.power)} (${event.dice}d): ${event.how}.`,
        tone: tones[event.word],
        word: event.word,
        rules: [...rolledRules[event.word], 'TP-pool.8'],
      }
    case 'TensionRead':
      return {
        text: `${event.question} For the players it is ${against[event.word].text}${event.double ? ', and then some' : ''}.`,
        tone: against[event.word].tone,
        word: event.word,
        rules: ['TP-tension.2', 'TP-Q10'],
      }
    case 'LateAssisted':
      return {
        lead: nameOf(state, event.hero),
        text: `still helps ${nameOf(state, event.lead)}: from ${event.from} to ${event.to}.`,
        tone: tones[event.to],
        word: event.to,
        rules: ['TP-Q07'],
      }
    case 'PowerDropped':
      return {
        lead: nameOf(state, event.hero),
        text: `${powerName(state, event.hero, event.power)}: ${event.from}d → ${event.to}d.`,
        rules: ['TP-pool.8'],
      }
    case 'PowerDepleted':
      return {
        lead: nameOf(state, event.hero),
        text: `${powerName(state, event.hero, event.power)} is used up.`,
        tone: 'bad',
        rules: ['TP-Q15'],
      }
    case 'FollowUpSet':
      return {
        lead: nameOf(state, event.token.by),
        text: `sets up a follow-up: ${event.token.text}.`,
        rules: ['TP-Q21'],
      }
    case 'FollowUpUsed':
      return { lead: nameOf(state, event.hero), text: 'uses a follow-up: one die, no risk.', rules: ['TP-team.3'] }
    case 'FollowUpDropped':
      return { text: 'A follow-up has passed unused.' }
    case 'ChoiceOpened':
      return sayOpened(state, event.choice)
    case 'ChoiceClosed':
      return { text: sayClosed(state, event.choice) }
    case 'ChoiceSkipped':
      return { text: `The game master passes over an open choice: ${event.reason}.` }
    case 'BonusChosen':
      return {
        lead: nameOf(state, event.hero),
        text: `takes ${bonuses[event.bonus]}${event.text ? `: ${event.text}` : ''}.`,
        tone: 'gold',
        rules: ['TP-core.9'],
      }
    case 'SecondaryTaken':
      return {
        lead: event.hero === undefined ? 'The game master' : nameOf(state, event.hero),
        text: `No die dropped from ${poolName(state, event.pool)}; instead: ${event.text}.`,
        rules: ['TP-pool.10', 'TP-Q18'],
      }
    case 'ImpactMade':
      return {
        text: `Impact: ${event.text}${impacts[event.weight].text}`,
        tone: 'bad',
        rules: impacts[event.weight].rules,
      }
    case 'HarmMarked':
      return {
        lead: nameOf(state, event.hero),
        text: `Harm: ${event.from} → ${event.to} of ${outAt}${event.doubled ? ', doubled' : ''}.`,
        tone: 'bad',
        rules: ['TP-harm.1'],
      }
    case 'HeroOut':
      return { lead: nameOf(state, event.hero), text: 'is out of the scene.', tone: 'bad', rules: ['TP-harm.3'] }
    case 'ConditionAdded':
      return {
        lead: nameOf(state, event.hero),
        text: `${event.condition.name}${event.condition.thorns ? ` (${event.condition.thorns}t on rolls)` : ''}.`,
        tone: 'bad',
        rules: ['TP-harm.4'],
      }
    case 'ConditionCleared':
      return {
        lead: nameOf(state, event.hero),
        text: `is rid of ${conditionName(state, event.hero, event.condition)}.`,
        tone: 'good',
        rules: ['TP-harm.4'],
      }
    case 'PoolAdded':
      return { text: `A ${event.pool.kind} pool of ${event.pool.dice}d: ${event.pool.name}.`, rules: ['TP-pool.1'] }
    case 'PoolThrown': {
      const pool = poolOf(state, event.pool)
      const rule = pool ? [moments[pool.kind].rule] : []
      return { text: `${poolName(state, event.pool)}: ${event.from}d → ${event.to}d.`, rules: ['TP-pool.2', ...rule] }
    }
    case 'DieDropped':
      return {
        text: `${poolName(state, event.pool)}: a die is dropped, ${event.from}d → ${event.to}d.`,
        rules: [event.rule],
      }
    case 'PoolDepleted':
      return {
        text: `${poolName(state, event.pool)} is empty. ${event.fiction || 'The fiction changes.'}`,
        tone: 'gold',
        rules: ['TP-pool.3'],
      }
    case 'PoolShown':
      return { text: `${event.name ?? poolName(state, event.pool)} can be seen by all.` }
    case 'PoolSet':
      return {
        text: `${poolName(state, event.pool)}: ${event.from}d → ${event.to}d, ${event.reason}.`,
        rules: [poolOf(state, event.pool)?.kind === 'tension' ? 'TP-Q11' : 'TP-Q15'],
      }
    case 'PoolRemoved':
      return { text: `${poolName(state, event.pool)} is taken off the table.` }
    case 'HeroJoined':
      return { lead: event.hero.name, text: 'joins the table.' }
    case 'HeroLeft':
      return { lead: nameOf(state, event.hero), text: 'leaves the table.' }
    case 'StatsNamed':
      return { text: `The stats of this table are ${event.stats.join(', ')}.`, rules: ['TP-hero.1'] }
    case 'HeroRested':
      return {
        lead: nameOf(state, event.hero),
        text: 'rests: marks mend, power pools are full.',
        tone: 'good',
        rules: ['TP-harm.6'],
      }
    case 'ThingGiven':
      return {
        lead: nameOf(state, event.hero),
        text: `${event.as === 'talents' ? 'learns' : 'receives'} ${event.thing.name}.`,
        rules: ['TP-hero.3'],
      }
    case 'ThingTaken':
      return {
        lead: nameOf(state, event.hero),
        text: `loses ${powerName(state, event.hero, event.thing)}.`,
        rules: ['TP-hero.3'],
      }
    case 'StatRenamed':
      return { text: `At this table ${event.from} is called ${event.to}.` }
    case 'HeroAdjusted':
      return {
        lead: nameOf(state, event.hero),
        text: `${event.what === 'marks' ? 'Harm' : event.what === 'power' ? powerName(state, event.hero, event.name) : event.name}: ${event.from} → ${event.to}, ${event.reason}.`,
      }
    case 'SceneSet':
      return { lead: event.title, text: event.text }
    case 'PackLoaded':
      return { text: `The table plays with "${event.pack.title}".` }
  }
}
