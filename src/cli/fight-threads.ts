// A fight answered in threads of its own, so that Ctrl-C is heard at once and every core plays.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Refusal, refuse } from '../kernel/index.ts'
import {
  type Batch,
  type ContestAnswer,
  type Effort,
  type FightQuestion,
  simulateIn,
  type Tally,
  usualStates,
} from '../lab/index.ts'

/** What a thread is asked, and what it says: the exact answer, or nothing when there are too many states. */
export interface FightJobs {
  solve: { readonly asked: number; readonly said: ContestAnswer | Refusal | undefined }
  play: { readonly asked: Batch; readonly said: Tally }
}

export interface FightTold {
  readonly book: string
  readonly question: FightQuestion
}

export async function answerInThreads(
  book: string,
  question: FightQuestion,
  stop: AbortSignal,
  effort: Effort,
): Promise<ContestAnswer | Refusal> {
  const threads = [new FightThread({ book, question })]
  const stopped = new Promise<Refusal>(resolve =>
    stop.addEventListener('abort', () => resolve(refuse('limit', 'Stopped before anything was known.'))),
  )
  try {
    const solved = await Promise.race([threads[0]!.ask('solve', usualStates), stopped])
    if (solved) return solved
    while (threads.length < availableParallelism()) threads.push(new FightThread({ book, question }))
    const lanes = threads.map(thread => (batch: Batch) => thread.ask('play', batch))
    return await simulateIn(lanes, { ...effort, knownStates: usualStates, cancelled: () => stop.aborted })
  } finally {
    await Promise.all(threads.map(thread => thread.end()))
  }
}

/** One job at a time. */
class FightThread {
  private readonly worker: Worker

  constructor(told: FightTold) {
    this.worker = new Worker(new URL('./fight-thread.ts', import.meta.url), { workerData: told })
  }

  ask<K extends keyof FightJobs>(kind: K, asked: FightJobs[K]['asked']): Promise<FightJobs[K]['said']> {
    return new Promise((resolve, reject) => {
      this.worker.removeAllListeners()
      this.worker.once('message', resolve).once('error', reject)
      this.worker.postMessage({ kind, asked })
    })
  }

  async end(): Promise<void> {
    await this.worker.terminate()
  }
}
