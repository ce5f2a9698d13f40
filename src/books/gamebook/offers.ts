// What a seat may do now, and the choices that are open. Every offer without a refusal is accepted.
import type { Choice, Offer, Viewer } from '../../kernel/index.ts'
import { costOfLevel, mayLevelUp } from './advance.ts'
import { heroes as making } from './create.ts'
import { abilities, abilityNames, armours, bestiary, weapons } from './data.ts'
import { allSpells, facing, heroOf, inFight, nameOf, spellOf, standing } from './find.ts'
import type { Ability, Foe, GamebookCommand, GamebookScene, Hero, Obstacle } from './types.ts'

type Offered = Offer<GamebookCommand>

const offer = (group: string, label: string, command: GamebookCommand, call = false): Offered => ({
  command,
  label,
  group,
  ...(call && { call }),
})

/** GB-adv.1, GB-Q04, GB-Q09: which ability grows; at what price a partial success comes. */
export function pending(state: GamebookScene): readonly Choice<GamebookCommand>[] {
  const levels = state.heroes
    .filter(hero => standing(hero) && mayLevelUp(hero, state.options))
    .map(hero => ({
      id: `level:${hero.id}`,
      to: hero.id,
      question: `${hero.name} may grow for ${costOfLevel(hero.used, state.options)} experience. Which ability?`,
      rule: 'GB-adv.1',
      answers: abilities.map(ability => ({ label: abilityNames[ability], command: levelUp(hero, ability) })),
    }))
  const costs = state.open.map(cost => ({
    id: cost.id,
    to: 'gm',
    question: `${cost.text}. What does ${nameOf(state, cost.hero)} pay?`,
    rule: cost.kind === 'partial' ? 'GB-Q04' : 'GB-Q09',
    answers: [
      { label: 'Told, not counted', command: settle(cost.id, 'It is told, not counted.') },
      { label: '1 damage', command: settle(cost.id, 'It costs a scratch.', 1) },
      { label: '2 damage', command: settle(cost.id, 'It costs a wound.', 2) },
    ],
  }))
  return [...levels, ...costs]
}

const levelUp = (hero: Hero, ability: Ability): GamebookCommand => ({ type: 'LevelUp', hero: hero.id, ability })
const settle = (cost: string, text: string, harm?: number): GamebookCommand => ({
  type: 'Settle',
  cost,
  text,
  ...(harm !== undefined && { harm }),
})

export function fightOffers(state: GamebookScene, hero: Hero): Offered[] {
  if (!inFight(state, hero)) return []
  const foes = facing(state)
  const by = { hero: hero.id }
  return foes.flatMap(foe => [
    offer('Attack', `${hero.name} strikes at ${foe.name}`, { type: 'Attack', ...by, foe: foe.id }, true),
    offer('Run', `${hero.name} runs from ${foe.name}`, { type: 'Run', ...by, foe: foe.id }, true),
    ...hero.spells.flatMap(spell => castOffers(state, hero, spell, foe, foes)),
  ])
}

/** At one foe, or at all of them with one as the target. */
function castOffers(state: GamebookScene, hero: Hero, spell: string, foe: Foe, foes: readonly Foe[]): Offered[] {
  const name = spellOf(state, spell)?.name
  if (name === undefined) return []
  const cast = { type: 'Cast' as const, hero: hero.id, spell }
  const others = foes.filter(({ id }) => id !== foe.id).map(({ id }) => id)
  const one = offer('Magic', `${hero.name} casts ${name} at ${foe.name}`, { ...cast, foes: [foe.id] }, true)
  if (others.length === 0) return [one]
  const all = { ...cast, foes: [foe.id, ...others] }
  return [one, offer('Magic', `${hero.name} casts ${name} at all, ${foe.name} first`, all, true)]
}

const known = ({ ds }: Obstacle): boolean => ds !== 'secret'

function heroOffers(state: GamebookScene, hero: Hero): Offered[] {
  if (!standing(hero)) return []
  const by = { hero: hero.id }
  const obstacles = state.obstacles
    .filter(known)
    .flatMap(({ id, name, ability }) => [
      offer('Test', `${hero.name} tries ${name}`, { type: 'Test', ...by, ability, obstacle: id }, true),
      ...hero.spells
        .filter(spell => spellOf(state, spell))
        .map(spell =>
          offer(
            'Magic',
            `${hero.name} casts ${spellOf(state, spell)?.name} at ${name}`,
            { type: 'Cast', ...by, spell, obstacle: id },
            true,
          ),
        ),
    ])
  const free = abilities.map(ability =>
    offer('Test', `${hero.name} tests ${abilityNames[ability]} (DS 9)`, { type: 'Test', ...by, ability, ds: 9 }, true),
  )
  const dodge = offer('Run', `${hero.name} runs for it (DS 9)`, { type: 'Run', ...by, ds: 9 }, true)
  const calm = hero.spells
    .filter(spell => spellOf(state, spell))
    .map(spell =>
      offer('Magic', `${hero.name} casts ${spellOf(state, spell)?.name} in peace`, { type: 'Cast', ...by, spell }),
    )
  const rests = inFight(state, hero)
    ? []
    : [
        offer('Rest', `${hero.name} rests`, { type: 'Rest', ...by, ration: false }),
        ...(hero.rations > 0
          ? [offer('Rest', `${hero.name} rests and eats`, { type: 'Rest', ...by, ration: true })]
          : []),
      ]
  return [...fightOffers(state, hero), ...obstacles, ...free, dodge, ...calm, ...rests]
}

