// What a seat may do now, and why not. Every offer without a refusal is accepted.
import { type Offer, type RefusalCode, refusalBeforeThrowing, type Viewer } from '../../kernel/index.ts'
import { bestiary } from './bestiary.ts'
import { attributeNames, attributes, conditionKinds, lastSpace, mostLevel, usualWoundCap } from './data.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'
import {
  type Anyone,
  classOf,
  everyone,
  has,
  isDying,
  isHero,
  isMinion,
  isPresent,
  nameOf,
  sameSide,
  spellById,
  weaponsOf,
} from './find.ts'
import { openChoices } from './gm.ts'
import { moveOf } from './movement.ts'
import { byOf, pending } from './pending.ts'
import { reactors } from './reactions.ts'
import { readyHeroes } from './ready-heroes.ts'
import { restPreview } from './rests.ts'
import type { Attack, Foe, GritCommand, GritScene, Hero, Spell } from './types.ts'

type Offered = Offer<GritCommand>

const rules = { decide, evolve, fingerprint: () => '' }

const offer = (group: string, label: string, command: GritCommand, call = false): Offered => ({
  command,
  label,
  group,
  ...(call && { call }),
})

const enemies = (state: GritScene, who: Anyone): readonly Anyone[] =>
  everyone(state).filter(each => isPresent(each) && !sameSide(each, who))
const friends = (state: GritScene, who: Anyone): readonly Anyone[] =>
  everyone(state).filter(each => isPresent(each) && sameSide(each, who))

/** TA-6.2: every weapon on everybody it reaches; announced first where somebody may react. */
function attackOffers(state: GritScene, who: Anyone): Offered[] {
  const by = byOf(state, who.id)
  return weaponsOf(state, who).flatMap(weapon =>
    enemies(state, who).flatMap(target => {
      const attack: Attack = { type: 'Attack', ...by, with: weapon.id, target: target.id }
      const label = `${who.name}: ${weapon.name} on ${target.name}`
      const waits = reactors(state, target.id).length > 0
      const declare: GritCommand = { type: 'Declare', ...(by.hero !== undefined && { hero: by.hero }), attack }
      return [offer('Attack', label, attack, true), ...(waits ? [offer('Attack', `${label}, declared`, declare)] : [])]
    }),
  )
}

/** TA-6.4: one step or one whole Move to either side; carefully where somebody might strike. */
function moveOffers(state: GritScene, who: Anyone): Offered[] {
  const by = byOf(state, who.id)
  const steps = [...new Set([1, moveOf(state, who)])].filter(step => step > 0)
  const places = steps.flatMap(step => [who.at - step, who.at + step]).filter(to => to >= 0 && to <= lastSpace)
  return places.flatMap(to => [
    offer('Move', `${who.name} moves to ${to}`, { type: 'Move', ...by, to }),
    offer('Move', `${who.name} moves to ${to}, carefully`, { type: 'Move', ...by, to, careful: true }),
  ])
}

function turnOffers(state: GritScene, who: Anyone): Offered[] {
  if (state.fight?.turn !== who.id) return []
  const by = byOf(state, who.id)
  return [
    ...attackOffers(state, who),
    ...moveOffers(state, who),
    ...enemies(state, who).map(({ id, name }) =>
      offer('Assess', `${who.name} looks for an opening in ${name}`, { type: 'Assess', ...by, target: id }, true),
    ),
    ...(has(who, 'prone') ? [offer('Move', `${who.name} gets up`, { type: 'StandUp', ...by })] : []),
    ...(has(who, 'grappled') ? [offer('Move', `${who.name} breaks free`, { type: 'Escape', ...by }, true)] : []),
    offer('Turn', `${who.name} ends the turn`, { type: 'EndTurn', ...by }),
  ]
}

