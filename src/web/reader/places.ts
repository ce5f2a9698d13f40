// Where a passage is: its place, or its own name in words.
import type { StoryBook } from '../../story/load.ts'

export function placeName({ places }: Pick<StoryBook, 'places'>, passage: string): string {
  const place = places.find(each => each.passage === passage)?.name
  return place ?? inWords(passage.replace(/^.*\./, ''))
}

function inWords(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
