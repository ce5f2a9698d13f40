// Asks the worker for the story map.
import type { Drawn } from '../parts/graph.ts'
import { startWorker } from '../parts/worker.ts'
import type { Exits } from './map-worker.ts'
import address from './map-worker.ts?worker&url'

export function storyMap(exits: Exits): Promise<Drawn> {
  const worker = startWorker(address)
  const drawn = new Promise<Drawn>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Drawn>) => resolve(data)
    worker.onerror = () => reject(new Error('The map could not be drawn.'))
  })
  worker.postMessage(exits)
  return drawn.finally(() => worker.terminate())
}
