// A journal file of either kind becomes a verdict in a sentence. Nothing is sent anywhere.
import { isRefusal } from '../../kernel/index.ts'
import { parseJournal, tellVerdict, verifyJournal } from '../../kernel/verify.ts'
import { isTableFile, parseTableFile, tellTableVerdict, verifyTableFile } from '../../table/index.ts'
import { loadBook } from '../parts/books.ts'

export interface Told {
  readonly good: boolean
  readonly text: string
}

export async function verifyText(text: string): Promise<Told> {
  try {
    const json: unknown = JSON.parse(text)
    return await (isTableFile(json) ? tableTold(json) : journalTold(json))
  } catch (problem) {
    return { good: false, text: `This file cannot be checked: ${(problem as Error).message}` }
  }
}

async function tableTold(json: unknown): Promise<Told> {
  const file = parseTableFile(json)
  if (isRefusal(file)) return { good: false, text: `This is not the journal of a table: ${file.text}` }
  const verdict = verifyTableFile(await loadBook(file.book), file)
  return { good: verdict.wrong === undefined, text: tellTableVerdict(verdict) }
}

async function journalTold(json: unknown): Promise<Told> {
  const journal = parseJournal(json)
  if (isRefusal(journal)) return { good: false, text: `This is not a journal: ${journal.text}` }
  const verdict = verifyJournal(await loadBook(journal.book), journal)
  return { good: verdict.wrong === undefined, text: tellVerdict(verdict) }
}
