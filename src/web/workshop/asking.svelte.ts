// One question about odds at a time: asked, followed, cancelled.
import type { ReaderOdds } from '../../story/odds/report.ts'
import { startWorker } from '../parts/worker.ts'
import type { Asked, Told } from './odds-worker.ts'
import address from './odds-worker.ts?worker&url'

export class Asking {
  busy = $state(false)
  what = $state('')
  share = $state(0)
  wrong = $state('')
  odds: readonly ReaderOdds[] = $state.raw([])
  /** The files that the odds are for. */
  of: Asked['files'] | undefined = $state.raw()
  private worker: Worker | undefined

  ask(asked: Asked): void {
    this.cancel()
    this.busy = true
    this.share = 0
    this.what = 'walking the story'
    this.wrong = ''
    const worker = startWorker(address)
    this.worker = worker
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.kind === 'progress') {
        this.what = data.what
        this.share = data.share
        return
      }
      if (data.kind === 'wrong') this.wrong = data.text
      else {
        this.odds = data.odds
        this.of = asked.files
      }
      this.cancel()
    }
    worker.onerror = () => {
      this.wrong = 'The odds could not be told: the work was too much for this browser.'
      this.cancel()
    }
    worker.postMessage(asked)
  }

  cancel(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.busy = false
  }
}
