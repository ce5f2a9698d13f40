// What a seat may know: hidden foes, secret Banes and the monsters of a table's own pack are the game master's.
import { type Viewer, viewClocks } from '../../kernel/index.ts'
import { foeOf } from './find.ts'
import type { Attack, Declared, GritCommand, GritEvent, GritScene, Pack } from './types.ts'

const seenPack = (pack: Pack): Pack => ({ ...pack, monsters: [] })
const seenAttack = <T extends Pick<Attack, 'secretBanes'>>(attack: T): T =>
  attack.secretBanes ? { ...attack, secretBanes: 'withheld' } : attack
const seenDeclared = (declared: Declared | null): Declared | null =>
  declared && { ...declared, attack: seenAttack(declared.attack) }
const isHidden = (state: GritScene, id: string): boolean => foeOf(state, id)?.hidden ?? false

export function view(state: GritScene, viewer: Viewer): GritScene {
  if (viewer.role === 'gm') return state
  return {
    ...state,
    clocks: viewClocks(state.clocks, viewer),
    foes: state.foes.filter(({ hidden }) => !hidden),
    declared: seenDeclared(state.declared),
    pack: seenPack(state.pack),
  }
}

export function show(state: GritScene, event: GritEvent, { role }: Viewer): GritEvent | undefined {
  if (role === 'gm') return event
  switch (event.type) {
    case 'FoeAdded':
      return event.foe.hidden ? undefined : event
    case 'FoeShown': {
      const foe = foeOf(state, event.foe)
      if (!foe) return undefined
      const { name = foe.name, square } = event
      return { type: 'FoeAdded', foe: { ...foe, name, hidden: false, ...(square && { square }) } }
    }
    case 'FoeRemoved':
    case 'MinionsFell':
      return isHidden(state, event.foe) ? undefined : event
    case 'Adjusted':
      return isHidden(state, event.who) ? undefined : event
    case 'AttackDeclared':
      return { ...event, declared: { ...event.declared, attack: seenAttack(event.declared.attack) } }
    case 'ReactionChosen':
      return { ...event, attack: seenAttack(event.attack) }
    case 'PackLoaded':
      return { ...event, pack: seenPack(event.pack) }
    default:
      return event
  }
}

/** Secret Banes are withheld; a draft that names a hidden foe is the game master's alone. */
export function showDraft(state: GritScene, draft: GritCommand, { role }: Viewer): GritCommand | undefined {
  if (role === 'gm') return draft
  const named = [
    'foe' in draft ? draft.foe : undefined,
    'who' in draft ? draft.who : undefined,
    'target' in draft ? draft.target : undefined,
  ]
  if (named.some(id => id !== undefined && isHidden(state, id))) return undefined
  if (draft.type === 'AddFoe' || draft.type === 'LoadPack') return undefined
  if (draft.type === 'Declare') return { ...draft, attack: seenAttack(draft.attack) }
  return 'secretBanes' in draft ? seenAttack(draft) : draft
}
