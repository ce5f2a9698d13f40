// A game: a book's scene with the calls open around it. The same shape as a book's rules, so all that works on rules works here.
import type { Dice, Thrown } from '../dice/index.ts'
import type { Book, Command, Decision, Event, Rules, Scene, Sentence, Verb, Viewer } from './book.ts'
import {
  type Call,
  type CallCommand,
  type CallEvent,
  decideCall,
  draftOf,
  evolveCalls,
  showCallEvent,
  viewCall,
} from './call.ts'
import { isRefusal, refuse } from './refusal.ts'
import { sayCall, sayScene } from './say.ts'
import {
  decideScene,
  evolveScene,
  isSceneEvent,
  type SceneCommand,
  type SceneEvent,
  sceneVerbs,
  showSceneEvent,
  viewClocks,
} from './scene.ts'

export interface Game<S = Scene, C = Command> {
  readonly scene: S
  readonly calls: readonly Call<C>[]
}

export type GameCommand<C extends Command> = C | CallCommand<C> | SceneCommand
export type GameEvent<C extends Command, E extends Event> = E | CallEvent<C> | SceneEvent

/** Call verbs belong to whoever may give the draft, leans in, or throws: see `actors`. */
export const callVerbs: Readonly<Record<CallCommand['type'], Verb>> = {
  OpenCall: { by: 'owner', text: 'Open a call' },
  ReframeCall: { by: 'gm', text: 'Change an open call' },
  LeanIn: { by: 'owner', text: 'Lean into a call' },
  StepBack: { by: 'owner', text: 'Take a contribution back, or turn it down' },
  AcceptHelp: { by: 'owner', text: 'Accept what another offers' },
  ThrowCall: { by: 'owner', text: 'Throw the dice' },
  WithdrawCall: { by: 'owner', text: 'Withdraw a call' },
}

const isCallCommand = (command: { readonly type: string }): command is CallCommand<never> => command.type in callVerbs
const isSceneCommand = (command: { readonly type: string }): command is SceneCommand => command.type in sceneVerbs

const callEvents: ReadonlySet<string> = new Set<CallEvent['type']>([
  'CallOpened',
  'CallReframed',
  'LeanedIn',
  'SteppedBack',
  'HelpAccepted',
  'CallThrown',
  'CallWithdrawn',
])
const isCallEvent = <C extends Command, E extends Event>(event: GameEvent<C, E>): event is CallEvent<C> =>
  callEvents.has(event.type)

export const verbsOf = (book: Book): Readonly<Record<string, Verb>> => ({ ...book.verbs, ...callVerbs, ...sceneVerbs })

/** The rules of a book at the table, with calls, clocks and options. */
export interface GameRules<S extends Scene, C extends Command, E extends Event>
  extends Rules<Game<S, C>, GameCommand<C>, GameEvent<C, E>> {
  readonly book: Book<S, C, E>
  start(options: Scene['options']): Game<S, C>
  /** The heroes of whom one must be the sender's; none means any player, undefined means the game master alone. */
  actors(game: Game<S, C>, command: GameCommand<C>): readonly string[] | undefined
  view(game: Game<S, C>, viewer: Viewer): Game<S, C>
  show(game: Game<S, C>, event: GameEvent<C, E>, viewer: Viewer): GameEvent<C, E> | undefined
  /** The throws of an entry as a viewer may know them, given the events that this viewer was shown. */
  showThrows(
    game: Game<S, C>,
    command: GameCommand<C>,
    throws: readonly Thrown[],
    shown: readonly unknown[],
    viewer: Viewer,
  ): readonly Thrown[]
  say(game: Game<S, C>, event: GameEvent<C, E>): Sentence
}

export function gameOf<S extends Scene, C extends Command, E extends Event>(book: Book<S, C, E>): GameRules<S, C, E> {
  return {
    book,
    start: options => ({ scene: book.start(options), calls: [] }),
    decide: (game, command, dice) => decide(book, game, command, dice),
    evolve: (game, event) => evolve(book, game, event),
    fingerprint: game => `${book.fingerprint(game.scene)}#${JSON.stringify(game.calls)}`,
    actors: (game, command) => actors(book, game, command),
    view: (game, viewer) => view(book, game, viewer),
    show: (game, event, viewer) => show(book, game, event, viewer),
    showThrows: (game, command, throws, shown, viewer) => showThrows(book, game, command, throws, shown, viewer),
    say: (game, event) => say(book, game, event),
  }
}

function decide<S extends Scene, C extends Command, E extends Event>(
  book: Book<S, C, E>,
  game: Game<S, C>,
  command: GameCommand<C>,
  dice: Dice,
): Decision<GameEvent<C, E>> {
  if (isSceneCommand(command)) return decideScene(book, game.scene, command)
  if (!isCallCommand(command)) return book.decide(game.scene, command as C, dice)
  if (command.type !== 'ThrowCall') return decideCall<S, C>(book, game.scene, game.calls, command)
  return throwCall(book, game, command.call, dice)
}

function throwCall<S extends Scene, C extends Command, E extends Event>(
  book: Book<S, C, E>,
  game: Game<S, C>,
  id: string,
  dice: Dice,
): Decision<GameEvent<C, E>> {
  const call = game.calls.find(call => call.id === id)
  if (!call) return refuse('unknown', `There is no open call "${id}".`)
  const draft = draftOf(book, game.scene, call)
  if (isRefusal(draft)) return draft
  const decision = book.decide(game.scene, draft, dice)
  return isRefusal(decision) ? decision : [{ type: 'CallThrown', call: id }, ...decision]
}

