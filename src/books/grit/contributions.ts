// How people lean into a call: Grit, Help, reactions on an attack, and the game master's Boons, Banes and guidance.
import { type Contribution, isRefusal, type Refusal, refusalBeforeThrowing } from '../../kernel/index.ts'
import { entryOf } from './attacks.ts'
import { baneReasons, boonReasons, quickReasons } from './data.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'
import {
  type Anyone,
  creatureOf,
  everyone,
  isHero,
  isHeroic,
  isPresent,
  knows,
  nameOf,
  sameSide,
  spellById,
} from './find.ts'
import { coverOf } from './places.ts'
import { steadyRefusal } from './pool.ts'
import { reactors, stepIn } from './reactions.ts'
import { helpRefusal } from './roll.ts'
import type {
  Assess,
  Attack,
  Cast,
  Escape,
  GritCommand,
  GritScene,
  Initiative,
  Lean,
  Position,
  Reach,
  Save,
  Test,
} from './types.ts'

type Way = Contribution<GritCommand>
type Leanable = Test | Assess | Escape | Save | Initiative | Attack | Cast
type Struck = Attack | Cast
type About = Omit<Way, 'apply' | 'consent' | 'refusal'>

const rules = { decide, evolve, fingerprint: () => '' }

/** Whoever is a hero leans in by their own hand, a foe by the game master's. */
const hand = (who: Anyone): string => (isHero(who) ? who.id : 'gm')

export function contributions(state: GritScene, draft: GritCommand): readonly Way[] {
  if (!leans(state, draft)) return []
  const who = creatureOf(state, draft.hero ?? ('foe' in draft ? (draft.foe ?? '') : ''))
  if (!who) return []
  return [
    ...steadyWays(state, who, draft),
    ...helpWays(state, who, draft),
    ...(struck(draft) ? [...reactionWays(state, who, draft), ...coverWays(state, who, draft)] : []),
    ...reasonWays(draft),
    ...(draft.type === 'Test' ? guideWays() : []),
  ]
}

const struck = (draft: Leanable): draft is Struck => draft.type === 'Attack' || draft.type === 'Cast'

const leans = (state: GritScene, draft: GritCommand): draft is Leanable =>
  ['Test', 'Assess', 'Escape', 'Save', 'Initiative', 'Attack'].includes(draft.type) ||
  (draft.type === 'Cast' && draft.spend === undefined && spellById(state, draft.spell)?.does.kind === 'attack')

/** Help is offered, and the one who throws says yes; everything else counts at once. */
const way = <D extends Leanable>(about: About, apply: (draft: D) => D, refusal?: Refusal | undefined): Way => ({
  consent: about.id.startsWith('help:'),
  ...about,
  ...(refusal && { refusal }),
  apply: given => apply(given as D),
})

/** TA-3.5–3.7. Whether there is a Bane to cancel, only the rule of the throw itself can say. */
function steadyWays(state: GritScene, who: Anyone, draft: Leanable): Way[] {
  if (!isHeroic(who) || draft.steady !== undefined) return []
  const broke = steadyRefusal(who, 'boon', [])
  const cancelled = { ...draft, steady: 'cancel' } as const
  const refusal = broke ?? refusalBeforeThrowing(rules, state, cancelled)
  const about = { by: hand(who), price: `1 Grit of ${who.grit}`, rules: ['TA-3.5', 'TA-3.6', 'TA-Q02'] }
  return [
    way({ ...about, id: 'steady:boon', label: 'Steady the roll: add a Boon' }, withSteady('boon'), broke),
    way(
      { ...about, id: 'steady:cancel', label: 'Steady the roll: cancel a Bane' },
      withSteady('cancel'),
      refusal?.refused === 'withheld' ? undefined : refusal,
    ),
  ]
}

const withSteady =
  (steady: 'boon' | 'cancel') =>
  (draft: Leanable): Leanable => ({ ...draft, steady })

/** TA-6.14, TA-Q31, TA-Q32. */
function helpWays(state: GritScene, who: Anyone, { helps = [] }: Lean): Way[] {
  const allies = everyone(state).filter(
    each => each.id !== who.id && sameSide(each, who) && isPresent(each) && isHeroic(each) && !helps.includes(each.id),
  )
  return allies.map(ally =>
    way(
      {
        id: `help:${ally.id}`,
        by: hand(ally),
        label: `${ally.name} helps: ${knows(ally, 'captain') ? 'two Boons' : 'a Boon'}`,
        price: state.fight ? `1 action of ${ally.actions}, and Help for this round` : 'nothing',
        rules: ['TA-6.14', 'TA-6.9', 'TA-6.15'],
      },
      draft => ({ ...draft, helps: [...(draft.helps ?? []), ally.id] }),
      helpRefusal(state, who, [...helps, ally.id]),
    ),
  )
}

