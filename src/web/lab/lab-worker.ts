// The lab's sums, beside the page: exact odds, tables, fights, pools, dice.
import { fraction, meanOf, parseNotation, spreadOf, toNumber, writeFraction, writeProblem } from '../../dice/index.ts'
import { type Book, type Command, isRefusal, type Refusal, refuse, type Scene } from '../../kernel/index.ts'
import {
  type Answer,
  answer,
  arenaOf,
  ask,
  type Contest,
  type ContestAnswer,
  fight,
  poolRace,
  table,
} from '../../lab/index.ts'
import { loadBook } from '../parts/books.ts'
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
  found:
    found.method === 'exact'
      ? `exact, over ${found.states} states`
      : `simulated in ${found.plays} plays, with 95 % intervals; about ${found.estimatedStates} states or more are too many to solve`,
})

function hopeOf(found: Answer | Refusal): number | null {
  if (isRefusal(found)) return null
  return found.outcomes.reduce((sum, { value, share }) => (value.tone === 'bad' ? sum : sum + toNumber(share)), 0)
}

function contestAnswer<S, C, E>(contest: Contest<S, C, E> | Refusal, progress: (done: number) => void) {
  return isRefusal(contest) ? contest : plainFight(answer(contest, { progress }))
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

async function reply(question: Question, progress: (done: number) => void): Promise<Answers[keyof Answers] | Refusal> {
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
    case 'fight': {
      const arena = arenaOf(question.book)
      return arena ? contestAnswer(fight(arena, question), progress) : refuse('unknown', 'This book has no fights.')
    }
    case 'pools':
      return contestAnswer(poolRace(question), progress)
    case 'dice':
      return diceAnswer(question.notation)
  }
}

async function answerTo(id: number, question: Question): Promise<void> {
  const answered = await reply(question, progress => self.postMessage({ id, progress }))
  self.postMessage(isRefusal(answered) ? { id, refused: answered.text } : { id, answer: answered })
}

self.addEventListener('message', ({ data: { id, question } }: MessageEvent<{ id: number; question: Question }>) => {
  answerTo(id, question).catch((error: Error) =>
    self.postMessage({ id, refused: `This could not be counted: ${error.message}.` }),
  )
})
