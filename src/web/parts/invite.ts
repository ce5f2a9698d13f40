// Where an address of the table page leads. The secret of a link stands behind the #, so no server log sees it.
import { parseLink } from '../../table/link.ts'

/** A table, perhaps with the secret of its link, perhaps as a view for a stream or played back. */
export interface Place {
  readonly table: string
  readonly link?: string
  readonly stream?: true
  readonly replay?: true
}

export function readPlace(hash: string): Place | undefined {
  const text = hash.replace(/^#/, '')
  const invited = parseLink(text)
  if (invited) return { table: invited.table, link: invited.link }
  const [table = '', view] = text.split('/')
  if (table === '') return undefined
  if (view === 'stream') return { table, stream: true }
  return view === 'replay' ? { table, replay: true } : { table }
}

/** The part behind the `#` of an invitation, from a whole link or the code at its end; undefined when it is neither. */
export function readInvite(text: string): string | undefined {
  const invited = parseLink(text)
  return invited && `${invited.table}.${invited.link}`
}
