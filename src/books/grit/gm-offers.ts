// What the game master may do now: foes, the fight, dangers and conditions, and the table between fights.
import { mapOffers } from '../../grid/index.ts'
import type { Offer } from '../../kernel/index.ts'
import { bestiary } from './bestiary.ts'
import { conditionKinds, mostLevel, usualWoundCap } from './data.ts'
import { busy, everyone, has, isDying, isHero, isMinion, isPresent } from './find.ts'
import { openChoices } from './gm.ts'
import { readyMaps } from './maps.ts'
import { standing } from './places.ts'
import { readyHeroes } from './ready-heroes.ts'
import type { Foe, GritCommand, GritScene } from './types.ts'

type Offered = Offer<GritCommand>

export const offer = (group: string, label: string, command: GritCommand, call = false): Offered => ({
  command,
  label,
  group,
  ...(call && { call }),
})

/** While something waits to be settled, that comes first; the rest of the table can wait. */
export function gmOffers(state: GritScene): readonly Offered[] {
  if (busy(state)) return settlingOffers(state)
  if (state.fight?.waiting.length) return fightOffers(state)
  return [
    ...settlingOffers(state),
    ...state.foes.flatMap(foe => foeOffers(state, foe)),
    ...fightOffers(state),
    ...careOffers(state),
    ...tableOffers(state),
  ]
}

const settlingOffers = (state: GritScene): readonly Offered[] => [
  ...state.effects.flatMap(effect =>
    effect.kind === 'save' && effect.critical && !effect.boosted
      ? [offer('Choices', 'Boost the rider', { type: 'BoostRider', effect: effect.id })]
      : [],
  ),
  ...openChoices(state).map(choice =>
    offer('Choices', 'Pass it over', { type: 'Skip', choice, reason: 'the story moves on' }),
  ),
]

function foeOffers(state: GritScene, foe: Foe): Offered[] {
  const { id, name } = foe
  const gang = isMinion(foe) && foe.count > 0
  return [
    ...(foe.hidden ? [offer('Foes', `Show ${name}`, { type: 'ShowFoe', foe: id })] : []),
    ...(foe.out || foe.hidden ? [offer('Foes', `Take ${name} away`, { type: 'RemoveFoe', foe: id })] : []),
    ...(foe.out && state.fight?.turn === id
      ? [offer('Turn', `${name} ends the turn`, { type: 'EndTurn', foe: id })]
      : []),
    ...(gang && !foe.hidden
      ? [offer('Foes', `One of ${name} falls`, { type: 'RemoveMinions', foe: id, count: 1 })]
      : []),
  ]
}

function fightOffers(state: GritScene): Offered[] {
  const { fight } = state
  if (!fight) return [offer('Fight', 'Begin a fight', { type: 'BeginFight' })]
  const order = everyone(state).filter(who => isHero(who) || !who.hidden)
  const places = order.map(({ id, scores }) => ({ id, score: scores.dex.rating }))
  const up = order.find(({ id }) => id === fight.turn)
  return [
    ...(fight.waiting.length > 0
      ? [offer('Fight', 'An ambush: all count as 5–6', { type: 'GrantInitiative', heroes: fight.waiting })]
      : []),
    ...(fight.order.length === 0
      ? [offer('Fight', 'Order the turns by DEX', { type: 'OrderTurns', order: places })]
      : []),
    ...(up
      ? [offer('Fight', `${up.name} does something risky`, { type: 'Provoke', mover: up.id, why: 'takes a risk' })]
      : []),
    ...(fight.round > 1 || decided(state) ? [offer('Fight', 'End the fight', { type: 'EndFight' })] : []),
  ]
}

/** Nobody is left standing on one of the sides. */
const decided = ({ heroes, foes }: GritScene): boolean =>
  !foes.some(isPresent) || !heroes.some(hero => isPresent(hero) && !isDying(hero))