function evolve<S extends Scene, C extends Command, E extends Event>(
  book: Book<S, C, E>,
  game: Game<S, C>,
  event: GameEvent<C, E>,
): Game<S, C> {
  if (isCallEvent(event)) return { ...game, calls: evolveCalls(game.calls, event) }
  const scene = isSceneEvent(event) ? evolveScene(game.scene, event) : book.evolve(game.scene, event as E)
  return scene === game.scene ? game : { ...game, scene }
}

function actors<S extends Scene, C extends Command>(
  book: Book<S, C>,
  game: Game<S, C>,
  command: GameCommand<C>,
): readonly string[] | undefined {
  if (isSceneCommand(command)) return undefined
  if (isCallCommand(command)) return callActors(book, game, command)
  const verb: Verb | undefined = book.verbs[command.type as C['type']]
  if (verb?.by === 'player') return []
  const hero = (command as C).hero
  return verb?.by === 'owner' && hero !== undefined && !judgementIn(book, command) ? [hero] : undefined
}

/** The first field of a command, or of the draft of a call, that is the game master's to fill in. */
export function judgementIn(book: Pick<Book, 'verbs'>, command: { readonly type: string }): string | undefined {
  const given = command.type === 'OpenCall' && 'draft' in command ? (command.draft as Command) : command
  const fields = Object.hasOwn(book.verbs, given.type) ? book.verbs[given.type]?.gmFields : undefined
  return fields?.find(path => valueAt(given, path) !== undefined)
}

const valueAt = (from: unknown, path: string): unknown =>
  path.split('.').reduce((part, field) => (part as Record<string, unknown> | undefined)?.[field], from)

function callActors<S extends Scene, C extends Command>(
  book: Book<S, C>,
  { scene, calls }: Game<S, C>,
  command: CallCommand<C>,
): readonly string[] | undefined {
  if (command.type === 'OpenCall') return actors(book, { scene, calls }, command.draft)
  const call = calls.find(({ id }) => id === command.call)
  if (command.type === 'ReframeCall' || !call) return undefined
  if (command.type === 'LeanIn') {
    const draft = draftOf(book, scene, call)
    if (isRefusal(draft)) return undefined
    return playerHero(book.contributions(scene, draft).find(({ id }) => id === command.contribution)?.by)
  }
  if (command.type !== 'StepBack') return playerHero(call.hero)
  const leaning = call.leanings.find(({ contribution }) => contribution === command.contribution)
  const heroes = [...(playerHero(call.hero) ?? []), ...(playerHero(leaning?.by) ?? [])]
  return heroes.length > 0 ? heroes : undefined
}

const playerHero = (hero: string | undefined): readonly string[] | undefined =>
  hero === undefined || hero === 'gm' ? undefined : [hero]

function view<S extends Scene, C extends Command>(book: Book<S, C>, game: Game<S, C>, viewer: Viewer): Game<S, C> {
  if (viewer.role === 'gm') return game
  const scene = { ...book.view(game.scene, viewer), clocks: viewClocks(game.scene.clocks, viewer) }
  return { scene, calls: game.calls.flatMap(call => viewCall(book, game.scene, call, viewer) ?? []) }
}

function show<S extends Scene, C extends Command, E extends Event>(
  book: Book<S, C, E>,
  game: Game<S, C>,
  event: GameEvent<C, E>,
  viewer: Viewer,
): GameEvent<C, E> | undefined {
  if (viewer.role === 'gm') return event
  if (isCallEvent(event)) return showCallEvent(book, game.scene, game.calls, event as CallEvent<C>, viewer)
  if (isSceneEvent(event)) return showSceneEvent(game.scene, event, viewer)
  return book.show(game.scene, event as E, viewer)
}

function say<S extends Scene, C extends Command, E extends Event>(
  book: Book<S, C, E>,
  { scene, calls }: Game<S, C>,
  event: GameEvent<C, E>,
): Sentence {
  if (isCallEvent(event)) return sayCall(book, scene, calls, event as CallEvent<C>)
  if (isSceneEvent(event)) return sayScene(book, scene, event)
  return book.say(scene, event as E)
}

function showThrows<S extends Scene, C extends Command>(
  book: Book<S, C>,
  game: Game<S, C>,
  command: GameCommand<C>,
  throws: readonly Thrown[],
  shown: readonly unknown[],
  viewer: Viewer,
): readonly Thrown[] {
  if (viewer.role === 'gm') return throws
  if (shown.length === 0) return []
  const given = thrownCommand(book, game, command)
  if (!book.showThrow || given === undefined) return throws
  return throws.flatMap(thrown => book.showThrow?.(game.scene, given, thrown, viewer) ?? [])
}

/** The book's own command behind a game command: a thrown call is its draft. */
export function thrownCommand<S extends Scene, C extends Command>(
  book: Book<S, C>,
  { scene, calls }: Game<S, C>,
  command: GameCommand<C>,
): C | undefined {
  if (isSceneCommand(command)) return undefined
  if (!isCallCommand(command)) return command as C
  const call = command.type === 'ThrowCall' ? calls.find(({ id }) => id === command.call) : undefined
  const draft = call && draftOf(book, scene, call)
  return draft === undefined || isRefusal(draft) ? undefined : draft
}
