// What the Narrator can do.
import type { Offer } from '../../kernel/index.ts'
import type { Command } from './commands.ts'
import { bandNames, bands } from './data.ts'
import { sheetOf } from './narrator.ts'
import { chosen } from './options.ts'
import { ownHeroes } from './own-heroes.ts'
import { starterObject, starterPack } from './starters.ts'
import type { Foe, Protagonist, State } from './types.ts'
import { distance, foeStanding, present, shelf, weaponOf } from './who.ts'

type Offered = Offer<Command>
const offer = (group: string, label: string, command: Command): Offered => ({ command, label, group })

/** More than this many foes crowd a scene; blocks are for larger numbers (LT-XI.10). */
const mostFoes = 8

export const narratorOffers = (state: State): readonly Offered[] => [
  ...state.foes.flatMap(foe => foeOffers(state, foe)),
  ...(state.foes.length < mostFoes ? arrivals(state) : []),
  ...sceneOffers(state),
  ...state.heroes.flatMap(heroCare),
  ...joiners(state),
]

/** LT-Q51: where the target throws too, a strike is best opened as a call. */
const met = ({ options }: State): boolean => chosen(options, 'enemy_attack') !== 'vs_base_tn'

function foeOffers(state: State, foe: Foe): Offered[] {
  const { id, name } = foe
  const ruling = { type: 'Adjust', who: id, field: 'wounds', to: 0, reason: 'A ruling.' } as const
  return [
    ...(foe.hidden ? [offer('Enemies', `Show ${name}`, { type: 'Reveal', foe: id })] : []),
    ...(foeStanding(foe) ? standingOffers(state.heroes.filter(present), foe, met(state)) : []),
    ...(foeStanding(foe) ? [] : [offer('Enemies', `Take ${name} away`, { type: 'RemoveFoe', foe: id, how: 'gone' })]),
    offer('Rulings', `${name}: as good as new`, ruling),
    offer('Consequences', `${name} recovers 1`, { type: 'Mend', targets: [id], amount: 1, reason: 'It recovers.' }),
  ]
}

function standingOffers(heroes: readonly Protagonist[], foe: Foe, call: boolean): Offered[] {
  const { id, name, band } = foe
  const reach = weaponOf(foe.weapon)?.reach ?? []
  const afar = heroes.filter(hero => !reach.includes(distance(foe, hero.id)))
  const shifts = [bands[bands.indexOf(band) - 1], bands[bands.indexOf(band) + 1]].flatMap(to => to ?? [])
  return [
    ...heroes.map(hero => ({
      ...offer('Enemies', `${name} strikes ${hero.name}`, { type: 'Strike', foe: id, target: hero.id }),
      ...(call && { call }),
    })),
    ...afar.map(hero =>
      offer('Enemies', `${name} comes for ${hero.name}`, { type: 'MoveFoe', foe: id, band: 'close', from: hero.id }),
    ),
    ...shifts.map(to => offer('Enemies', `${name} moves: ${bandNames[to]}`, { type: 'MoveFoe', foe: id, band: to })),
    ...(foe.special === 'regeneration' ? [offer('Enemies', `${name} burns`, { type: 'Burn', foe: id })] : []),
    offer('Enemies', `${name} flees`, { type: 'RemoveFoe', foe: id, how: 'fled' }),
    offer('Enemies', `${name} surrenders`, { type: 'RemoveFoe', foe: id, how: 'surrendered' }),
  ]
}

/** An id that nobody has yet. */
function freeId({ foes, heroes }: State, base: string): string {
  const taken = new Set([...foes, ...heroes].map(({ id }) => id))
  for (let n = 1; ; n++) if (!taken.has(`${base}-${n}`)) return `${base}-${n}`
}

/** Anything of the bestiary in plain sight; goblins also lie in wait, and come as a pack. */
function arrivals(state: State): Offered[] {
  const goblin = { type: 'AddFoe', id: freeId(state, 'goblin'), from: 'goblin' } as const
  return [
    ...[...shelf.foes, ...state.own.foes].map(({ id, name }) =>
      offer('Bestiary', name, { type: 'AddFoe', id: freeId(state, id), from: id }),
    ),
    offer('Bestiary', 'A goblin lies in wait', { ...goblin, hidden: true, band: 'in-range' }),
    offer('Bestiary', 'A pack of four goblins', { ...goblin, members: 4 }),
  ]
}

