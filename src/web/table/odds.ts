// Asks the worker for odds. The same question about the same scene is asked once.
import type { Refusal, Scene } from '../../kernel/index.ts'
import type { CommandOdds } from './odds-of.ts'
import type { Answer, Question } from './odds-worker.ts'
import address from './odds-worker.ts?worker&url'

let worker: Worker | undefined
let last = 0
const waiting = new Map<number, (odds: CommandOdds | Refusal) => void>()

/** The policy of the page lets scripts start from trusted addresses alone; ours is the one that the build wrote. */
function trusted(url: string): string {
  const policy = globalThis.trustedTypes?.createPolicy('quincunx-worker', { createScriptURL: text => text })
  return (policy?.createScriptURL(url) ?? url) as string
}

function start(): Worker {
  const started = new Worker(trusted(address), { type: 'module' })
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
