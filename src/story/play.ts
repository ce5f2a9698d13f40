// Playing a story: the rules of a tale. The dice and the sheet are the gamebook's, the words and the ways are ink's.

import { gamebook } from '../books/gamebook/book.ts'
import { decide as decideBook } from '../books/gamebook/decide.ts'
import { evolve as evolveBook } from '../books/gamebook/evolve.ts'
import { facing, spellOf } from '../books/gamebook/find.ts'
import type { GamebookCommand, GamebookEvent, GamebookScene, Hero } from '../books/gamebook/types.ts'
import type { Dice } from '../dice/index.ts'
import { type Decision, isRefusal, printOf, type Refusal, type Rules, refuse } from '../kernel/index.ts'
import { deathPassage } from './check.ts'
import { type InkMove, type InkOutcome, InkRunner, type InkTurn, type Question } from './ink.ts'
import type { StoryBook } from './load.ts'
import { isBadTag, isChoiceTag, isLineTag, type LineTag, parseTag } from './tags.ts'
import {
  heroOfTale,
  reader,
  type Tale,
  type TaleChoice,
  type TaleCommand,
  type TaleEnding,
  type TaleEvent,
} from './tale.ts'

export type TaleRules = Rules<Tale, TaleCommand, TaleEvent> & { start(): Tale; readonly book: StoryBook }

export function taleOf(book: StoryBook): TaleRules {
  const ink = new InkRunner(book)
  return {
    book,
    start: () => startOf(book),
    decide: (tale, command, dice) => decide(book, ink, tale, command, dice),
    evolve: evolveTale,
    fingerprint: ({ scene, ink, fight }) => printOf(gamebook.fingerprint(scene), ink, fight ?? 'no fight'),
  }
}

function startOf(book: StoryBook): Tale {
  return {
    scene: gamebook.start(book.options),
    ink: '',
    passage: '',
    visited: [],
    lines: [],
    choices: [],
    fight: null,
    margin: 0,
    ending: null,
  }
}

export function evolveTale(tale: Tale, event: TaleEvent): Tale {
  switch (event.type) {
    case 'Chosen':
    case 'Reopened':
      return { ...tale, lines: [] }
    case 'Told': {
      const { passage } = event.line
      const visited = tale.visited.includes(passage) ? tale.visited : [...tale.visited, passage]
      return { ...tale, lines: [...tale.lines, event.line], visited }
    }
    case 'Offered': {
      const { choices, passage, ink } = event
      const visited = passage === '' || tale.visited.includes(passage) ? tale.visited : [...tale.visited, passage]
      return { ...tale, choices, passage, ink, visited, fight: null }
    }
    case 'FightBegan':
      return { ...tale, fight: event.fight }
    case 'RoundPassed':
      return {
        ...tale,
        margin: event.margin,
        fight: tale.fight && { ...tale.fight, rounds: tale.fight.rounds + 1 },
      }
    case 'EndingReached':
      return { ...tale, ending: event.ending, choices: [] }
    case 'Bookmarked':
      return tale
    default: {
      const scene = evolveBook(tale.scene, event)
      return scene === tale.scene ? tale : { ...tale, scene }
    }
  }
}

/** Events as they come, with the tale as it then is. */
class Course {
  readonly events: TaleEvent[] = []
  tale: Tale

  constructor(tale: Tale) {
    this.tale = tale
  }

  add(...events: readonly TaleEvent[]): void {
    for (const event of events) {
      this.events.push(event)
      this.tale = evolveTale(this.tale, event)
    }
  }

  get fallen(): boolean {
    return this.events.some(({ type }) => type === 'HeroFell')
  }
}

const nothingLeft = (): never => {
  throw new Error('a rule without dice has thrown some')
}
const noDice: Dice = { throw: nothingLeft }

function decide(book: StoryBook, ink: InkRunner, tale: Tale, command: TaleCommand, dice: Dice): Decision<TaleEvent> {
  if (command.type === 'Begin') return begin(book, ink, tale, command.sheet)
  if (tale.scene.heroes.length === 0) return refuse('not-now', 'The story has not begun.')
  if (command.type === 'Bookmark') return [{ type: 'Bookmarked', name: command.name, passage: tale.passage }]
  if (tale.ending) return refuse('not-now', 'The story is over.')
  if (command.type === 'Reopen') return reopen(book, ink, tale)
  if (command.type === 'LevelUp')
    return decideBook(tale.scene, { type: 'LevelUp', hero: reader, ability: command.ability }, noDice)
  if (command.type === 'Choose') return choose(book, ink, tale, command, dice)
  return fightRound(book, ink, tale, command, dice)
}

