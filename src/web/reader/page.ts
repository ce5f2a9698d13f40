// The page that lies open: what the present turn told, rolled and changed, in order, read from the journal.
import type { Thrown } from '../../dice/index.ts'
import type { Sentence } from '../../kernel/index.ts'
import type { Reading, ReadingEntry } from '../../story/reading.ts'
import { sayTale } from '../../story/say.ts'
import { heroOfTale, type Tale, type TaleEvent } from '../../story/tale.ts'

export type PageItem =
  | { readonly kind: 'chosen'; readonly text: string }
  | { readonly kind: 'told'; readonly text: string; readonly art?: Art }
  /** A throw with what came of it. */
  | {
      readonly kind: 'throw'
      readonly thrown: Thrown
      readonly sum: string
      readonly said: Sentence
      readonly effects: Sentence[]
    }
  | { readonly kind: 'effect'; readonly said: Sentence }

export interface Art {
  readonly file: string
  readonly alt: string
}

/** Entries that belong to the page before them: they open none of their own. */
const onSamePage = new Set(['Attack', 'Run', 'Cast', 'FightOn', 'LevelUp', 'Bookmark'])

/** The entries of the present page, oldest first; a rewinding leads to the entry that it went back to. */
export function pageEntries({ entries }: Reading): readonly ReadingEntry[] {
  const page: ReadingEntry[] = []
  let at = entries.length
  while (at > 0) {
    const entry = entries[at - 1] as ReadingEntry
    if (entry.command.type === 'Rewind') at = entry.command.to
    else {
      page.unshift(entry)
      if (!onSamePage.has(entry.command.type)) return page
      at--
    }
  }
  return page
}

export const pageOf = (reading: Reading): PageItem[] =>
  pageEntries(reading)
    .flatMap(entry => entryItems(reading, entry))
    .filter(isWorthTelling)

/** What an entry brought, in order. */
export function entryItems(reading: Reading, { seq, events, throws }: ReadingEntry): PageItem[] {
  const items: PageItem[] = []
  const dice = [...throws]
  let tale = reading.tales[seq - 1] as Tale
  let last: Extract<PageItem, { kind: 'throw' }> | undefined
  for (const event of events as readonly TaleEvent[]) {
    const said = sayTale(tale, event)
    tale = reading.rules.evolve(tale, event)
    if (event.type === 'Chosen') items.push({ kind: 'chosen', text: event.text })
    // Who stands there is drawn under the page, and the end has a place of its own.
    else if (event.type === 'FoeAdded' || event.type === 'EndingReached') continue
    else if (event.type === 'Told') {
      last = undefined
      const art = artOf(event.line.dress)
      items.push({ kind: 'told', text: event.line.text, ...(art && { art }) })
    } else if (said && 'result' in event) {
      last = { kind: 'throw', thrown: dice.shift() as Thrown, sum: sumOf(event, said), said, effects: [] }
      items.push(last)
    } else if (said && last) last.effects.push(said)
    else if (said) items.push({ kind: 'effect', said })
  }
  return items
}

/** A roll outside a fight is told by the choice above it, so the numbers are enough. */
const sumOf = (event: Extract<TaleEvent, { readonly result: unknown }>, { lead = '', text }: Sentence): string =>
  'foe' in event && event.foe !== null ? `${lead} ${text}` : `${event.total} against DS ${event.ds}.`

const isWorthTelling = (item: PageItem): boolean =>
  item.kind === 'told' ? item.text !== '' || item.art !== undefined : true

/** `art: gate.png, a barred gate at dusk`. */
function artOf(dress: readonly string[]): Art | undefined {
  const [, file, alt = ''] =
    /^\s*art\s*:\s*([^,]+)(?:,\s*(.*))?$/.exec(dress.find(each => /^\s*art/.test(each)) ?? '') ?? []
  return file === undefined ? undefined : { file: file.trim(), alt: alt.trim() }
}

export interface Change {
  readonly what: 'hp' | 'rations' | 'xp' | 'level' | 'weapon' | 'armour' | 'spells' | 'power' | 'grace' | 'focus'
  readonly by: number
}

/** What the present page has done to the sheet. */
export function changesOf(reading: Reading): readonly Change[] {
  const [first] = pageEntries(reading)
  const before = first && reading.tales[first.seq - 1]
  const now = reading.tales.at(-1) as Tale
  if (!before?.scene.heroes.length || !now.scene.heroes.length) return []
  const was = heroOfTale(before)
  const is = heroOfTale(now)
  const changes: Change[] = [
    { what: 'hp', by: is.hp - is.damage - (was.hp - was.damage) },
    { what: 'rations', by: is.rations - was.rations },
    { what: 'xp', by: is.used + is.unused - was.used - was.unused },
    { what: 'level', by: is.level - was.level },
    { what: 'spells', by: is.spells.length - was.spells.length },
    { what: 'weapon', by: is.weapon.name === was.weapon.name ? 0 : is.weapon.points - was.weapon.points || 1 },
    { what: 'armour', by: is.armour.name === was.armour.name ? 0 : is.armour.protection - was.armour.protection || 1 },
    ...(['power', 'grace', 'focus'] as const).map(what => ({ what, by: is.abilities[what] - was.abilities[what] })),
  ]
  return changes.filter(({ by }) => by !== 0)
}
