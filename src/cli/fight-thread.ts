// A thread that plays one fight: solves it, or plays batches of it.
import { parentPort, workerData } from 'node:worker_threads'
import { isRefusal, refuse } from '../kernel/index.ts'
import { arenaOf, type Batch, type Contest, fight, playBatch, solveWithin } from '../lab/index.ts'
import type { FightTold } from './fight-threads.ts'

const { book, question } = workerData as FightTold
const arena = arenaOf(book)
const contest = arena ? fight(arena, question) : refuse('unknown', `"${book}" has no fights.`)

type Job = { kind: 'solve'; asked: number } | { kind: 'play'; asked: Batch }

function reply({ kind, asked }: Job): unknown {
  if (isRefusal(contest)) return contest
  const any = contest as Contest<unknown, unknown, unknown>
  return kind === 'solve' ? solveWithin(any, asked) : playBatch(any, asked)
}

parentPort?.on('message', (job: Job) => parentPort?.postMessage(reply(job)))