/** GB-make.1: a hero opens the book. */
function begin(book: StoryBook, ink: InkRunner, tale: Tale, sheet: Hero): Decision<TaleEvent> {
  if (tale.scene.heroes.length > 0) return refuse('not-now', 'The story has begun already.')
  const joined = decideBook(tale.scene, { type: 'AddHero', sheet: { ...sheet, id: reader } }, noDice)
  if (isRefusal(joined)) return joined
  const course = new Course(tale)
  course.add(...joined)
  turn(book, ink, course, { kind: 'start' })
  return course.events
}

/** The text of the passage again, and its choices as they are now; what its lines did has been done. */
function reopen(book: StoryBook, ink: InkRunner, tale: Tale): Decision<TaleEvent> {
  const { passage } = tale
  if (!book.passages.includes(passage)) return refuse('unknown', `The story has no passage "${passage}" any more.`)
  const course = new Course(tale)
  course.add({ type: 'Reopened', passage })
  if (tale.fight) course.add({ type: 'FightEnded', reason: 'The story was edited.' })
  turn(book, ink, course, { kind: 'reopen', passage })
  return course.events
}

/** What a reader may choose: a spell that nobody knows is not offered. */
export function offered({ choices, scene }: Pick<Tale, 'choices' | 'scene'>): readonly number[] {
  const { spells } = heroOfTale({ scene })
  return choices.flatMap(({ roll }, i) => {
    if (roll?.kind !== 'cast') return [i]
    return (roll.spell === 'any' ? spells.length > 0 : spells.includes(roll.spell)) ? [i] : []
  })
}

type Choose = Extract<TaleCommand, { readonly type: 'Choose' }>

/** GB-core.1: a choice, with its roll if it has one. */
function choose(book: StoryBook, ink: InkRunner, tale: Tale, command: Choose, dice: Dice): Decision<TaleEvent> {
  const choice = tale.choices[command.choice]
  if (tale.fight) return refuse('not-now', 'The fight is not over.')
  if (!choice || !offered(tale).includes(command.choice))
    return refuse('unknown', `There is no choice ${command.choice + 1} here.`)
  const course = new Course(tale)
  course.add({ type: 'Chosen', choice: command.choice, text: choice.text })
  if (choice.roll?.kind === 'fight') return openFight(book, course, command.choice, choice)
  const rolled = rollOf(tale, choice, command)
  if (isRefusal(rolled)) return rolled
  let outcome: InkOutcome = 'none'
  if (rolled) {
    const events = decideBook(tale.scene, rolled, dice)
    if (isRefusal(events)) return events
    outcome = enter(course, events)
  }
  if (course.fallen) die(book, ink, course)
  else turn(book, ink, course, { kind: 'choose', index: command.choice, outcome })
  return course.events
}

const outcomes = { success: 'win', tie: 'tie', failure: 'lose' } as const

/** The events of a roll; what a tie or a failure costs beyond damage is told by the story, so nothing is left open. */
function enter(course: Course, events: readonly GamebookEvent[]): InkOutcome {
  course.add(...events.filter(({ type }) => type !== 'CostLeft'))
  const thrown = events.find(event => 'result' in event)
  if (!thrown || !('result' in thrown)) return 'none'
  course.add({ type: 'RoundPassed', margin: Number(thrown.margin) })
  return outcomes[thrown.result]
}

