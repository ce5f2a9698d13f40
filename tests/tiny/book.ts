// The Lantern Walk: a whole book on a page or two. The first client of the kernel, and the tutorial of docs/writing-a-book.md.
import { z } from 'zod'
import { type Dice, highest, pool, type Throw } from '../../src/dice/index.ts'
import {
  type Book,
  type Contribution,
  type Decision,
  evolveScene,
  joinedBy,
  nameAmong,
  printOf,
  type Refusal,
  refuse,
  renamedWhenShown,
  type Scene,
  shownLast,
  type Viewer,
} from '../../src/kernel/index.ts'

export interface Walker {
  readonly id: string
  readonly name: string
  readonly nerve: number
}
export interface Lurker {
  readonly id: string
  readonly name: string
  readonly hidden: boolean
}
export interface Walk extends Scene {
  readonly heroes: readonly Walker[]
  readonly lurkers: readonly Lurker[]
  readonly light: number
  readonly choosing: readonly string[]
}

export type WalkCommand =
  | { readonly type: 'AddHero'; readonly walker: Walker }
  | { readonly type: 'Lurk'; readonly lurker: Lurker }
  | { readonly type: 'Show'; readonly lurker: string }
  | { readonly type: 'Strike'; readonly lurker: string; readonly target: string }
  | Dare
  | { readonly type: 'Choose'; readonly hero: string; readonly bonus: 'heart' | 'light' }
export interface Dare {
  readonly type: 'Dare'
  readonly hero: string
  readonly difficulty: number | 'secret'
  readonly secret?: boolean
  readonly grip?: boolean
  readonly beside?: readonly string[]
}

type Result = 'failure' | 'success' | 'six'
export type WalkEvent =
  | { readonly type: 'HeroJoined'; readonly hero: Walker }
  | { readonly type: 'Lurking'; readonly lurker: Lurker }
  | { readonly type: 'Shown'; readonly lurker: string; readonly name?: string }
  | { readonly type: 'Dared'; readonly hero: string; readonly result: Result }
  | { readonly type: 'NerveChanged'; readonly hero: string; readonly from: number; readonly to: number }
  | { readonly type: 'ChoiceLeft'; readonly hero: string }
  | { readonly type: 'LightGrew'; readonly hero: string; readonly to: number }

/** TB-1, TB-3, TB-4. The rule learns one word of it, never the faces. */
const dareThrow = (
  dice: number,
  difficulty: number,
): Throw<{ pool: { dice: readonly number[]; reading: typeof highest } }, Result> => ({
  label: 'dare',
  groups: { pool: { dice: pool(dice, 6), reading: highest } },
  summary: ({ pool }) => (pool < difficulty ? 'failure' : pool === 6 ? 'six' : 'success'),
  steps: [{ text: `${dice} dice, keep the highest`, rule: 'TB-1' }],
})

const walker = (state: Walk, id: string): Walker | undefined => state.heroes.find(hero => hero.id === id)
const afraid = (state: Walk, id: string) => (walker(state, id)?.nerve ?? 0) < 1

function pay(state: Walk, ids: readonly string[]): WalkEvent[] {
  return ids.map(id => {
    const from = walker(state, id)?.nerve ?? 0
    return { type: 'NerveChanged', hero: id, from, to: Math.max(0, from - 1) }
  })
}

function decide(state: Walk, command: WalkCommand, dice: Dice): Decision<WalkEvent> {
  switch (command.type) {
    case 'AddHero':
      if (walker(state, command.walker.id)) return refuse('illegal', `${command.walker.id} walks with you already.`)
      return [{ type: 'HeroJoined', hero: command.walker }]
    case 'Lurk':
      if (state.lurkers.some(({ id }) => id === command.lurker.id)) return refuse('illegal', 'That lurks here already.')
      return [{ type: 'Lurking', lurker: { ...command.lurker, name: nameAmong(state.lurkers, command.lurker) } }]
    case 'Show': {
      const lurker = state.lurkers.find(({ id, hidden }) => id === command.lurker && hidden)
      return lurker
        ? [{ type: 'Shown', lurker: lurker.id, ...renamedWhenShown(state.lurkers, lurker) }]
        : refuse('unknown', `Nothing hidden is called "${command.lurker}".`)
    }
    case 'Strike':
      if (!state.lurkers.some(({ id }) => id === command.lurker))
        return refuse('unknown', 'Nothing of that name lurks here.')
      return walker(state, command.target)
        ? pay(state, [command.target])
        : refuse('unknown', 'Nobody of that name walks here.')
    case 'Dare':
      return dare(state, command, dice)
    case 'Choose':
      return choose(state, command.hero, command.bonus)
  }
}

