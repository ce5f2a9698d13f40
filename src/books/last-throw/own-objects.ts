// Notable objects of our own: a name, one effect, perhaps a price.
import type { NotableObject } from './types.ts'

export const ownObjects: readonly NotableObject[] = [
  {
    id: 'widows-thimble',
    name: "Widow's Thimble",
    effect: 'One tier up on Craftsmanship.',
    cost: 'It pricks whoever lies.',
    tier: { skill: 'Craftsmanship' },
  },
  {
    id: 'fox-boots',
    name: 'Fox Boots',
    effect: 'One tier up on Stealth.',
    cost: 'Dogs hate the wearer.',
    tier: { skill: 'Stealth' },
  },
  {
    id: 'hawk-ring',
    name: 'Hawk Ring',
    effect: 'One tier up on Aim.',
    cost: '1 Fatigue after each use.',
    tier: { skill: 'Aim' },
    fatigue: 1,
  },
  {
    id: 'surgeons-spider',
    name: "Surgeon's Spider",
    effect: 'One tier up on Medicine.',
    cost: 'It must be fed blood.',
    tier: { skill: 'Medicine' },
  },
  { id: 'debt-coin', name: 'Debt Coin', effect: 'Whoever accepts it owes the giver one true favour.' },
  {
    id: 'mirror-of-yesterday',
    name: 'Mirror of Yesterday',
    effect: 'Shows the room as it was a day ago.',
    cost: 'One memory of that day is lost.',
  },
  { id: 'oak-heart', name: 'Oak Heart', effect: 'One tier up on Endurance.', tier: { skill: 'Endurance' } },
  {
    id: 'wolf-banner',
    name: 'Wolf Banner',
    effect: 'One tier up while outnumbered.',
    cost: 'Its bearer may not be the first to flee.',
    tier: { when: 'while outnumbered' },
  },
]
