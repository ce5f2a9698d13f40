// The tables that this browser has a seat at. Tokens stay here; nothing is sent but to the table itself.

export interface KnownTable {
  readonly id: string
  readonly name: string
  readonly book: string
  readonly role: 'gm' | 'player' | 'spectator'
  /** The seat's own token: it gives a returning browser its seat back. */
  readonly token: string
  readonly seen: string
}

const key = 'quincunx.tables'

export function knownTables(): readonly KnownTable[] {
  try {
    const list = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(list)
      ? list.filter(({ id, token }) => typeof id === 'string' && typeof token === 'string')
      : []
  } catch {
    return []
  }
}

function keep(tables: readonly KnownTable[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(tables.slice(0, 50)))
  } catch {
    // Without storage a table is known as long as its page is open.
  }
}

export const knownTable = (id: string): KnownTable | undefined => knownTables().find(table => table.id === id)

/** The newest stands first. */
export const rememberTable = (table: KnownTable): void =>
  keep([table, ...knownTables().filter(({ id }) => id !== table.id)])

export const forgetTable = (id: string): void => keep(knownTables().filter(table => table.id !== id))
