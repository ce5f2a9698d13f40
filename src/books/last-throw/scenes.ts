// The scene that a newcomer finds on a fresh table.
import type { GameCommand, ReadyScene } from '../../kernel/index.ts'
import type { Command } from './commands.ts'
import { bestiary } from './data.ts'
import { ownHeroes } from './own-heroes.ts'
import type { Creature, Hero } from './types.ts'

const hero = (id: string): Hero => ownHeroes.find(each => each.id === id) as Hero

const { id: _, ...raider } = bestiary.find(({ id }) => id === 'orc-raider') as Creature

const ambush =
  'The forest road narrows between two boulders. A branch cracks, and two raiders step out of the ferns with hammers raised, ' +
  'only a few steps away. What do you do?'

export const scenes: readonly ReadyScene<GameCommand<Command>>[] = [
  {
    id: 'ambush',
    title: 'The ambush on the forest road',
    text: ambush,
    commands: [
      { type: 'SetScene', text: ambush },
      ...['ivo', 'sael', 'corvin'].map(id => ({ type: 'AddHero' as const, sheet: hero(id) })),
      { type: 'AddFoe', id: 'raider-1', from: 'orc-raider', band: 'near' },
      { type: 'AddFoe', id: 'raider-2', foe: { ...raider, name: 'Scarred Raider' }, band: 'near' },
      {
        type: 'OpenCall',
        call: 'first-blow',
        hero: 'ivo',
        draft: { type: 'Attack', hero: 'ivo', weapon: 'sword', attribute: 'strength', target: 'raider-1' },
        stake: 'The raider is through, and Corvin is the weakest.',
      },
    ],
  },
]
