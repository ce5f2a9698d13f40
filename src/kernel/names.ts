// Names that tell apart who is of one kind, decided when somebody comes in. What is hidden must not show in them: who is seen is
// told apart from those seen alone ("Ash rat", "Ash rat 2"), who is hidden bears a number of another series ("Ash rat (2)").

interface Named {
  readonly name: string
  readonly hidden?: boolean
}

/** The name under which somebody comes in among those who are there. */
export function nameAmong(there: readonly Named[], { name, hidden = false }: Named): string {
  const taken = new Set(there.filter(each => hidden || !each.hidden).map(each => each.name))
  const kind = name.replace(hidden ? / \(\d+\)$/ : / \d+$/, '')
  for (let n = 2, free = name; ; n++) {
    if (!taken.has(free)) return free
    free = hidden ? `${kind} (${n})` : `${kind} ${n}`
  }
}

/** A new name for who is shown, if the old one is of the hidden series or taken by now. */
export function renamedWhenShown(there: readonly Named[], { name }: Named): { readonly name?: string } {
  const shown = nameAmong(there, { name: name.replace(/ \(\d+\)$/, '') })
  return shown === name ? {} : { name: shown }
}

/** Who comes in stands last, and keeps the name; a hidden namesake gives way. */
export const joinedBy = <T extends Named>(there: readonly T[], comer: T): readonly T[] => [
  ...there.map(each =>
    each.hidden && each.name === comer.name ? { ...each, name: nameAmong([...there, comer], each) } : each,
  ),
  comer,
]

/** Who is shown stands last for everybody, as for those who see it for the first time: order must not tell either. */
export function shownLast<T extends Named & { readonly id: string }>(
  there: readonly T[],
  id: string,
  name?: string,
): readonly T[] {
  const shown = there.find(each => each.id === id)
  if (!shown) return there
  const others = there.filter(each => each.id !== id)
  return joinedBy(others, { ...shown, ...(name && { name }), hidden: false })
}
