// What the game master may do now: call for defences and teamwork, throw and tend pools, tend heroes, set the table.
import type { Offer } from '../../kernel/index.ts'
import { challenges, impactMoves, poolSizes, readyHeroes, shaken, talents } from './data.ts'
import { isBusy, isOut, outAt, owes, powersOf, statOf } from './find.ts'
import { plays } from './options.ts'
import { poolOutlook, sayOutlook } from './outlook.ts'
import { pickRoller } from './party.ts'
import { due, emptyPool, moments, progressRefusal } from './pools.ts'
import type { Act, Hero, Pool, PoolKind, ThornsCommand, ThornsScene } from './types.ts'

export type Offered = Offer<ThornsCommand>

export const offer = (group: string, label: string, command: ThornsCommand, call = false): Offered => ({
  command,
  label,
  group,
  ...(call && { call }),
})

/** TP-defense.1, TP-Q23: the game master calls for it, against trouble that the hero has not caused. */
function defenceOffers(state: ThornsScene, hero: Hero): Offered[] {
  const stat = Object.keys(hero.stats).find(name => (statOf(hero, name) ?? 0) > 0)
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

/** TP-team.2: the best or the worst at a stat rolls, the others assist. */
function teamOffers(state: ThornsScene): Offered[] {
  const able = { ...state, heroes: state.heroes.filter(hero => !isOut(state, hero)) }
  if (able.heroes.length < 3) return []
  return state.stats.flatMap(stat =>
    (['best', 'worst'] as const).flatMap(which => {
      const lead = able.heroes.find(({ id }) => id === pickRoller(able, stat, which))
      if (!lead || owes(state, lead) || (statOf(lead, stat) ?? 0) === 0) return []
      const assists = able.heroes.filter(({ id }) => id !== lead.id).map(({ id }) => id)
      const how = 'all work together'
      const act: Act = { type: 'Act', hero: lead.id, stat, difficulty: 0, how, teamwork: true, assists }
      return [offer('Teamwork', `All work together, the ${which} at ${stat} rolls: ${lead.name}`, act, true)]
    }),
  )
}

/** TP-pool.4–7, TP-tension.1. */
function triggerOffer(state: ThornsScene, pool: Pool): Offered {
  const { id, name, kind } = pool
  const now = due(state, pool)
  const why = now ?? moments[kind].text
  const label = `${name} (${sayOutlook(pool.dice, poolOutlook(state, pool))}): ${why}`
  if (kind === 'tension') return offer('Tension', label, { type: 'Tension', pool: id, question: 'What will luck say?' })
  return offer(now ? 'Due now' : 'Pools', `Trigger ${label}`, { type: 'TriggerPool', pool: id, why })
}

function poolOffers(state: ThornsScene, pool: Pool): Offered[] {
  const { id, name, dice } = pool
  const remove = offer('Pools', `Take ${name} away`, { type: 'RemovePool', pool: id })
  if (isBusy(state, pool)) return [remove]
  const trigger = triggerOffer(state, pool)
  const set = (to: number) => ({ type: 'AdjustPool', pool: id, to, reason: 'a ruling' }) as const
  return [
    dice === 0 ? { ...trigger, refusal: emptyPool(pool) } : trigger,
    ...(dice < pool.size ? [offer('Pools', `One die more for ${name}`, set(dice + 1))] : []),
    ...(dice > 0 ? [offer('Pools', `One die less for ${name}`, set(dice - 1))] : []),
    ...(pool.hidden ? [offer('Pools', `Show ${name}`, { type: 'ShowPool', pool: id })] : []),
    remove,
  ]
}

/** TP-harm.1–6: marks, conditions, refills. */
function careOffers(state: ThornsScene, hero: Hero): Offered[] {
  const { id, name, marks } = hero
  const worn = powersOf(hero).filter(({ power }) => power && power.left < power.size)
  const adjust = { type: 'AdjustHero', hero: id, reason: 'a ruling' } as const
  const calm = !hero.conditions.some(condition => condition.id === shaken.id)
  const counted = plays(state, 'tp.harm_track', 'on')
  return [
    ...(marks > 0 ? [offer('Care', `Mend a mark of ${name}`, { ...adjust, what: 'marks', to: marks - 1 })] : []),
    ...worn.map(({ id: power, name, power: pool }) =>
      offer('Care', `Refill ${name}`, { ...adjust, what: 'power', name: power, to: pool?.size ?? 0 }),
    ),
    ...hero.conditions.map(({ id: condition, name: what }) =>
      offer('Care', `${name} is rid of ${what}`, { type: 'ClearCondition', hero: id, condition }),
    ),
    ...(calm ? [offer('Care', `${name} is shaken`, { type: 'AddCondition', hero: id, condition: shaken })] : []),
    ...(counted && marks < outAt
      ? [
          offer('Impact', `A mark for ${name}`, {
            type: 'MakeImpact',
            text: 'It hurts.',
            hits: [{ hero: id, marks: 1 }],
          }),
        ]
      : []),
  ]
}

const manyThings = 4

/** TP-hero.3: what may come or go between scenes. */
function beltOffers({ heroes, pack, rolls }: ThornsScene, hero: Hero): Offered[] {
  const { id, name } = hero
  const free = [...pack.talents, ...talents].filter(thing => !hero.talents.some(own => own.id === thing.id))
  const thing = free[rolls % free.length]
  const item = hero.items.at(-1)
  return [
    ...(thing && hero.talents.length < manyThings
      ? [offer('Heroes', `${name} learns ${thing.name}`, { type: 'Give', hero: id, as: 'talents', thing })]
      : []),
    ...(item ? [offer('Heroes', `${name} loses ${item.name}`, { type: 'Take', hero: id, thing: item.id })] : []),
    ...(heroes.length > 2 ? [offer('Heroes', `${name} leaves`, { type: 'DismissHero', hero: id })] : []),
  ]
}

const freshId = (taken: readonly { readonly id: string }[], stem: string): string => {
  for (let n = 1; ; n++) if (!taken.some(({ id }) => id.startsWith(`${stem}-${n}`))) return `${stem}-${n}`
}

const kinds: readonly PoolKind[] = ['timer', 'danger', 'task', 'resource', 'tension']
const crowded = 10

/** TP-Q26: pools of all kinds, short, mid and long; a challenge brings its two. */
function newPoolOffers({ pools, pack, rolls }: ThornsScene): Offered[] {
  if (pools.length >= crowded) return []
  const id = freshId(pools, 'pool')
  const all = [...pack.challenges, ...challenges]
  const challenge = all[rolls % all.length]
  const fresh = { id, fiction: 'Things change.', hidden: false }
  return [
    ...kinds.flatMap(kind =>
      Object.entries(poolSizes).map(([length, size]) =>
        offer('New pool', `A ${length} ${kind} pool (${size}d)`, {
          type: 'AddPool',
          pool: { ...fresh, name: `A ${length} ${kind}`, kind, size },
        }),
      ),
    ),
    offer('New pool', 'A hidden danger (4d)', {
      type: 'AddPool',
      pool: { ...fresh, name: 'Unseen', kind: 'danger', size: poolSizes.short, hidden: true },
    }),
    ...(challenge ? [offer('New pool', challenge.name, { type: 'AddChallenge', id, challenge: challenge.id })] : []),
  ]
}

/** TP-team.3: what an earlier action has made easier, and what no longer helps. */
function followUpOffers({ heroes, tokens }: ThornsScene): Offered[] {
  const [first] = heroes
  const token = first && { id: freshId(tokens, 'follow'), by: first.id, text: 'the ground is prepared' }
  return [
    ...(token && tokens.length < 3
      ? [offer('Help', 'An earlier action helps a later one', { type: 'GrantFollowUp', token })]
      : []),
    ...tokens.map(({ id, text }) => offer('Help', `Drop: ${text}`, { type: 'DropFollowUp', token: id })),
  ]
}

const noPack = { title: 'No pack', talents: [], challenges: [], moves: [] }

function tableOffers(state: ThornsScene): Offered[] {
  const { heroes, open, stats, rolls } = state
  const sheet = readyHeroes.find(({ id }) => !heroes.some(hero => hero.id === id))
  const [from] = stats
  const move = impactMoves[rolls % impactMoves.length] as string
  return [
    ...open
      .filter(choice => choice.kind !== 'bonus' || !progressRefusal(state, choice.task))
      .map(({ id }) =>
        offer('Choices', 'Pass over an open choice', { type: 'SkipChoice', choice: id, reason: 'the story moves on' }),
      ),
    offer('Impact', move, { type: 'MakeImpact', text: move, hits: [] }),
    ...(heroes.length > 0
      ? [offer('Heroes', 'Everybody rests', { type: 'Rest', heroes: heroes.map(({ id }) => id) })]
      : [offer('Table', 'Play with three stats', { type: 'NameStats', stats: ['Body', 'Mind', 'Soul'] })]),
    ...(sheet && stats.length === Object.keys(sheet.stats).length
      ? [
          offer('Heroes', `${sheet.name} joins`, { type: 'AddHero', sheet }),
          offer('Heroes', `${sheet.name} joins, grown`, {
            type: 'WelcomeHero',
            sheet: { ...sheet, traits: [...sheet.traits, 'Has seen another table'] },
            reason: 'from another table',
          }),
        ]
      : []),
    ...(from === 'Brawn' ? [offer('Table', 'Call Brawn Might', { type: 'RenameStat', from, to: 'Might' })] : []),
    offer('Table', 'A new scene', { type: 'SetScene', title: 'Later', text: 'Elsewhere, things move on.' }),
    offer('Table', 'Play without a pack', { type: 'LoadPack', pack: noPack }),
  ]
}

export const gmOffers = (state: ThornsScene): Offered[] => [
  ...state.heroes.flatMap(hero => defenceOffers(state, hero)),
  ...teamOffers(state),
  ...state.pools.flatMap(pool => poolOffers(state, pool)),
  ...state.heroes.flatMap(hero => [...careOffers(state, hero), ...beltOffers(state, hero)]),
  ...followUpOffers(state),
  ...newPoolOffers(state),
  ...tableOffers(state),
]
