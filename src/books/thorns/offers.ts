// What a seat may do now, the choices that are open, and why not. Every offer without a refusal is accepted.
import type { Choice, Offer, Viewer } from '../../kernel/index.ts'
import { challenges, impactMoves, readyHeroes } from './data.ts'
import { isOut, nameOf, outAt, owes, poolOf, powersOf } from './find.ts'
import { pickRoller } from './narrator.ts'
import { plays } from './options.ts'
import { answersTo, emptyPool, isBusy, moments } from './pools.ts'
import type { Hero, ImpactChoice, Open, Pool, ThornsCommand, ThornsScene } from './types.ts'

type Offered = Offer<ThornsCommand>

const offer = (group: string, label: string, command: ThornsCommand, call = false): Offered => ({
  command,
  label,
  group,
  ...(call && { call }),
})

const secondaries = ['a discovery', 'an opening', 'a safer spot']

/** TP-action.5: a prompt applied to those exposed; doubled on a disaster by the rule itself. */
function impactAnswers(state: ThornsScene, { id, exposed, hero, lightened }: ImpactChoice): ThornsCommand[] {
  const text = impactMoves[(state.rolls * 7) % impactMoves.length] as string
  const move = { type: 'MakeImpact' as const, choice: id, text }
  const told: ThornsCommand = { ...move, hits: [] }
  if (!plays(state, 'tp.harm_track', 'on') || lightened) return [told]
  const hits = (heroes: readonly string[]) => heroes.map(hero => ({ hero, marks: 1 }))
  const all: ThornsCommand[] = exposed.length > 1 ? [{ ...move, hits: hits(exposed) }] : []
  return [told, { ...move, hits: hits([hero]) }, ...all]
}

function choiceOf(state: ThornsScene, choice: Open): Choice<ThornsCommand> {
  const { id } = choice
  if (choice.kind === 'impact') {
    const doubled = choice.factor === 2 ? ', doubled' : choice.lightened ? ', lightened' : ''
    return {
      id,
      to: 'gm',
      question: `Which impact move${doubled}? Exposed: ${choice.exposed.map(hero => nameOf(state, hero)).join(', ')}.`,
      rule: 'TP-action.5',
      answers: impactAnswers(state, choice).map(command => ({
        label: 'hits' in command && command.hits.length > 0 ? `A mark for ${command.hits.length}` : 'Told, not counted',
        command,
      })),
    }
  }
  if (choice.kind === 'bonus') {
    const { hero } = choice
    const labels = { greater: 'Greater effect', secondary: 'Secondary effect', setup: 'Set up a follow-up' } as const
    const answers = (['greater', 'secondary', 'setup'] as const).map(bonus => ({
      label: labels[bonus],
      command: { type: 'ChooseBonus' as const, hero, choice: id, bonus },
    }))
    return { id, to: hero, question: 'Which bonus does the critical give?', rule: 'TP-core.9', answers }
  }
  const by = choice.hero === undefined ? {} : { hero: choice.hero }
  const name = poolOf(state, choice.pool)?.name ?? 'the pool'
  const labels = { drop: 'Drop one die', roll: 'Throw it', leave: 'Leave it', secondary: '' } as const
  const answers = answersTo(choice).flatMap((answer): { label: string; command: ThornsCommand }[] => {
    const command = { type: 'AnswerPool' as const, ...by, choice: id, answer }
    if (answer !== 'secondary') return [{ label: labels[answer], command }]
    return secondaries.map(text => ({ label: `Secondary effect: ${text}`, command: { ...command, text } }))
  })
  const question = choice.kind === 'last-die' ? `The last die of ${name}?` : `No die of ${name} dropped. What instead?`
  const rule = choice.kind === 'last-die' ? 'TP-pool.11' : choice.secondary ? 'TP-pool.10' : 'TP-Q19'
  return { id, to: choice.hero ?? 'gm', question, rule, answers }
}

export const pending = (state: ThornsScene): readonly Choice<ThornsCommand>[] =>
  state.open.map(choice => choiceOf(state, choice))

