// An invitation as people pass it on: a link, or the code at its end.

/** The part behind the `#` of a table's address, from a whole link or a bare code; undefined when it is neither. */
export function readInvite(text: string): string | undefined {
  const code = text.trim().replace(/^.*#/, '')
  return /^[\w~.-]+(?:\/[\w~.-]+)*$/.test(code) ? code : undefined
}
