// quincunx play: read and play a gamebook in a terminal, by hand or from a script.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { heroes, preset } from '../books/gamebook/create.ts'
import { abilities, archetypes, spells } from '../books/gamebook/data.ts'
import { facing } from '../books/gamebook/find.ts'
import type { ArchetypeId, Hero } from '../books/gamebook/types.ts'
import { isRefusal, isWaiting, type Refusal } from '../kernel/index.ts'
import { offered, taleOf } from '../story/play.ts'
import {
  audit,
  bookmarks,
  give,
  openReading,
  type Reading,
  resume,
  rewind,
  saveOf,
  stops,
  taleNow,
} from '../story/reading.ts'
import { heroOfTale, type TaleCommand, type TaleEvent } from '../story/tale.ts'
import { readArgs, wholeNumber } from './args.ts'
import { BadCall, type Command, type ExitCode, type Io } from './command.ts'
import { readJsonFile } from './file.ts'
import { unknownWord } from './nearest.ts'
import {
  choiceLines,
  fightLines,
  happenings,
  levelLine,
  type OddsShown,
  type Screen,
  sheetLine,
} from './play-screen.ts'
import { loadNamed, serious, storiesAt, told } from './story-files.ts'
import { wrap } from './wrap.ts'

export const storiesFolder = join(import.meta.dirname, '../../stories')

export const playFlags = {
  hero: { type: 'string', value: 'WHO', text: 'fighter, rogue or mage; without it you are asked' },
  spells: { type: 'string', value: 'A,B', text: 'the spells to begin with, by their ids' },
  name: { type: 'string', value: 'NAME', text: 'your name in the story' },
  seed: { type: 'string', value: 'WORDS', text: 'the same words and the same choices give the same tale' },
  odds: { type: 'string', value: 'HOW', text: 'off, words or numbers; numbers unless you say otherwise' },
  script: { type: 'string', value: 'FILE', text: 'take the answers from a file, line by line, - for standard input' },
  load: { type: 'string', value: 'FILE', text: 'go on from a save' },
  save: { type: 'string', value: 'FILE', text: 'write a save there at the end' },
  width: { type: 'string', value: 'N', text: 'wrap lines at so many characters' },
} as const

export const play: Command = {
  name: 'play',
  summary: 'read and play a gamebook in the terminal',
  usage: '[STORY] [--hero WHO] [--seed WORDS] [--odds off|words|numbers] [--script FILE] [--load FILE] [--save FILE]',
  flags: playFlags,
  examples: [
    'quincunx play',
    'quincunx play stories/rent-day.ink --hero mage --seed heron',
    'quincunx play --script answers.txt',
  ],
  run: playStory,
}

export async function playStory(args: readonly string[], io: Io): Promise<ExitCode> {
  const { flags, words } = readArgs(playFlags, args)
  if (words.length > 1) throw new BadCall('Name one story.')
  const named = loadNamed(findStory(words[0]))
  if (!named.book || serious(named.problems).length > 0) {
    io.stderr.write(`${told(named).join('\n')}\n`)
    if (!named.book) return 1
  }
  const rules = taleOf(named.book)
  const screen = { width: widthOf(flags.width, io), odds: oddsShown(flags.odds) }
  const input = answers(io, flags.script)
  const seed = flags.seed ?? `${Date.now()}`
  const table = new Terminal(
    io,
    screen,
    input,
    openReading(rules, seed),
    flags.script !== undefined || !io.stdout.isTTY,
  )
  io.stdout.write(`${rules.book.title}\n${'='.repeat(rules.book.title.length)}\n\n`)
  if (flags.load !== undefined) table.load(flags.load)
  else if (!(await table.begin(flags.hero, flags.spells, flags.name))) return 0
  await table.loop()
  if (flags.save !== undefined) table.save(flags.save)
  return 0
}

/** A path, the name of a story that ships, or nothing for the first of those. */
function findStory(word: string | undefined): string {
  if (word !== undefined && (existsSync(word) || word.endsWith('.ink'))) return word
  if (!existsSync(storiesFolder)) throw new BadCall('Name a story: an .ink file.')
  const shipped = storiesAt(storiesFolder)
  const names = shipped.map(path => path.replace(/^.*[\\/]/, '').replace(/\.ink$/, ''))
  if (word === undefined) return longest(shipped)
  const at = names.indexOf(word)
  if (at < 0) throw new BadCall(unknownWord('story', word, names))
  return shipped[at] as string
}

/** The book, not the tutorial. */
const longest = (paths: readonly string[]): string => {
  const size = (path: string) => [...loadNamed(path).sources.files.values()].join('').length
  return paths.reduce((best, path) => (size(path) > size(best) ? path : best))
}

