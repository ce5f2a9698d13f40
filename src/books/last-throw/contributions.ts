// How people lean into a call: the thrower's own effort, the others' help, the Narrator's weights.
import { type Contribution, refusalBeforeThrowing } from '../../kernel/index.ts'
import { askedBy, tnOf } from './actions.ts'
import type { Action, Command } from './commands.ts'
import { decide } from './decide.ts'
import { competentHelp, raised, skillCounts, tnText } from './die.ts'
import { evolve } from './evolve.ts'
import { fitsThrow } from './objects.ts'
import { chosen } from './options.ts'
import type { Grimoire, Protagonist, State, Whom } from './types.ts'
import { grimoireOf, heroOf, objectOf, standing, woundState } from './who.ts'

type Lean = Contribution<Command>
type Part = Omit<Lean, 'apply' | 'refusal' | 'consent'> & {
  readonly change: Partial<Action>
  readonly consent?: boolean
}

const actionTypes: ReadonlySet<string> = new Set(['Test', 'Attack', 'Cast', 'Treat', 'Flee', 'Close', 'Opposed'])
export const isAction = (command: Command): command is Action => actionTypes.has(command.type)
/** Closing in freely throws nothing, so there is nothing to lean into. */
const isThrown = (action: Action): boolean => action.type !== 'Close' || action.tn !== undefined

/** Situations that worsen a throw; the Narrator can word another by changing the call. */
const situations = ['Darkness', 'Bad footing', 'In a hurry', 'Outnumbered']

export function contributions(state: State, draft: Command): readonly Lean[] {
  if (!isAction(draft) || !isThrown(draft)) return []
  const hero = heroOf(state, draft.hero)
  if (!hero) return []
  const parts = [...own(state, hero, draft), ...helps(state, draft), ...narrators(state, draft)]
  return parts.map(part => leaning(state, draft, part))
}

/** Whether it can be is tried by the very rule that throws, when somebody asks; a secret TN is no reason against it. */
function leaning(state: State, draft: Action, { change, consent = false, ...part }: Part): Lean {
  const apply = (on: Command): Command => ({ ...on, ...change }) as Command
  return {
    ...part,
    consent,
    apply,
    get refusal() {
      const refusal = refusalBeforeThrowing(rules, state, apply(draft))
      return refusal?.refused === 'withheld' ? undefined : refusal
    },
  }
}
const rules = { decide, evolve, fingerprint: () => '' }

function own(state: State, hero: Protagonist, draft: Action): Part[] {
  return [
    ...exertion(state, hero, draft),
    ...skills(state, hero, draft),
    ...objects(state, hero, draft),
    ...retreat(draft),
  ]
}

/** LT-XII.1–XII.5: before the throw, once. */
function exertion(state: State, hero: Protagonist, draft: Action): Part[] {
  if (draft.exert || chosen(state.options, 'exertion_timing') !== 'before') return []
  const then = woundState(state, { ...hero, fatigue: hero.fatigue + 1 })
  const price = `1 Fatigue (${then === 'Out' ? 'faints after the throw' : `then ${then}`}), one die more`
  return [
    { id: 'exert', by: draft.hero, label: 'Exertion', price, rules: ['LT-XII.1', 'LT-XII.3'], change: { exert: true } },
  ]
}

/** LT-I.5, LT-Q11: one relevant Skill at most, where the action does not bring its own. */
function skills(state: State, hero: Protagonist, draft: Action): Part[] {
  const open = draft.type === 'Test' || draft.type === 'Opposed' || draft.type === 'Flee' || draft.type === 'Close'
  if (!open || draft.skill !== undefined) return []
  const asked = askedBy(state, draft)
  return hero.skills
    .filter(skill => skillCounts(state, hero, { ...asked, skill }))
    .map(skill => ({
      id: `skill:${skill}`,
      by: draft.hero,
      label: skill,
      price: 'free, one tier up',
      rules: ['LT-I.5'],
      change: { skill } as Partial<Action>,
    }))
}

