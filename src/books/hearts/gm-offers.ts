// What the game master may do now: the fight, foes, the map, the scene, clocks and rulings.
import { mapOffers, towards } from '../../grid/index.ts'
import type { Offer } from '../../kernel/index.ts'
import { isFree, tokens, waysOf } from './board.ts'
import { canReach } from './combat.ts'
import { defaultTerms } from './data.ts'
import { inPlay, isDefeated, isDown, isLost, owes } from './find.ts'
import { bestiary } from './foes.ts'
import { readyHeroes } from './heroes.ts'
import { readyMaps } from './maps.ts'
import { plays } from './options.ts'
import { isHeld } from './turns.ts'
import type { Foe, FoeSheet, HeartsCommand, HeartsScene, Hero } from './types.ts'

type Offered = Offer<HeartsCommand>

const offer = (group: string, label: string, command: HeartsCommand): Offered => ({ command, label, group })
const when = (holds: unknown, ...offers: readonly Offered[]): readonly Offered[] => (holds ? offers : [])

/** As many as a button row bears; more come by name. */
const enough = { foes: 8, heroes: 5, clocks: 3 }

function phaseOffers(state: HeartsScene): Offered[] {
  const settled = !state.heroes.some(({ id }) => owes(state, id))
  if (state.phase === 'free')
    return [
      ...when(
        state.heroes.length > 0 && state.foes.some(foe => !isDefeated(foe)),
        offer('Fight', 'Start the fight', { type: 'StartCombat' }),
      ),
    ]
  const next = state.phase === 'heroes' ? 'The foes act' : 'The heroes act'
  const over = state.phase === 'foes' || !state.foes.some(inPlay) || isLost(state)
  return [
    ...when(settled, offer('Fight', next, { type: 'EndPhase' })),
    ...when(over, offer('Fight', 'The fight is over', { type: 'EndCombat' })),
  ]
}

/** Towards the nearest hero. */
function approach(state: HeartsScene, foe: Foe): Offered[] {
  if (!state.map || state.phase === 'heroes' || isHeld(foe)) return []
  const heroes = state.heroes.flatMap(({ at }) => at ?? [])
  const best = towards(state.map, waysOf(state, foe)?.squares ?? [], heroes)
  return best ? [offer('Foes', `${foe.name} comes closer`, { type: 'MoveFoe', foe: foe.id, to: best.square })] : []
}

/** HM-Q14: each foe that has not acted, on each hero whom it can get at: for a Heart, or for what it does. */
function threatOffers(state: HeartsScene): Offered[] {
  if (state.phase !== 'foes' || plays(state, 'hm.foe_phase', 'retaliation_only')) return []
  const foes = state.foes.filter(foe => inPlay(foe) && !foe.acted)
  const targets = state.heroes.filter(hero => !isDown(hero) && !owes(state, hero.id))
  return foes.flatMap(foe => targets.filter(hero => canReach(state, foe, hero)).flatMap(hero => threatsOf(foe, hero)))
}

function threatsOf({ id, name, threat: { attribute, text, condition } }: Foe, hero: Hero): Offered[] {
  const threat = { type: 'Threaten', foes: [id], target: hero.id, attribute, text } as const
  const wound = offer('Foes', `${name} ${text}: ${hero.name}`, { ...threat, hearts: 1 })
  if (condition === undefined) return [wound]
  return [wound, offer('Foes', `${name} ${text}: ${hero.name}, ${condition}`, { ...threat, hearts: 0, condition })]
}

function foeOffers(state: HeartsScene): Offered[] {
  const all = [...bestiary, ...state.pack.foes]
  const kind = all[(state.foes.length * 5 + state.round) % all.length] as FoeSheet
  const taken = new Set(state.foes.map(({ id }) => id))
  const number = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(n => !taken.has(`${kind.id}-${n}`))
  const sheet = { ...kind, id: `${kind.id}-${number}`, name: `${kind.name} ${number}` }
  return [
    ...state.foes.filter(inPlay).flatMap(foe => approach(state, foe)),
    ...threatOffers(state),
    ...when(
      number !== undefined && state.foes.length < enough.foes,
      offer('Foes', `${kind.name} appears`, { type: 'AddFoe', foe: sheet }),
      offer('Foes', `${kind.name} lies in wait`, { type: 'AddFoe', foe: sheet, hidden: true }),
    ),
    ...state.foes
      .filter(({ hidden }) => hidden)
      .map(foe => offer('Foes', `${foe.name} comes out`, { type: 'ShowFoe', foe: foe.id })),
    ...state.foes
      .filter(isDefeated)
      .map(foe => offer('Foes', `Take ${foe.name} away`, { type: 'RemoveFoe', foe: foe.id })),
  ]
}

