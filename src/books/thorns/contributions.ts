// How others lean into a call: assists, follow-ups, outside help, joining a montage, fewer dice, thorns, a task pool.
import type { Contribution } from '../../kernel/index.ts'
import { heroOf, isOut, nameOf, talentOf } from './find.ts'
import { plays } from './options.ts'
import { isBusy } from './pools.ts'
import type { Act, Defend, Hero, Montage, ThornsCommand, ThornsScene } from './types.ts'

type Way = Contribution<ThornsCommand>
type Thrown = Act | Defend | Montage

const way = <D extends ThornsCommand>(
  about: Omit<Way, 'apply' | 'consent'> & { readonly consent?: boolean },
  apply: (draft: D) => D,
): Way => ({ consent: false, ...about, apply: draft => apply(draft as D) as ThornsCommand })

const others = (state: ThornsScene, lead: string, taken: readonly string[]): readonly Hero[] =>
  state.heroes.filter(hero => hero.id !== lead && !taken.includes(hero.id) && !isOut(state, hero))

/** TP-thorn.1, TP-thorn.4: the game master moves the difficulty; a secret one stays secret. */
function thornWays(state: ThornsScene, { difficulty }: Thrown): Way[] {
  const most = plays(state, 'tp.three_thorns', 'roll') ? 3 : 2
  const move = (by: 1 | -1) =>
    way<Thrown>(
      {
        id: by > 0 ? 'thorn:more' : 'thorn:less',
        by: 'gm',
        label: by > 0 ? 'One thorn more' : 'One thorn less',
        price: 'nothing',
        rules: ['TP-thorn.1'],
      },
      draft => (draft.difficulty === 'secret' ? draft : { ...draft, difficulty: draft.difficulty + by }),
    )
  const up = difficulty === 'secret' || difficulty < most ? [move(1)] : []
  return difficulty === 'secret' || difficulty > 0 ? [...up, move(-1)] : up
}

const assistWay = ({ id, name }: Hero): Way =>
  way<Act | Defend>(
    {
      id: `assist:${id}`,
      by: id,
      label: `${name} assists with 1d, says how and why, and shares the risk`,
      price: 'shares the risk: exposed to the impact move',
      rules: ['TP-team.1', 'TP-Q06'],
      consent: true,
    },
    draft => ({ ...draft, assists: [...(draft.assists ?? []), id] }),
  )

/** TP-team.2, TP-Q24: the game master has everybody work together on this. */
function teamworkWay(state: ThornsScene, draft: Act): Way[] {
  const free = others(state, draft.hero, draft.assists ?? []).map(({ id }) => id)
  const all = free.length + (draft.assists?.length ?? 0)
  if (draft.teamwork || all < 2) return []
  const about = {
    id: 'teamwork',
    by: 'gm',
    label: `Teamwork: ${nameOf(state, draft.hero)} rolls, all the others assist`,
    price: 'all share the risk',
    rules: ['TP-team.2', 'TP-Q24'],
    consent: true,
  }
  return [way<Act>(about, act => ({ ...act, teamwork: true, assists: [...(act.assists ?? []), ...free] }))]
}

function helpWays(state: ThornsScene, draft: Act | Defend): Way[] {
  const followUps = state.tokens.filter(({ id }) => !draft.followUps?.includes(id))
  const outside = (draft.outside?.length ?? 0) === 0
  return [
    ...others(state, draft.hero, draft.assists ?? []).map(assistWay),
    ...followUps.map(({ id, text }) =>
      way<Act | Defend>(
        {
          id: `follow-up:${id}`,
          by: draft.hero,
          label: `Follow-up with 1d: ${text}`,
          price: 'the follow-up is used; no risk is shared',
          rules: ['TP-team.3', 'TP-Q21'],
        },
        roll => ({ ...roll, followUps: [...(roll.followUps ?? []), id] }),
      ),
    ),
    ...(outside
      ? [
          way<Act | Defend>(
            {
              id: 'outside',
              by: 'gm',
              label: 'Outside assistance: 1d thrown by the game master',
              price: 'nothing',
              rules: ['TP-team.4'],
            },
            roll => ({ ...roll, outside: [...(roll.outside ?? []), 'the world'] }),
          ),
        ]
      : []),
  ]
}

/** TP-pool.9, TP-Q12. */
function fewerWays(state: ThornsScene, { hero: id, power, dice }: Act | Defend): Way[] {
  const hero = heroOf(state, id)
  const left = (hero && power !== undefined && talentOf(hero, power)?.power?.left) || 0
  if (dice !== undefined || !plays(state, 'tp.power_partial', 'on')) return []
  return Array.from({ length: Math.max(0, left - 1) }, (_, i) =>
    way<Act | Defend>(
      {
        id: `dice:${i + 1}`,
        by: id,
        label: `Roll only ${i + 1}d of ${left}`,
        price: `at most ${i + 1}d can drop`,
        rules: ['TP-pool.9', 'TP-Q12'],
      },
      roll => ({ ...roll, dice: i + 1 }),
    ),
  )
}

/** TP-pool.6: which task the action makes progress on. */
function taskWays(state: ThornsScene, { task }: Act): Way[] {
  if (task !== undefined) return []
  const tasks = state.pools.filter(
    pool => pool.kind === 'task' && !pool.hidden && pool.dice > 0 && !isBusy(state, pool),
  )
  return tasks.map(({ id, name, dice }) =>
    way<Act>(
      { id: `task:${id}`, by: 'gm', label: `Works on ${name} (${dice}d)`, price: 'nothing', rules: ['TP-pool.6'] },
      act => ({ ...act, task: id }),
    ),
  )
}

/** TP-montage.2. */
function joinWays(state: ThornsScene, draft: Montage): Way[] {
  return others(state, draft.hero, draft.joined ?? []).map(({ id, name }) =>
    way<Montage>(
      {
        id: `join:${id}`,
        by: id,
        label: `${name} joins with 2d and shares the risk`,
        price: 'shares the risk',
        rules: ['TP-montage.2'],
        consent: true,
      },
      montage => ({ ...montage, joined: [...(montage.joined ?? []), id] }),
    ),
  )
}

export function contributions(state: ThornsScene, draft: ThornsCommand): readonly Way[] {
  switch (draft.type) {
    case 'Act':
      return [
        ...helpWays(state, draft),
        ...teamworkWay(state, draft),
        ...fewerWays(state, draft),
        ...taskWays(state, draft),
        ...thornWays(state, draft),
      ]
    case 'Defend':
      return [...helpWays(state, draft), ...fewerWays(state, draft), ...thornWays(state, draft)]
    case 'Montage':
      return [...joinWays(state, draft), ...thornWays(state, draft)]
    default:
      return []
  }
}
