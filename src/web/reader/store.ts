// What this browser keeps for the reader: saves, stories of one's own, what was found. Nothing leaves it.
import type { Save } from '../../story/reading.ts'
import type { BoundStory } from '../parts/bound-story.ts'
import type { StoryFiles } from '../parts/story-worker.ts'

export interface KeptSave {
  readonly id: string
  readonly story: string
  readonly hero: string
  readonly place: string
  readonly at: string
  readonly ending: string | null
  readonly rewinds: number
  readonly save: Save
}

/** A file of one's own; its name is its id, so that a newer edition takes the place of the older one. */
export interface KeptStory {
  readonly id: string
  readonly bound: BoundStory
}

/** What was ever found in a story, over all its readings. */
export interface Found {
  readonly id: string
  readonly endings: readonly string[]
  readonly passages: readonly string[]
  readonly deeds: readonly string[]
  readonly archetypes: readonly string[]
}

/** What lies on the desk of the workshop, and how it was when it was last saved. */
export interface KeptDraft {
  readonly id: string
  readonly story: StoryFiles
  readonly saved: StoryFiles['files']
}

interface Shelves {
  saves: KeptSave
  stories: KeptStory
  found: Found
  drafts: KeptDraft
}

const shelves = ['saves', 'stories', 'found', 'drafts'] as const satisfies readonly (keyof Shelves)[]

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  if (opened) return opened
  const request = indexedDB.open('quincunx-reader', 2)
  request.onupgradeneeded = () => {
    for (const name of shelves)
      if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name, { keyPath: 'id' })
  }
  opened = answered(request)
  return opened
}

async function shelf(name: keyof Shelves, mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const database = await open()
  return database.transaction(name, mode).objectStore(name)
}

export async function keep<K extends keyof Shelves>(name: K, value: Shelves[K]): Promise<void> {
  await answered((await shelf(name, 'readwrite')).put(value))
}

export async function kept<K extends keyof Shelves>(name: K, id: string): Promise<Shelves[K] | undefined> {
  return answered((await shelf(name, 'readonly')).get(id))
}

export async function allKept<K extends keyof Shelves>(name: K): Promise<Shelves[K][]> {
  return answered((await shelf(name, 'readonly')).getAll())
}

export async function discard(name: keyof Shelves, id: string): Promise<void> {
  await answered((await shelf(name, 'readwrite')).delete(id))
}
