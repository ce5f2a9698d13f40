// What a seat may know: hidden foes, how foes are played, a secret TN and a table's own foes are the game master's.
import type { Thrown } from '../../dice/index.ts'
import type { Viewer } from '../../kernel/index.ts'
import { foeOf } from './find.ts'
import type { Foe, HeartsCommand, HeartsEvent, HeartsScene, Pack } from './types.ts'

const seenFoe = (foe: Foe): Foe => ({ ...foe, behaviour: '' })
const seenPack = (pack: Pack): Pack => ({ ...pack, foes: [], complications: [] })
const isHidden = (state: HeartsScene, id: string): boolean => foeOf(state, id)?.hidden ?? false

export function view(state: HeartsScene, { role }: Viewer): HeartsScene {
  if (role === 'gm') return state
  return {
    ...state,
    clocks: state.clocks.filter(({ hidden }) => !hidden),
    foes: state.foes.filter(({ hidden }) => !hidden).map(seenFoe),
    pack: seenPack(state.pack),
  }
}

export function show(state: HeartsScene, event: HeartsEvent, { role }: Viewer): HeartsEvent | undefined {
  if (role === 'gm') return event
  switch (event.type) {
    case 'FoeAdded':
      return event.foe.hidden ? undefined : { ...event, foe: seenFoe(event.foe) }
    case 'FoeShown': {
      const foe = foeOf(state, event.foe)
      if (!foe) return undefined
      const told = { ...(event.name && { name: event.name }), ...(event.at && { at: event.at }) }
      return { type: 'FoeAdded', foe: { ...seenFoe(foe), ...told, hidden: false } }
    }
    case 'FoeRemoved':
    case 'FoeDefeated':
      return isHidden(state, event.foe) ? undefined : event
    case 'ConditionAdded':
    case 'ConditionCleared':
    case 'Adjusted':
      return isHidden(state, event.who) ? undefined : event
    case 'ClockFilled':
      return state.clocks.some(({ id, hidden }) => id === event.clock && hidden) ? undefined : event
    case 'Tested': {
      const { tn: _, ...known } = event
      return event.secret ? known : event
    }
    case 'PackLoaded':
      return { ...event, pack: seenPack(event.pack) }
    default:
      return event
  }
}

/** What names a hidden foe is the game master's alone; a secret TN is taken out. */
export function showDraft(state: HeartsScene, draft: HeartsCommand, { role }: Viewer): HeartsCommand | undefined {
  if (role === 'gm') return draft
  if (draft.type === 'Test') return draft.secret ? { ...draft, tn: 'secret' } : draft
  const named =
    'foes' in draft ? (draft.foes ?? []) : 'foe' in draft && typeof draft.foe === 'string' ? [draft.foe] : []
  const secret = draft.type === 'AddFoe' && draft.hidden
  return secret || named.some(id => isHidden(state, id)) ? undefined : draft
}

/** The steps of a throw tell its TN: those of a secret test stay with the game master. */
export function showThrow(_: HeartsScene, command: HeartsCommand, thrown: Thrown, { role }: Viewer): Thrown {
  if (role === 'gm' || command.type !== 'Test' || !command.secret) return thrown
  const { steps: _steps, ...rest } = thrown
  return rest
}
