// Talking: chat, whispers, rolls of free dice, secret rolls, notes.
import { type Dice, face, parseNotation, roll, writeProblem, writeTerm } from '../dice/index.ts'
import { type Refusal, refuse } from '../kernel/index.ts'
import { seatOf } from './seats.ts'
import type { Note, SharedCommand, SharedEvent, Table } from './types.ts'
import { sits } from './verbs.ts'

type Answer = readonly SharedEvent[] | Refusal
type Of<T extends SharedCommand['type']> = SharedCommand & { readonly type: T }

const mostNotes = 200
const mostRolledDice = 100

/** A whisper is heard by those it names, by its speaker, and by the game masters. */
export function say(table: Table, by: string, { text, to }: Of<'Say'>): Answer {
  const stranger = to?.find(id => !seatOf(table, id))
  if (stranger !== undefined) return refuse('unknown', `Nobody sits at "${stranger}".`)
  return [{ type: 'Said', by, text, ...(to && { to }) }]
}

export function rollDice(by: string, { notation, label = '', secret = false }: Of<'RollDice'>, dice: Dice): Answer {
  const { expression, problem } = parseNotation(notation)
  if (problem) return refuse('malformed', `"${notation}": ${writeProblem(problem)}.`)
  let thrown = 0
  try {
    const { total, terms } = roll(expression, sides => {
      if (++thrown > mostRolledDice) throw new TooManyDice()
      return dice.throw({
        label: `d${sides} #${thrown}`,
        groups: { die: { dice: [sides], reading: face } },
        summary: ({ die }) => die - 1,
      })
    })
    const detail = terms.map(writeTerm).join(' ')
    return [{ type: 'DiceRolled', roll: { by, notation, label, total, detail }, secret }]
  } catch (stop) {
    if (stop instanceof TooManyDice)
      return refuse('limit', `At the table at most ${mostRolledDice} dice are rolled at once.`)
    throw stop
  }
}

/** Leaves a roll that grew too long by explosions. Never seen outside `rollDice`. */
class TooManyDice {}

export function openRoll(table: Table, { entry }: Of<'OpenRoll'>): Answer {
  const found = table.secretRolls.find(secret => secret.entry === entry)
  return found ? [{ type: 'RollOpened', roll: found }] : refuse('unknown', `Entry ${entry} is no secret roll.`)
}

export const readsNote = (table: Table, seat: string, note: Note): boolean =>
  note.for === 'all' || note.by === seat || sits(table, seat, 'gm')

export function writeNote(table: Table, by: string, { note: id, title, text, for: whom }: Of<'WriteNote'>): Answer {
  const there = table.notes.find(note => note.id === id)
  if (there && there.by !== by && !sits(table, by, 'gm'))
    return refuse('forbidden', 'Only its writer and the game master may change this note.')
  if (!there && table.notes.length >= mostNotes) return refuse('limit', `A table keeps at most ${mostNotes} notes.`)
  return [{ type: 'NoteWritten', note: { id, title, text, by: there?.by ?? by, for: whom } }]
}

export function removeNote(table: Table, by: string, { note: id }: Of<'RemoveNote'>): Answer {
  const note = table.notes.find(note => note.id === id)
  if (!note || !readsNote(table, by, note)) return refuse('unknown', `There is no note "${id}".`)
  if (note.by !== by && !sits(table, by, 'gm'))
    return refuse('forbidden', 'Only its writer and the game master may remove this note.')
  return [{ type: 'NoteRemoved', note: id }]
}
