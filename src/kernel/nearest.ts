// Finds the known word that somebody most likely meant.

/** How many letters must be changed, added, left out or swapped with a neighbour to turn one word into the other. */
export function distance(from: string, to: string): number {
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1]
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const plain = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1))
      next.push(swapped ? Math.min(plain, before[j - 2]! + 1) : plain)
    }
    before = row
    row = next
  }
  return row[to.length]!
}

/** The nearest of the known words, when it is near enough to be meant. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const allowed = Math.max(1, Math.floor(word.length / 2))
  let best: { word: string; far: number } | undefined
  for (const candidate of known) {
    const far = candidate.startsWith(word) ? 1 : distance(word.toLowerCase(), candidate.toLowerCase())
    if (far <= allowed && far < (best?.far ?? Infinity)) best = { word: candidate, far }
  }
  return best?.word
}

/** `Unknown command "rol". Did you mean "roll"?`, or the whole list when nothing is near. */
export function unknownWord(kind: string, word: string, known: readonly string[]): string {
  const meant = nearest(word, known)
  const hint = meant ? `Did you mean "${meant}"?` : known.length > 0 ? `Known: ${known.join(', ')}.` : 'There are none.'
  return `Unknown ${kind} "${word}". ${hint}`
}