/** The gamebook's command behind a choice; undefined where nothing is rolled. */
export function rollOf(
  tale: Tale,
  { roll, path, text }: TaleChoice,
  command: Omit<Choose, 'type'>,
): GamebookCommand | Refusal | undefined {
  if (!roll || roll.kind === 'safe' || roll.kind === 'fight') return undefined
  const hero = heroOfTale(tale)
  if (roll.kind === 'rest') {
    const ration = command.ration ?? (hero.rations > 0 && hero.damage > 1)
    return { type: 'Rest', hero: reader, ration }
  }
  const goal = {
    hero: reader,
    ds: roll.ds,
    ...(!roll.again && { obstacle: path }),
    ...(roll.harmless && { instead: 'the story tells' }),
  }
  if (roll.kind === 'test') return { type: 'Test', ...goal, ability: roll.ability, what: text }
  if (roll.kind === 'flee') return { type: 'Run', ...goal }
  const spell = roll.spell === 'any' ? (command.spell ?? easiestSpell(hero, tale.scene)) : roll.spell
  return spell === undefined
    ? refuse('untrained', 'No spell is known.', 'GB-magic.1')
    : { type: 'Cast', ...goal, spell, what: text }
}

/** Where any spell will do, the one of the lowest level. */
export function easiestSpell({ spells }: Pick<Hero, 'spells'>, scene: Pick<GamebookScene, 'pack'>): string | undefined {
  const level = (id: string) => spellOf(scene, id)?.level ?? 0
  return [...spells].sort((a, b) => level(a) - level(b) || (a < b ? -1 : 1))[0]
}

function openFight(book: StoryBook, course: Course, index: number, { roll, path }: TaleChoice): Decision<TaleEvent> {
  if (roll?.kind !== 'fight') return refuse('not-now', 'That is no fight.')
  for (const [i, id] of roll.enemies.entries()) {
    const kind = book.enemies.find(enemy => enemy.id === id)
    if (!kind) return refuse('unknown', `The story has no enemy "${id}".`)
    const name = roll.enemies.indexOf(id) === i ? id : `${id}-${i + 1}`
    const pays = roll.again ? {} : { pays: `${path}/${name}` }
    const added = decideBook(course.tale.scene, { type: 'AddFoe', id: name, kind, ...pays }, noDice)
    if (isRefusal(added)) return added
    course.add(...added)
  }
  course.add({ type: 'FightBegan', fight: { choice: index, rounds: 0, noflee: roll.noflee, ambush: roll.ambush } })
  return course.events
}

type FightCommand = Extract<TaleCommand, { readonly type: 'Attack' | 'Run' | 'Cast' | 'FightOn' }>

/** A fight that goes on for so long has no end in sight. */
const mostRounds = 500

function fightRound(
  book: StoryBook,
  ink: InkRunner,
  tale: Tale,
  command: FightCommand,
  dice: Dice,
): Decision<TaleEvent> {
  const { fight } = tale
  if (!fight) return refuse('not-now', 'There is nobody to fight.')
  const hurried = fight.ambush && fight.rounds === 0
  if (command.type === 'Run' && fight.noflee) return refuse('not-now', 'There is nowhere to run.')
  if (hurried && (command.type === 'Run' || command.type === 'Cast'))
    return refuse('not-now', 'They are upon you: the first exchange is blow for blow.')
  const course = new Course(tale)
  const rounds = command.type === 'FightOn' ? mostRounds : 1
  for (let round = 0; round < rounds && !isOver(course); round++) {
    const given = fightCommand(course.tale.scene, command)
    const events = decideBook(course.tale.scene, given, dice)
    if (isRefusal(events)) return events
    enter(course, events)
  }
  if (course.fallen) die(book, ink, course)
  else if (isOver(course)) {
    const outcome = course.events.some(({ type }) => type === 'Escaped') ? 'fled' : 'win'
    turn(book, ink, course, { kind: 'choose', index: fight.choice, outcome })
  }
  return course.events
}

const isOver = ({ events }: Course): boolean => events.some(({ type }) => type === 'FightEnded')

/** GB-Q14: the one that is named, or the first that stands; a spell reaches all of them. */
export function fightCommand(scene: GamebookScene, command: FightCommand): GamebookCommand {
  const named = 'foe' in command ? command.foe : undefined
  const foes = facing(scene).map(({ id }) => id)
  const target = named ?? foes[0] ?? ''
  if (command.type === 'Run') return { type: 'Run', hero: reader, foe: target }
  if (command.type !== 'Cast') return { type: 'Attack', hero: reader, foe: target }
  return { type: 'Cast', hero: reader, spell: command.spell, foes: [target, ...foes.filter(id => id !== target)] }
}

