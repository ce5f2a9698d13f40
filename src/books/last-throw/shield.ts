// The shield: a hit leaves its bearer the choice to throw for a block. LT-VII.17–VII.19, LT-Q44, LT-Q46.
import type { Dice } from '../../dice/index.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { levelTn } from './blows.ts'
import type { CommandOf } from './commands.ts'
import { judged, tierOf } from './die.ts'
import type { Event } from './events.ts'
import { fold } from './evolve.ts'
import { chosen } from './options.ts'
import { checkPrice, payAll, tiredHero } from './paying.ts'
import { shapeOf, throwPool } from './throws.ts'
import type { Blow, Foe, Protagonist, State } from './types.ts'
import { foeOf, heroOf, standing } from './who.ts'
import { landBlow } from './wounds.ts'

interface Coming {
  readonly hero: Protagonist
  readonly foe: Foe
  readonly blow: Blow
}

function coming(state: State, id: string): Coming | Refusal {
  const choice = state.pending.find(({ kind, hero }) => kind === 'block' && hero === id)
  const hero = heroOf(state, id)
  const foe = choice?.kind === 'block' ? foeOf(state, choice.foe) : undefined
  if (choice?.kind !== 'block' || !hero || !foe) return refuse('not-now', 'No blow is on its way.', 'LT-VII.18')
  return { hero, foe, blow: choice.blow }
}

/** Strength and one tier up against the TN of the enemy's Level; a block cancels the whole hit. */
export function block(state: State, { hero: id, exert = false }: CommandOf<'Block'>, dice: Dice): Decision<Event> {
  const blow = coming(state, id)
  if (isRefusal(blow)) return blow
  if (!standing(state, blow.hero))
    return refuse('down', `${blow.hero.name} can no longer raise the shield.`, 'LT-VIII.10')
  if (exert && chosen(state.options, 'exertion_timing') !== 'before')
    return refuse('not-now', 'At this table Exertion is declared after a failure, and a blow does not wait.', 'LT-Q22')
  const refusal = checkPrice(state, blow.hero, exert ? 1 : 0)
  if (refusal) return refusal
  const paid = payAll(state, id, 0, '', exert)
  const up = chosen(state.options, 'shield_stacks_with_skill') === 'on' ? 2 : 1
  const { tier, steps } = tierOf(state, tiredHero(state, id, paid), { attribute: 'strength' }, up)
  const shape = shapeOf(state, tier, exert ? 1 : 0)
  const effort = exert ? [{ text: 'Exertion: one die more', rule: 'LT-XII.3' }] : []
  const read = throwPool(dice, 'Block', shape, [...steps, ...effort])
  const { success, kept } = judged(state, { tier, shape, tn: levelTn(blow.foe.level) }, read)
  const so: Event[] = [
    { type: 'ChoiceMade', kind: 'block', hero: id, answer: 'block' },
    ...paid.exertion,
    { type: 'Defended', hero: id, foe: blow.foe.id, kept, word: success ? 'blocked' : 'through' },
  ]
  return success ? so : [...so, ...landBlow(fold(state, so), id, blow.blow, blow.foe.name)]
}

export function takeBlow(state: State, { hero }: CommandOf<'TakeBlow'>): Decision<Event> {
  const blow = coming(state, hero)
  if (isRefusal(blow)) return blow
  const made: Event = { type: 'ChoiceMade', kind: 'block', hero, answer: 'take' }
  return [made, ...landBlow(fold(state, [made]), hero, blow.blow, blow.foe.name)]
}
