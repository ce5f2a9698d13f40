// One exchange of a fight: what it can do, and where it leads.
import { defeated } from '../../books/gamebook/find.ts'
import type { FoeKind } from '../../books/gamebook/types.ts'

/** `attack`, `run`, or the id of a spell. */
export type Action = string

/** How a fight can end, seen from its beginning. */
export interface FightEnd {
  readonly how: 'win' | 'fled' | 'death'
  readonly health: number
  /** Experience of an escape, or of foes that fell. */
  readonly xp: number
  readonly chance: number
}

/** One thing that an exchange can do. */
export interface Exchange {
  readonly chance: number
  readonly damage: number
  readonly dealt: number
  /** The foe's weakness afterwards, if a spell set it. */
  readonly weakened: number | undefined
  /** A weakness that is used up by this roll. */
  readonly passes: boolean
  readonly stunned: boolean
  readonly escaped: boolean
  readonly xp: number
}

/** Where a fight stands: the foe's damage, its weakness, whether it is stunned. */
export interface FoeState {
  readonly damage: number
  readonly reduced: number
  readonly stunned: boolean
}

/** Where an exchange leads: an end, or the next place. */
export function land(
  kind: FoeKind,
  health: number,
  state: FoeState,
  { damage, dealt, weakened, passes, stunned, escaped }: Exchange,
): FightEnd['how'] | { readonly health: number; readonly state: FoeState } {
  if (health - damage <= 0) return 'death'
  const hit = state.damage + dealt
  const weak = weakened ?? state.reduced
  if (defeated({ ...kind, damage: hit, reduced: weak, stunned, hidden: false, note: '' })) return 'win'
  if (escaped) return 'fled'
  const reduced = passes && weakened === undefined ? 0 : weak
  return { health: health - damage, state: { damage: hit, reduced, stunned } }
}