function mapChanges(state: HeartsScene): Offered[] {
  const standing = tokens(state).filter(each => !('rank' in each) || inPlay(each))
  const changes = mapOffers(state, standing, { ready: readyMaps, calm: state.phase === 'free', count: state.choices })
  return [...changes.map(({ label, command }) => offer('Map', label, command)), ...rescueOffers(state)]
}

/** Somebody is put beside who is down, so that help can come. */
function rescueOffers(state: HeartsScene): readonly Offered[] {
  const down = state.heroes.find(hero => isDown(hero) && hero.at)
  const helper = state.heroes.find(hero => !isDown(hero))
  if (!down?.at || !helper) return []
  const { x, y } = down.at
  const beside = [1, 0, -1].flatMap(dx => [1, 0, -1].map(dy => ({ x: x + dx, y: y + dy })))
  const free = beside.find(square => isFree(state, square))
  return free
    ? [offer('Map', `Put ${helper.name} beside ${down.name}`, { type: 'Place', who: helper.id, at: free })]
    : []
}

function heroOffers(state: HeartsScene): Offered[] {
  const sheet = readyHeroes.find(({ id }) => !state.heroes.some(hero => hero.id === id))
  const standing = state.heroes.filter(hero => !isDown(hero))
  const [first] = standing
  const [last] = [...state.heroes].reverse()
  const worn = state.heroes.some(hero => hero.hearts < hero.mostHearts || hero.mana < hero.mostMana)
  const hurt = state.heroes.find(hero => hero.hearts < hero.mostHearts)
  return [
    ...when(
      sheet && state.heroes.length < enough.heroes,
      offer('Table', `${sheet?.name} joins`, { type: 'AddHero', sheet } as HeartsCommand),
    ),
    ...when(
      last && state.heroes.length > 3,
      offer('Table', `${last?.name} leaves`, { type: 'DismissHero', hero: last?.id ?? '' }),
    ),
    ...when(
      first,
      offer('Rulings', `${first?.name} falls`, {
        type: 'Harm',
        heroes: [first?.id ?? ''],
        hearts: 3,
        reason: 'the ground gives way',
      }),
    ),
    ...when(
      standing.length > 1,
      offer('Rulings', 'The roof comes down on all', {
        type: 'Harm',
        heroes: standing.map(({ id }) => id),
        hearts: 2,
        reason: 'the roof comes down',
      }),
    ),
    ...when(
      first && !first.conditions.includes('exposed'),
      offer('Rulings', `${first?.name} is exposed`, {
        type: 'AddCondition',
        who: first?.id ?? '',
        condition: 'exposed',
      }),
    ),
    ...state.heroes.flatMap(({ id, name, conditions }) =>
      conditions.map(condition =>
        offer('Rulings', `${name} is no longer ${condition}`, { type: 'ClearCondition', who: id, condition }),
      ),
    ),
    ...when(
      hurt,
      offer('Rulings', `${hurt?.name} finds strength`, {
        type: 'Adjust',
        who: hurt?.id ?? '',
        what: 'hearts',
        to: (hurt?.hearts ?? 0) + 1,
        reason: 'a moment of calm',
      }),
    ),
    ...when(
      worn && state.phase === 'free' && state.open.length === 0,
      offer('Table', 'Everybody rests', { type: 'Rest' }),
    ),
    ...when(
      state.heroes.length > 0 && !state.heroes.some(({ milestones }) => milestones > 0),
      offer('Table', 'A milestone', { type: 'GrantMilestone', heroes: state.heroes.map(({ id }) => id) }),
    ),
  ]
}

function sceneOffers(state: HeartsScene): Offered[] {
  const clock = ['hour', 'alarm', 'flood'].find(id => !state.clocks.some(each => each.id === id))
  const warrior = state.terms.warrior === defaultTerms.warrior ? 'Soldier' : defaultTerms.warrior
  return [
    ...when(
      state.phase === 'free',
      offer('Table', 'A new scene', { type: 'SetScene', title: 'Later', text: 'Elsewhere, things move on.' }),
    ),
    ...when(
      clock !== undefined && state.clocks.length < enough.clocks,
      offer('Table', 'Time presses', {
        type: 'StartClock',
        id: clock ?? '',
        name: 'Time presses',
        size: 3,
        outcome: 'It is too late.',
      }),
    ),
    offer('Table', `Call the ${state.terms.warrior} ${warrior}`, { type: 'NameTerm', term: 'warrior', name: warrior }),
    offer('Table', 'Play without a pack', {
      type: 'LoadPack',
      pack: { title: 'No pack', foes: [], talents: [], effects: [], complications: [] },
    }),
    ...state.open.map(choice =>
      offer('Choices', 'Pass over this', { type: 'SkipChoice', choice: choice.id, reason: 'the story moves on' }),
    ),
  ]
}

export const gmOffers = (state: HeartsScene): readonly Offered[] => [
  ...phaseOffers(state),
  ...foeOffers(state),
  ...mapChanges(state),
  ...heroOffers(state),
  ...sceneOffers(state),
]
