// What a seat may do now: every candidate is tried by the rules themselves, which also say why not.
import type { Offer, Viewer } from '../../kernel/index.ts'
import type { Command } from './commands.ts'
import { heroOffers } from './hero-offers.ts'
import { narratorOffers } from './narrator-offers.ts'
import { pending } from './pending.ts'
import { starterGrimoire } from './starters.ts'
import { refusalOf } from './tried.ts'
import type { State } from './types.ts'

type Offered = Offer<Command>

export function offers(state: State, viewer: Viewer): readonly Offered[] {
  if (viewer.role === 'spectator') return []
  const gm = viewer.role === 'gm'
  const mine = state.heroes.filter(({ id }) => gm || viewer.heroes.includes(id))
  const candidates = [
    ...choices(state, new Set(mine.map(({ id }) => id))),
    ...mine.flatMap(hero => heroOffers(state, hero)),
    ...(gm ? narratorOffers(state) : []),
    written,
  ]
  return candidates.flatMap(offer => tried(state, offer))
}

const choices = (state: State, mine: ReadonlySet<string>): Offered[] =>
  pending(state)
    .filter(({ to }) => mine.has(to))
    .flatMap(({ answers }) => answers.map(({ label, command }) => ({ command, label, group: 'Choose' })))

/** LT-IX.11: anybody may propose a Grimoire. */
const written: Offered = {
  command: { type: 'WriteGrimoire', grimoire: starterGrimoire },
  label: 'Write a Grimoire',
  group: 'Writing',
}

/** Reasons that help a player; any other refusal just means that there is nothing to offer. */
const worthTelling: ReadonlySet<string> = new Set([
  'out-of-reach',
  'cannot-pay',
  'locked',
  'spent',
  'impossible',
  'untrained',
])

function tried(state: State, offer: Offered): Offered[] {
  const refusal = refusalOf(state, offer.command)
  if (!refusal) return [offer]
  return worthTelling.has(refusal.refused) ? [{ ...offer, refusal }] : []
}