const freeId = (base: string, taken: (id: string) => boolean): string => {
  for (let n = 1; ; n++) if (!taken(`${base}-${n}`)) return `${base}-${n}`
}

function foeOffers(state: GamebookScene): Offered[] {
  const reason = 'As the game master rules.'
  const taken = (id: string) => state.foes.some(foe => foe.id === id)
  const kinds = [...bestiary, ...state.pack.foes]
  const fresh = [
    ...kinds.map(kind => offer('Foes', `${kind.name} comes`, { type: 'AddFoe', id: freeId(kind.id, taken), kind })),
    ...kinds
      .slice(0, 1)
      .map(kind =>
        offer('Foes', `${kind.name} lurks`, { type: 'AddFoe', id: freeId(kind.id, taken), kind, hidden: true }),
      ),
  ]
  const there = state.foes.flatMap(foe => [
    ...(foe.hidden ? [offer('Foes', `Show ${foe.name}`, { type: 'ShowFoe', foe: foe.id })] : []),
    offer('Foes', `${foe.name} leaves`, { type: 'RemoveFoe', foe: foe.id }),
    offer('Foes', `${foe.name} takes 1 damage`, {
      type: 'AdjustFoe',
      foe: foe.id,
      damage: foe.damage + 1,
      reason,
    }),
  ])
  const over = facing(state).length > 0 || state.heroes.some(({ away }) => away)
  return [
    ...(state.foes.length < 8 ? fresh : []),
    ...there,
    ...(over ? [offer('Foes', 'End the fight', { type: 'EndFight', reason })] : []),
  ]
}

function gifts(state: GamebookScene, hero: Hero): Offered[] {
  const reason = 'As the game master rules.'
  const on = { hero: hero.id }
  const unknown = allSpells(state).filter(({ id }) => !hero.spells.includes(id))
  return [
    offer('Consequences', `${hero.name} takes 1 damage`, { type: 'Harm', heroes: [hero.id], amount: 1, reason }),
    offer('Consequences', `${hero.name} is healed by 2`, { type: 'Heal', heroes: [hero.id], amount: 2, reason }),
    offer('Gifts', `${hero.name} finds a ration`, { type: 'Supply', ...on, rations: 1 }),
    offer('Gifts', `${hero.name} earns 9 experience`, { type: 'Award', ...on, xp: 9, reason }),
    ...unknown.map(({ id, name }) =>
      offer('Gifts', `${hero.name} learns ${name}`, { type: 'Teach', ...on, spell: id }),
    ),
    ...[...weapons, ...state.pack.weapons].map(weapon =>
      offer('Gifts', `${hero.name} takes up ${weapon.name}`, { type: 'Equip', ...on, weapon }),
    ),
    ...[...armours, ...state.pack.armours].map(armour =>
      offer('Gifts', `${hero.name} puts on ${armour.name}`, { type: 'Equip', ...on, armour }),
    ),
    offer('Rulings', `${hero.name} leaves the table`, { type: 'DismissHero', ...on }),
    offer('Rulings', `HP of ${hero.name} +1`, { type: 'Adjust', ...on, what: 'hp', to: hero.hp + 1, reason }),
  ]
}

function masterOffers(state: GamebookScene): Offered[] {
  const absent = making.ready.filter(({ id }) => !heroOf(state, id))
  const everybody = state.heroes.filter(standing).map(({ id }) => id)
  const reason = 'As the game master rules.'
  const taken = (id: string) => state.obstacles.some(obstacle => obstacle.id === id)
  const obstacle: Obstacle = {
    id: freeId('obstacle', taken),
    name: 'a locked door',
    ability: 'power',
    ds: 9,
    secret: false,
  }
  return [
    ...absent.map(hero => offer('Heroes', `${hero.name} joins`, { type: 'AddHero', sheet: hero })),
    ...foeOffers(state),
    ...(state.obstacles.length < 6
      ? [
          offer('Obstacles', 'Put a locked door in the way', { type: 'AddObstacle', obstacle }),
          offer('Obstacles', 'Put a door of hidden DS in the way', {
            type: 'AddObstacle',
            obstacle: { ...obstacle, ds: 10, secret: true },
          }),
        ]
      : []),
    ...state.obstacles.map(({ id, name }) =>
      offer('Obstacles', `Remove ${name}`, { type: 'RemoveObstacle', obstacle: id }),
    ),
    ...(everybody.length > 1
      ? [offer('Consequences', 'All take 1 damage', { type: 'Harm', heroes: everybody, amount: 1, reason })]
      : []),
    ...state.heroes.flatMap(hero => gifts(state, hero)),
    ...(state.title === ''
      ? [offer('Rulings', 'Set the scene', { type: 'SetScene', title: 'A new scene', text: 'Something begins.' })]
      : []),
    ...(state.pack.title === ''
      ? [offer('Rulings', 'Load a pack', { type: 'LoadPack', pack: { ...state.pack, title: 'House pack' } })]
      : []),
  ]
}

export function offers(state: GamebookScene, viewer: Viewer): readonly Offered[] {
  const gm = viewer.role === 'gm'
  const mine = state.heroes.filter(({ id }) => gm || viewer.heroes.includes(id))
  const choices = pending(state)
    .filter(({ to }) => gm || viewer.heroes.includes(to))
    .flatMap(({ answers }) => answers.map(({ label, command }) => offer('Choose', label, command)))
  return [...choices, ...mine.flatMap(hero => heroOffers(state, hero)), ...(gm ? masterOffers(state) : [])]
}
