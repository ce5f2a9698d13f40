// Which events are the table's own; all others belong to the game.
import type { SharedEvent, TableEvent } from './types.ts'

const known: Readonly<Record<SharedEvent['type'], true>> = {
  TableOpened: true,
  SeatAsked: true,
  SeatTaken: true,
  SeatRefused: true,
  SeatRemoved: true,
  RoleChanged: true,
  SeatRenamed: true,
  AdmissionSet: true,
  LinkRenewed: true,
  HeroGiven: true,
  HeroFreed: true,
  TitleSet: true,
  Said: true,
  DiceRolled: true,
  RollOpened: true,
  NoteWritten: true,
  NoteRemoved: true,
  TablePaused: true,
  TableResumed: true,
  BoundarySet: true,
  BoundaryRemoved: true,
  Undone: true,
  Redone: true,
  SaltAdded: true,
  DiceRotated: true,
  TableMoved: true,
}

export const sharedEvents: readonly string[] = Object.keys(known)

export const isSharedEvent = (event: TableEvent): event is SharedEvent => Object.hasOwn(known, event.type)

/** Events after which a seat must see its table afresh: time went back, or the seat may know more or less than before. */
export function resets(events: readonly TableEvent[], seat: string): boolean {
  return events.some(event => {
    if (!isSharedEvent(event)) return false
    switch (event.type) {
      case 'TableOpened':
      case 'Undone':
      case 'Redone':
      case 'HeroFreed':
      case 'HeroGiven':
        return true
      case 'SeatTaken':
        return event.seat.id === seat
      case 'RoleChanged':
        return event.seat === seat
      default:
        return false
    }
  })
}
