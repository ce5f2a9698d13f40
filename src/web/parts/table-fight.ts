// A fight taken from a live table to the lab. It stays in this browser.
import type { Scene } from '../../kernel/index.ts'

export interface TableFight {
  readonly book: string
  /** What the table is called. */
  readonly title: string
  readonly scene: Scene
}

const key = 'quincunx.fight'

/** The page that asks about it. */
export const tableFightPage = '/lab/#fight/table'

export function keepTableFight(fight: TableFight): void {
  try {
    localStorage.setItem(key, JSON.stringify(fight))
  } catch {
    // Without storage the lab opens with a fight of its own.
  }
}

export function keptTableFight(): TableFight | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof kept?.book === 'string' && typeof kept.scene === 'object' ? kept : undefined
  } catch {
    return undefined
  }
}