const widthOf = (flag: string | undefined, io: Io): number =>
  flag === undefined ? Math.min(100, Math.max(40, io.stdout.columns ?? 80)) : wholeNumber('--width', flag, 40, 300)

function oddsShown(word = 'numbers'): OddsShown {
  if (word === 'off' || word === 'words' || word === 'numbers') return word
  throw new BadCall(unknownWord('way to show odds', word, ['off', 'words', 'numbers']))
}

/** Lines of input, from the script, or from whoever types. */
async function* answers(io: Io, script: string | undefined): AsyncGenerator<string> {
  if (script !== undefined && script !== '-') {
    if (!existsSync(script)) throw new BadCall(`There is no script "${script}".`)
    yield* readFileSync(script, 'utf8').split(/\r?\n/)
    return
  }
  let rest = ''
  for await (const chunk of io.stdin) {
    const lines = (rest + chunk.toString()).split(/\r?\n/)
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

const help = `A number takes that choice. In a fight: a (strike), f (strike to the end), r (run), c SPELL (cast), a FOE (strike that one).
level ABILITY · back [N] (to the Nth passage from the start, or one back) · mark NAME · save FILE · load FILE · odds off|words|numbers · sheet · log · map · quit`

const usualSave = 'quincunx-save.json'

class Terminal {
  private readonly io: Io
  private screen: Screen
  private readonly input: AsyncGenerator<string>
  private reading: Reading
  private readonly echo: boolean

  constructor(io: Io, screen: Screen, input: AsyncGenerator<string>, reading: Reading, echo: boolean) {
    this.io = io
    this.screen = screen
    this.input = input
    this.reading = reading
    this.echo = echo
  }

  private print(...lines: readonly string[]): void {
    for (const line of lines) this.io.stdout.write(`${line}\n`)
  }

  /** The next line that says something; comments and empty lines of a script are passed over. */
  private async ask(): Promise<string | undefined> {
    for (;;) {
      this.io.stdout.write('> ')
      const { value, done } = await this.input.next()
      if (done) {
        this.print('')
        return undefined
      }
      const line = value.replace(/#.*$/, '').trim()
      if (this.echo) this.print(line)
      if (line !== '') return line
    }
  }

  async begin(who: string | undefined, known: string | undefined, name: string | undefined): Promise<boolean> {
    let word = who
    if (word === undefined) {
      this.print('Who are you?', ...archetypes.map(({ name, line }, i) => `  ${i + 1}. ${name}. ${line}`))
      const said = await this.ask()
      if (said === undefined || said === 'quit') return false
      word = /^\d+$/.test(said) ? (archetypes[Number(said) - 1]?.id ?? said) : said.toLowerCase()
    }
    const sheet = heroFor(word, known?.split(','), name)
    return this.give({ type: 'Begin', sheet })
  }

  private give(command: TaleCommand): boolean {
    const before = taleNow(this.reading)
    const next = give(this.reading, command, new Date().toISOString())
    if (isRefusal(next)) return this.refuse(next)
    if (isWaiting(next)) return false
    this.reading = next
    const entry = next.entries.at(-1)
    this.print(
      ...happenings(
        before,
        next.rules,
        (entry?.events ?? []) as readonly TaleEvent[],
        entry?.throws ?? [],
        this.screen,
      ),
    )
    return true
  }

  private refuse({ text }: Refusal): false {
    this.print(wrap(text, this.screen.width, '  '))
    return false
  }

  private offer(): void {
    const tale = taleNow(this.reading)
    const { rules } = this.reading
    this.print(wrap(sheetLine(tale), this.screen.width), '')
    this.print(
      ...(tale.fight ? fightLines(tale, this.screen) : choiceLines(rules, tale, this.screen)),
      ...levelLine(tale),
    )
  }

  /** Until the reader quits or the input ends; after an ending one may still go back, save, or look at the log. */
  async loop(): Promise<void> {
    for (;;) {
      const { ending } = taleNow(this.reading)
      if (ending) this.close()
      else this.offer()
      const line = await this.ask()
      if (line !== undefined && line !== 'quit' && line !== 'q') this.obey(line)
      else {
        if (!ending) this.print('The story is not over; "save" keeps your place.')
        return
      }
    }
  }

  private close(): void {
    const words = [sheetLine(taleNow(this.reading)), this.farewell(), '"back" goes back, "quit" closes the book.']
    this.print(...words.map(line => wrap(line, this.screen.width)))
  }

  private farewell(): string {
    const { visited } = taleNow(this.reading)
    const { passages } = this.reading.rules.book
    const back = this.reading.rewinds > 0 ? `, having gone back ${this.reading.rewinds} times` : ''
    return `You have seen ${visited.length} of ${passages.length} passages${back}. The dice: seed "${this.reading.seed}".`
  }

  private obey(line: string): void {
    const [word = '', ...rest] = line.split(/\s+/)
    const verb = Object.hasOwn(this.verbs, word) ? this.verbs[word] : undefined
    if (/^\d+$/.test(word)) this.choose(Number(word))
    else if (taleNow(this.reading).fight && /^(?:a|attack|f|fight|r|run|c|cast)$/.test(word)) this.fight(word, rest)
    else if (verb) verb(rest.join(' '))
    else this.print(...help.split('\n').map(each => wrap(each, this.screen.width, '  ')))
  }

  private readonly verbs: Readonly<Record<string, (more: string) => void>> = {
    level: more => {
      const ability = abilities.find(each => each === more)
      if (ability) this.give({ type: 'LevelUp', ability })
      else this.print('  power, grace or focus?')
    },
    back: more => this.back(more),
    mark: more => void this.give({ type: 'Bookmark', name: more || taleNow(this.reading).passage }),
    marks: () => this.print(...bookmarks(this.reading).map(({ name, seq }) => `  ${name}: "back ${seq}"`)),
    save: more => this.save(more || usualSave),
    load: more => this.load(more || usualSave),
    odds: more => {
      if (more === 'off' || more === 'words' || more === 'numbers') this.screen = { ...this.screen, odds: more }
      else this.print('  off, words or numbers?')
    },
    sheet: () => this.print(sheetLine(taleNow(this.reading))),
    map: () => this.print(...stops(this.reading).map(({ seq, passage }) => `  ${seq} ${passage}`)),
    log: () => this.print(`  ${this.reading.entries.length} entries; ${audit(this.reading) ?? 'the audit is clean'}`),
  }

  private choose(number: number): void {
    const tale = taleNow(this.reading)
    const choice = tale.fight ? undefined : offered(tale)[number - 1]
    if (choice === undefined) this.print(`  There is no ${number} here.`)
    else this.give({ type: 'Choose', choice })
  }

  private fight(word: string, [name]: readonly string[]): void {
    const foes = facing(taleNow(this.reading).scene).map(({ id }) => id)
    if (word.startsWith('c')) {
      const spell = name ?? heroOfTale(taleNow(this.reading)).spells[0]
      if (spell === undefined) this.print('  You know no spell.')
      else this.give({ type: 'Cast', spell })
    } else if (word.startsWith('r')) this.give({ type: 'Run' })
    else if (word.startsWith('f')) this.give({ type: 'FightOn' })
    else if (name !== undefined && !foes.includes(name)) this.print(`  ${unknownWord('foe', name, foes)}`)
    else this.give({ type: 'Attack', ...(name !== undefined && { foe: name }) })
  }

  private back(word: string): void {
    const earlier = stops(this.reading)
    const seq = word === '' ? earlier.at(-2)?.seq : /^\d+$/.test(word) ? Number(word) : undefined
    const back = rewind(this.reading, seq ?? 0, new Date().toISOString())
    if (isRefusal(back)) this.refuse(back)
    else {
      this.reading = back
      this.print('  You go back; the reading is marked as rewound.', '')
      this.recall()
    }
  }

  /** The present passage once more. */
  private recall(): void {
    this.print(...taleNow(this.reading).lines.flatMap(({ text }) => [wrap(text, this.screen.width), '']))
  }

  save(path: string): void {
    writeFileSync(path, `${JSON.stringify(saveOf(this.reading))}\n`)
    this.print(`  Saved to ${path}.`)
  }

  load(path: string): void {
    const resumed = resume(this.reading.rules, readJsonFile(path))
    if (isRefusal(resumed)) throw new BadCall(`${path}: ${resumed.text}`)
    this.reading = resumed.reading
    this.print(...resumed.notes.map(note => `  ${note}`), '')
    this.recall()
  }
}

function heroFor(word: string, known: readonly string[] | undefined, name: string | undefined): Hero {
  const ids: readonly ArchetypeId[] = ['fighter', 'rogue', 'mage']
  const kind = ids.find(id => id === word)
  if (!kind) throw new BadCall(unknownWord('archetype', word, ids))
  const usual = { fighter: [], rogue: ['smokescreen'], mage: ['sunburst', 'coldsnap'], free: [] }[kind]
  const title = archetypes.find(({ id }) => id === kind)?.name ?? kind
  const sheet = preset(kind, name ?? `The ${title}`, known ?? usual)
  const [problem] = heroes.check(sheet, {}).problems
  const list = spells.map(({ id }) => id).join(', ')
  if (problem) throw new BadCall(`${problem.text} The spells are ${list}.`)
  return sheet
}
