// The odds of what one can do in a book: finds the command among the offers of a scene, and tells what can come of it.
import { toNumber, writeFraction } from '../dice/index.ts'
import {
  type Book,
  type Command as BookCommand,
  chooseOptions,
  type Game,
  gmViewer,
  isRefusal,
  type Offer,
  type Options,
  type Refusal,
  setUpScene,
} from '../kernel/index.ts'
import {
  type Answer,
  answerHead,
  ask,
  askWith,
  cellRows,
  csvTable,
  markdownTable,
  type Range,
  rowsOf,
  table,
  withField,
} from '../lab/index.ts'
import { drawBars, percent } from './bars.ts'
import { BadCall, type ExitCode, type Io } from './command.ts'
import { writeJson } from './json.ts'
import { unknownWord } from './nearest.ts'

export interface BookQuestion {
  /** Words of the offer's label, or a whole command as JSON; none lists what there is. */
  readonly words: readonly string[]
  readonly scene?: string
  readonly set: readonly string[]
  readonly option: readonly string[]
  readonly compare: readonly string[]
  readonly rows?: string
  readonly columns?: string
  readonly want?: string
  readonly as: 'bars' | 'json' | 'csv' | 'markdown'
}

export function oddsOfBook(book: Book, question: BookQuestion, io: Io): ExitCode {
  const options = optionsFrom(book, question.option)
  const game = gameIn(book, question.scene, options)
  const command = commandFrom(book, game, question, io)
  if (!command) return 0
  if (question.rows !== undefined || question.columns !== undefined) return tellTable(book, game, command, question, io)
  const asked = { title: '', answer: ask(book, game.scene, command) }
  const compared = question.compare.map(text => ({
    title: text,
    answer: askWith(book, game.scene, command, Object.fromEntries([pair('--compare', text)])),
  }))
  return tellAnswers([asked, ...compared], book, game, command, question, io)
}

function optionsFrom(book: Book, texts: readonly string[]): Options {
  const chosen = chooseOptions(book, Object.fromEntries(texts.map(text => pair('--option', text))))
  if (isRefusal(chosen)) throw new BadCall(chosen.text)
  return chosen
}

/** `name=value`. */
function pair(flag: string, text: string): [string, string] {
  const at = text.indexOf('=')
  if (at < 1) throw new BadCall(`${flag} is written as name=value, not "${text}".`)
  return [text.slice(0, at), text.slice(at + 1)]
}

function gameIn(book: Book, id: string | undefined, options: Options): Game {
  const known = book.scenes.map(scene => scene.id)
  const scene = id === undefined ? book.scenes[0] : book.scenes.find(scene => scene.id === id)
  if (!scene) throw new BadCall(unknownWord('scene', id ?? '', known))
  const game = setUpScene(book, options, scene)
  if (isRefusal(game)) throw new BadCall(game.text)
  return game
}

/** The command that the words mean; undefined when they mean several or none, which are then listed. */
function commandFrom(book: Book, game: Game, { words, set }: BookQuestion, io: Io): BookCommand | undefined {
  const text = words.join(' ')
  const found = text.startsWith('{') ? [fromJson(book, text)] : matching(book.offers(game.scene, gmViewer), words)
  const [only, ...more] = found
  if (!only) throw new BadCall(`No offer in this scene says "${text}". Without words, all of them are listed.`)
  if (more.length > 0) {
    io.stdout.write(`${found.map(({ label, group }) => `${group}: ${label}`).join('\n')}\n`)
    return undefined
  }
  return set.reduce((command, text) => {
    const [path, value] = pair('--set', text)
    const changed = withField(command, path, literal(value))
    const parsed = isRefusal(changed) ? changed : book.parse(changed)
    if (isRefusal(parsed)) throw new BadCall(parsed.text)
    return parsed
  }, only.command)
}

function fromJson(book: Book, text: string): Offer<BookCommand> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new BadCall(`The command is not JSON: ${(error as Error).message}.`)
  }
  const command = book.parse(json)
  if (isRefusal(command)) throw new BadCall(command.text)
  return { command, label: text, group: '' }
}

/** All words must be in the label; an offer whose label is exactly the text is meant alone. */
function matching(offers: readonly Offer<BookCommand>[], words: readonly string[]): readonly Offer<BookCommand>[] {
  const lower = words.map(word => word.toLowerCase())
  const open = offers.filter(({ refusal }) => !refusal)
  const exact = open.filter(({ label }) => label.toLowerCase() === lower.join(' '))
  if (exact.length > 0) return exact.slice(0, 1)
  return open.filter(({ label }) => lower.every(word => label.toLowerCase().includes(word)))
}

