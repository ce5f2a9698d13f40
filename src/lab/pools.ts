// Diminishing pools in the lab: how long one lasts, and two that race: a task against a timer.
import { thorns } from '../books/thorns/book.ts'
import type { ThornsCommand, ThornsEvent, ThornsScene } from '../books/thorns/types.ts'
import type { Dice } from '../dice/index.ts'
import {
  chooseOptions,
  isRefusal,
  type Options,
  type Refusal,
  type Rules,
  refuse,
  setUpScene,
} from '../kernel/index.ts'
import type { Contest } from './contest.ts'

export interface RaceQuestion {
  /** Dice of the task, and of the timer against it; 0 asks about one pool alone. */
  readonly task: number
  readonly timer: number
  /** How often the task is thrown before the timer is thrown once. */
  readonly actions: number
  readonly options?: Options
}

interface Race {
  readonly scene: ThornsScene
  /** How many of the actions of this round are left. */
  readonly left: number
}

type RaceEvent = ThornsEvent | { readonly type: 'Counted'; readonly left: number }

const diceIn = ({ scene }: Race, id: string): number => scene.pools.find(pool => pool.id === id)?.dice ?? 0

/** A race as a contest: `done` when the task is empty first, `late` when the timer is. */
export function poolRace(question: RaceQuestion): Contest<Race, ThornsCommand, RaceEvent> | Refusal {
  const { task, timer, actions } = question
  const most = 30
  for (const [name, dice] of Object.entries({ task, timer }))
    if (!Number.isInteger(dice) || dice < 0 || dice > most)
      return refuse('limit', `The ${name} has 0 to ${most} dice, not ${dice}.`)
  if (task + timer === 0) return refuse('illegal', 'At least one pool needs dice.')
  if (!Number.isInteger(actions) || actions < 1 || actions > 20)
    return refuse('limit', `There are 1 to 20 actions for each throw of the timer, not ${actions}.`)
  const options = chooseOptions(thorns, question.options)
  if (isRefusal(options)) return options
  const pool = (id: string, kind: 'task' | 'timer', size: number): ThornsCommand[] =>
    size === 0 ? [] : [{ type: 'AddPool', pool: { id, name: id, kind, size, hidden: false, fiction: '' } }]
  const game = setUpScene(thorns, options, {
    id: 'race',
    commands: [...pool('task', 'task', task), ...pool('timer', 'timer', timer)],
  })
  if (isRefusal(game)) return game
  const round = task === 0 ? 0 : actions
  return {
    rules: raceRules(round),
    start: { scene: game.scene as ThornsScene, left: round },
    next: ({ scene, left }) =>
      thorns.pending(scene)[0]?.answers[0]?.command ?? {
        type: 'TriggerPool',
        pool: left > 0 || timer === 0 ? 'task' : 'timer',
        why: 'the race goes on',
      },
    end: race => {
      if (task > 0 && diceIn(race, 'task') === 0) return 'done'
      return timer > 0 && diceIn(race, 'timer') === 0 ? 'late' : undefined
    },
    // A round is over when the timer was thrown; a pool alone has no other rounds than its throws.
    endsRound: event => event.type === 'Counted' && (task * timer === 0 || event.left === round),
    watch: {},
    measures: {
      'dice left of the task': race => diceIn(race, 'task'),
      'dice left of the timer': race => diceIn(race, 'timer'),
    },
  }
}

/** Every trigger counts, and after the timer a new round begins. Answers to choices belong to their trigger. */
const raceRules = (round: number): Rules<Race, ThornsCommand, RaceEvent> => ({
  decide({ scene, left }, command, dice: Dice) {
    const decision = thorns.decide(scene, command, dice)
    if (isRefusal(decision) || command.type !== 'TriggerPool') return decision
    return [...decision, { type: 'Counted', left: command.pool === 'task' ? left - 1 : round }]
  },
  evolve: (race, event) =>
    event.type === 'Counted' ? { ...race, left: event.left } : { ...race, scene: thorns.evolve(race.scene, event) },
  fingerprint: race => `${diceIn(race, 'task')} ${diceIn(race, 'timer')} ${race.left} ${race.scene.open.length}`,
})
