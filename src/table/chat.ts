// What people type into the chat line: words, whispers, and rolls. The web app and the terminal read it alike.
import { type Refusal, refuse } from '../kernel/index.ts'
import type { SharedCommand, Table } from './types.ts'

/** `/roll 2d6+3 the rope`, `/secret d20`, `/w Bo,Ana look up`; anything else is said to all. */
export function readChat(table: Table, typed: string): SharedCommand | Refusal {
  const text = typed.trim()
  const [, word = '', rest = ''] = /^\/(\S*)\s*([\s\S]*)$/.exec(text) ?? []
  if (!text.startsWith('/'))
    return text === '' ? refuse('malformed', 'There is nothing to say.') : { type: 'Say', text }
  switch (word) {
    case 'r':
    case 'roll':
      return rollOf(rest, false)
    case 'secret':
      return rollOf(rest, true)
    case 'w':
    case 'whisper':
      return whisperOf(table, rest)
    default:
      return refuse('unknown', `There is no /${word}. There are /roll 2d6+3, /secret 2d6+3 and /w NAME text.`)
  }
}

/** Dice first, up to the first word that is no dice; what follows says what they are for. */
function rollOf(rest: string, secret: boolean): SharedCommand | Refusal {
  const [, notation = '', label = ''] =
    /^([\dd%khlr!<>=+\-*/−×÷().\s]*?)(?:\s+(?![\dd%(]*\d)(\S.*))?$/i.exec(rest.trim()) ?? []
  if (notation.trim() === '') return refuse('malformed', 'Write the dice after it, such as /roll 2d6+3.')
  return {
    type: 'RollDice',
    notation: notation.trim(),
    ...(label !== '' && { label: label.trim() }),
    ...(secret && { secret }),
  }
}

function whisperOf(table: Table, rest: string): SharedCommand | Refusal {
  const seats = table.seats.filter(({ waiting }) => !waiting)
  const named = seats
    .filter(({ name }) => rest.toLowerCase().startsWith(name.toLowerCase()))
    .sort((a, b) => b.name.length - a.name.length)[0]
  const text = named ? rest.slice(named.name.length).replace(/^[,:]?\s*/, '') : ''
  if (!named || text === '')
    return refuse('malformed', `Write /w NAME text. At the table: ${seats.map(({ name }) => name).join(', ')}.`)
  return { type: 'Say', text, to: [named.id] }
}
