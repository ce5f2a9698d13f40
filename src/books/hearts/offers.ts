// What a hero may do now, the choices that are open, and why not. Every offer without a refusal is accepted.
import { type Square, squareName, worthGoing } from '../../grid/index.ts'
import { type Choice, isRefusal, type Offer, refusalBeforeThrowing, type Viewer } from '../../kernel/index.ts'
import { adjacent, isFree, waysOf } from './board.ts'
import { benefitsOf } from './choices.ts'
import { openSteps } from './create.ts'
import { attributes, benefits, complications, effects, tiers } from './data.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'
import { acting, heroOf, inPlay, isDown, isLost, nameOf, owes } from './find.ts'
import { gmOffers } from './gm-offers.ts'
import { attributeName } from './roll.ts'
import { isHeld } from './turns.ts'
import type {
  Attribute,
  Cast,
  ComplicationChoice,
  CriticalChoice,
  Effect,
  HeartsCommand,
  HeartsScene,
  Hero,
  Open,
  Way,
} from './types.ts'

type Offered = Offer<HeartsCommand>

const offer = (group: string, label: string, command: HeartsCommand): Offered => ({ command, label, group })

const rules = { decide, evolve, fingerprint: () => '' }

/** A throw to be made as a call; with the reason when it cannot be made now. */
function called(state: HeartsScene, group: string, label: string, command: HeartsCommand): Offered {
  const refusal = refusalBeforeThrowing(rules, state, command)
  return { command, label, group, call: true, ...(refusal && { refusal }) }
}

const attempts: Readonly<Record<Attribute, string>> = {
  strength: 'forces it',
  dexterity: 'does it quickly and quietly',
  magic: 'senses what is hidden',
}

/** HM-3.2, HM-3.17. */
function testOffers(state: HeartsScene, { id, name }: Hero): Offered[] {
  return attributes.flatMap(attribute => {
    const what = attempts[attribute]
    const test: HeartsCommand = { type: 'Test', hero: id, attribute, tn: 6, what }
    const tried = state.tried.some(each => each.hero === id && each.what === what)
    const label = `${name} ${what} (${attributeName(state, attribute)})`
    if (!tried) return [called(state, 'Test', label, test)]
    return [
      called(state, 'Test', label, test),
      called(state, 'Test', `${label}, another way`, { ...test, again: 'changed' }),
      called(state, 'Test', `${label}, whatever it costs`, { ...test, again: 'complication' }),
    ]
  })
}

/** HM-5.4. */
function attackOffers(state: HeartsScene, { id, name, gear }: Hero): Offered[] {
  const ways: readonly Way[] = gear.weapon.reach === 'both' ? ['melee', 'ranged'] : [gear.weapon.reach]
  return state.foes.filter(inPlay).flatMap(foe =>
    ways.map(way =>
      called(state, 'Attack', `${name} ${way === 'melee' ? 'strikes at' : 'shoots at'} ${foe.name}`, {
        type: 'Attack',
        hero: id,
        foe: foe.id,
        way,
      }),
    ),
  )
}

/** HM-6.2: a Mage has the whole list at hand, the others one of each; any other effect is told and typed. */
function effectsFor({ pack }: HeartsScene, { role }: Hero): readonly Effect[] {
  const all = [...effects, ...pack.effects]
  const first = ({ tier, kind }: Effect) => all.find(effect => effect.tier === tier && effect.kind === kind)
  return role === 'mage' ? all : all.filter(effect => first(effect) === effect)
}

function magicOffers(state: HeartsScene, hero: Hero): Offered[] {
  const affordable = effectsFor(state, hero).filter(({ tier }) => tiers[tier].cost <= hero.mana)
  return affordable.flatMap(({ name, text, tier, kind }) =>
    aimsOf(state, hero, kind).map(({ about, ...aim }) => {
      const command: Cast = { type: 'Cast', hero: hero.id, what: text, tier, kind, ...aim }
      return called(state, state.terms.magic, `${hero.name}: ${name}${about}`, command)
    }),
  )
}

/** What an effect of a kind can be aimed at. */
function aimsOf(
  state: HeartsScene,
  hero: Hero,
  kind: Effect['kind'],
): readonly (Pick<Cast, 'foes' | 'ally' | 'to'> & { readonly about: string })[] {
  switch (kind) {
    case 'free':
      return [{ about: '' }]
    case 'harm':
    case 'pin':
      return state.phase === 'free'
        ? []
        : state.foes.filter(inPlay).map(({ id, name }) => ({ foes: [id], about: ` at ${name}` }))
    case 'heal':
      return state.heroes
        .filter(({ hearts, mostHearts }) => hearts < mostHearts)
        .map(({ id, name }) => ({ ally: id, about: ` for ${name}` }))
    case 'blink':
      return blinks(state, hero).map(to => ({ to, about: '' }))
  }
}

/** A square to blink to, three steps away; the map itself offers all of them. */
function blinks(state: HeartsScene, { at }: Hero): readonly Square[] {
  if (!at || !state.map) return []
  const tries = [3, -3].flatMap(by => [
    { x: at.x + by, y: at.y },
    { x: at.x, y: at.y + by },
  ])
  return tries.filter(square => isFree(state, square)).slice(0, 1)
}

