// An invitation as people pass it on: a link, or the code at its end. The secret stands behind the #, so no server log sees it.

/** The part behind the `#` of a table's address, from a whole link or a bare code; undefined when it is neither. */
export function readInvite(text: string): string | undefined {
  const code = text.trim().replace(/^.*#/, '')
  return /^[\w~.-]+(?:\/[\w~.-]+)*$/.test(code) ? code : undefined
}

export const inviteAddress = (table: string, link: string): string => `${location.origin}/table/#${table}/${link}`

/** Where an address leads: a table, perhaps with the secret of its link, perhaps as a view for a stream. */
export interface Place {
  readonly table: string
  readonly link?: string
  readonly stream?: true
}

export function readPlace(hash: string): Place | undefined {
  const [table = '', second] = hash.replace(/^#/, '').split('/')
  if (table === '') return undefined
  if (second === 'stream') return { table, stream: true }
  return second === undefined || second === '' ? { table } : { table, link: second }
}
