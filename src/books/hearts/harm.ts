// Hearts: losing them, armour in between, going down, getting up, and the scene that is lost.
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { adjacent } from './board.ts'
import { acting, heroOf, isDown, noChoice, noHero } from './find.ts'
import { plays } from './options.ts'
import { actionsSpent } from './roll.ts'
import type { CommandOf, Decided, HeartsEvent, HeartsScene, Hero } from './types.ts'

/** HM-11.1, HM-Q31: protection on the sheet, its token of this scene unspent and not already in question. */
export const hasToken = (state: HeartsScene, hero: Hero): boolean =>
  plays(state, 'hm.armor_token', 'on') &&
  hero.armor &&
  hero.gear.protection !== undefined &&
  !state.open.some(({ kind, hero: id }) => kind === 'armor' && id === hero.id)

/** HM-7.1, HM-7.2, HM-Q28, HM-Q29: down at none; all down, the scene is lost; who is down loses nothing more. */
function drop(state: HeartsScene, hero: Hero, hearts: number, why: string, rule: string): Decided {
  if (isDown(hero) || hearts === 0) return []
  const to = Math.max(0, hero.hearts - hearts)
  const lost: HeartsEvent = { type: 'HeartsChanged', hero: hero.id, from: hero.hearts, to, why, rule }
  if (to > 0) return [lost]
  const others = state.heroes.filter(({ id }) => id !== hero.id)
  const over: HeartsEvent[] = others.every(isDown) ? [{ type: 'SceneLost' }] : []
  return [lost, { type: 'HeroDowned', hero: hero.id }, ...threatsOver(state, hero.id), ...over]
}

/** HM-7.2, HM-Q29: who is down throws no more, and nobody threatens them. */
const threatsOver = ({ open }: HeartsScene, id: string): Decided =>
  open
    .filter(({ kind, hero }) => kind === 'threat' && hero === id)
    .map(({ id: choice }) => ({ type: 'ChoiceClosed', choice }))

/** HM-11.1: one Heart may be saved by armour, if its owner so chooses and it helps; the others are lost at once. */
export function loseHearts(state: HeartsScene, id: string, hearts: number, why: string, rule: string): Decided {
  const hero = heroOf(state, id)
  if (!hero || isDown(hero) || hearts === 0) return []
  if (!hasToken(state, hero) || hero.hearts < hearts) return drop(state, hero, hearts, why, rule)
  return [
    ...drop(state, hero, hearts - 1, why, rule),
    { type: 'ChoiceOpened', choice: { kind: 'armor', id: '', hero: id, why } },
  ]
}

export function answerArmor(
  state: HeartsScene,
  { hero: id, choice, spend }: CommandOf<'AnswerArmor'>,
): Decided | Refusal {
  const open = state.open.find(each => each.id === choice && each.kind === 'armor')
  if (!open) return noChoice(choice)
  const hero = heroOf(state, id)
  if (!hero || open.hero !== id) return refuse('forbidden', 'That armour is not theirs to spend.', 'HM-11.1')
  const closed: HeartsEvent = { type: 'ChoiceClosed', choice }
  if (spend) return [closed, { type: 'ArmorSpent', hero: id }]
  return [closed, ...drop(state, hero, 1, open.kind === 'armor' ? open.why : '', 'HM-7.1')]
}

/** HM-7.3, HM-Q30: an ally's action, from the next square, without a test. */
export function raise(state: HeartsScene, command: CommandOf<'Raise'>): Decided | Refusal {
  const hero = acting(state, command.hero)
  if (isRefusal(hero)) return hero
  const ally = heroOf(state, command.ally)
  if (!ally) return noHero(command.ally)
  if (!isDown(ally)) return refuse('not-now', `${ally.name} is on their feet.`, 'HM-7.3')
  if (!adjacent(state, hero, ally))
    return refuse('out-of-reach', `${hero.name} has to stand next to ${ally.name}.`, 'HM-Q30')
  return [...actionsSpent(state, { hero: hero.id }), { type: 'HeroRaised', hero: ally.id, by: hero.id }]
}

/** Consequences for several at once, in the game master's words. */
export function harm(state: HeartsScene, { heroes, hearts, reason }: CommandOf<'Harm'>): Decided | Refusal {
  const missing = heroes.find(id => !heroOf(state, id))
  if (missing !== undefined) return noHero(missing)
  const hurt = heroes.flatMap(id => loseHearts(state, id, hearts, reason, 'HM-7.1'))
  return hurt.length > 0
    ? lostOnce(state, heroes, hurt)
    : refuse('not-now', 'Nobody there has a Heart to lose.', 'HM-Q29')
}

/** Several may go down in one moment: the scene is lost when nobody is left, and it is said once. */
function lostOnce(state: HeartsScene, heroes: readonly string[], events: Decided): Decided {
  const rest = events.filter(({ type }) => type !== 'SceneLost')
  const downed = rest.flatMap(event => (event.type === 'HeroDowned' ? [event.hero] : []))
  const all = state.heroes.every(hero => isDown(hero) || downed.includes(hero.id))
  return all && heroes.length > 0 && downed.length > 0 ? [...rest, { type: 'SceneLost' }] : rest
}
