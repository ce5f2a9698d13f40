// Simulation: batches of seeded plays until the answer is close enough, here or in several threads.
import type { Contest, ContestAnswer } from './contest.ts'
import { addTally, answerOf, type Batch, emptyTally, playBatch, type Tally, worstOf } from './tally.ts'

export interface Effort {
  /** More states than this are not solved exactly. */
  readonly mostStates?: number
  /** So many were found already, in vain. */
  readonly knownStates?: number
  /** Simulation stops when every chance is this close, with 95 % confidence, … */
  readonly within?: number
  /** … or after this many plays. */
  readonly plays?: number
  readonly seed?: number
  /** How far it is, from 0 to 1, and what is known by then. */
  readonly progress?: (done: number, soFar: ContestAnswer) => void
  /** Asked before every batch; simulation stops with what it has. */
  readonly cancelled?: () => boolean
}

/** Plays a batch, perhaps in another thread. */
export type Lane = (batch: Batch) => Promise<Tally>

const defaults = { within: 0.005, plays: 200_000, seed: 1, knownStates: 0 }
const batchSize = 500

/** By seeded plays, in batches, until it is close enough. */
export function simulate<S, C, E>(contest: Contest<S, C, E>, effort: Effort = {}): ContestAnswer {
  const simulation = new Simulation(effort)
  for (let batch = simulation.next(); batch; batch = simulation.next()) simulation.add(batch, playBatch(contest, batch))
  return simulation.answer()
}

/** The same plays and the same answer, by as many threads as there are lanes. */
export async function simulateIn(lanes: readonly Lane[], effort: Effort = {}): Promise<ContestAnswer> {
  const simulation = new Simulation(effort)
  await Promise.all(
    lanes.map(async play => {
      for (let batch = simulation.next(); batch; batch = simulation.next()) simulation.add(batch, await play(batch))
    }),
  )
  return simulation.answer()
}

/** Gives out batches and takes them back in their order, so that it does not matter which lane was faster. */
class Simulation {
  private readonly effort: Effort & typeof defaults
  private readonly tally = emptyTally()
  private readonly early = new Map<number, Tally>()
  private given = 0
  private added = 0
  private isDone = false

  constructor(effort: Effort) {
    this.effort = { ...defaults, ...effort }
  }

  next(): Batch | undefined {
    const { plays: most, seed, cancelled } = this.effort
    const plays = Math.min(batchSize, most - this.given * batchSize)
    if (this.isDone || plays <= 0 || cancelled?.()) return undefined
    return { number: this.given++, seed, plays }
  }

  add({ number }: Batch, found: Tally): void {
    this.early.set(number, found)
    for (let next = this.early.get(this.added); next && !this.isDone; next = this.early.get(this.added)) {
      this.early.delete(this.added++)
      addTally(this.tally, next)
      this.look()
    }
  }

  answer(): ContestAnswer {
    return answerOf(this.tally, this.effort.knownStates)
  }

  private look(): void {
    const { within, plays: most, progress } = this.effort
    const { plays } = this.tally
    const worst = worstOf(this.tally)
    progress?.(Math.min(1, Math.max(plays / most, (within / worst) ** 2)), this.answer())
    this.isDone = plays >= 2 * batchSize && worst <= within
  }
}
