// Heroes who take the place of another in a ready scene: those of the book, and one's own from a file.
import type { Book, ReadyScene } from '../../kernel/index.ts'

export interface Sheet {
  readonly id: string
  readonly name: string
}

type Ready = ReadyScene<{ readonly type: string }>

/** The scene with another sheet in the place of this hero. */
export function withSheet(scene: Ready, hero: string, sheet: Sheet): Ready {
  const isHero = (command: { readonly type: string; readonly sheet?: Sheet }) =>
    command.type === 'AddHero' && command.sheet?.id === hero
  const commands = scene.commands.map(command =>
    isHero(command) ? { ...command, sheet: { ...sheet, id: hero } } : command,
  )
  return { ...scene, commands }
}

const mostBytes = 200_000

/** A hero that was saved at a table, or a sentence that says why it cannot be read. */
export async function readOwnHero(book: Book, file: File): Promise<Sheet | string> {
  if (file.size > mostBytes) return `${file.name} is too large for a hero.`
  let json: unknown
  try {
    json = JSON.parse(await file.text())
  } catch {
    return `${file.name} is not JSON; a hero's sheet can be saved as JSON at the table.`
  }
  const found = book.heroes.parse(json) as Sheet | readonly { readonly text: string }[]
  if (!Array.isArray(found)) return { ...(found as Sheet), id: 'own' }
  return `${file.name} is no hero of ${book.title}: ${found[0]?.text ?? 'it is empty'}`
}