function careOffers(state: GritScene): Offered[] {
  const shown = everyone(state).filter(isPresent)
  const heroes = state.heroes.filter(({ out }) => !out).map(({ id }) => id)
  const [first] = shown
  const up = shown.find(({ id }) => id === state.fight?.turn) ?? first
  return [
    ...(up ? conditionKinds.filter(kind => !has(up, kind)) : []).map(kind =>
      offer('Conditions', `${up?.name} is ${kind}`, {
        type: 'SetCondition',
        targets: [up?.id ?? ''],
        condition: kind,
        on: true,
      }),
    ),
    ...shown.flatMap(({ id, name, conditions }) =>
      conditions.map(each =>
        offer('Conditions', `${name} is no longer ${each.kind}`, {
          type: 'SetCondition',
          targets: [id],
          condition: each.kind,
          on: false,
        }),
      ),
    ),
    ...state.heroes
      .filter(isDying)
      .map(({ id, name }) => offer('Dying', `${name} strains`, { type: 'Strain', hero: id, why: 'a strenuous act' })),
    ...(heroes.length > 0
      ? [
          offer('Danger', 'Fire for everybody', {
            type: 'Threaten',
            targets: heroes,
            attribute: 'dex',
            text: 'the fire',
            roll: { dice: 2, die: 6 },
            kind: 'fire',
          }),
        ]
      : []),
    ...(up && !isMinion(up)
      ? [
          offer('Adjust', `${up.name}: ${up.hp > 0 ? 'no HP left' : 'all HP back'}`, {
            type: 'Adjust',
            who: up.id,
            what: 'hp',
            to: up.hp > 0 ? 0 : up.maxHp,
            reason: 'a ruling',
          }),
        ]
      : []),
  ]
}

const emptyPack = { title: 'the book alone', weapons: [], spells: [], monsters: [] } as const

function freshId(state: GritScene, stem: string): string {
  for (let n = 1; ; n++) if (!everyone(state).some(({ id }) => id === `${stem}-${n}`)) return `${stem}-${n}`
}

function tableOffers(state: GritScene): Offered[] {
  const monster = bestiary[(state.serial + state.foes.length) % bestiary.length]
  const room = state.foes.length < 6
  const gang = monster?.kind === 'minion' ? { count: 4 } : {}
  return [
    ...(monster && room
      ? [state.foes.length % 2 === 0].map(hidden =>
          offer('Foes', `${monster.name}${hidden ? ', hidden' : ''}`, {
            type: 'AddFoe',
            id: freshId(state, monster.id),
            monster: monster.id,
            hidden,
            ...gang,
          }),
        )
      : []),
    ...mapChanges(state),
    ...(state.fight ? [] : calmOffers(state)),
  ]
}

/** A ready map is laid out between fights; one that lies there changes at any time. */
function mapChanges(state: GritScene): Offered[] {
  if (state.fight && !state.map) return []
  const at = { ready: readyMaps, calm: !state.fight, count: state.serial }
  return mapOffers(state, standing(state), at).map(({ label, command }) => offer('Map', label, command))
}

/** What a table does between fights. */
function calmOffers(state: GritScene): Offered[] {
  const sheet = readyHeroes.find(({ id }) => !state.heroes.some(hero => hero.id === id))
  const risers = state.heroes.filter(({ id, sheet: { level } }) => level < mostLevel && !state.rising.includes(id))
  const place = state.difficult.length === 0 ? [1] : []
  return [
    offer('Table', place.length > 0 ? 'Hard going at 1' : 'Easy ground', { type: 'SetTerrain', difficult: place }),
    offer('Rest', 'A Safe Rest for all', { type: 'SafeRest' }),
    ...state.heroes.slice(0, 1).map(({ id, name, sheet: { armour, weapons, spells } }) =>
      offer('Table', `${name} ${armour === 'none' ? 'finds a felt coat' : 'loses the armour'}`, {
        type: 'Outfit',
        who: id,
        armour: armour === 'none' ? 'felt-coat' : 'none',
        weapons,
        spells,
      }),
    ),
    ...(risers.length > 0
      ? [offer('Levels', 'A level for all', { type: 'GrantLevel', to: risers.map(({ id }) => id) })]
      : []),
    ...(sheet ? [offer('Table', `${sheet.name} joins`, { type: 'AddHero', sheet })] : []),
    ...(state.heroes.length > 3
      ? state.heroes.map(({ id, name }) => offer('Table', `${name} leaves`, { type: 'DismissHero', who: id }))
      : []),
    offer('Table', 'Another wound cap', {
      type: 'SetWoundCap',
      cap: state.woundCap === usualWoundCap ? usualWoundCap - 1 : usualWoundCap,
    }),
    offer('Table', 'A new scene', {
      type: 'SetScene',
      title: 'Later',
      text: 'Elsewhere in the house, things move on.',
    }),
    offer('Table', 'Play by the book alone', { type: 'LoadPack', pack: emptyPack }),
  ]
}
