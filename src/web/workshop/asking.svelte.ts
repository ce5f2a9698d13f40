// One question about a story at a time: asked, followed, cancelled.
import type { Coverage } from '../../story/odds/coverage.ts'
import type { ReaderOdds } from '../../story/odds/report.ts'
import { startWorker } from '../parts/worker.ts'
import type { Asked, Told } from './odds-worker.ts'
import address from './odds-worker.ts?worker&url'

export class Asking {
  /** The question that is being answered. */
  doing: Asked | undefined = $state.raw()
  readonly busy = $derived(this.doing !== undefined)
  what = $state('')
  share = $state(0)
  wrong = $state('')
  odds: readonly ReaderOdds[] = $state.raw([])
  coverage: Coverage | undefined = $state.raw()
  /** The files that the answer is for. */
  of: Asked['files'] | undefined = $state.raw()
  private worker: Worker | undefined

  ask(asked: Asked): void {
    this.cancel()
    this.doing = asked
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
        if (data.kind === 'odds') this.odds = data.odds
        else this.coverage = data.coverage
        this.of = asked.files
      }
      this.cancel()
    }
    worker.onerror = () => {
      this.wrong = 'It could not be told: the work was too much for this browser.'
      this.cancel()
    }
    worker.postMessage(asked)
  }

  /** An answer that is known from elsewhere. */
  take(odds: readonly ReaderOdds[], of: Asked['files']): void {
    this.cancel()
    this.odds = odds
    this.of = of
  }

  cancel(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.doing = undefined
  }
}
