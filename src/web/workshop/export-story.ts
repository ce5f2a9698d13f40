// A story leaves the workshop: as one page that plays anywhere, as Twee, or as a numbered book to print.
import { saveFile } from '../parts/save-file.ts'
import type { StoryFiles } from '../parts/story-worker.ts'
import { startWorker } from '../parts/worker.ts'
import type { Form, Wanted } from './export-worker.ts'
import address from './export-worker.ts?worker&url'

const endings: Readonly<Record<Form, readonly [string, string]>> = {
  html: ['.html', 'text/html'],
  twee: ['.twee', 'text/plain'],
  print: ['.md', 'text/markdown'],
}

/** A sentence about how it went. */
export async function exportStory(title: string, story: StoryFiles, as: Form): Promise<string> {
  const program = as === 'html' ? (await import('virtual:player')).default : ''
  const text = await written({ ...story, as, program, ifid: crypto.randomUUID().toUpperCase() })
  if (text === undefined) return 'The story does not compile yet; the problems say where.'
  const [ending, type] = endings[as]
  saveFile(`${title}${ending}`, text, type)
  return `Written: ${title}${ending}.`
}

function written(wanted: Wanted): Promise<string | undefined> {
  const worker = startWorker(address)
  return new Promise(resolve => {
    const finish = (text: string | undefined) => {
      worker.terminate()
      resolve(text)
    }
    worker.onmessage = ({ data }: MessageEvent<string | undefined>) => finish(data)
    worker.onerror = () => finish(undefined)
    worker.postMessage(wanted)
  })
}