/** TA-6.3, TA-6.7: whole, or one action of it now and the rest later. */
function castOffers(state: GritScene, hero: Hero): Offered[] {
  if (state.fight && state.fight.turn !== hero.id) return []
  return hero.sheet.spells.flatMap(id => {
    const spell = spellById(state, id)
    return spell ? aims(state, hero, spell).flatMap(aim => castOffer(state, hero, spell, aim)) : []
  })
}

interface SpellAim {
  readonly targets: readonly string[]
  readonly to?: number
}

function aims(state: GritScene, hero: Hero, { does }: Spell): readonly SpellAim[] {
  if (does.kind === 'step') return [{ targets: [], to: hero.at === 0 ? 1 : 0 }]
  const harmful = does.kind === 'attack' || does.kind === 'save'
  const all = harmful ? enemies(state, hero) : friends(state, hero)
  const wanted = does.kind === 'cleanse' ? all.filter(({ conditions }) => conditions.length > 0) : all
  const hurt = does.kind === 'heal' ? wanted.filter(({ hp, maxHp }) => hp < maxHp) : wanted
  if (!('area' in does) || !does.area) return hurt.map(({ id }) => ({ targets: [id] }))
  const groups = new Map<number, string[]>()
  for (const { id, at } of hurt) groups.set(at, [...(groups.get(at) ?? []), id])
  return [...groups.values()].map(targets => ({ targets }))
}

function castOffer(state: GritScene, hero: Hero, spell: Spell, aim: SpellAim): Offered[] {
  const command: GritCommand = { type: 'Cast', hero: hero.id, spell: spell.id, ...aim }
  const at = aim.targets.map(id => nameOf(state, id)).join(', ')
  const label = `${hero.name} casts ${spell.name}${at ? ` on ${at}` : ''}`
  const parts = state.fight !== null && spell.cost > 1
  return [
    offer('Cast', label, command, spell.does.kind === 'attack'),
    ...(parts ? [offer('Cast', `${label}, one action now`, { ...command, spend: 1 })] : []),
  ]
}

/** TA-9.8: with what it would give, before anybody commits to it. */
function restOffers(state: GritScene, hero: Hero): Offered[] {
  if (state.fight || hero.hp === hero.maxHp || hero.out) return []
  const die = classOf(hero).hitDie
  return Array.from({ length: hero.hitDice }, (_, i) => {
    const { least, most } = restPreview(state, hero, i + 1)
    return offer('Rest', `${hero.name} spends ${i + 1}d${die}: ${least} to ${most} HP back`, {
      type: 'FieldRest',
      hero: hero.id,
      dice: i + 1,
    })
  })
}

function heroOffers(state: GritScene, hero: Hero): Offered[] {
  if (hero.out)
    return state.fight?.turn === hero.id
      ? [offer('Turn', `${hero.name} ends the turn`, { type: 'EndTurn', hero: hero.id })]
      : []
  const free = !state.fight || state.fight.turn === hero.id
  const tests = (free ? attributes : []).map(attribute =>
    offer(
      'Test',
      `${hero.name} tests ${attributeNames[attribute].name}`,
      { type: 'Test', hero: hero.id, attribute, how: 'tries something uncertain' },
      true,
    ),
  )
  return [
    ...turnOffers(state, hero),
    ...castOffers(state, hero),
    ...restOffers(state, hero),
    ...tests,
    ...(hero.channel ? [offer('Cast', `${hero.name} lets go`, { type: 'LetGo', hero: hero.id })] : []),
  ]
}

function answerOffers(state: GritScene, mine: (to: string) => boolean): Offered[] {
  return pending(state)
    .filter(({ to }) => mine(to))
    .flatMap(({ answers }) => answers)
    .map(({ label, command }) =>
      offer('Choices', label, command, ['Save', 'Initiative', 'Attack'].includes(command.type)),
    )
}

