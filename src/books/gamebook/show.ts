// What a seat may know: hidden foes, notes, secret difficulties and a table's own bestiary are the game master's.
import type { Viewer } from '../../kernel/index.ts'
import { foeOf } from './find.ts'
import type { Foe, GamebookCommand, GamebookEvent, GamebookScene, Obstacle, Pack } from './types.ts'

const seenFoe = (foe: Foe): Foe => (foe.note === '' ? foe : { ...foe, note: '' })
const seenPack = (pack: Pack): Pack => (pack.foes.length === 0 ? pack : { ...pack, foes: [] })
const seenObstacle = (obstacle: Obstacle): Obstacle => (obstacle.secret ? { ...obstacle, ds: 'secret' } : obstacle)

export function view(state: GamebookScene, { role }: Viewer): GamebookScene {
  if (role === 'gm') return state
  return {
    ...state,
    clocks: state.clocks.filter(({ hidden }) => !hidden),
    foes: state.foes.filter(({ hidden }) => !hidden).map(seenFoe),
    obstacles: state.obstacles.map(seenObstacle),
    pack: seenPack(state.pack),
  }
}

export function show(state: GamebookScene, event: GamebookEvent, { role }: Viewer): GamebookEvent | undefined {
  if (role === 'gm') return event
  switch (event.type) {
    case 'Tested':
    case 'Ran':
    case 'SpellThrown':
      return event.secret ? { ...event, ds: 'secret', margin: 'secret' } : event
    case 'FoeAdded':
      return event.foe.hidden ? undefined : { ...event, foe: seenFoe(event.foe) }
    case 'FoeShown': {
      const foe = foeOf(state, event.foe)
      return (
        foe && { type: 'FoeAdded', foe: { ...seenFoe(foe), ...(event.name && { name: event.name }), hidden: false } }
      )
    }
    case 'FoeRemoved':
    case 'FoeAdjusted':
      return foeOf(state, event.foe)?.hidden ? undefined : event
    case 'ObstacleAdded':
      return { ...event, obstacle: seenObstacle(event.obstacle) }
    case 'PackLoaded':
      return { ...event, pack: seenPack(event.pack) }
    default:
      return event
  }
}

/** A secret DS leaves the draft; the rule then refuses it as withheld, so no odds are shown. */
export function showDraft(state: GamebookScene, draft: GamebookCommand, { role }: Viewer): GamebookCommand | undefined {
  if (role === 'gm') return draft
  if (draft.type === 'Test' || draft.type === 'Run' || draft.type === 'Cast')
    return draft.secret && draft.ds !== undefined ? { ...draft, ds: 'secret' } : draft
  return 'foe' in draft && foeOf(state, draft.foe)?.hidden ? undefined : draft
}
