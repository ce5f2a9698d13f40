// The lab's sums, beside the page: exact odds, tables, fights, pools, dice.
import { fraction, meanOf, parseNotation, spreadOf, toNumber, writeFraction, writeProblem } from '../../dice/index.ts'
import { type Book, type Command, isRefusal, type Refusal, refuse, type Scene } from '../../kernel/index.ts'
import {
  type Answer,
  arenaOf,
  ask,
  type Batch,
  type Contest,
  type ContestAnswer,
  fight,
  fightFrom,
  playBatch,
  poolRace,
  roundRows,
  simulateIn,
  solveWithin,
  type Tally,
  table,
  usualStates,
} from '../../lab/index.ts'
import { loadBook } from '../parts/books.ts'
import { startWorker } from '../parts/worker.ts'
import type { Answers, PlainAnswer, PlainFight, Question } from './questions.ts'

const share = (value: unknown, exact: { over: bigint; under: bigint }) => ({
  value: String(value),
  share: toNumber(exact),
  exact: writeFraction(exact),
})

const plain = ({ outcomes, measures, unresolved }: Answer): PlainAnswer => ({
  outcomes: outcomes.map(each => ({ ...share(each.value.word, each.share), tone: each.value.tone })),
  measures: measures.map(({ text, mean, values }) => ({
    text,
    mean: toNumber(mean),
    values: values.map(each => share(each.value, each.share)),
  })),
  unresolved: toNumber(unresolved),
})

const plainFight = (found: ContestAnswer): PlainFight => ({
  ends: [...found.ends].map(([word, { chance, within }]) => ({ word, chance, within })),
  measures: Object.entries(found.measures).map(([text, { mean, within }]) => ({ text, mean, within })),
  length: found.length,
  rounds: found.rounds,
  byRound: roundRows(found),
  found:
    found.method === 'exact'
      ? `exact, over ${found.states} states`
      : `simulated in ${found.plays} plays, with 95 % intervals; ${found.estimatedStates} states or more are too many to solve`,
})

function hopeOf(found: Answer | Refusal): number | null {
  if (isRefusal(found)) return null
  return found.outcomes.reduce((sum, { value, share }) => (value.tone === 'bad' ? sum : sum + toNumber(share)), 0)
}

type Progress = (done: number, soFar?: PlainFight) => void
type Contested = Extract<Question, { kind: 'fight' | 'pools' }>
type AnyContest = Contest<unknown, unknown, unknown>

function contestOf(question: Contested): AnyContest | Refusal {
  if (question.kind === 'pools') return poolRace(question) as AnyContest | Refusal
  const arena = arenaOf(question.book)
  if (!arena) return refuse('unknown', 'This book has no fights.')
  if (!question.scene) return fight(arena, question) as AnyContest | Refusal
  const scene = question.scene as Scene
  const options = { ...scene.options, ...question.options }
  return fightFrom(arena, { ...scene, options }, question) as AnyContest | Refusal
}

async function contestAnswer(question: Contested, progress: Progress): Promise<PlainFight | Refusal> {
  const contest = contestOf(question)
  if (isRefusal(contest)) return contest
  return plainFight(solveWithin(contest, usualStates) ?? (await playedOut(question, progress)))
}

/** In as many workers like this one as there are cores. */
async function playedOut(question: Contested, progress: Progress): Promise<ContestAnswer> {
  const cores = Math.min(8, navigator.hardwareConcurrency || 1)
  const workers = Array.from({ length: cores }, () => startWorker(self.location.href))
  const lanes = workers.map(worker => (batch: Batch) => {
    worker.postMessage({ question, batch })
    return new Promise<Tally>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Tally>) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(message))
    })
  })
  try {
    const tell = (done: number, soFar: ContestAnswer) => progress(done, plainFight(soFar))
    return await simulateIn(lanes, { knownStates: usualStates, progress: tell })
  } finally {
    for (const worker of workers) worker.terminate()
  }
}

function batchOf(question: Contested, batch: Batch): Tally {
  const contest = contestOf(question)
  if (isRefusal(contest)) throw new Error(contest.text)
  return playBatch(contest, batch)
}

function diceAnswer(notation: string): Answers['dice'] | Refusal {
  const { expression, problem } = parseNotation(notation)
  if (!expression) return refuse('malformed', writeProblem(problem))
  const found = spreadOf(expression)
  if (found.problem) return refuse('limit', writeProblem(found.problem))
  const { spread, unresolved } = found
  return {
    mean: toNumber(meanOf(spread)),
    values: spread.classes.map(({ value, ways }) => share(value, fraction(ways, spread.total))),
    unresolved: toNumber(unresolved),
  }
}

async function reply(question: Question, progress: Progress): Promise<Answers[keyof Answers] | Refusal> {
  switch (question.kind) {
    case 'ask': {
      const book: Book = await loadBook(question.book)
      const found = ask(book, question.scene as Scene, question.command as Command)
      return isRefusal(found) ? found : plain(found)
    }
    case 'hopes': {
      const book: Book = await loadBook(question.book)
      return question.commands.map(command => hopeOf(ask(book, question.scene as Scene, command as Command)))
    }
    case 'table': {
      const { scene, command, word, rows, columns } = question
      const book: Book = await loadBook(question.book)
      const cells = table(book, scene as Scene, command as Command, { word }, rows, columns)
      return cells.map(row => row.map(cell => (isRefusal(cell) ? cell.text : toNumber(cell))))
    }
    case 'fight':
    case 'pools':
      return contestAnswer(question, progress)
    case 'dice':
      return diceAnswer(question.notation)
  }
}

async function answerTo(id: number, question: Question): Promise<void> {
  const answered = await reply(question, (progress, soFar) => self.postMessage({ id, progress, soFar }))
  self.postMessage(isRefusal(answered) ? { id, refused: answered.text } : { id, answer: answered })
}

type Message =
  | { readonly id: number; readonly question: Question }
  | { readonly question: Contested; readonly batch: Batch }

self.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if ('batch' in data) return self.postMessage(batchOf(data.question, data.batch))
  const { id, question } = data
  answerTo(id, question).catch((error: Error) =>
    self.postMessage({ id, refused: `This could not be counted: ${error.message}.` }),
  )
})
