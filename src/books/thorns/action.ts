// The action roll: what comes of it, a critical's bonus, and a late assist.
import type { Dice } from '../../dice/index.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { evolve } from './evolve.ts'
import { nameOf, noChoice, openOf, standing } from './find.ts'
import { plays } from './options.ts'
import { progress, progressRefusal, ready } from './pools.ts'
import { assistProblem, bonusId, impactId, isProgress, prepare, rollId, spent, throwRoll } from './roll.ts'
import { heapOf, type Level, lateThrow, type Rolled, wordOf } from './throws.ts'
import type { Act, CommandOf, Decided, Heap, ImpactChoice, ThornsEvent, ThornsScene, Word } from './types.ts'

function actProblem(state: ThornsScene, { task, teamwork, assists = [] }: Act): Refusal | undefined {
  if (teamwork && assists.length < 2)
    return refuse('illegal', 'Teamwork takes three or more; with two it is a plain assist.', 'TP-Q24')
  if (task === undefined) return undefined
  const pool = ready(state, task)
  if (isRefusal(pool)) return pool
  if (pool.hidden) return refuse('not-now', 'A hidden pool has to be shown before an action can work on it.')
  return pool.kind === 'task' ? undefined : refuse('not-usable', `${pool.name} is no task pool.`, 'TP-pool.6')
}

const factorOf = (word: Word): 1 | 2 => (word === 'disaster' ? 2 : 1)

export const heapFrom = ({ level, cuts }: Rolled): { readonly heap?: Heap } =>
  level === undefined || cuts === undefined ? {} : { heap: { level, cuts } }

/** TP-action.2–5. */
export function act(state: ThornsScene, command: Act, dice: Dice): Decided | Refusal {
  const problem = actProblem(state, command)
  if (problem) return problem
  const made = prepare(state, command, 'Action')
  if (isRefusal(made)) return made
  const rolled = throwRoll(made, dice)
  const { word } = rolled
  const { hero, own, thorns, exposed } = made
  const roll = rollId(state)
  const acted: ThornsEvent = {
    type: 'Acted',
    roll,
    hero: hero.id,
    with: own.name,
    how: command.how,
    word,
    dice: own.count,
    thorns,
    exposed,
  }
  const events = [acted, ...spent(made, rolled.drops, command.followUps ?? [])]
  const task = command.task === undefined ? {} : { task: command.task }
  if (word === 'critical') return [...events, ...critical(evolve(state, acted), roll, hero.id, command.task, dice)]
  const impact: ImpactChoice = {
    kind: 'impact',
    id: impactId(roll),
    from: 'action',
    hero: hero.id,
    word,
    exposed,
    factor: factorOf(word),
    lightened: false,
    text: command.how,
    ...task,
    ...heapFrom(rolled),
  }
  if (word !== 'perfect') events.push({ type: 'ChoiceOpened', choice: impact })
  return [...events, ...worked(evolve(state, acted), word, hero.id, command.task, dice)]
}

const worked = (state: ThornsScene, word: Word, hero: string, task: string | undefined, dice: Dice): Decided =>
  task !== undefined && isProgress(word) ? progress(state, task, hero, false, dice) : []

/** TP-core.9, TP-Q20: a bonus is to be chosen; where it matters to the task pool, the pool waits for it. */
export function critical(
  state: ThornsScene,
  roll: string,
  hero: string,
  task: string | undefined,
  dice: Dice,
): Decided {
  const waits = task !== undefined && plays(state, 'tp.greater_effect_predrop', 'on')
  const choice = { kind: 'bonus' as const, id: bonusId(roll), hero, ...(waits && { task }) }
  return [{ type: 'ChoiceOpened', choice }, ...(waits ? [] : worked(state, 'critical', hero, task, dice))]
}

/** TP-core.9, TP-Q21. */
export function chooseBonus(state: ThornsScene, command: CommandOf<'ChooseBonus'>, dice: Dice): Decided | Refusal {
  const { choice: id, hero, bonus, text = '' } = command
  const choice = openOf(state, id)
  if (choice?.kind !== 'bonus') return noChoice(id)
  if (choice.hero !== hero) return refuse('forbidden', `That bonus is ${nameOf(state, choice.hero)}'s to choose.`)
  const stuck = progressRefusal(state, choice.task)
  if (stuck) return stuck
  const events: ThornsEvent[] = [
    { type: 'ChoiceClosed', choice: id },
    { type: 'BonusChosen', hero, bonus, text },
  ]
  if (bonus === 'setup')
    events.push({ type: 'FollowUpSet', token: { id: `${id}-setup`, by: hero, text: text || 'a setup' } })
  if (choice.task === undefined) return events
  return [...events, ...progress(state, choice.task, hero, bonus === 'greater', dice)]
}

/** TP-Q07: while the impact move is open, one more may help, and is then exposed too. */
export function lateAssist(state: ThornsScene, command: CommandOf<'LateAssist'>, dice: Dice): Decided | Refusal {
  if (!plays(state, 'tp.late_assist', 'on'))
    return refuse('not-now', 'At this table assists are declared before the roll.', 'TP-Q07')
  const choice = openOf(state, command.choice)
  if (choice?.kind !== 'impact' || !choice.heap) return noChoice(command.choice)
  const helper = standing(state, command.hero)
  if (isRefusal(helper)) return helper
  const problem =
    assistProblem(state, choice.hero, [...choice.exposed.slice(1), helper.id]) ??
    (isProgress(choice.word) ? undefined : progressRefusal(state, choice.task))
  if (problem) return problem
  const { level: had, cuts } = choice.heap
  const lead = nameOf(state, choice.hero)
  const die = dice.throw(lateThrow([{ text: `${helper.name} helps ${lead} late: 1d`, rule: 'TP-Q07' }]))
  const level = heapOf(had as Level, [die], plays(state, 'tp.assist_crits', 'on'))
  const word = wordOf(level, cuts)
  const events: ThornsEvent[] = [
    { type: 'LateAssisted', hero: helper.id, lead: choice.hero, from: choice.word, to: word },
    { type: 'ChoiceClosed', choice: choice.id },
  ]
  if (word === 'critical') {
    const task = isProgress(choice.word) ? undefined : choice.task
    return [...events, ...critical(state, choice.id, choice.hero, task, dice)]
  }
  const again: ImpactChoice = {
    ...choice,
    word,
    exposed: [...choice.exposed, helper.id],
    factor: factorOf(word),
    lightened: choice.from === 'defence' && word === 'messy',
    heap: { level, cuts },
  }
  if (word !== 'perfect') events.push({ type: 'ChoiceOpened', choice: again })
  const now = isProgress(choice.word) ? 'grim' : word
  return [...events, ...worked(state, now, choice.hero, choice.task, dice)]
}
