// Seats: who sits where, who waits, and who plays which hero.
import { type Refusal, refuse } from '../kernel/index.ts'
import type { Role, RoomCommand, Seat, SeatViewer, SharedCommand, SharedEvent, Table } from './types.ts'

const mostSeats = 64
const mostWaiting = 20

export const seatOf = (table: Table, id: string): Seat | undefined => table.seats.find(seat => seat.id === id)

export const viewerOf = ({ id, role, heroes }: Seat): SeatViewer => ({ seat: id, role, heroes })

type Answer = readonly SharedEvent[] | Refusal
type SeatCommand = Extract<
  SharedCommand,
  {
    type:
      | 'AdmitSeat'
      | 'RefuseSeat'
      | 'RemoveSeat'
      | 'ChangeRole'
      | 'RenameSeat'
      | 'LeaveTable'
      | 'GiveHero'
      | 'TakeHero'
      | 'FreeHero'
  }
>

/** Somebody with the link asks for a seat: `id` is the seat that they would have. */
export function askSeat(table: Table, id: string, { name, role }: RoomCommand & { type: 'AskSeat' }): Answer {
  if (table.door === 'closed') return refuse('forbidden', 'The game master lets nobody in at the moment.')
  if (seatOf(table, id)) return refuse('illegal', `There is a seat "${id}" already.`)
  if (table.seats.length >= mostSeats) return refuse('limit', `A table has ${mostSeats} seats, and all are taken.`)
  if (table.seats.filter(({ waiting }) => waiting).length >= mostWaiting)
    return refuse('limit', `${mostWaiting} people are waiting already. Try again when the game master has answered.`)
  const seat: Seat = { id, name, role, heroes: [] }
  return table.door === 'open'
    ? [{ type: 'SeatTaken', seat }]
    : [{ type: 'SeatAsked', seat: { ...seat, waiting: true } }]
}

export function decideSeat(table: Table, by: string, command: SeatCommand, heroes: readonly string[]): Answer {
  switch (command.type) {
    case 'RenameSeat':
      return [{ type: 'SeatRenamed', seat: by, name: command.name }]
    case 'LeaveTable':
      return lastGm(table, by) ?? [{ type: 'SeatRemoved', seat: by }]
    case 'TakeHero':
      return takeHero(table, by, command.hero, heroes)
    case 'FreeHero':
      return freeHero(table, by, command.hero)
    default:
      return aboutSeat(table, command, heroes)
  }
}

function aboutSeat(
  table: Table,
  command: Exclude<SeatCommand, { type: 'RenameSeat' | 'LeaveTable' | 'TakeHero' | 'FreeHero' }>,
  heroes: readonly string[],
): Answer {
  const seat = seatOf(table, command.seat)
  if (!seat) return refuse('unknown', `There is no seat "${command.seat}" at this table.`)
  switch (command.type) {
    case 'AdmitSeat':
      return admit(seat, command.role ?? seat.role)
    case 'RefuseSeat':
      return seat.waiting ? [{ type: 'SeatRefused', seat: seat.id }] : refuse('not-now', `${seat.name} is not waiting.`)
    case 'RemoveSeat':
      return lastGm(table, seat.id) ?? [{ type: 'SeatRemoved', seat: seat.id }]
    case 'ChangeRole':
      return changeRole(table, seat, command.role)
    case 'GiveHero':
      return giveHero(seat, command.hero, heroes)
  }
}

function admit({ waiting, ...seat }: Seat, role: Role): Answer {
  return waiting
    ? [{ type: 'SeatTaken', seat: { ...seat, role } }]
    : refuse('not-now', `${seat.name} sits here already.`)
}

function changeRole(table: Table, { id, name, role: now, waiting }: Seat, role: Role): Answer {
  if (waiting) return refuse('not-now', `${name} is still waiting: admit them first.`)
  if (now === role) return refuse('not-now', `${name} is ${role} already.`)
  return lastGm(table, id) ?? [{ type: 'RoleChanged', seat: id, role }]
}

function giveHero(seat: Seat, hero: string, heroes: readonly string[]): Answer {
  if (!heroes.includes(hero)) return refuse('unknown', `There is no hero "${hero}" on the table.`)
  if (seat.waiting || seat.role === 'spectator') return refuse('not-usable', `${seat.name} does not play.`)
  if (seat.heroes.includes(hero)) return refuse('not-now', `${seat.name} plays that hero already.`)
  return [{ type: 'HeroGiven', hero, seat: seat.id }]
}

function takeHero(table: Table, by: string, hero: string, heroes: readonly string[]): Answer {
  if (!heroes.includes(hero)) return refuse('unknown', `There is no hero "${hero}" on the table.`)
  const owner = table.seats.find(seat => seat.heroes.includes(hero))
  if (owner) return refuse('forbidden', `${owner.name} plays that hero. The game master can give it to another.`)
  return [{ type: 'HeroGiven', hero, seat: by }]
}

function freeHero(table: Table, by: string, hero: string): Answer {
  const owner = table.seats.find(seat => seat.heroes.includes(hero))
  if (!owner) return refuse('not-now', `Nobody plays "${hero}".`)
  if (owner.id !== by && seatOf(table, by)?.role !== 'gm') return refuse('forbidden', `${owner.name} plays that hero.`)
  return [{ type: 'HeroFreed', hero }]
}

/** A table without a game master could never be opened to one again. */
function lastGm(table: Table, id: string): Refusal | undefined {
  const others = table.seats.some(seat => seat.role === 'gm' && !seat.waiting && seat.id !== id)
  return others || seatOf(table, id)?.role !== 'gm'
    ? undefined
    : refuse('illegal', 'A table needs a game master: make somebody else one first.')
}

export function evolveSeats(seats: readonly Seat[], event: SharedEvent): readonly Seat[] {
  switch (event.type) {
    case 'SeatAsked':
      return [...seats, event.seat]
    case 'SeatTaken':
      // Players see this seat for the first time, last in the list; so it stands last for everybody.
      return [...seats.filter(({ id }) => id !== event.seat.id), event.seat]
    case 'SeatRefused':
    case 'SeatRemoved':
      return seats.filter(({ id }) => id !== event.seat)
    case 'RoleChanged':
      return seats.map(seat => (seat.id === event.seat ? changedRole(seat, event.role) : seat))
    case 'SeatRenamed':
      return seats.map(seat => (seat.id === event.seat ? { ...seat, name: event.name } : seat))
    case 'HeroGiven':
      return seats.map(seat => withHero(withoutHero(seat, event.hero), event))
    case 'HeroFreed':
      return seats.map(seat => withoutHero(seat, event.hero))
    default:
      return seats
  }
}

const changedRole = (seat: Seat, role: Role): Seat => ({
  ...seat,
  role,
  heroes: role === 'spectator' ? [] : seat.heroes,
})

const withoutHero = (seat: Seat, hero: string): Seat =>
  seat.heroes.includes(hero) ? { ...seat, heroes: seat.heroes.filter(id => id !== hero) } : seat

const withHero = (seat: Seat, { hero, seat: id }: { readonly hero: string; readonly seat: string }): Seat =>
  seat.id === id ? { ...seat, heroes: [...seat.heroes, hero] } : seat
