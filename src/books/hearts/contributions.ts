// How others lean into a call: a talent, an ally's help, the game master's circumstances and rulings.
import { type Contribution, type Refusal, refusalBeforeThrowing, refuse } from '../../kernel/index.ts'
import { couldStrikeBack, coverOf } from './board.ts'
import { better, worse } from './data.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'
import { foeOf, heroOf, isDown } from './find.ts'
import type { Attack, Cast, HeartsCommand, HeartsScene, Hero, Resist, Roll, Shift, Test } from './types.ts'

type Lean = Contribution<HeartsCommand>
type Thrown = Test | Attack | Cast | Resist

const isThrown = (draft: HeartsCommand): draft is Thrown =>
  draft.type === 'Test' || draft.type === 'Attack' || draft.type === 'Cast' || draft.type === 'Resist'

const lean = <D extends Roll>(
  about: Omit<Lean, 'apply' | 'consent'> & { readonly consent?: boolean },
  apply: (draft: D) => D,
): Lean => ({ consent: false, ...about, apply: draft => apply(draft as unknown as D) as unknown as HeartsCommand })

/** HM-2.10, HM-2.11: a talent that really helps, one at most. */
function talentWays({ id, talents }: Hero, { talent }: Thrown): Lean[] {
  const refusal = talent === undefined ? undefined : refuse('spent', 'One talent is in this throw already.', 'HM-2.11')
  return talents
    .filter(each => each !== talent)
    .map(each =>
      lean<Roll>(
        {
          id: `talent:${each}`,
          by: id,
          label: `Talent: ${each}`,
          price: 'nothing, if the game master agrees that it helps',
          rules: ['HM-2.10', 'HM-2.11'],
          ...(refusal && { refusal }),
        },
        draft => ({ ...draft, talent: each }),
      ),
    )
}

/** HM-3.14–3.16: an ally bumps the die, for their action in a fight. */
function helpWays(state: HeartsScene, { hero, helpers = [] }: Thrown): Lean[] {
  const price = state.phase === 'free' ? 'time' : 'their action'
  return state.heroes
    .filter(other => other.id !== hero && !helpers.includes(other.id) && !isDown(other))
    .map(({ id, name }) =>
      lean<Roll>(
        {
          id: `help:${id}`,
          by: id,
          label: `${name} helps: the next larger die`,
          price,
          rules: ['HM-3.14', 'HM-3.15'],
          consent: true,
        },
        draft => ({ ...draft, helpers: [...(draft.helpers ?? []), id] }),
      ),
    )
}

const shiftWay = (id: string, label: string, shift: Shift, rule: string): Lean =>
  lean<Roll>({ id, by: 'gm', label, price: 'nothing', rules: [rule] }, draft => ({
    ...draft,
    shifts: [...(draft.shifts ?? []), shift],
  }))

/** HM-3.9–3.11: worse or better conditions, one step each; two for an extreme. Only a harder one can be too much. */
function shiftWays(state: HeartsScene, draft: Thrown): Lean[] {
  const named = (reason: string) => draft.shifts?.some(shift => shift.reason === reason)
  const ways = (reasons: readonly string[], by: number, id: string, label: string, rule: string) =>
    reasons
      .filter(reason => !named(reason))
      .map(reason => shiftWay(`${id}:${reason}`, `${label}: ${reason}`, { by, reason }, rule))
  const withLimit = ([first, ...rest]: readonly Lean[]): readonly Lean[] => {
    const refusal = first && refusalWith(state, draft, first)
    return first ? [first, ...rest].map(way => (refusal ? { ...way, refusal } : way)) : []
  }
  return [
    ...withLimit(ways(worse, 1, 'worse', 'Harder', 'HM-3.9')),
    ...ways(better, -1, 'better', 'Easier', 'HM-3.10'),
    ...withLimit(ways(['terrible conditions'], 2, 'extreme', 'Two steps harder', 'HM-3.11')),
    ...ways(['perfect conditions'], -2, 'extreme', 'Two steps easier', 'HM-3.11'),
  ]
}

const ruling = <D extends Roll>(id: string, label: string, rule: string, apply: (draft: D) => D): Lean =>
  lean<D>({ id, by: 'gm', label, price: 'nothing', rules: [rule] }, apply)

/** HM-Q08: nothing is certain if the game master says so. */
const anyway = (draft: Thrown): Lean[] =>
  draft.anyway
    ? []
    : [ruling<Roll>('anyway', 'Throw even if it would just work', 'HM-Q08', roll => ({ ...roll, anyway: true }))]

/** HM-4.5, HM-5.12: what the map says may be overruled. */
function rulingWays(state: HeartsScene, hero: Hero, draft: Thrown): Lean[] {
  if (draft.type === 'Cast') {
    if (draft.tier !== 'trick' || draft.cost !== undefined) return []
    return [ruling<Cast>('cost:1', `This trick costs 1 ${state.terms.mana}`, 'HM-Q25', cast => ({ ...cast, cost: 1 }))]
  }
  const foe = draft.type === 'Attack' ? foeOf(state, draft.foe) : undefined
  if (draft.type !== 'Attack' || !foe) return []
  const answers = couldStrikeBack(state, foe, hero, draft.way)
  const seen = coverOf(state, hero, foe).level
  const covers = (['none', 'partial'] as const).filter(level => draft.way === 'ranged' && level !== seen)
  return [
    ...(draft.cover === undefined
      ? covers.map(level =>
          ruling<Attack>(`cover:${level}`, `Ruling: ${level} cover`, 'HM-4.5', attack => ({ ...attack, cover: level })),
        )
      : []),
    ...(draft.strikesBack === undefined
      ? [
          ruling<Attack>(
            `strikes-back:${answers ? 'no' : 'yes'}`,
            `Ruling: ${foe.name} ${answers ? 'cannot' : 'can'} strike back`,
            'HM-5.12',
            attack => ({ ...attack, strikesBack: !answers }),
          ),
        ]
      : []),
  ]
}

const rules = { decide, evolve, fingerprint: () => '' }

/** Why the draft could not be thrown with it; that a TN is kept secret is no reason. */
function refusalWith(state: HeartsScene, draft: HeartsCommand, way: Lean): Refusal | undefined {
  const refusal = refusalBeforeThrowing(rules, state, way.apply(draft))
  return refusal?.refused === 'withheld' ? undefined : refusal
}

const withReason = (state: HeartsScene, draft: HeartsCommand, way: Lean): Lean => {
  const refusal = refusalWith(state, draft, way)
  return refusal ? { ...way, refusal } : way
}

export function contributions(state: HeartsScene, draft: HeartsCommand): readonly Lean[] {
  if (!isThrown(draft)) return []
  const hero = heroOf(state, draft.hero)
  if (!hero) return []
  return [
    // Help that has become impossible is not on offer any more; an offer made earlier simply lapses.
    ...helpWays(state, draft).filter(way => !refusalWith(state, draft, way)),
    ...talentWays(hero, draft),
    ...shiftWays(state, draft),
    ...anyway(draft),
    ...rulingWays(state, hero, draft).map(way => withReason(state, draft, way)),
  ]
}
