// What a seat may do now, and why not. Every offer without a refusal is accepted.
import { squareName, worthGoing } from '../../grid/index.ts'
import { type Offer, type RefusalCode, refusalBeforeThrowing, type Viewer } from '../../kernel/index.ts'
import { leapsOf } from './casting.ts'
import { attributeNames, attributes, lastSpace } from './data.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'
import { type Anyone, classOf, everyone, has, isPresent, nameOf, sameSide, spellById, weaponsOf } from './find.ts'
import { gmOffers, offer } from './gm-offers.ts'
import { moveOf } from './movement.ts'
import { byOf, pending } from './pending.ts'
import { bandOf, waysOf } from './places.ts'
import { reactors } from './reactions.ts'
import { restPreview } from './rests.ts'
import type { Attack, GritCommand, GritScene, Hero, Spell, Spot } from './types.ts'

type Offered = Offer<GritCommand>

const rules = { decide, evolve, fingerprint: () => '' }

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

/** TA-6.4: carefully too, where somebody might strike. */
function moveOffers(state: GritScene, who: Anyone): Offered[] {
  const by = byOf(state, who.id)
  return spotsFor(state, who).flatMap(({ to, name }) => [
    offer('Move', `${who.name} moves to ${name}`, { type: 'Move', ...by, to }),
    offer('Move', `${who.name} moves to ${name}, carefully`, { type: 'Move', ...by, to, careful: true }),
  ])
}

/** One step or one whole Move to either side; over squares, a few of those that one Move reaches. */
function spotsFor(state: GritScene, who: Anyone): readonly { readonly to: Spot; readonly name: string }[] {
  if (state.map) {
    const goals = enemies(state, who).flatMap(({ square }) => square ?? [])
    const ways = waysOf(state, who, moveOf(state, who))?.squares ?? []
    return worthGoing(ways, goals).map(({ square, cost }) => ({ to: square, name: `${squareName(square)} (${cost})` }))
  }
  const steps = [...new Set([1, moveOf(state, who)])].filter(step => step > 0)
  const places = steps.flatMap(step => [who.at - step, who.at + step]).filter(to => to >= 0 && to <= lastSpace)
  return places.map(to => ({ to, name: `${to}` }))
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
  readonly to?: Spot
}

/** TA-10.4: who stands with each of them, every group once. */
function groupsOf(state: GritScene, all: readonly Anyone[]): readonly (readonly string[])[] {
  const around = all.map(one => [one, ...all.filter(each => each !== one && bandOf(state, one, each) === 'close')])
  const groups = around.map(group => group.map(({ id }) => id))
  const same = (group: readonly string[]) => [...group].sort().join()
  return groups.filter((group, i) => groups.findIndex(each => same(each) === same(group)) === i)
}

/** Where a step may lead: the other end of the zones, or a few of the squares. */
function stepsFor(state: GritScene, hero: Hero, spell: Spell): readonly Spot[] {
  if (!state.map) return [hero.at === 0 ? 1 : 0]
  const goals = enemies(state, hero).flatMap(({ square }) => square ?? [])
  return worthGoing(leapsOf(state, hero, spell), goals).map(({ square }) => square)
}

function aims(state: GritScene, hero: Hero, spell: Spell): readonly SpellAim[] {
  const { does } = spell
  if (does.kind === 'step') return stepsFor(state, hero, spell).map(to => ({ targets: [], to }))
  const harmful = does.kind === 'attack' || does.kind === 'save'
  const all = harmful ? enemies(state, hero) : friends(state, hero)
  const wanted = does.kind === 'cleanse' ? all.filter(({ conditions }) => conditions.length > 0) : all
  const hurt = does.kind === 'heal' ? wanted.filter(({ hp, maxHp }) => hp < maxHp) : wanted
  if (!('area' in does) || !does.area) return hurt.map(({ id }) => ({ targets: [id] }))
  return groupsOf(state, hurt).map(targets => ({ targets }))
}

function castOffer(state: GritScene, hero: Hero, spell: Spell, aim: SpellAim): Offered[] {
  const command: GritCommand = { type: 'Cast', hero: hero.id, spell: spell.id, ...aim }
  const at = aim.targets.map(id => nameOf(state, id)).join(', ')
  const where = typeof aim.to === 'object' ? ` to ${squareName(aim.to)}` : ''
  const label = `${hero.name} casts ${spell.name}${at ? ` on ${at}` : where}`
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
    ...(gm ? [...state.foes.filter(isPresent).flatMap(foe => turnOffers(state, foe)), ...gmOffers(state)] : []),
  ]
  return all.flatMap(each => judged(state, each))
}
