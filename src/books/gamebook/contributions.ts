// How others lean into a call: the game master moves the difficulty, a friend stands in for the harm.
import { type Contribution, type Refusal, refuse } from '../../kernel/index.ts'
import { standing } from './find.ts'
import type { Attack, Cast, GamebookCommand, GamebookScene, Hero, Run, Test } from './types.ts'

type Draft = Test | Attack | Run | Cast

const isThrow = (draft: GamebookCommand): draft is Draft =>
  draft.type === 'Test' || draft.type === 'Attack' || draft.type === 'Run' || draft.type === 'Cast'

const isTricky = (draft: Draft): draft is Test | Run | Cast =>
  draft.type !== 'Attack' && (draft.ds !== undefined || draft.obstacle !== undefined)

export function contributions(state: GamebookScene, draft: GamebookCommand): readonly Contribution<GamebookCommand>[] {
  if (!isThrow(draft)) return []
  const friends = state.heroes.filter(({ id }) => id !== draft.hero)
  return [...(isTricky(draft) ? ofTheMaster(draft) : []), ...friends.map(friend => standIn(state, friend, draft))]
}

/** GB-core.2, GB-Q09: how hard it is, and what failing means, is the game master's to say. */
function ofTheMaster(draft: Test | Run | Cast): Contribution<GamebookCommand>[] {
  const shifted = (by: number) => (given: GamebookCommand) =>
    ({ ...given, shift: ((given as Test).shift ?? 0) + by }) as GamebookCommand
  const common = { by: 'gm', consent: false }
  return [
    {
      ...common,
      id: 'easier',
      label: 'easier than it looked',
      price: 'DS −1',
      rules: ['GB-core.2'],
      apply: shifted(-1),
    },
    {
      ...common,
      id: 'harder',
      label: 'harder than it looked',
      price: 'DS +1',
      rules: ['GB-core.2'],
      apply: shifted(1),
    },
    {
      ...common,
      id: 'instead',
      label: 'another consequence than damage',
      price: 'no damage on a failure; the game master tells what happens',
      rules: ['GB-Q09'],
      ...(draft.instead !== undefined && {
        refusal: refuse('spent', 'Another consequence is named already.', 'GB-Q09'),
      }),
      apply: given => ({ ...given, instead: 'What failing means is told, not counted' }) as GamebookCommand,
    },
  ]
}

/** GB-Q31: the harm of a failure is theirs, through their own armour. */
function standIn(state: GamebookScene, friend: Hero, draft: Draft): Contribution<GamebookCommand> {
  const refusal = whyNot(state, friend, draft)
  return {
    id: `cover:${friend.id}`,
    by: friend.id,
    label: `${friend.name} stands in for the harm`,
    price: 'the damage of a failure',
    rules: ['GB-Q31'],
    consent: true,
    ...(refusal && { refusal }),
    apply: given => ({ ...given, cover: friend.id }) as GamebookCommand,
  }
}

function whyNot(state: GamebookScene, friend: Hero, { hero, cover }: Draft): Refusal | undefined {
  if (!standing(friend)) return refuse('down', `${friend.name} is out.`, 'GB-abil.2')
  const roller = state.heroes.find(({ id }) => id === hero)
  if (friend.away && !roller?.away) return refuse('out-of-reach', `${friend.name} has left the fight.`, 'GB-Q31')
  return cover === undefined ? undefined : refuse('spent', 'Somebody stands in already.', 'GB-Q31')
}