function dare(state: Walk, { hero, difficulty, grip, beside = [] }: Dare, dice: Dice): Decision<WalkEvent> {
  if (!walker(state, hero)) return refuse('unknown', `Nobody called "${hero}" walks with you.`)
  if (afraid(state, hero)) return refuse('down', 'Without nerve nobody dares anything.', 'TB-2')
  if (state.choosing.includes(hero)) return refuse('pending', 'There is a choice to make first.', 'TB-5')
  if (beside.some(id => afraid(state, id)))
    return refuse('cannot-pay', 'A friend without nerve cannot walk beside you.', 'TB-4')
  if (difficulty === 'secret') return refuse('withheld', 'The guide keeps the difficulty.', 'TB-6')
  const result = dice.throw(dareThrow(2 + (grip ? 1 : 0) + beside.length, difficulty))
  const gripped = grip ? pay(state, [hero]) : []
  const left = gripped.reduce(evolve, state)
  const failed = result === 'failure' ? pay(left, [hero, ...beside]) : []
  const six: WalkEvent[] = result === 'six' ? [{ type: 'ChoiceLeft', hero }] : []
  return [...gripped, { type: 'Dared', hero, result }, ...failed, ...six]
}

function choose(state: Walk, hero: string, bonus: 'heart' | 'light'): Decision<WalkEvent> {
  if (!state.choosing.includes(hero)) return refuse('not-now', 'There is nothing to choose.', 'TB-5')
  if (bonus === 'light') return [{ type: 'LightGrew', hero, to: state.light + 1 }]
  const from = walker(state, hero)?.nerve ?? 0
  const to = state.options['tb.nerve_cap'] === 'none' ? from + 1 : Math.min(3, from + 1)
  return [{ type: 'NerveChanged', hero, from, to }]
}

function evolve(state: Walk, event: WalkEvent): Walk {
  const { heroes, lurkers, choosing } = state
  const done = (hero: string) => choosing.filter(id => id !== hero)
  switch (event.type) {
    case 'HeroJoined':
      return { ...state, heroes: [...heroes, event.hero] }
    case 'Lurking':
      return { ...state, lurkers: joinedBy(lurkers, event.lurker) }
    case 'Shown':
      return { ...state, lurkers: shownLast(lurkers, event.lurker, event.name) }
    case 'NerveChanged':
      return {
        ...state,
        heroes: heroes.map(each => (each.id === event.hero ? { ...each, nerve: event.to } : each)),
        choosing: done(event.hero),
      }
    case 'ChoiceLeft':
      return { ...state, choosing: [...choosing, event.hero] }
    case 'LightGrew':
      return { ...state, light: event.to, choosing: done(event.hero) }
    default:
      return evolveScene(state, event)
  }
}

function contributions(state: Walk, draft: WalkCommand): Contribution<WalkCommand>[] {
  if (draft.type !== 'Dare') return []
  const grip: Contribution<WalkCommand> = {
    id: 'grip',
    by: draft.hero,
    label: 'grip the lantern',
    price: '1 nerve, one more die',
    rules: ['TB-3'],
    consent: false,
    ...(draft.grip && { refusal: refuse('spent', 'The lantern is gripped already.') }),
    apply: draft => ({ ...draft, grip: true }) as Dare,
  }
  const friends = state.heroes.filter(({ id }) => id !== draft.hero && !draft.beside?.includes(id))
  return [
    grip,
    ...friends.map(({ id, name }) => ({
      id: `beside:${id}`,
      by: id,
      label: `${name} walks beside`,
      price: '1 nerve of theirs if it fails, one more die',
      rules: ['TB-4'],
      consent: true,
      ...(afraid(state, id) && { refusal: refuse('cannot-pay', `${name} has no nerve left.`, 'TB-4') }),
      apply: (draft: WalkCommand) => ({ ...draft, beside: [...((draft as Dare).beside ?? []), id] }) as Dare,
    })),
  ]
}

