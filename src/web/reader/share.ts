// Takes a place or its dice out of this browser: as a file, or as a link.
import { saveOf } from '../../story/reading.ts'
import { saveFile } from '../parts/save-file.ts'
import type { ReadingSession } from './session.svelte.ts'

export function saveToFile({ reading, bound }: ReadingSession): void {
  saveFile(`${bound.book.title}.json`, JSON.stringify(saveOf(reading)), 'application/json')
}

/** The same story with the same dice, from its first page. */
export async function shareSeed({ story, reading }: ReadingSession): Promise<string> {
  const link = `${location.origin}${location.pathname}#story/${encodeURIComponent(story)}?${new URLSearchParams({ seed: reading.seed })}`
  try {
    await navigator.clipboard.writeText(link)
    return 'The link is copied. Whoever opens it throws the same dice.'
  } catch {
    return `Share this link: ${link}`
  }
}