function foeOffers(state: GritScene, foe: Foe): Offered[] {
  const { id, name } = foe
  const gang = isMinion(foe) && foe.count > 0
  return [
    ...(foe.out || foe.hidden ? [] : turnOffers(state, foe)),
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
    offer('Fight', 'Order the turns by DEX', { type: 'OrderTurns', order: places }),
    ...(up
      ? [offer('Fight', `${up.name} does something risky`, { type: 'Provoke', mover: up.id, why: 'takes a risk' })]
      : []),
    ...(decided(state) || fight.round > 1 ? [offer('Fight', 'End the fight', { type: 'EndFight' })] : []),
  ]
}

/** Nobody is left standing on one of the sides. */
const decided = ({ heroes, foes }: GritScene): boolean =>
  !foes.some(isPresent) || !heroes.some(hero => isPresent(hero) && !isDying(hero))

function careOffers(state: GritScene): Offered[] {
  const shown = everyone(state).filter(isPresent)
  const kind = conditionKinds[state.serial % conditionKinds.length] ?? 'prone'
  const heroes = state.heroes.filter(({ out }) => !out).map(({ id }) => id)
  const [first] = shown
  const up = shown.find(({ id }) => id === state.fight?.turn) ?? first
  return [
    ...(up
      ? [
          offer('Conditions', `${up.name} is ${kind}`, {
            type: 'SetCondition',
            targets: [up.id],
            condition: kind,
            on: true,
          }),
        ]
      : []),
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
          offer('Danger', 'Fear for one', {
            type: 'Threaten',
            targets: heroes.slice(0, 1),
            attribute: 'wil',
            text: 'the fear',
            condition: 'frightened',
            weaker: 'dazed',
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
    ...state.effects.flatMap(effect =>
      effect.kind === 'save' && effect.critical && !effect.boosted
        ? [offer('Choices', 'Boost the rider', { type: 'BoostRider', effect: effect.id })]
        : [],
    ),
    ...openChoices(state).map(choice =>
      offer('Choices', 'Pass it over', { type: 'Skip', choice, reason: 'the story moves on' }),
    ),
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
  const place = state.difficult.length === 0 ? [1] : []
  return [
    ...(monster && room
      ? [false, true].map(hidden =>
          offer('Foes', `${monster.name}${hidden ? ', hidden' : ''}`, {
            type: 'AddFoe',
            id: freshId(state, monster.id),
            monster: monster.id,
            hidden,
            ...gang,
          }),
        )
      : []),
    offer('Table', place.length > 0 ? 'Hard going at 1' : 'Easy ground', { type: 'SetTerrain', difficult: place }),
    ...(state.fight ? [] : calmOffers(state)),
  ]
}

/** What a table does between fights. */
function calmOffers(state: GritScene): Offered[] {
  const sheet = readyHeroes.find(({ id }) => !state.heroes.some(hero => hero.id === id))
  const risers = state.heroes.filter(({ id, sheet: { level } }) => level < mostLevel && !state.rising.includes(id))
  return [
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

/** What is worth showing though it cannot be done now. */
const worthTelling: ReadonlySet<RefusalCode> = new Set(['cannot-pay', 'spent', 'out-of-reach'])

/** The rule itself says whether it would be accepted. */
function judged(state: GritScene, offered: Offered): Offered[] {
  const refusal = refusalBeforeThrowing(rules, state, offered.command)
  if (!refusal) return [offered]
  return worthTelling.has(refusal.refused) ? [{ ...offered, refusal }] : []
}

export function offers(state: GritScene, { role, heroes }: Viewer): readonly Offered[] {
  if (role === 'spectator') return []
  const gm = role === 'gm'
  const mine = (to: string) => gm || heroes.includes(to)
  const all = [
    ...answerOffers(state, mine),
    ...state.heroes.filter(({ id }) => mine(id)).flatMap(hero => heroOffers(state, hero)),
    ...(gm
      ? [
          ...state.foes.flatMap(foe => foeOffers(state, foe)),
          ...fightOffers(state),
          ...careOffers(state),
          ...tableOffers(state),
        ]
      : []),
  ]
  return all.flatMap(each => judged(state, each))
}
