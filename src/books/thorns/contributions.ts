// How others lean into a call: assists, follow-ups, outside help, joining a montage, fewer dice, thorns, stat, task pool.
import { type Contribution, isRefusal } from '../../kernel/index.ts'
import { heroOf, isOut, nameOf, openTasks, talentOf } from './find.ts'
import { plays } from './options.ts'
import { difficultyThorns, statDice } from './roll.ts'
import type { Act, Defend, Hero, Montage, ThornsCommand, ThornsScene } from './types.ts'

type Way = Contribution<ThornsCommand>
type Thrown = Act | Defend | Montage

const way = <D extends ThornsCommand>(
  about: Omit<Way, 'apply' | 'consent'> & { readonly consent?: boolean },
  apply: (draft: D) => D,
): Way => ({ consent: false, ...about, apply: draft => apply(draft as D) as ThornsCommand })

const others = (state: ThornsScene, lead: string, taken: readonly string[]): readonly Hero[] =>
  state.heroes.filter(hero => hero.id !== lead && !taken.includes(hero.id) && !isOut(state, hero))

/** TP-thorn.1, TP-thorn.4, TP-Q01: the game master sets the difficulty. A secret one is changed by reframing, unseen. */
function thornWays(state: ThornsScene, { difficulty, secret }: Thrown): Way[] {
  if (secret || difficulty === 'secret') return []
  return [0, 1, 2, 3].map(thorns => {
    const allowed = difficultyThorns(state, thorns)
    return way<Thrown>(
      {
        id: `thorns:${thorns}`,
        by: 'gm',
        label: `difficulty ${thorns}t`,
        price: 'nothing',
        rules: ['TP-thorn.1', 'TP-thorn.4'],
        ...(isRefusal(allowed) && { refusal: allowed }),
      },
      draft => ({ ...draft, difficulty: thorns }),
    )
  })
}

/** TP-action.1, TP-defense.1: the game master picks the stat. */
function statWays(state: ThornsScene, draft: Act | Defend): Way[] {
  const hero = heroOf(state, draft.hero)
  if (!hero || draft.stat === undefined) return []
  return Object.keys(hero.stats).map(stat => {
    const dice = statDice(state, hero, stat)
    const refusal = isRefusal(dice) ? { refusal: dice } : {}
    const rules = [draft.type === 'Act' ? 'TP-action.1' : 'TP-defense.1']
    return way<Act | Defend>(
      { id: `stat:${stat}`, by: 'gm', label: `a test of ${stat}`, price: 'nothing', rules, ...refusal },
      roll => ({ ...roll, stat }),
    )
  })
}

const assistWay = ({ id, name }: Hero): Way =>
  way<Act | Defend>(
    {
      id: `assist:${id}`,
      by: id,
      label: `${name} assists with 1d, sharing the risk`,
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
    label: `teamwork: ${nameOf(state, draft.hero)} rolls, all the others assist`,
    price: 'all share the risk',
    rules: ['TP-team.2', 'TP-Q24'],
    consent: true,
  }
  return [way<Act>(about, act => ({ ...act, teamwork: true, assists: [...(act.assists ?? []), ...free] }))]
}

/** TP-team.2, TP-Q24: nobody is made to share a risk; with fewer than three it is a plain assist. */
function asideWays(draft: Act): Way[] {
  if (!draft.teamwork) return []
  return (draft.assists ?? []).map(id =>
    way<Act>(
      {
        id: `aside:${id}`,
        by: id,
        label: 'staying out of it',
        price: 'no die, no risk',
        rules: ['TP-team.2', 'TP-Q24'],
      },
      ({ teamwork, ...act }) => {
        const assists = (act.assists ?? []).filter(each => each !== id)
        return { ...act, assists, ...(teamwork && assists.length > 1 && { teamwork }) }
      },
    ),
  )
}

/** TP-team.3, TP-Q21. */
const followUpWays = (state: ThornsScene, draft: Act | Defend): Way[] =>
  state.tokens
    .filter(({ id }) => !draft.followUps?.includes(id))
    .map(({ id, text }) =>
      way<Act | Defend>(
        {
          id: `follow-up:${id}`,
          by: draft.hero,
          label: `a follow-up of 1d, ${text}`,
          price: 'the follow-up is used; no risk is shared',
          rules: ['TP-team.3', 'TP-Q21'],
        },
        roll => ({ ...roll, followUps: [...(roll.followUps ?? []), id] }),
      ),
    )

const outsideWay = way<Act | Defend>(
  {
    id: 'outside',
    by: 'gm',
    label: 'help from the world: 1d, thrown by the game master',
    price: 'nothing; the world shares no risk',
    rules: ['TP-team.4'],
  },
  roll => ({ ...roll, outside: [...(roll.outside ?? []), 'the world'] }),
)

const helpWays = (state: ThornsScene, draft: Act | Defend): Way[] => [
  ...others(state, draft.hero, draft.assists ?? []).map(assistWay),
  ...followUpWays(state, draft),
  ...(draft.outside?.includes('the world') ? [] : [outsideWay]),
]

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
        label: `only ${i + 1}d of ${left}`,
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
  return openTasks(state).map(({ id, name, dice }) =>
    way<Act>(
      { id: `task:${id}`, by: 'gm', label: `progress on ${name} (${dice}d)`, price: 'nothing', rules: ['TP-pool.6'] },
      act => ({ ...act, task: id }),
    ),
  )
}

/** TP-montage.2. */
const joinWays = (state: ThornsScene, draft: Montage): Way[] =>
  others(state, draft.hero, draft.joined ?? []).map(({ id, name }) =>
    way<Montage>(
      {
        id: `join:${id}`,
        by: id,
        label: `${name} joins with 2d, sharing the risk`,
        price: 'shares the risk',
        rules: ['TP-montage.2'],
        consent: true,
      },
      montage => ({ ...montage, joined: [...(montage.joined ?? []), id] }),
    ),
  )

export function contributions(state: ThornsScene, draft: ThornsCommand): readonly Way[] {
  switch (draft.type) {
    case 'Act':
      return [
        ...helpWays(state, draft),
        ...teamworkWay(state, draft),
        ...asideWays(draft),
        ...fewerWays(state, draft),
        ...taskWays(state, draft),
        ...statWays(state, draft),
        ...thornWays(state, draft),
      ]
    case 'Defend':
      return [
        ...helpWays(state, draft),
        ...fewerWays(state, draft),
        ...statWays(state, draft),
        ...thornWays(state, draft),
      ]
    case 'Montage':
      return [...joinWays(state, draft), ...thornWays(state, draft)]
    default:
      return []
  }
}