const aimOf = (draft: Struck): string => (draft.type === 'Attack' ? draft.target : (draft.targets[0] ?? ''))

/** TA-6.11–6.12, TA-Q10, TA-Q11. */
function reactionWays(state: GritScene, who: Anyone, draft: Struck): Way[] {
  const attacker = who.id
  const aimedAt = aimOf(draft)
  const { defends = [], interposer } = draft
  const refusalOf = (inBetween: string | undefined, shields: readonly string[]): Refusal | undefined => {
    const stepped = stepIn(state, attacker, aimedAt, inBetween, shields)
    return isRefusal(stepped) ? stepped : undefined
  }
  return reactors(state, aimedAt).flatMap(({ id, how }) => {
    const name = nameOf(state, id)
    const who = creatureOf(state, id) as Anyone
    const price = `1 action of ${who.actions}, and that reaction for this round`
    const defend = way<Struck>(
      {
        id: `defend:${id}`,
        by: hand(who),
        label: `${name} defends: ${knows(who, 'guard') ? 'two Banes' : 'a Bane'}`,
        price,
        rules: ['TA-6.11', 'TA-Q10'],
      },
      attack => ({ ...attack, defends: [...(attack.defends ?? []), id] }),
      refusalOf(interposer, [...defends, id]),
    )
    const interpose = way<Struck>(
      {
        id: `interpose:${id}`,
        by: hand(who),
        label: `${name} steps in between and becomes the target`,
        price: knows(who, 'bulwark') ? 'no action, and Interpose for this round' : price,
        rules: ['TA-6.12', 'TA-Q11'],
      },
      attack => ({ ...attack, interposer: id }),
      refusalOf(id, defends),
    )
    return [
      ...(how.includes('defend') && !defends.includes(id) ? [defend] : []),
      ...(how.includes('interpose') && interposer === undefined ? [interpose] : []),
    ]
  })
}

/** TA-Q45: cover that the map shows is a Bane that the game master may lay on. */
function coverWays(state: GritScene, who: Anyone, draft: Struck): Way[] {
  const cover = shotCover(state, who, draft)
  return cover === undefined || draft.banes?.includes(cover) ? [] : [baneWay(cover, ['TA-2.6', 'TA-Q45'])]
}

/** "cover, something low at C4": what half hides the target of a throw, a shot or a spell; hand to hand nothing does. */
export function shotCover(state: GritScene, who: Anyone, draft: Struck): string | undefined {
  const target = creatureOf(state, aimOf(draft))
  const entry = entryOf(state, who, draft.type === 'Attack' ? draft.with : draft.spell)
  if (!target || !entry || entry.reach === 'close') return undefined
  const { level, by } = coverOf(state, who, target)
  return level === 'partial' ? `cover, ${by}` : undefined
}

const fromGm = { by: 'gm', price: 'nothing' } as const
const baneWay = (reason: string, rules: readonly string[]): Way =>
  way({ ...fromGm, id: `bane:${reason}`, label: `A Bane: ${reason}`, rules }, draft => ({
    ...draft,
    banes: [...(draft.banes ?? []), reason],
  }))

/** TA-2.5, TA-2.6, TA-5.6: the game master names what helps and what hinders. */
function reasonWays({ type, boons = [], banes = [] }: Leanable): Way[] {
  const reasons = type === 'Initiative' ? quickReasons : { boons: boonReasons, banes: baneReasons }
  return [
    ...reasons.boons
      .filter(reason => !boons.includes(reason))
      .map(reason =>
        way({ ...fromGm, id: `boon:${reason}`, label: `A Boon: ${reason}`, rules: ['TA-2.5'] }, draft => ({
          ...draft,
          boons: [...(draft.boons ?? []), reason],
        })),
      ),
    ...reasons.banes.filter(reason => !banes.includes(reason)).map(reason => baneWay(reason, ['TA-2.6'])),
  ]
}

/** TA-2.14–2.16: they guide what is told and never change a die; unsaid, it is risky and standard. */
function guideWays(): Way[] {
  const free = { by: 'gm', price: 'no die changes' } as const
  const positions: readonly Position[] = ['controlled', 'desperate']
  const effects: readonly Reach[] = ['limited', 'great']
  return [
    ...positions.map(position =>
      way<Test>({ ...free, id: `position:${position}`, label: `Position: ${position}`, rules: ['TA-2.14'] }, test => ({
        ...test,
        position,
      })),
    ),
    ...effects.map(effect =>
      way<Test>({ ...free, id: `effect:${effect}`, label: `Effect: ${effect}`, rules: ['TA-2.15'] }, test => ({
        ...test,
        effect,
      })),
    ),
  ]
}
