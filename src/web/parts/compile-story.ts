// Asks the worker to compile a story. A new question makes the older one moot, and nothing may take for ever.
import type { Answer, Question, StoryFiles } from './story-worker.ts'
import address from './story-worker.ts?worker&url'
import { startWorker } from './worker.ts'

/** A story that takes longer is not one that a person wrote. */
const patience = 30_000

export class StoryCompiler {
  private worker: Worker | undefined
  private last = 0
  private busy = false

  /** Hears the early answer and then the whole one; `undefined` when the compiler did not come to an end. */
  ask(story: StoryFiles, hear: (answer: Answer | undefined) => void): void {
    // A compiler at work cannot be interrupted, so it is left behind for a new one.
    if (this.busy) this.stop()
    this.worker ??= startWorker(address)
    const { worker } = this
    const id = ++this.last
    this.busy = true
    const late = setTimeout(() => {
      if (id !== this.last) return
      this.stop()
      hear(undefined)
    }, patience)
    const finish = () => {
      clearTimeout(late)
      this.busy = false
    }
    worker.onerror = () => {
      finish()
      this.stop()
      hear(undefined)
    }
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return
      if (!data.early) finish()
      hear(data)
    }
    worker.postMessage({ id, ...story } satisfies Question)
  }

  stop(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.busy = false
  }
}

/** Compiles once. */
export function compileStory(story: StoryFiles): Promise<Answer | undefined> {
  const compiler = new StoryCompiler()
  return new Promise(resolve =>
    compiler.ask(story, answer => {
      if (answer?.early) return
      compiler.stop()
      resolve(answer)
    }),
  )
}
