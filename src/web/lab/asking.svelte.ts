// Asks the worker, one question at a time: a new one ends the old one, and so does cancel.
import { untrack } from 'svelte'
import { startWorker } from '../parts/worker.ts'
import address from './lab-worker.ts?worker&url'
import type { Answers, Question, Reply } from './questions.ts'

export class Asking<K extends keyof Answers> {
  answer: Answers[K] | undefined = $state.raw()
  refused: string | undefined = $state()
  /** From 0 to 1 while it counts; undefined when it does not. */
  progress: number | undefined = $state()
  private worker: Worker | undefined
  private id = 0

  ask(question: Question & { readonly kind: K }): void {
    if (untrack(() => this.progress) !== undefined) this.stop()
    this.worker ??= this.start()
    this.progress = 0
    this.worker.postMessage({ id: ++this.id, question: $state.snapshot(question) })
  }

  /** What was found before stays on the page. */
  stop(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.progress = undefined
  }

  private show(answer: Answers[K] | undefined, refused?: string): void {
    this.answer = answer
    this.refused = refused
  }

  private start(): Worker {
    const worker = startWorker(address)
    worker.addEventListener('message', ({ data }: MessageEvent<Reply<K>>) => {
      if (data.id !== this.id) return
      if ('progress' in data) {
        this.progress = data.progress
        if (data.soFar) this.show(data.soFar)
      } else {
        this.progress = undefined
        this.show('answer' in data ? data.answer : undefined, 'refused' in data ? data.refused : undefined)
      }
    })
    worker.addEventListener('error', ({ message }) => {
      this.stop()
      this.refused = `This could not be counted: ${message}`
    })
    return worker
  }
}
