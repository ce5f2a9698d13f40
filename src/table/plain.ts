// The first door for outside JSON: bounded in depth and size, no keys that reach into objects, no characters that nobody sees.

const deepest = 24
const mostParts = 20_000

/** What is wrong with a value from outside, in a sentence; undefined when it is plain. */
export function unplain(value: unknown): string | undefined {
  let parts = 0
  const look = (value: unknown, depth: number): string | undefined => {
    if (++parts > mostParts) return `It has more than ${mostParts} parts.`
    if (depth > deepest) return `It is nested more than ${deepest} deep.`
    if (typeof value === 'string') return oddText(value)
    if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'A number must be finite.'
    if (typeof value !== 'object' || value === null) return undefined
    for (const [key, part] of Object.entries(value)) {
      if (key === '__proto__' || key === 'constructor' || key === 'prototype')
        return `"${key}" is not a name for anything here.`
      const problem = (Array.isArray(value) ? undefined : oddText(key)) ?? look(part, depth + 1)
      if (problem) return problem
    }
    return undefined
  }
  return look(value, 0)
}

/** Control characters but tab and line end, marks that turn the direction of the text around it, spaces without width, halves of characters. */
const odd =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the very characters to find
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u180e\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u
/** Joiners and marks that many languages need, and nothing between them. */
const unseen = /^[\s\p{Default_Ignorable_Code_Point}]+$/u

function oddText(text: string): string | undefined {
  if (!text.isWellFormed()) return 'A text holds half a character.'
  const found = odd.exec(text)?.[0]
  if (found === undefined)
    return text.trim() !== '' && unseen.test(text) ? 'A text holds nothing that one can see.' : undefined
  return `A text holds the invisible character U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}.`
}
