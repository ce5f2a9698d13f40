// Asks the worker for odds. The same question about the same scene is asked once.
import type { Refusal, Scene } from '../../kernel/index.ts'
import { startWorker } from '../parts/worker.ts'
import type { CommandOdds } from './odds-of.ts'
import type { Answer, Question } from './odds-worker.ts'
import address from './odds-worker.ts?shared'

let worker: Worker | undefined
let last = 0
const waiting = new Map<number, (odds: CommandOdds | Refusal) => void>()

function start(): Worker {
  const started = startWorker(address)
  started.addEventListener('message', ({ data: { id, odds } }: MessageEvent<Answer>) => {
    waiting.get(id)?.(odds)
    waiting.delete(id)
  })
  return started
}

let known = new Map<string, Promise<CommandOdds | Refusal>>()
let knownScene: Scene | undefined

export function askOdds(
  book: string,
  scene: Scene,
  command: { readonly type: string },
): Promise<CommandOdds | Refusal> {
  if (scene !== knownScene) {
    known = new Map()
    knownScene = scene
  }
  const key = JSON.stringify(command)
  const answer = known.get(key) ?? ask(book, scene, command)
  known.set(key, answer)
  return answer
}

function ask(book: string, scene: Scene, command: { readonly type: string }): Promise<CommandOdds | Refusal> {
  worker ??= start()
  const id = ++last
  worker.postMessage({ id, book, scene, command } satisfies Question)
  return new Promise(done => waiting.set(id, done))
}
