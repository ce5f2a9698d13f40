// What heroes of Thorns & Pools gain and lose at the table, by the game master's hand: talents, items, dice, follow-ups.
import { itemList, talents } from '../../../books/thorns/data.ts'
import { powersOf } from '../../../books/thorns/find.ts'
import type { Talent, ThornsCommand, ThornsScene } from '../../../books/thorns/types.ts'
import { newId } from '../../../table/keys.ts'
import type { Deed, Field } from '../book-screen.ts'

const reason: Field = { kind: 'text', name: 'reason', label: 'Why?' }

const things = ({ pack }: ThornsScene): readonly Talent[] => [...pack.talents, ...talents, ...itemList]

/** Every stat, and every power pool that somebody has: one number each. */
const numbers = ({ stats, heroes }: ThornsScene) => [
  ...stats.map(name => ({ value: `stat ${name}`, text: name })),
  ...[...new Map(heroes.flatMap(powersOf).map(({ id, name }) => [id, name]))].map(([id, name]) => ({
    value: `power ${id}`,
    text: `Dice left of ${name}`,
  })),
]

export const growth: readonly Deed[] = [
  {
    id: 'give',
    label: 'A talent learned, an item found',
    who: 'one',
    fields: (scene: ThornsScene) => [
      {
        kind: 'choice',
        name: 'thing',
        label: 'What?',
        values: things(scene).map(({ id, name, power }) => ({
          value: id,
          text: power ? `${name}, ${power.size}d` : name,
        })),
      },
    ],
    command: (scene: ThornsScene, [hero = ''], { thing: wanted }) => {
      const as = itemList.some(({ id }) => id === wanted) ? 'items' : 'talents'
      return { type: 'Give', hero, as, thing: things(scene).find(({ id }) => id === wanted) } as ThornsCommand
    },
  },
  {
    id: 'number',
    label: 'Set a stat or a power pool',
    who: 'one',
    fields: (scene: ThornsScene) => [
      { kind: 'choice', name: 'number', label: 'Which?', values: numbers(scene) },
      { kind: 'number', name: 'to', label: 'Dice', from: 0, to: 6 },
      reason,
    ],
    command: (_, [hero = ''], { number, to, reason: why }) => {
      const [what, ...name] = String(number).split(' ')
      return { type: 'AdjustHero', hero, what, name: name.join(' '), to, reason: why } as ThornsCommand
    },
  },
  {
    id: 'follow-up',
    label: 'An earlier action helps a later one',
    who: 'one',
    fields: () => [{ kind: 'text', name: 'text', label: 'What is easier now?' }],
    command: (_, [by = ''], { text }) => ({ type: 'GrantFollowUp', token: { id: newId(), by, text } }) as ThornsCommand,
  },
  {
    id: 'rename',
    label: 'Another name for a stat',
    who: 'nobody',
    fields: ({ stats }: ThornsScene) => [
      { kind: 'choice', name: 'from', label: 'Which?', values: stats.map(value => ({ value, text: value })) },
      { kind: 'text', name: 'to', label: 'It is called' },
    ],
    command: (_, __, { from, to }) => ({ type: 'RenameStat', from, to }) as ThornsCommand,
  },
]
