// The link to a table, as people pass it on. Its secret stands behind the #, so that no server's log and no referrer ever holds it.

export interface Link {
  /** Where the table is; missing when only the end of a link was given. */
  readonly origin?: string
  readonly table: string
  readonly link: string
}

export const writeLink = (origin: string, table: string, link: string): string => `${origin}/table/#${table}.${link}`

const pattern = /^(?:(https?:\/\/[^/\s#]+)[^#\s]*#)?([0-9a-f]{8,64})\.([0-9a-f]{8,64})$/

/** From a whole link or from the part behind its #; undefined when it is neither. */
export function parseLink(text: string): Link | undefined {
  const [, origin, table, link] = pattern.exec(text.trim()) ?? []
  if (table === undefined || link === undefined) return undefined
  return origin === undefined ? { table, link } : { origin, table, link }
}
