// What every test, save and Initiative has in common: leaning in is paid for, the pool is thrown, a kept 1 earns Grit.
import type { Dice } from '../../dice/index.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { mostGrit } from './data.ts'
import { evolve } from './evolve.ts'
import { type Anyone, creatureOf, everyone, isHeroic, isPresent, knows, mayReact, sameSide } from './find.ts'
import { plays } from './options.ts'
import { builtFrom, type Influence, steadyRefusal } from './pool.ts'
import { type Kept, testThrow, wordOf } from './throws.ts'
import type { EventOf, GritEvent, GritScene, Lean, Reaction } from './types.ts'

export const fold = (state: GritScene, events: readonly GritEvent[]): GritScene => events.reduce(evolve, state)

/** TA-3.2, TA-3.3, TA-11.3: one Grit for a kept 1, up to five; minions and ordinary monsters gain none. */
export const gritFor = (state: GritScene, id: string): readonly GritEvent[] => {
  const who = creatureOf(state, id)
  if (!who || !isHeroic(who) || who.grit >= mostGrit) return []
  return [{ type: 'GritGained', who: id, from: who.grit, to: who.grit + 1 }]
}

/** Ends what is held or in the making, and with it the conditions that hung on it. */
export function endConcentration(state: GritScene, who: Anyone, rule: string): readonly GritEvent[] {
  if (!who.channel) return []
  const held = everyone(state).flatMap(({ id, conditions }) =>
    conditions
      .filter(({ heldBy }) => heldBy === who.id)
      .map(({ kind }): GritEvent => ({ type: 'ConditionEnded', who: id, condition: kind })),
  )
  return [{ type: 'ConcentrationEnded', who: who.id, rule }, ...held]
}

/** TA-Q40: progress is lost by any other action or reaction; what is already held is not. */
const interrupted = (state: GritScene, who: Anyone): readonly GritEvent[] =>
  who.channel && !who.channel.holding ? endConcentration(state, who, 'TA-Q40') : []

/** Pays actions in a fight; outside, nobody counts them. */
export function spend(state: GritScene, who: Anyone, cost: number): readonly GritEvent[] {
  if (!state.fight || cost === 0) return []
  const paid: GritEvent = { type: 'ActionsSpent', who: who.id, cost, to: who.actions - cost }
  return [...interrupted(state, who), paid]
}

/** TA-6.9: a reaction costs one action; Interpose is free for a bulwark. */
export function react(state: GritScene, who: Anyone, reaction: Reaction, whom: string): readonly GritEvent[] {
  const free = !state.fight || (reaction === 'interpose' && knows(who, 'bulwark'))
  const taken: GritEvent = { type: 'Reacted', who: who.id, reaction, whom, to: who.actions - (free ? 0 : 1) }
  return knows(who, 'steady-mind') ? [taken] : [...interrupted(state, who), taken]
}

/** TA-6.14, TA-Q31, TA-Q32: allies, each once, before the throw; in a fight it is a reaction. */
export function helpRefusal(state: GritScene, who: Anyone, helps: readonly string[]): Refusal | undefined {
  if (helps.length > 1 && plays(state, 'ta.help_stack', 'one'))
    return refuse('limit', 'One ally may help with a throw.', 'TA-Q31')
  for (const [i, id] of helps.entries()) {
    const helper = creatureOf(state, id)
    if (!helper || !isPresent(helper)) return refuse('unknown', `There is no ally called "${id}".`)
    if (helps.indexOf(id) !== i) return refuse('spent', `${helper.name} helps already.`, 'TA-6.15')
    if (id === who.id || !sameSide(who, helper))
      return refuse('impossible', `${helper.name} is no ally who could help ${who.name}.`, 'TA-6.14')
    const refusal = state.fight ? mayReact(state, helper, 'help') : undefined
    if (refusal) return refusal
  }
  return undefined
}

/** What leaning in costs, or why it cannot be paid. */
export function leanIn(
  state: GritScene,
  who: Anyone,
  { steady, helps = [], secretBanes }: Lean,
  influences: readonly Influence[],
): readonly GritEvent[] | Refusal {
  if (secretBanes === 'withheld') return refuse('withheld', 'The game master keeps some Banes secret.', 'TA-2.6')
  const refusal = helpRefusal(state, who, helps) ?? steadyRefusal(who, steady, influences)
  if (refusal) return refusal
  const grit: GritEvent[] = steady ? [{ type: 'GritSpent', who: who.id, how: steady, to: who.grit - 1 }] : []
  const helped = helps.flatMap(id => {
    const helper = creatureOf(state, id)
    return helper ? react(state, helper, 'help', who.id) : []
  })
  return [...grit, ...helped]
}

export interface RolledTest {
  readonly events: readonly GritEvent[]
  readonly kept: Kept
}

type Said = Omit<EventOf<'Tested'>, 'type' | 'who' | 'word' | 'net'>

/** TA-4.3: tests, saves and Initiative are thrown alike. */
export function rollTest(
  state: GritScene,
  who: Anyone,
  lean: Lean,
  influences: readonly Influence[],
  said: Said,
  dice: Dice,
): RolledTest | Refusal {
  const paid = leanIn(state, who, lean, influences)
  if (isRefusal(paid)) return paid
  const { net, steps } = builtFrom(state, influences, 'd6')
  const kept = dice.throw(testThrow(labels[said.what], net, steps))
  const tested: GritEvent = { type: 'Tested', who: who.id, ...said, word: wordOf(kept), net }
  const grit = kept === 'one' ? gritFor(fold(state, paid), who.id) : []
  return { events: [...paid, tested, ...grit], kept }
}

const labels: Readonly<Record<Said['what'], string>> = {
  test: 'Test',
  assess: 'Assess',
  escape: 'Escape',
  save: 'Save',
  initiative: 'Initiative',
}