function heroOffers(state: ThornsScene, hero: Hero): Offered[] {
  if (isOut(state, hero) || owes(state, hero)) return []
  const by = { hero: hero.id, difficulty: 0 } as const
  const how = 'tries something risky'
  const usable = Object.keys(hero.stats).filter(
    stat => (hero.stats[stat] as number) > 0 || plays(state, 'tp.zero_dice', 'two_keep_low'),
  )
  const resources = state.pools.filter(
    pool =>
      pool.kind === 'resource' &&
      !pool.hidden &&
      pool.dice > 0 &&
      !isBusy(state, pool) &&
      (pool.holder === undefined || pool.holder === hero.id),
  )
  return [
    ...usable.map(stat => offer('Act', `${hero.name} acts with ${stat}`, { type: 'Act', ...by, stat, how }, true)),
    ...powersOf(hero).map(({ id, name, power }) => {
      const made = offer('Act', `${hero.name} uses ${name}`, { type: 'Act', ...by, power: id, how }, true)
      if (power?.left !== 0) return made
      const refusal = { refused: 'spent', text: `${name} is used up until it is refilled.`, rule: 'TP-Q15' } as const
      return { ...made, refusal }
    }),
    offer('Montage', `A montage led by ${hero.name}`, { type: 'Montage', ...by, how: 'time passes' }, true),
    ...resources.map(pool =>
      offer('Pools', `${hero.name} uses ${pool.name}`, {
        type: 'TriggerPool',
        hero: hero.id,
        pool: pool.id,
        why: 'it is used',
      }),
    ),
  ]
}

/** TP-Q07: those who could still help. */
function lateOffers(state: ThornsScene, hero: Hero): Offered[] {
  if (!plays(state, 'tp.late_assist', 'on') || isOut(state, hero)) return []
  return state.open.flatMap(choice =>
    choice.kind === 'impact' && choice.heap && !choice.exposed.includes(hero.id)
      ? [offer('Help', `${hero.name} still helps`, { type: 'LateAssist', hero: hero.id, choice: choice.id })]
      : [],
  )
}

/** TP-defense.1, TP-Q23: trouble that the hero has not caused. */
function defenceOffers(state: ThornsScene, hero: Hero): Offered[] {
  const stat = Object.keys(hero.stats).find(name => (hero.stats[name] as number) > 0)
  if (isOut(state, hero) || owes(state, hero) || stat === undefined) return []
  const base = { type: 'Defend', hero: hero.id, stat, difficulty: 0, trouble: 'incoming trouble' } as const
  const moves = state.open.filter(choice => choice.kind === 'impact' && !choice.exposed.includes(hero.id))
  return [
    offer('Defend', `${hero.name} defends`, base, true),
    ...moves.map(({ id }) =>
      offer('Defend', `${hero.name} defends against the open move`, { ...base, against: id }, true),
    ),
  ]
}

/** TP-team.2: the best or the worst rolls, the others assist. */
function teamOffers(state: ThornsScene): Offered[] {
  const able = { ...state, heroes: state.heroes.filter(hero => !isOut(state, hero)) }
  const stat = state.stats[0]
  if (able.heroes.length < 3 || stat === undefined) return []
  return (['best', 'worst'] as const).flatMap(which => {
    const lead = able.heroes.find(({ id }) => id === pickRoller(able, stat, which))
    if (!lead || owes(state, lead) || (lead.stats[stat] ?? 0) === 0) return []
    const assists = able.heroes.filter(({ id }) => id !== lead.id).map(({ id }) => id)
    const act = {
      type: 'Act',
      hero: lead.id,
      stat,
      difficulty: 0,
      how: 'all work together',
      teamwork: true,
      assists,
    } as const
    return [offer('Teamwork', `All work together, the ${which} at ${stat} rolls: ${lead.name}`, act, true)]
  })
}

function poolOffers(state: ThornsScene, pool: Pool): Offered[] {
  const { id, name, kind } = pool
  const fill = offer('Pools', `One die more for ${name}`, {
    type: 'AdjustPool',
    pool: id,
    to: pool.dice + 1,
    reason: 'a ruling',
  })
  const more = [
    ...(pool.dice < pool.size ? [fill] : []),
    ...(pool.hidden && !isBusy(state, pool) ? [offer('Pools', `Show ${name}`, { type: 'ShowPool', pool: id })] : []),
    offer('Pools', `Take ${name} away`, { type: 'RemovePool', pool: id }),
  ]
  if (isBusy(state, pool)) return more
  const when = kind === 'timer' && pool.since > 0 ? `${pool.since} actions since the last throw` : moments[kind].text
  const trigger: Offered =
    kind === 'tension'
      ? offer('Tension', `Leave it to luck: ${name}`, { type: 'Tension', pool: id, question: 'What will luck say?' })
      : offer('Pools', `Trigger ${name}: ${when}`, { type: 'TriggerPool', pool: id, why: moments[kind].text })
  return [pool.dice === 0 ? { ...trigger, refusal: emptyPool(pool) } : trigger, ...more]
}