/** GB-abil.2: the story's own passage for it, or a plain end. */
function die(book: StoryBook, ink: InkRunner, course: Course): void {
  const { passage } = course.tale
  // Foes stay where the reader fell.
  if (book.death) turn(book, ink, course, { kind: 'go', passage: deathPassage })
  if (!course.tale.ending) course.add({ type: 'EndingReached', ending: { id: 'death', tone: 'bad', passage } })
}

/** One turn of ink: lines are told, their effects happen as they are told, then the choices are there. */
function turn(book: StoryBook, ink: InkRunner, course: Course, move: InkMove): void {
  const from = course.tale.passage
  let ending: TaleEnding | undefined
  const dying = move.kind === 'go'
  const settled = dying || move.kind === 'reopen'
  const taken: InkTurn = ink.run(course.tale.ink, move, {
    ask: (question, about) => answer(course.tale, question, about),
    line: ({ text, tags, passage }) => {
      const parsed = tags.map(parseTag)
      const dress = tags.filter((_, i) => isDress(parsed[i]))
      const at = passage || from
      if (text !== '' || dress.length > 0) course.add({ type: 'Told', line: { text, passage: at, dress } })
      for (const tag of parsed.filter(isLineTag)) {
        if (tag.kind === 'ending') ending = { id: tag.id, tone: tag.tone, passage: at }
        else if (!settled) course.add(...effect(course.tale.scene, tag))
      }
      return course.fallen && !settled ? 'stop' : 'on'
    },
  })
  const passage = taken.passage || from
  const fell = course.fallen && !settled
  const choices = fell ? [] : taken.choices.map(withRoll)
  course.add({ type: 'Offered', choices, passage, ink: taken.state })
  const stuck = offered(course.tale).length === 0
  if (fell) die(book, ink, course)
  else if (ending) course.add({ type: 'EndingReached', ending })
  else if (stuck && !dying) course.add({ type: 'EndingReached', ending: { id: 'unfinished', tone: 'plain', passage } })
}

const isDress = (tag: ReturnType<typeof parseTag> | undefined): boolean =>
  tag !== undefined && !isBadTag(tag) && (tag.kind === 'art' || tag.kind === 'sfx')

const withRoll = (choice: InkTurn['choices'][number]): TaleChoice => ({
  ...choice,
  roll: choice.tags.map(parseTag).find(isChoiceTag) ?? null,
})

/** What a line does to the sheet, through the gamebook's own commands. */
export function effect(scene: GamebookScene, tag: Exclude<LineTag, { kind: 'ending' }>): readonly GamebookEvent[] {
  const events = decideBook(scene, effectCommand(tag), noDice)
  // A ration that is not there cannot be taken, and a spell is learnt once: then nothing happens.
  return isRefusal(events) ? [] : events
}

function effectCommand(tag: Exclude<LineTag, { kind: 'ending' }>): GamebookCommand {
  switch (tag.kind) {
    case 'damage':
      return { type: 'Harm', heroes: [reader], amount: tag.amount, reason: 'the story' }
    case 'heal':
      return { type: 'Heal', heroes: [reader], amount: tag.amount, reason: 'the story' }
    case 'ration':
      return { type: 'Supply', hero: reader, rations: tag.amount }
    case 'learn':
      return { type: 'Teach', hero: reader, spell: tag.spell }
    case 'weapon':
      return { type: 'Equip', hero: reader, weapon: tag.weapon }
    case 'armour':
      return { type: 'Equip', hero: reader, armour: tag.armour }
    case 'xp':
      return { type: 'Award', hero: reader, xp: tag.amount, reason: 'the story' }
  }
}

/** What ink may ask of the sheet. */
export function answer(
  tale: Pick<Tale, 'scene' | 'margin'>,
  question: Question,
  about: string,
): string | number | boolean {
  const hero = heroOfTale(tale)
  switch (question) {
    case 'hp':
      return hero.hp - hero.damage
    case 'max_hp':
      return hero.hp
    case 'rations':
      return hero.rations
    case 'level':
      return hero.level
    case 'ability':
      return about === 'power' || about === 'grace' || about === 'focus' ? hero.abilities[about] : 0
    case 'knows':
      return hero.spells.includes(about)
    case 'archetype':
      return hero.archetype
    case 'margin':
      return tale.margin
  }
}
