// What a seat may know: hidden foes, secret numbers and how enemies think are the Narrator's.
import { type Viewer, viewClocks } from '../../kernel/index.ts'
import type { Command } from './commands.ts'
import { isAction } from './contributions.ts'
import type { Event } from './events.ts'
import type { Content, Foe, Pending, State } from './types.ts'
import { foeOf } from './who.ts'

/** LT-XI.6, LT-XI.13: a Behaviour and what lives in it is found out in play. */
function plainFoe({ special: _, ...foe }: Foe): Foe {
  return { ...foe, behaviour: '' }
}
const plainContent = (content: Content): Content => ({ ...content, foes: [] })

export function view(state: State, viewer: Viewer): State {
  if (viewer.role === 'gm') return state
  return {
    ...state,
    clocks: viewClocks(state.clocks, viewer),
    foes: state.foes.filter(({ hidden }) => !hidden).map(plainFoe),
    pending: state.pending.map(plainChoice),
    own: plainContent(state.own),
  }
}

/** LT-I.13: a TN that the Narrator keeps is nowhere on a player's screen. */
const keeping = <T extends Command>(command: T): T =>
  isAction(command) && command.type !== 'Opposed' && command.secretTn ? { ...command, tn: 'secret' } : command

const plainChoice = (choice: Pending): Pending =>
  choice.kind === 'exert' ? { ...choice, command: keeping(choice.command) } : choice

export const showDraft = (_: State, draft: Command, viewer: Viewer): Command =>
  viewer.role === 'gm' ? draft : keeping(draft)

export function show(state: State, event: Event, viewer: Viewer): Event | undefined {
  if (viewer.role === 'gm') return event
  switch (event.type) {
    case 'FoeAdded':
      return event.foe.hidden ? undefined : { ...event, foe: plainFoe(event.foe) }
    case 'FoeRevealed': {
      const foe = foeOf(state, event.foe)
      return (
        foe && { type: 'FoeAdded', foe: plainFoe({ ...foe, ...(event.name && { name: event.name }), hidden: false }) }
      )
    }
    case 'ChoiceLeft':
      return { ...event, choice: plainChoice(event.choice) }
    case 'Resolved': {
      if (!event.secret) return event
      const { margin: _, ...rest } = event
      return { ...rest, tn: 'secret' }
    }
    case 'ContentAdded':
      return { ...event, content: plainContent(event.content) }
    default: {
      const about = 'foe' in event ? event.foe : 'who' in event ? event.who : ''
      return foeOf(state, about)?.hidden ? undefined : event
    }
  }
}