/** `4`, `true` and `"text"` as JSON reads them; anything else is a plain word. */
function literal(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

interface Titled {
  readonly title: string
  readonly answer: Answer | Refusal
}

function tellAnswers(
  answers: readonly Titled[],
  book: Book,
  game: Game,
  command: BookCommand,
  { as }: BookQuestion,
  io: Io,
): ExitCode {
  const refused = answers.find(({ answer }) => isRefusal(answer))?.answer
  if (refused && isRefusal(refused)) {
    io.stderr.write(`${refused.text}\n`)
    return 1
  }
  const good = answers as readonly { title: string; answer: Answer }[]
  if (as === 'json')
    writeJson(io, {
      command,
      answers: good.map(({ title, answer }) => ({ ...(title && { option: title }), ...plain(answer) })),
    })
  else if (as === 'csv')
    io.stdout.write(`${good.map(({ answer }) => csvTable(answerHead, rowsOf(answer))).join('\n\n')}\n`)
  else if (as === 'markdown')
    io.stdout.write(`${good.map(({ answer }) => markdownTable(answerHead, rowsOf(answer))).join('\n\n')}\n`)
  else {
    io.stdout.write(`${book.describe(game.scene, command)}\n`)
    for (const { title, answer } of good) io.stdout.write(`\n${title && `${title}\n`}${bars(answer, io)}\n`)
  }
  return 0
}

function bars({ outcomes, measures, unresolved }: Answer, io: Io): string {
  const lines = [
    drawBars(
      outcomes.map(({ value, share }) => ({ label: value.word, chance: toNumber(share), exact: writeFraction(share) })),
      io.stdout,
    ),
    ...measures.map(
      ({ text, values, mean }) =>
        `\n${text}, ${toNumber(mean).toFixed(3)} on average\n${drawBars(
          values.map(({ value, share }) => ({
            label: String(value),
            chance: toNumber(share),
            exact: writeFraction(share),
          })),
          io.stdout,
        )}`,
    ),
  ]
  return [...lines, ...(unresolved.over > 0n ? [`not followed: ${percent(toNumber(unresolved))}`] : [])].join('\n')
}

/** An answer for programs: fractions as text. */
const plain = ({ outcomes, measures, unresolved }: Answer) => ({
  outcomes: outcomes.map(({ value, share }) => ({ ...value, exact: writeFraction(share), chance: toNumber(share) })),
  measures: measures.map(({ id, text, values, mean }) => ({
    id,
    text,
    mean: writeFraction(mean),
    values: values.map(({ value, share }) => ({ value, exact: writeFraction(share), chance: toNumber(share) })),
  })),
  unresolved: writeFraction(unresolved),
})

function tellTable(
  book: Book,
  game: Game,
  command: BookCommand,
  { rows, columns, want, as }: BookQuestion,
  io: Io,
): ExitCode {
  if (rows === undefined || columns === undefined || want === undefined)
    throw new BadCall(
      'A table needs --rows path=1..4, --columns path=a,b and --want with an outcome word or a measure.',
    )
  const [down, across] = [range('--rows', rows), range('--columns', columns)]
  const wanted = book.measures.some(({ id }) => id === want) ? { measure: want } : { word: want }
  const cells = table(book, game.scene, command, wanted, down, across)
  const refusals = cells.flat().filter(isRefusal)
  if (refusals.length === cells.flat().length) {
    io.stderr.write(`${refusals[0]?.text}\n`)
    return 1
  }
  const written = cellRows(cells, down, across)
  if (as === 'json')
    writeJson(io, {
      command,
      rows: down,
      columns: across,
      cells: cells.map(line => line.map(cell => (isRefusal(cell) ? null : writeFraction(cell)))),
    })
  else if (as === 'csv') io.stdout.write(`${csvTable(written.head, written.rows)}\n`)
  else {
    io.stdout.write(`${markdownTable(written.head, written.rows)}\n`)
    for (const text of new Set(refusals.map(({ text }) => text))) io.stdout.write(`— ${text}\n`)
  }
  return 0
}

/** `difficulty=3..6` or `weapon=sword,bow`. */
function range(flag: string, text: string): Range {
  const [path, list] = pair(flag, text)
  const span = /^(-?\d+)\.\.(-?\d+)$/.exec(list)
  if (!span) return { path, values: list.split(',').map(literal) }
  const [from, to] = [Number(span[1]), Number(span[2])]
  if (to < from || to - from > 99) throw new BadCall(`${flag} may hold up to 100 values from low to high, not ${list}.`)
  return { path, values: Array.from({ length: to - from + 1 }, (_, i) => from + i) }
}
