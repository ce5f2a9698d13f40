// The arenas of all books that have fights.
import type { Arena } from '../arena.ts'
import { gamebookArena } from './gamebook.ts'
import { gritArena } from './grit.ts'
import { heartsArena } from './hearts.ts'
import { lastThrowArena } from './last-throw.ts'

// biome-ignore lint/suspicious/noExplicitAny: the list holds arenas whose states only their own book can read
export const arenas: readonly Arena<any, any, any>[] = [lastThrowArena, gritArena, heartsArena, gamebookArena]

// biome-ignore lint/suspicious/noExplicitAny: as above
export const arenaOf = (book: string): Arena<any, any, any> | undefined => arenas.find(arena => arena.book.id === book)
