// How people lean into a call: Grit, Help, reactions on an attack, and the game master's Boons, Banes and guidance.
import { type Contribution, refusalBeforeThrowing } from '../../kernel/index.ts'
import { baneReasons, boonReasons } from './data.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'
import { type Anyone, creatureOf, everyone, isHero, isHeroic, isPresent, knows, sameSide, spellById } from './find.ts'
import { plays } from './options.ts'
import { reactors } from './reactions.ts'
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
  /** The rule itself says whether it could be added. */
  const way = <D extends Leanable>(about: About, apply: (draft: D) => D): Way => {
    const refusal = refusalBeforeThrowing(rules, state, apply(draft as D))
    const known = refusal && refusal.refused !== 'withheld'
    return { consent: false, ...about, ...(known && { refusal }), apply: given => apply(given as D) }
  }
  return [
    ...steadyWays(who, draft, way),
    ...helpWays(state, who, draft, way),
    ...(draft.type === 'Attack' || draft.type === 'Cast' ? reactionWays(state, draft, way) : []),
    ...reasonWays(draft, way),
    ...(draft.type === 'Test' ? guideWays(way) : []),
  ]
}

const leans = (state: GritScene, draft: GritCommand): draft is Leanable =>
  ['Test', 'Assess', 'Escape', 'Save', 'Initiative', 'Attack'].includes(draft.type) ||
  (draft.type === 'Cast' && spellById(state, draft.spell)?.does.kind === 'attack')

type Make = <D extends Leanable>(about: About, apply: (draft: D) => D) => Way

/** TA-3.5–3.7. */
function steadyWays(who: Anyone, { steady }: Lean, way: Make): Way[] {
  if (!isHeroic(who) || steady !== undefined) return []
  const about = (how: 'boon' | 'cancel', label: string): About => ({
    id: `steady:${how}`,
    by: hand(who),
    label,
    price: `1 Grit of ${who.grit}`,
    rules: ['TA-3.5', 'TA-3.6', 'TA-Q02'],
  })
  return [
    way(about('boon', 'Steady the roll: add a Boon'), draft => ({ ...draft, steady: 'boon' })),
    way(about('cancel', 'Steady the roll: cancel a Bane'), draft => ({ ...draft, steady: 'cancel' })),
  ]
}

/** TA-6.14, TA-Q31, TA-Q32. */
function helpWays(state: GritScene, who: Anyone, { helps = [] }: Lean, way: Make): Way[] {
  const allies = everyone(state).filter(
    each => each.id !== who.id && sameSide(each, who) && isPresent(each) && isHeroic(each) && !helps.includes(each.id),
  )
  return allies.map(ally => {
    const about: About = {
      id: `help:${ally.id}`,
      by: hand(ally),
      label: `${ally.name} helps: ${knows(ally, 'captain') ? 'two Boons' : 'a Boon'}`,
      price: state.fight ? `1 action of ${ally.actions}, and Help for this round` : 'nothing',
      rules: ['TA-6.14', 'TA-6.9', 'TA-6.15'],
    }
    return way(about, draft => ({ ...draft, helps: [...(draft.helps ?? []), ally.id] }))
  })
}

/** TA-6.11–6.12, TA-Q10, TA-Q11. */
function reactionWays(state: GritScene, draft: Struck, way: Make): Way[] {
  const aimedAt = draft.type === 'Attack' ? draft.target : (draft.targets[0] ?? '')
  const taken = draft.defends ?? []
  return reactors(state, aimedAt).flatMap(({ id, how }) => {
    const who = creatureOf(state, id)
    if (!who) return []
    const defends = how.includes('defend') && !taken.includes(id)
    const interposes = how.includes('interpose') && draft.interposer === undefined
    const price = `1 action of ${who.actions}, and that reaction for this round`
    return [
      ...(defends && plays(state, 'ta.defend', 'bane')
        ? [
            way<Struck>(
              {
                id: `defend:${id}`,
                by: hand(who),
                label: `${who.name} defends: ${knows(who, 'guard') ? 'two Banes' : 'a Bane'}`,
                price,
                rules: ['TA-6.11', 'TA-Q10'],
              },
              attack => ({ ...attack, defends: [...(attack.defends ?? []), id] }),
            ),
          ]
        : []),
      ...(interposes
        ? [
            way<Struck>(
              {
                id: `interpose:${id}`,
                by: hand(who),
                label: `${who.name} steps in between and becomes the target`,
                price: knows(who, 'bulwark') ? 'no action, and Interpose for this round' : price,
                rules: ['TA-6.12', 'TA-Q11'],
              },
              attack => ({ ...attack, interposer: id }),
            ),
          ]
        : []),
    ]
  })
}

/** TA-2.5, TA-2.6, TA-5.6: the game master names what helps and what hinders. */
function reasonWays({ boons = [], banes = [] }: Lean, way: Make): Way[] {
  const free = { by: 'gm', price: 'nothing' } as const
  return [
    ...boonReasons
      .filter(reason => !boons.includes(reason))
      .map(reason =>
        way({ ...free, id: `boon:${reason}`, label: `A Boon: ${reason}`, rules: ['TA-2.5'] }, draft => ({
          ...draft,
          boons: [...(draft.boons ?? []), reason],
        })),
      ),
    ...baneReasons
      .filter(reason => !banes.includes(reason))
      .map(reason =>
        way({ ...free, id: `bane:${reason}`, label: `A Bane: ${reason}`, rules: ['TA-2.6'] }, draft => ({
          ...draft,
          banes: [...(draft.banes ?? []), reason],
        })),
      ),
  ]
}

/** TA-2.14–2.16: they guide what is told and never change a die. */
function guideWays(way: Make): Way[] {
  const free = { by: 'gm', price: 'no die changes' } as const
  const positions: readonly Position[] = ['controlled', 'risky', 'desperate']
  const effects: readonly Reach[] = ['limited', 'standard', 'great']
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
