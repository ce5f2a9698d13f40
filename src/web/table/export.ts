// Keeping a table: the chronicle to read, the journal to verify.
import { chronicle } from '../../table/chronicle.ts'
import { saveFile } from '../parts/save-file.ts'
import type { Session } from './session.svelte.ts'

export function exportItems(session: Session) {
  return [
    {
      label: 'As Markdown',
      note: 'what is loaded here, to read',
      act: () =>
        saveFile(
          `${session.table.title}.md`,
          chronicle(session.book, session.table.title, session.entries, session.undone),
          'text/markdown',
        ),
    },
    {
      label: 'As JSON',
      note: 'entries with their dice',
      act: () => saveFile(`${session.table.title}.json`, JSON.stringify(session.entries, null, 1), 'application/json'),
    },
  ]
}
