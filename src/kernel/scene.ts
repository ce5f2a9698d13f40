// What is common to the scenes of all books: options that the table may change, and clocks.
import type { Book, Clock, Options, Scene, TableOption, Verb, Viewer } from './book.ts'
import { type Refusal, refuse } from './refusal.ts'

export type SceneCommand =
  | { readonly type: 'SetOption'; readonly option: string; readonly value: string }
  | {
      readonly type: 'AddClock'
      readonly id: string
      readonly name: string
      readonly size: number
      readonly hidden?: boolean
    }
  | { readonly type: 'TickClock'; readonly clock: string; readonly by: number }
  | { readonly type: 'ShowClock'; readonly clock: string }
  | { readonly type: 'RemoveClock'; readonly clock: string }

export type SceneEvent =
  | { readonly type: 'OptionSet'; readonly option: string; readonly value: string }
  | { readonly type: 'ClockAdded'; readonly clock: Clock }
  | { readonly type: 'ClockTicked'; readonly clock: string; readonly filled: number }
  | { readonly type: 'ClockShown'; readonly clock: string }
  | { readonly type: 'ClockRemoved'; readonly clock: string }

export const sceneVerbs: Readonly<Record<SceneCommand['type'], Verb>> = {
  SetOption: { by: 'gm', text: 'Change how the table reads a rule' },
  AddClock: { by: 'gm', text: 'Put a clock on the table' },
  TickClock: { by: 'gm', text: 'Move a clock' },
  ShowClock: { by: 'gm', text: 'Show a hidden clock' },
  RemoveClock: { by: 'gm', text: 'Take a clock away' },
}

const largestClock = 24

export function decideScene(book: Book, scene: Scene, command: SceneCommand): readonly SceneEvent[] | Refusal {
  if (command.type === 'SetOption') return setOption(book, scene, command.option, command.value)
  if (command.type === 'AddClock') return addClock(scene, command)
  const clock = scene.clocks.find(({ id }) => id === command.clock)
  if (!clock) return refuse('unknown', `There is no clock "${command.clock}" on the table.`)
  switch (command.type) {
    case 'TickClock':
      return tickClock(clock, command.by)
    case 'ShowClock':
      return clock.hidden ? [{ type: 'ClockShown', clock: clock.id }] : refuse('not-now', `${clock.name} is no secret.`)
    case 'RemoveClock':
      return [{ type: 'ClockRemoved', clock: clock.id }]
  }
}

function setOption(book: Book, scene: Scene, id: string, value: string): readonly SceneEvent[] | Refusal {
  const option = book.options.find(option => option.id === id)
  if (!option) return refuse('unknown', `${book.title} has no option "${id}".`)
  const values = option.values.map(({ id }) => id)
  if (!values.includes(value)) return refuse('unknown', `${id} can be ${values.join(' or ')}, not "${value}".`)
  if (scene.options[id] === value) return refuse('not-now', `${id} is ${value} already.`)
  return [{ type: 'OptionSet', option: id, value }]
}

function addClock(
  scene: Scene,
  { id, name, size, hidden = false }: SceneCommand & { type: 'AddClock' },
): readonly SceneEvent[] | Refusal {
  if (scene.clocks.some(clock => clock.id === id)) return refuse('illegal', `A clock "${id}" is there already.`)
  if (!Number.isInteger(size) || size < 2 || size > largestClock)
    return refuse('limit', `A clock has 2 to ${largestClock} segments, not ${size}.`)
  return [{ type: 'ClockAdded', clock: { id, name, size, filled: 0, hidden } }]
}

/** Moves a clock within its bounds; a book ticks clocks by the same function. */
export function tickClock(clock: Clock, by: number): readonly SceneEvent[] | Refusal {
  const filled = Math.max(0, Math.min(clock.size, clock.filled + by))
  if (filled === clock.filled) return refuse('not-now', `${clock.name} cannot move any further that way.`)
  return [{ type: 'ClockTicked', clock: clock.id, filled }]
}

const sceneEvents: ReadonlySet<string> = new Set<SceneEvent['type']>([
  'OptionSet',
  'ClockAdded',
  'ClockTicked',
  'ClockShown',
  'ClockRemoved',
])

export const isSceneEvent = (event: { readonly type: string }): event is SceneEvent => sceneEvents.has(event.type)

/** The last case of every book's `evolve`. */
export function evolveScene<S extends Scene>(scene: S, event: { readonly type: string }): S {
  if (!isSceneEvent(event)) return scene
  const each = (id: string, change: (clock: Clock) => Clock): S => ({
    ...scene,
    clocks: scene.clocks.map(clock => (clock.id === id ? change(clock) : clock)),
  })
  switch (event.type) {
    case 'OptionSet':
      return { ...scene, options: { ...scene.options, [event.option]: event.value } }
    case 'ClockAdded':
      return { ...scene, clocks: [...scene.clocks, event.clock] }
    case 'ClockTicked':
      return each(event.clock, clock => ({ ...clock, filled: event.filled }))
    case 'ClockShown':
      return shownLast(scene, event.clock)
    case 'ClockRemoved':
      return { ...scene, clocks: scene.clocks.filter(({ id }) => id !== event.clock) }
    default:
      return scene
  }
}

/** Who sees a clock for the first time finds it last, so it stands last for everybody: order must not tell either. */
function shownLast<S extends Scene>(scene: S, id: string): S {
  const shown = scene.clocks.filter(clock => clock.id === id).map(clock => ({ ...clock, hidden: false }))
  return { ...scene, clocks: [...scene.clocks.filter(clock => clock.id !== id), ...shown] }
}

export const viewClocks = (clocks: readonly Clock[], viewer: Viewer): readonly Clock[] =>
  viewer.role === 'gm' ? clocks : clocks.filter(clock => !clock.hidden)

/** A hidden clock is added, moves and goes unseen; when it is shown, the others see it for the first time. */
export function showSceneEvent(scene: Scene, event: SceneEvent, viewer: Viewer): SceneEvent | undefined {
  if (viewer.role === 'gm' || event.type === 'OptionSet') return event
  if (event.type === 'ClockAdded') return event.clock.hidden ? undefined : event
  const clock = scene.clocks.find(({ id }) => id === event.clock)
  if (!clock?.hidden) return event
  return event.type === 'ClockShown' ? { type: 'ClockAdded', clock: { ...clock, hidden: false } } : undefined
}

/** The options of a new table: the defaults, with what was chosen on top; or what is wrong with the choice. */
export function chooseOptions(book: Book, chosen: Options = {}): Options | Refusal {
  const options: Record<string, string> = {}
  for (const { id, values } of book.options) options[id] = values[0]?.id as string
  for (const [id, value] of Object.entries(chosen)) {
    const set = setOption(book, { options: {}, clocks: [] }, id, value)
    if ('refused' in set) return set
    options[id] = value
  }
  return options
}

/** How a book asks by which reading of an unclear rule a table plays; what a table has not chosen is the default. */
export function readingsOf<Id extends string = string>(options: readonly TableOption[]) {
  const defaults: Options = Object.fromEntries(options.map(({ id, values }) => [id, values[0]?.id as string]))
  const chosen = (state: Pick<Scene, 'options'>, option: Id): string =>
    state.options[option] ?? (defaults[option] as string)
  return {
    chosen,
    plays: (state: Pick<Scene, 'options'>, option: Id, value: string): boolean => chosen(state, option) === value,
    withDefaults: (given: Options): Options => ({ ...defaults, ...given }),
  }
}
