// Keeping a table: the whole chronicle to read, the whole journal to verify and to take elsewhere.
import { isRefusal, type Refusal } from '../../kernel/index.ts'
import { readChronicle, readJournal } from '../parts/api.ts'
import { knownTable } from '../parts/known-tables.ts'
import { saveFile } from '../parts/save-file.ts'
import type { Session } from './session.svelte.ts'

export function exportItems(session: Session) {
  const token = knownTable(session.id)?.token ?? ''
  const keep = <T>(got: T | Refusal, save: (text: T) => void) => {
    if (isRefusal(got)) session.refusal = got
    else save(got)
  }
  return [
    {
      label: 'The chronicle as Markdown',
      note: 'as far as this seat may know it',
      act: async () =>
        keep(await readChronicle(session.id, token), text =>
          saveFile(`${session.table.title}.md`, text, 'text/markdown'),
        ),
    },
    ...(session.gm
      ? [
          {
            label: 'The journal as JSON',
            note: 'for quincunx verify, and to import',
            act: async () =>
              keep(await readJournal(session.id, token), journal =>
                saveFile(`${session.table.title}.json`, JSON.stringify(journal), 'application/json'),
              ),
          },
        ]
      : []),
  ]
}