const sees = (viewer: Viewer, { hidden }: Lurker) => viewer.role === 'gm' || !hidden

function show(state: Walk, event: WalkEvent, viewer: Viewer): WalkEvent | undefined {
  if (event.type === 'Lurking') return sees(viewer, event.lurker) ? event : undefined
  if (event.type !== 'Shown' || viewer.role === 'gm') return event
  const lurker = state.lurkers.find(({ id }) => id === event.lurker)
  return lurker && { type: 'Lurking', lurker: { ...lurker, ...(event.name && { name: event.name }), hidden: false } }
}

function say(state: Walk, event: WalkEvent) {
  const name = (id: string) => walker(state, id)?.name ?? id
  switch (event.type) {
    case 'HeroJoined':
      return { lead: event.hero.name, text: 'joins the walk.' }
    case 'Lurking':
      return { lead: event.lurker.name, text: 'lurks in the dark.' }
    case 'Shown':
      return { text: `${event.lurker} can be seen.` }
    case 'Dared':
      return { lead: name(event.hero), text: 'dares it.', word: event.result, rules: ['TB-1'] }
    case 'NerveChanged':
      return { lead: name(event.hero), text: `nerve ${event.from} → ${event.to}.`, rules: ['TB-2'] }
    case 'ChoiceLeft':
      return { lead: name(event.hero), text: 'may take heart or press on.', rules: ['TB-5'] }
    case 'LightGrew':
      return { lead: name(event.hero), text: `presses on: light ${event.to}.`, rules: ['TB-5'] }
  }
}

function offers(state: Walk, viewer: Viewer) {
  const mine = state.heroes.filter(({ id }) => viewer.role === 'gm' || viewer.heroes.includes(id))
  const dares = mine
    .filter(({ id }) => !afraid(state, id) && !state.choosing.includes(id))
    .map(({ id, name }) => ({
      command: { type: 'Dare', hero: id, difficulty: 4 } as WalkCommand,
      label: `${name} dares it`,
      group: 'Dare',
      call: true,
    }))
  const choices = pending(state).flatMap(choice =>
    mine.some(({ id }) => id === choice.to) ? choice.answers.map(answer => ({ ...answer, group: 'Choose' })) : [],
  )
  if (viewer.role !== 'gm') return [...dares, ...choices]
  const lurkers = state.lurkers.flatMap(({ id, name, hidden }) => [
    ...(hidden
      ? [{ command: { type: 'Show', lurker: id } as WalkCommand, label: `Show ${name}`, group: 'Guide' }]
      : []),
    ...mine.map(hero => ({
      command: { type: 'Strike', lurker: id, target: hero.id } as WalkCommand,
      label: `${name} strikes ${hero.name}`,
      group: 'Guide',
    })),
  ])
  const fresh = {
    command: {
      type: 'Lurk',
      lurker: { id: `thing-${state.lurkers.length}`, name: 'Something', hidden: true },
    } as WalkCommand,
    label: 'Let something lurk',
    group: 'Guide',
  }
  return [...dares, ...choices, ...lurkers, fresh]
}

const pending = (state: Walk) =>
  state.choosing.map(hero => ({
    id: `choose:${hero}`,
    to: hero,
    question: 'Take heart or press on?',
    rule: 'TB-5',
    answers: [
      { label: 'Take heart', command: { type: 'Choose', hero, bonus: 'heart' } as WalkCommand },
      { label: 'Press on', command: { type: 'Choose', hero, bonus: 'light' } as WalkCommand },
    ],
  }))

const text = z.string().min(1).max(80)
const walkerSchema = z.strictObject({ id: text, name: text, nerve: z.int().min(0).max(3) })
const commandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('AddHero'), walker: walkerSchema }),
  z.strictObject({ type: z.literal('Lurk'), lurker: z.strictObject({ id: text, name: text, hidden: z.boolean() }) }),
  z.strictObject({ type: z.literal('Show'), lurker: text }),
  z.strictObject({ type: z.literal('Strike'), lurker: text, target: text }),
  z.strictObject({
    type: z.literal('Dare'),
    hero: text,
    difficulty: z.union([z.int().min(2).max(6), z.literal('secret')]),
    secret: z.exactOptional(z.boolean()),
    grip: z.exactOptional(z.boolean()),
    beside: z.exactOptional(z.array(text).max(8)),
  }),
  z.strictObject({ type: z.literal('Choose'), hero: text, bonus: z.enum(['heart', 'light']) }),
])

