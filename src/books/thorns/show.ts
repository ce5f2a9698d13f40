// What a seat may know: hidden pools, their fiction before its time, and a table's own challenges are the game master's.
import type { Thrown } from '../../dice/index.ts'
import type { Viewer } from '../../kernel/index.ts'
import { poolOf } from './find.ts'
import { poolLabel } from './throws.ts'
import type { Open, Pack, Pool, ThornsCommand, ThornsEvent, ThornsScene } from './types.ts'

const seen = (pool: Pool): Pool => (pool.told ? pool : { ...pool, fiction: '' })
const seenPack = (pack: Pack): Pack => ({ ...pack, challenges: [], moves: [] })

const hiddenPool = (state: ThornsScene, id: string): boolean => poolOf(state, id)?.hidden ?? false
const hiddenChoice = (state: ThornsScene, choice: Open | undefined): boolean =>
  choice !== undefined && 'pool' in choice && hiddenPool(state, choice.pool)

export function view(state: ThornsScene, { role }: Viewer): ThornsScene {
  if (role === 'gm') return state
  return {
    ...state,
    clocks: state.clocks.filter(({ hidden }) => !hidden),
    pools: state.pools.filter(({ hidden }) => !hidden).map(seen),
    open: state.open.filter(choice => !hiddenChoice(state, choice)),
    pack: seenPack(state.pack),
  }
}

export function show(state: ThornsScene, event: ThornsEvent, { role }: Viewer): ThornsEvent | undefined {
  if (role === 'gm') return event
  switch (event.type) {
    case 'PoolAdded':
      return event.pool.hidden ? undefined : { ...event, pool: seen(event.pool) }
    case 'PoolShown': {
      const pool = poolOf(state, event.pool)
      return (
        pool && { type: 'PoolAdded', pool: { ...seen(pool), ...(event.name && { name: event.name }), hidden: false } }
      )
    }
    case 'PoolThrown':
    case 'DieDropped':
    case 'PoolSet':
    case 'PoolDepleted':
    case 'PoolRemoved':
    case 'TensionRead':
    case 'SecondaryTaken':
      return hiddenPool(state, event.pool) ? undefined : event
    case 'ChoiceOpened':
      return hiddenChoice(state, event.choice) ? undefined : event
    case 'ChoiceClosed':
    case 'ChoiceSkipped':
      return hiddenChoice(
        state,
        state.open.find(({ id }) => id === event.choice),
      )
        ? undefined
        : event
    case 'PackLoaded':
      return { ...event, pack: seenPack(event.pack) }
    default:
      return event
  }
}

/** A secret difficulty is taken out; a draft that could name something hidden, now or later, is the game master's alone. */
export function showDraft(_: ThornsScene, draft: ThornsCommand, { role }: Viewer): ThornsCommand | undefined {
  if (role === 'gm') return draft
  switch (draft.type) {
    case 'Act':
    case 'Defend':
    case 'Montage':
      return draft.secret ? { ...draft, difficulty: 'secret' } : draft
    case 'UsePower':
    case 'LateAssist':
    case 'ChooseBonus':
      return draft
    case 'TriggerPool':
      return draft.hero === undefined ? undefined : draft
    default:
      return undefined
  }
}

export function showThrow(state: ThornsScene, _: ThornsCommand, thrown: Thrown, viewer: Viewer): Thrown | undefined {
  const secret = state.pools.some(({ id, hidden }) => hidden && thrown.label === poolLabel(id))
  return secret && viewer.role !== 'gm' ? undefined : thrown
}