function heroCare(state: ThornsScene, hero: Hero): Offered[] {
  const { id, name } = hero
  const power = powersOf(hero).find(({ power }) => power && power.left < power.size)
  const adjust = { type: 'AdjustHero', hero: id, reason: 'a rest' } as const
  return [
    ...(hero.marks > 0
      ? [offer('Care', `Mend a mark of ${name}`, { ...adjust, what: 'marks', to: hero.marks - 1 })]
      : []),
    ...(power?.power
      ? [offer('Care', `Refill ${power.name}`, { ...adjust, what: 'power', name: power.id, to: power.power.size })]
      : []),
    ...hero.conditions.map(condition =>
      offer('Care', `${name} is rid of ${condition.name}`, {
        type: 'ClearCondition',
        hero: id,
        condition: condition.id,
      }),
    ),
    ...(hero.conditions.some(condition => condition.id === 'shaken')
      ? []
      : [
          offer('Care', `${name} is shaken`, {
            type: 'AddCondition',
            hero: id,
            condition: { id: 'shaken', name: 'Shaken', thorns: 1 },
          }),
        ]),
    ...(plays(state, 'tp.harm_track', 'on') && hero.marks < outAt
      ? [
          offer('Impact', `A mark for ${name}`, {
            type: 'MakeImpact',
            text: 'Something strikes.',
            hits: [{ hero: id, marks: 1 }],
          }),
        ]
      : []),
    ...(state.heroes.length > 2 ? [offer('Table', `${name} leaves`, { type: 'DismissHero', hero: id })] : []),
  ]
}

function freshId(taken: readonly { readonly id: string }[], stem: string): string {
  for (let n = 1; ; n++) if (!taken.some(({ id }) => id.startsWith(`${stem}-${n}`))) return `${stem}-${n}`
}

function narratorOffers(state: ThornsScene): Offered[] {
  const sheet = readyHeroes.find(({ id }) => !state.heroes.some(hero => hero.id === id))
  const first = state.heroes[0]
  const id = freshId(state.pools, 'pool')
  const danger = state.pools.find(pool => pool.kind === 'danger' && pool.dice > 0 && !isBusy(state, pool))
  const kinds = ['timer', 'danger', 'task', 'resource', 'tension'] as const
  const challenge = challenges[state.rolls % challenges.length]
  const room = state.pools.length < 10
  const rest = { hidden: false, fiction: 'Things change.', size: 4 }
  const [from] = state.stats
  return [
    ...teamOffers(state),
    ...state.pools.flatMap(pool => poolOffers(state, pool)),
    ...state.heroes.flatMap(hero => heroCare(state, hero)),
    ...state.open.map(choice =>
      offer('Choices', 'Pass over an open choice', {
        type: 'SkipChoice',
        choice: choice.id,
        reason: 'the story moves on',
      }),
    ),
    ...state.tokens.map(token => offer('Help', `Drop: ${token.text}`, { type: 'DropFollowUp', token: token.id })),
    ...(first && state.tokens.length < 3
      ? [
          offer('Help', 'An earlier action helps a later one', {
            type: 'GrantFollowUp',
            token: { id: freshId(state.tokens, 'follow'), by: first.id, text: 'the ground is prepared' },
          }),
        ]
      : []),
    ...(danger
      ? [
          offer('Impact', `An impact move throws ${danger.name}`, {
            type: 'MakeImpact',
            text: 'The danger grows.',
            hits: [],
            danger: danger.id,
          }),
        ]
      : []),
    ...(room
      ? [
          ...kinds.map(kind =>
            offer('Pools', `A ${kind} pool`, { type: 'AddPool', pool: { ...rest, id, name: `A ${kind}`, kind } }),
          ),
          offer('Pools', 'A hidden danger', {
            type: 'AddPool',
            pool: { ...rest, id, name: 'Unseen', kind: 'danger', hidden: true },
          }),
          ...(challenge ? [offer('Pools', challenge.name, { type: 'AddChallenge', id, challenge: challenge.id })] : []),
        ]
      : []),
    ...(sheet ? [offer('Table', `${sheet.name} joins`, { type: 'AddHero', sheet })] : []),
    ...(from === 'Brawn' ? [offer('Table', 'Call Brawn Might', { type: 'RenameStat', from, to: 'Might' })] : []),
    offer('Table', 'A new scene', { type: 'SetScene', title: 'Later', text: 'Elsewhere, things move on.' }),
    offer('Table', 'Play without a pack', {
      type: 'LoadPack',
      pack: { title: 'No pack', talents: [], challenges: [], moves: [] },
    }),
  ]
}

export function offers(state: ThornsScene, { role, heroes }: Viewer): readonly Offered[] {
  if (role === 'spectator') return []
  const gm = role === 'gm'
  const mine = state.heroes.filter(({ id }) => gm || heroes.includes(id))
  const answers = pending(state)
    .filter(({ to }) => gm || heroes.includes(to))
    .flatMap(({ answers }) => answers.map(({ label, command }) => offer('Choices', label, command)))
  return [
    ...answers,
    ...mine.flatMap(hero => [...heroOffers(state, hero), ...lateOffers(state, hero), ...defenceOffers(state, hero)]),
    ...(gm ? narratorOffers(state) : []),
  ]
}