function parse(json: unknown): WalkCommand | Refusal {
  const parsed = commandSchema.safeParse(json)
  return parsed.success ? parsed.data : refuse('malformed', z.prettifyError(parsed.error))
}

const hero = (id: string, name: string): Walker => ({ id, name, nerve: 3 })

export const lanternWalk: Book<Walk, WalkCommand, WalkEvent, Walker> = {
  id: 'lantern',
  title: 'The Lantern Walk',
  line: 'Friends carry a lantern through the dark.',
  version: 1,
  options: [
    {
      id: 'tb.nerve_cap',
      question: 'Does nerve stop at three?',
      ruling: 'TB-Q1',
      values: [
        { id: 'three', text: 'Nerve stops at three.' },
        { id: 'none', text: 'Nerve has no upper end.' },
      ],
    },
  ],
  verbs: {
    AddHero: { by: 'player', text: 'Join the walk' },
    Lurk: { by: 'gm', text: 'Let something lurk' },
    Show: { by: 'gm', text: 'Show what lurks' },
    Strike: { by: 'gm', text: 'Let it strike' },
    Dare: { by: 'owner', text: 'Dare something' },
    Choose: { by: 'owner', text: 'Choose after a six' },
  },
  scenes: [
    {
      id: 'bridge',
      title: 'The bridge',
      text: 'The bridge sways. Something breathes under it.',
      commands: [
        { type: 'AddHero', walker: hero('ana', 'Ana') },
        { type: 'AddHero', walker: hero('bo', 'Bo') },
        { type: 'Lurk', lurker: { id: 'breath', name: 'The breath below', hidden: true } },
        {
          type: 'OpenCall',
          call: 'cross',
          hero: 'ana',
          draft: { type: 'Dare', hero: 'ana', difficulty: 5 },
          stake: 'The lantern falls.',
        },
      ] as WalkCommand[],
    },
  ],
  heroes: {
    ready: [hero('ana', 'Ana'), hero('bo', 'Bo')],
    blank: () => hero('new', ''),
    check: ({ name, nerve }) => ({
      problems: [
        ...(name === '' ? [{ path: 'name', text: 'A walker needs a name.' }] : []),
        ...(nerve > 3 ? [{ path: 'nerve', text: 'Nerve starts at three at most.' }] : []),
      ],
    }),
    random: draw => hero('new', ['Cim', 'Dor', 'Eli'][draw(3)] as string),
    parse: json => {
      const parsed = walkerSchema.safeParse(json)
      return parsed.success
        ? parsed.data
        : parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), text: message }))
    },
  },
  measures: [
    { id: 'nerve', text: 'Nerve left', of: (_, __, after) => after.heroes.reduce((sum, { nerve }) => sum + nerve, 0) },
  ],
  start: options => ({ options, clocks: [], heroes: [], lurkers: [], light: 0, choosing: [] }),
  parse,
  decide,
  evolve,
  fingerprint: ({ heroes, light, choosing }) =>
    printOf(
      heroes.map(({ id, nerve }) => [id, nerve]),
      light,
      choosing,
    ),
  cast: ({ heroes, lurkers }) => [
    ...heroes.map(({ id, name, nerve }) => ({ id, name, kind: 'hero' as const, standing: nerve > 0 })),
    ...lurkers.map(({ id, name, hidden }) => ({ id, name, kind: 'foe' as const, standing: true, hidden })),
  ],
  offers,
  pending,
  contributions,
  view: (state, viewer) => ({ ...state, lurkers: state.lurkers.filter(each => sees(viewer, each)) }),
  show,
  showDraft: (_, draft, viewer) =>
    draft.type === 'Dare' && draft.secret && viewer.role !== 'gm' ? { ...draft, difficulty: 'secret' } : draft,
  say,
  describe: (state, command) =>
    command.type === 'Dare' ? `${walker(state, command.hero)?.name} dares it` : command.type,
  outcome: events => {
    const dared = events.find(event => event.type === 'Dared')
    return (
      dared && {
        word: dared.result,
        tone: dared.result === 'failure' ? 'bad' : dared.result === 'six' ? 'gold' : 'good',
      }
    )
  },
}
