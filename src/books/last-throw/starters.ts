// First drafts to write over: what a table finds when it starts to make its own.
import type { Grimoire, NotableObject, Pack } from './types.ts'

export const starterGrimoire: Grimoire = {
  id: 'my-grimoire',
  name: 'Lamp of Breath',
  skill: 'Channelling',
  tn: 3,
  cost: 1,
  effect: { text: 'A breath becomes a light that follows the caster for a scene.' },
  backlash: { text: 'The light drinks the breath: 1 Fatigue.', whom: 'caster', harm: { kind: 'fatigue', amount: 1 } },
}

export const starterObject: NotableObject = {
  id: 'my-object',
  name: 'Ferryman’s Oar',
  effect: 'One tier up on Orientation.',
  cost: 'Every crossing costs a coin.',
  tier: { skill: 'Orientation' },
}

export const starterPack: Pack = {
  title: 'The Toll Bridge',
  grimoires: [
    {
      id: 'river-tongue',
      name: 'River Tongue',
      skill: 'Rituals',
      tn: 5,
      cost: 2,
      effect: { text: 'The river carries the group across, dry.' },
      backlash: {
        text: 'It keeps what it likes: 1 Fatigue each.',
        whom: 'group',
        harm: { kind: 'fatigue', amount: 1 },
      },
    },
  ],
  objects: [
    {
      id: 'toll-bell',
      name: 'Toll Bell',
      effect: 'Its ring is heard by whoever is owed something.',
      cost: 'They come to collect.',
    },
  ],
  foes: [
    {
      id: 'toll-keeper',
      name: 'Toll Keeper',
      level: 'competent',
      wounds: 4,
      weapon: 'spear',
      attribute: 'strength',
      armour: 'light',
      behaviour: 'Lets anybody pass who pays with something dear.',
    },
  ],
}
