// How people lean into a call: the thrower's own effort, the others' help, the Narrator's weights.
import type { Contribution } from '../../kernel/index.ts'
import { askedBy, tnOf } from './actions.ts'
import type { Action, Cast, Command, Strike } from './commands.ts'
import { capital, competentHelp, raised, skillCounts, tnText } from './die.ts'
import { melee } from './moves.ts'
import { fitsThrow } from './objects.ts'
import { chosen } from './options.ts'
import { refusalOf } from './tried.ts'
import type { Bodily, Protagonist, State, Tn, Whom } from './types.ts'
import { grimoireOf, heroOf, objectOf, standing, woundState } from './who.ts'

type Lean = Contribution<Command>
/** What each would change of the draft; whether that is allowed is for the rules to say. */
type Part = Omit<Lean, 'apply' | 'refusal' | 'consent'> & {
  readonly change: object
  readonly consent?: boolean
}

const actionTypes: ReadonlySet<string> = new Set(['Test', 'Attack', 'Cast', 'Treat', 'Flee', 'Close', 'Opposed'])
export const isAction = (command: Command): command is Action => actionTypes.has(command.type)
/** Closing in freely throws nothing, so there is nothing to lean into. */
const isThrown = (action: Action): boolean => action.type !== 'Close' || action.tn !== undefined

/** Situations that worsen a throw; the Narrator can word another by changing the call. */
const situations = ['Darkness', 'Bad footing', 'In a hurry', 'Outnumbered']

export const contributions = (state: State, draft: Command): readonly Lean[] =>
  partsOf(state, draft).map(part => leaning(state, draft, part))

function partsOf(state: State, draft: Command): Part[] {
  if (draft.type === 'Strike') return defences(state, draft)
  const hero = isAction(draft) && isThrown(draft) ? heroOf(state, draft.hero) : undefined
  if (!hero || !isAction(draft)) return []
  return [...own(state, hero, draft), ...helps(state, draft), ...narrators(state, draft)]
}

/** Tried only when somebody asks, since a call looks at many of them. */
function leaning(state: State, draft: Command, { change, consent = false, ...part }: Part): Lean {
  const apply = (on: Command): Command => ({ ...on, ...change }) as Command
  return {
    ...part,
    consent,
    apply,
    get refusal() {
      return refusalOf(state, apply(draft))
    },
  }
}

function own(state: State, hero: Protagonist, draft: Action): Part[] {
  return [
    ...exertion(state, hero, draft),
    ...skills(state, hero, draft),
    ...objects(state, hero, draft),
    ...retreat(draft),
  ]
}

/** LT-XII.1–XII.5: before the throw, once. */
function exertion(state: State, hero: Protagonist, { exert }: Action | Strike): Part[] {
  if (exert || chosen(state.options, 'exertion_timing') !== 'before') return []
  const then = woundState(state, { ...hero, fatigue: hero.fatigue + 1 })
  const price = `1 Fatigue (${then === 'Out' ? 'faints after the throw' : `then ${then}`}), one die more`
  return [
    { id: 'exert', by: hero.id, label: 'Exertion', price, rules: ['LT-XII.1', 'LT-XII.3'], change: { exert: true } },
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
      change: { skill },
    }))
}

/** LT-VII.20, LT-Q11: one notable object at most. */
function objects(state: State, hero: Protagonist, draft: Action): Part[] {
  if (draft.object !== undefined) return []
  return hero.objects.flatMap(id => {
    const object = objectOf(state, id)
    if (!object || !fitsThrow(object, askedBy(state, draft))) return []
    const lift = ['one tier up', ...(object.tier?.when === undefined ? [] : [object.tier.when])].join(' ')
    const price = object.fatigue === undefined ? lift : `${lift}, ${object.fatigue} Fatigue afterwards`
    return [
      { id: `object:${id}`, by: draft.hero, label: object.name, price, rules: ['LT-VII.20'], change: { object: id } },
    ]
  })
}

/** LT-Q58. */
function retreat(draft: Action): Part[] {
  if (draft.fallBack || melee(draft)) return []
  const price = 'free with this action'
  return [
    {
      id: 'fall-back',
      by: draft.hero,
      label: 'Fall back one band',
      price,
      rules: ['LT-Q58'],
      change: { fallBack: true },
    },
  ]
}

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
  return draft.type === 'Opposed' || draft.secretTn ? [] : shifts(tnOf(state, draft))
}

function shifts(tn: Tn): Part[] {
  const ways = [
    { id: 'harder', label: 'Harder', to: raised(tn, 1) },
    { id: 'easier', label: 'Easier', to: raised(tn, -1) },
  ]
  return ways
    .filter(({ to }) => to !== tn)
    .map(({ id, label, to }) => ({
      id: `${id}:${to}`,
      by: 'gm',
      label,
      price: tnText(to),
      rules: ['LT-XIII.1'],
      change: { tn: to },
    }))
}

const wide: readonly (Whom | undefined)[] = ['group', 'everyone', 'caster-and-near']

/** LT-Q61: whom the Narrator spares from a backlash that reaches far. */
function mercy(state: State, { grimoire, exempt = [] }: Cast): Part[] {
  if (!wide.includes(grimoireOf(state, grimoire)?.backlash.whom)) return []
  const there = [...state.heroes, ...state.foes.filter(({ hidden }) => !hidden)]
  return there
    .filter(({ id }) => !exempt.includes(id))
    .map(({ id, name }) => ({
      id: `spare:${id}`,
      by: 'gm',
      label: `${name} is out of harm's way`,
      price: 'no backlash for them',
      rules: ['LT-Q61'],
      change: { exempt: [...exempt, id] },
    }))
}

const guards: readonly Bodily[] = ['dexterity', 'strength']

/** LT-Q51: an enemy's strike, as the Narrator sets it and as its target meets it where the target throws. */
function defences(state: State, draft: Strike): Part[] {
  const target = heroOf(state, draft.target)
  if (!target) return []
  if (chosen(state.options, 'enemy_attack') === 'vs_base_tn') return shifts(draft.tn ?? 4)
  return [
    ...exertion(state, target, draft),
    ...guards
      .filter(guard => guard !== (draft.defence ?? 'dexterity'))
      .map(guard => ({
        id: `defence:${guard}`,
        by: target.id,
        label: `Defend with ${capital(guard)}`,
        price: 'instead of the other',
        rules: ['LT-Q51'],
        change: { defence: guard },
      })),
  ]
}