function moveOffers(state: HeartsScene, hero: Hero): Offered[] {
  if (state.phase === 'foes' || isHeld(hero)) return []
  const squares = waysOf(state, hero)?.squares ?? []
  const foes = state.foes.filter(inPlay).flatMap(({ at }) => at ?? [])
  return worthGoing(squares, foes).map(({ square, cost }) =>
    offer('Move', `${hero.name} goes to ${squareName(square)} (${cost})`, { type: 'Move', hero: hero.id, to: square }),
  )
}

function actionOffers(state: HeartsScene, hero: Hero): Offered[] {
  const { id, name, gear } = hero
  const throws = [...testOffers(state, hero), ...(state.phase === 'heroes' ? attackOffers(state, hero) : [])]
  if (isRefusal(acting(state, id))) return throws
  const downed = state.heroes.filter(ally => isDown(ally) && adjacent(state, hero, ally))
  return [
    ...downed.map(ally => offer('Help', `${name} helps ${ally.name} up`, { type: 'Raise', hero: id, ally: ally.id })),
    ...[...new Set(gear.items)].map(item =>
      offer('Gear', `${name} uses ${item}`, { type: 'UseItem', hero: id, item, what: 'as it is meant to be used' }),
    ),
    ...throws,
    ...magicOffers(state, hero),
  ]
}

function heroOffers(state: HeartsScene, hero: Hero): Offered[] {
  const steps = hero.milestones > 0 ? openSteps(hero, state.options) : []
  const grow = steps.map(into => offer('Advance', `${hero.name}: ${into}`, { type: 'Advance', hero: hero.id, into }))
  if (isDown(hero) || owes(state, hero.id)) return grow
  return [...grow, ...moveOffers(state, hero), ...actionOffers(state, hero)]
}

/** HM-1.10, HM-5.13: two from the list, one that costs a Heart, two that mark; or none, if it may be spared. */
function complicationAnswers(state: HeartsScene, { id, forced }: ComplicationChoice): Choice<HeartsCommand>['answers'] {
  const texts = [...complications, ...state.pack.complications]
  const pick = (n: number) => texts[(state.choices * 3 + n) % texts.length] as string
  const answer = (label: string, more: object = {}, n = 0) => ({
    label,
    command: { type: 'Complicate', choice: id, text: pick(n), ...more } as HeartsCommand,
  })
  const spare = { label: 'No complication', command: { type: 'SpareComplication', choice: id } as HeartsCommand }
  return [
    answer(pick(0), {}, 0),
    answer(pick(1), {}, 1),
    answer(`${pick(2)} It costs a Heart.`, { hearts: 1 }, 2),
    answer('Flat on the ground.', { text: 'Flat on the ground.', condition: 'prone' }),
    answer('The weapon is gone.', { text: 'The weapon slips away.', condition: 'disarmed' }),
    ...(forced ? [] : [spare]),
  ]
}

function benefitAnswers(state: HeartsScene, choice: CriticalChoice): Choice<HeartsCommand>['answers'] {
  const to = choice.by === 'hero' ? { hero: choice.hero } : {}
  const text = benefits[state.choices % benefits.length] as string
  return benefitsOf(state, choice).map(benefit => ({
    label: benefit === 'other' ? text : benefit,
    command: { type: 'ChooseBenefit', ...to, choice: choice.id, benefit, ...(benefit === 'other' && { text }) },
  }))
}

function choiceOf(state: HeartsScene, choice: Open): Choice<HeartsCommand> {
  const { id, hero } = choice
  const name = nameOf(state, hero)
  switch (choice.kind) {
    case 'complication':
      return {
        id,
        to: 'gm',
        question: `${name}: ${choice.forced ? 'which' : 'is there a'} complication? (${choice.why})`,
        rule: choice.rule,
        answers: complicationAnswers(state, choice),
      }
    case 'critical':
      return {
        id,
        to: choice.by === 'gm' ? 'gm' : hero,
        question: `A critical success of ${name}: which benefit?`,
        rule: choice.of === 'magic' ? 'HM-6.8' : 'HM-5.9',
        answers: benefitAnswers(state, choice),
      }
    case 'armor':
      return {
        id,
        to: hero,
        question: `${choice.why}: spend ${heroOf(state, hero)?.gear.protection ?? 'protection'} instead of a Heart?`,
        rule: 'HM-11.1',
        answers: [true, false].map(spend => ({
          label: spend ? 'Spend it' : 'Lose a Heart',
          command: { type: 'AnswerArmor', hero, choice: id, spend },
        })),
      }
    case 'threat':
      return {
        id,
        to: hero,
        question: `${choice.foes.map(foe => nameOf(state, foe)).join(', ')} ${choice.text}: ${name} has to resist.`,
        rule: 'HM-Q14',
        answers: [{ label: 'Resist', command: { type: 'Resist', hero, choice: id } }],
      }
  }
}

export const pending = (state: HeartsScene): readonly Choice<HeartsCommand>[] =>
  state.open.map(choice => choiceOf(state, choice))

export function offers(state: HeartsScene, { role, heroes }: Viewer): readonly Offered[] {
  if (role === 'spectator') return []
  const gm = role === 'gm'
  const answers = pending(state)
    .filter(({ to }) => gm || heroes.includes(to))
    .flatMap(({ answers }) =>
      answers.map(({ label, command }) =>
        command.type === 'Resist' ? called(state, 'Choices', label, command) : offer('Choices', label, command),
      ),
    )
  const mine = isLost(state) ? [] : state.heroes.filter(({ id }) => gm || heroes.includes(id))
  return [...answers, ...mine.flatMap(hero => heroOffers(state, hero)), ...(gm ? gmOffers(state) : [])]
}
