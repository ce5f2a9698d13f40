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

let database: IDBDatabase | undefined

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('quincunx-reader', 2)
  request.onupgradeneeded = () => {
    for (const name of shelves)
      if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name, { keyPath: 'id' })
  }
  database = await answered(request)
  return database
}

const shelf = async (name: keyof Shelves, mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (database ?? (await open())).transaction(name, mode).objectStore(name)

/** Committed in the same breath once the shelves are open, so that it is kept even when the page closes in the next moment. */
export async function keep<K extends keyof Shelves>(name: K, value: Shelves[K]): Promise<void> {
  const transaction = (database ?? (await open())).transaction(name, 'readwrite')
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  transaction.objectStore(name).put(value)
  transaction.commit()
  await done
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
