// What people read of calls, clocks and options; a book tells its own events.
import type { Book, Command, Scene, Sentence } from './book.ts'
import type { Call, CallEvent } from './call.ts'
import type { SceneEvent } from './scene.ts'

export function sayCall<S extends Scene, C extends Command>(
  book: Book<S, C>,
  scene: S,
  calls: readonly Call<C>[],
  event: CallEvent<C>,
): Sentence {
  const name = (id: string) => book.cast(scene).find(member => member.id === id)?.name ?? 'The game master'
  if (event.type === 'CallOpened')
    return { text: `The call is open: ${book.describe(scene, event.call.base)}.`, tone: 'plain' }
  const call = calls.find(({ id }) => id === event.call)
  const what = call ? book.describe(scene, call.base) : 'a call'
  switch (event.type) {
    case 'CallReframed':
      return { text: `The call has changed: ${book.describe(scene, event.base)}.` }
    case 'LeanedIn': {
      const { by, accepted, text } = event.leaning
      const how = text === undefined ? '.' : `. “${text}”`
      return { lead: name(by), text: `${accepted ? 'adds' : 'offers'}: ${event.label}${how}` }
    }
    case 'SteppedBack':
      return { lead: name(event.by), text: 'is not in this throw after all.' }
    case 'HelpAccepted':
      return { lead: name(call?.hero ?? 'gm'), text: `accepts what ${name(event.by)} offers.` }
    case 'CallThrown':
      return { text: `${what}.` }
    case 'CallWithdrawn':
      return { text: `The call is withdrawn: ${what}.` }
  }
}

export function sayScene(book: Book, scene: Scene, event: SceneEvent): Sentence {
  if (event.type === 'OptionSet') {
    const option = book.options.find(({ id }) => id === event.option)
    const text = option?.values.find(({ id }) => id === event.value)?.text ?? event.value
    return { text: `From now on: ${text}`, ...(option && { rules: [option.ruling] }) }
  }
  if (event.type === 'ClockAdded') return { text: `A clock of ${event.clock.size}: ${event.clock.name}.` }
  const clock = scene.clocks.find(({ id }) => id === event.clock)
  const name = clock?.name ?? 'A clock'
  if (event.type === 'ClockTicked')
    return { text: `${name}: ${event.filled} of ${clock?.size}${event.filled === clock?.size ? ', it is full' : ''}.` }
  return { text: event.type === 'ClockShown' ? `${name} can be seen by all.` : `${name} is taken off the table.` }
}
