// The keyboard of the open book: numbers choose, letters act. One can turn it off, for those who dictate.
import { facing } from '../../books/gamebook/find.ts'
import { offered } from '../../story/play.ts'
import { heroOfTale, type Tale, type TaleCommand } from '../../story/tale.ts'

export type KeyCommand = TaleCommand | 'back' | 'map' | 'log'

export const keyHelp: readonly (readonly [string, string])[] = [
  ['1–9', 'take that choice'],
  ['a', 'strike'],
  ['f', 'fight to the end'],
  ['r', 'run'],
  ['c', 'cast your first spell in a fight'],
  ['b', 'back through the pages'],
  ['m', 'the map'],
  ['l', 'the dice so far'],
]

const inFight: Readonly<Record<string, (tale: Tale) => TaleCommand | undefined>> = {
  a: () => ({ type: 'Attack' }),
  f: () => ({ type: 'FightOn' }),
  r: () => ({ type: 'Run' }),
  c: tale => {
    const [spell] = heroOfTale(tale).spells
    return spell === undefined || facing(tale.scene).length === 0 ? undefined : { type: 'Cast', spell }
  },
}
const anywhere: Readonly<Record<string, KeyCommand>> = { b: 'back', m: 'map', l: 'log' }

export function keyCommand(event: KeyboardEvent, tale: Tale): KeyCommand | undefined {
  const { key, target, ctrlKey, metaKey, altKey } = event
  const typing = target instanceof HTMLElement && target.closest('input, textarea, select, [role=menu], dialog')
  if (typing || ctrlKey || metaKey || altKey) return undefined
  if (Object.hasOwn(anywhere, key)) return anywhere[key]
  if (tale.ending) return undefined
  if (tale.fight) return Object.hasOwn(inFight, key) ? inFight[key]?.(tale) : undefined
  const choice = /^[1-9]$/.test(key) ? offered(tale)[Number(key) - 1] : undefined
  return choice === undefined ? undefined : { type: 'Choose', choice }
}