/** LT-VII.20, LT-Q11: one notable object at most. */
function objects(state: State, hero: Protagonist, draft: Action): Part[] {
  if (draft.object !== undefined) return []
  return hero.objects.flatMap(id => {
    const object = objectOf(state, id)
    if (!object || !fitsThrow(object, askedBy(state, draft))) return []
    const price = `one tier up ${object.tier?.when ?? ''}${object.fatigue ? `, ${object.fatigue} Fatigue afterwards` : ''}`
    return [
      { id: `object:${id}`, by: draft.hero, label: object.name, price, rules: ['LT-VII.20'], change: { object: id } },
    ]
  })
}

/** LT-Q58. */
const retreat = (draft: Action): Part[] =>
  draft.fallBack ||
  draft.type === 'Flee' ||
  draft.type === 'Close' ||
  (draft.type === 'Attack' && draft.weapon !== 'bow')
    ? []
    : [
        {
          id: 'fall-back',
          by: draft.hero,
          label: 'Fall back one band',
          price: 'free with this action',
          rules: ['LT-Q58'],
          change: { fallBack: true },
        },
      ]

/** LT-VI.8–VI.13, LT-Q19, LT-Q20: the thrower decides whether the help is worth it. */
function helps(state: State, draft: Action): Part[] {
  const helpers = draft.helpers ?? []
  const others = state.heroes.filter(({ id }) => id !== draft.hero && !helpers.includes(id))
  return others
    .filter(hero => standing(state, hero))
    .map(hero => {
      const able = competentHelp(state, hero, askedBy(state, draft))
      return {
        id: `help:${hero.id}`,
        by: hero.id,
        label: `${hero.name} helps`,
        price: able ? 'their action, one die more' : 'their action, one die more, TN one up',
        rules: [able ? 'LT-VI.9' : 'LT-VI.10'],
        consent: true,
        change: { helpers: [...helpers, hero.id] },
      }
    })
}

function narrators(state: State, draft: Action): Part[] {
  const penalties = draft.penalties ?? []
  const by = 'gm'
  return [
    ...situations
      .filter(text => !penalties.includes(text))
      .map(text => ({
        id: `penalty:${text}`,
        by,
        label: text,
        price: 'one tier down',
        rules: ['LT-I.6'],
        change: { penalties: [...penalties, text] },
      })),
    {
      id: `cost:${draft.cost ?? 0}`,
      by,
      label: 'It takes effort',
      price: '1 Fatigue before the throw',
      rules: ['LT-Q27'],
      change: { cost: (draft.cost ?? 0) + 1 },
    },
    ...difficulty(state, draft),
    ...(draft.type === 'Cast' ? mercy(state, draft) : []),
  ]
}

/** LT-XIII.1: raise for hard, lower for easy. A secret TN is changed by wording the call anew, where nobody sees it. */
function difficulty(state: State, draft: Action): Part[] {
  if (draft.type === 'Opposed' || draft.secretTn) return []
  const tn = tnOf(state, draft)
  const part = (id: string, label: string, by: number): Part[] => {
    const to = raised(tn, by)
    const price = tnText(to)
    return to === tn
      ? []
      : [{ id: `${id}:${to}`, by: 'gm', label, price, rules: ['LT-XIII.1'], change: { tn: to } as Partial<Action> }]
  }
  return [...part('harder', 'Harder', 1), ...part('easier', 'Easier', -1)]
}

const wide: readonly (Whom | undefined)[] = ['group', 'everyone', 'caster-and-near']

/** LT-Q61: whom the Narrator spares from a backlash that reaches far. */
function mercy(state: State, draft: Action & { type: 'Cast' }): Part[] {
  const exempt = draft.exempt ?? []
  const { backlash } = grimoireOf(state, draft.grimoire) ?? ({ backlash: {} } as Grimoire)
  if (!wide.includes(backlash.whom)) return []
  const there = [...state.heroes, ...state.foes.filter(({ hidden }) => !hidden)]
  return there
    .filter(({ id }) => !exempt.includes(id))
    .map(({ id, name }) => ({
      id: `spare:${id}`,
      by: 'gm',
      label: `${name} is out of harm's way`,
      price: 'no backlash for them',
      rules: ['LT-Q61'],
      change: { exempt: [...exempt, id] } as Partial<Action>,
    }))
}
