// Exertion after a failure, where the table plays it so. LT-Q22.
import type { Dice } from '../../dice/index.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { consequences, countedSixes, resolved } from './act.ts'
import { askedBy, tnOf } from './actions.ts'
import type { CommandOf } from './commands.ts'
import { type Built, build, judged } from './die.ts'
import type { Event } from './events.ts'
import { fold } from './evolve.ts'
import { useCost } from './objects.ts'
import { contested, noTn } from './opposed.ts'
import { chosen } from './options.ts'
import { pay } from './paying.ts'
import { throwPool } from './throws.ts'
import type { Pending, Protagonist, Rolled, State, Tn } from './types.ts'
import { actor, heroOf } from './who.ts'

type Waiting = Pending & { kind: 'exert' }

function waiting(state: State, hero: string): Waiting | Refusal {
  const choice = state.pending.find(({ kind, hero: id }) => kind === 'exert' && id === hero)
  return choice?.kind === 'exert' ? choice : refuse('not-now', 'No failure of theirs is waiting.', 'LT-Q22')
}

/** The whole pool again with one more die, or one die more beside those that lie there. */
export function exert(state: State, { hero: id }: CommandOf<'Exert'>, dice: Dice): Decision<Event> {
  const choice = waiting(state, id)
  if (isRefusal(choice)) return choice
  const made: Event = { type: 'ChoiceMade', kind: 'exert', hero: id, answer: 'exert' }
  const open = fold(state, [made])
  const hero = actor(open, id)
  if (isRefusal(hero)) return hero
  const paid = [made, ...pay(open, id, 1, 'Exertion')]
  const tired = chosen(open.options, 'exertion_state') === 'immediate' ? fold(state, paid) : open
  const built = rebuild(open, heroOf(tired, id) as Protagonist, choice)
  if (isRefusal(built)) return built
  const rolled = thrownAgain(open, built, choice, dice)
  const so = [...paid, settled(open, choice, built.tn, rolled)]
  return [...so, ...outcomeOf(fold(state, so), choice, rolled)]
}

/** A contest is judged again by what the other has thrown. */
const settled = (state: State, { command, theirs }: Waiting, tn: Tn, rolled: Rolled): Event =>
  command.type === 'Opposed'
    ? contested(state, command, rolled, theirs ?? rolled)
    : resolved(state, command, tn, rolled)

const outcomeOf = (state: State, { command }: Waiting, rolled: Rolled): Event[] =>
  command.type === 'Opposed' ? useCost(state, command.hero, command.object) : consequences(state, command, rolled)

function rebuild(state: State, hero: Protagonist, { command }: Waiting): Built | Refusal {
  const tn = command.type === 'Opposed' ? noTn : tnOf(state, command)
  if (tn === 'secret') return refuse('withheld', 'The Narrator keeps this TN secret.', 'LT-I.13')
  return build(state, { hero, helpers: command.helpers, exerted: true }, askedBy(state, command), tn)
}

function thrownAgain(state: State, built: Built, { rolled: first, high }: Waiting, dice: Dice): Rolled {
  const { shape, steps, tn } = built
  if (chosen(state.options, 'exertion_timing') === 'after_reroll')
    return judged(state, built, throwPool(dice, 'Exertion', shape, steps, countedSixes(tn)))
  const { kept: face } = throwPool(dice, 'Exertion', { high: 1, low: 0 }, steps.slice(-1))
  const literal = !high && chosen(state.options, 'bonus_die_low_pool') === 'literal'
  const kept = literal ? Math.min(first.kept, face) : Math.max(first.kept, face)
  return judged(state, built, { kept, sixes: high ? first.sixes + (face === 6 ? 1 : 0) : 0 })
}

export function acceptFailure(state: State, { hero }: CommandOf<'AcceptFailure'>): Decision<Event> {
  const choice = waiting(state, hero)
  if (isRefusal(choice)) return choice
  const made: Event = { type: 'ChoiceMade', kind: 'exert', hero, answer: 'accept' }
  return [made, ...outcomeOf(fold(state, [made]), choice, choice.rolled)]
}