function sceneOffers({ heroes, locks, own }: State): Offered[] {
  const there = heroes.filter(present).map(({ id }) => id)
  const all: readonly Offered[] =
    there.length === 0
      ? []
      : [
          offer('Consequences', 'The ground gives way: 1 Wound each', {
            type: 'Harm',
            targets: there,
            kind: 'wounds',
            amount: 1,
            reason: 'the fall',
          }),
          offer('Consequences', 'Hours of running: 1 Fatigue each', {
            type: 'Harm',
            targets: there,
            kind: 'fatigue',
            amount: 1,
            reason: 'the long run',
          }),
          offer('Consequences', 'A quiet moment: 1 each', {
            type: 'Mend',
            targets: there,
            amount: 1,
            reason: 'A quiet moment.',
          }),
        ]
  return [
    offer('Scene', 'The next exchange', { type: 'NextExchange' }),
    offer('Scene', 'The scene ends', { type: 'EndScene', ending: 'peace' }),
    offer('Scene', 'Set the scene', { type: 'SetScene', text: 'What do you do?' }),
    offer('Rest', 'A short rest', { type: 'ShortRest' }),
    offer('Rest', 'A long rest', { type: 'LongRest' }),
    ...all,
    ...locks.map(({ hero, task }) =>
      offer('Rulings', `Enough has changed: ${task}`, { type: 'LiftLock', hero, task, reason: 'A new approach.' }),
    ),
    ...(own.objects.some(({ id }) => id === starterObject.id)
      ? []
      : [offer('Writing', 'Write a notable object', { type: 'WriteObject', object: starterObject })]),
    offer('Writing', 'Load a content pack', { type: 'LoadPack', pack: starterPack }),
  ]
}

function heroCare(hero: Protagonist): Offered[] {
  const { id, name, conditions, growth } = hero
  return [
    ...conditions.map(condition =>
      offer('Conditions', `${name} is free of ${condition}`, {
        type: 'SetCondition',
        hero: id,
        condition,
        on: false,
        reason: 'It passes.',
      }),
    ),
    offer('Conditions', `${name}: Poisoned`, {
      type: 'SetCondition',
      hero: id,
      condition: 'Poisoned',
      on: true,
      reason: 'The scene.',
    }),
    offer('Consequences', `${name}: 2 Wounds`, {
      type: 'Harm',
      targets: [id],
      kind: 'wounds',
      amount: 2,
      reason: 'the scene',
    }),
    offer('Consequences', `${name}: 1 Fatigue`, {
      type: 'Harm',
      targets: [id],
      kind: 'fatigue',
      amount: 1,
      reason: 'the effort',
    }),
    offer('Session', `${name}: three answers`, {
      type: 'Award',
      hero: id,
      discovery: true,
      trouble: false,
      changed: true,
    }),
    ...growth.map(({ target }) =>
      offer('Session', `${name} has not played this growth`, {
        type: 'RefuseGrowth',
        hero: id,
        target,
        reason: 'Never played.',
      }),
    ),
    offer('Rulings', `${name} comes back`, { type: 'Return', hero: id, reason: 'The story brings them back.' }),
    offer('Rulings', `${name}: no wounds`, { type: 'Adjust', who: id, field: 'wounds', to: 0, reason: 'A ruling.' }),
    offer('Rulings', `Change the sheet of ${name}`, { type: 'Revise', sheet: sheetOf(hero), reason: 'A ruling.' }),
    offer('Table', `${name} leaves`, { type: 'RemoveHero', hero: id }),
  ]
}

const joiners = ({ heroes }: State): Offered[] =>
  ownHeroes
    .filter(ready => !heroes.some(({ id }) => id === ready.id))
    .map(sheet => offer('Table', `${sheet.name} joins`, { type: 'AddHero', sheet }))
