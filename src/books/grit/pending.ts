// What waits for somebody's decision: reactions, dice that explode, saves, opportunities, levels, Initiative.
import { type Choice, isRefusal } from '../../kernel/index.ts'
import { attributeNames, attributes, raisedAt } from './data.ts'
import { chooseReaction } from './declared.ts'
import { creatureOf, foeOf, heroOf, isHero, meleeOf, nameOf } from './find.ts'
import { advance } from './party.ts'
import type { By, CommandOf, Effect, GritCommand, GritScene, Provocation } from './types.ts'

type Pending = Choice<GritCommand>
type Answer = Pending['answers'][number]

/** Who acts, as a command names them. */
export const byOf = (state: GritScene, id: string): By => (heroOf(state, id) ? { hero: id } : { foe: id })
const toWhom = (state: GritScene, id: string): string => (heroOf(state, id) ? id : 'gm')

const reactionLabels = { defend: 'Defend', interpose: 'Interpose', pass: 'Let it come' } as const

function reactionAnswers(state: GritScene, id: string): Answer[] {
  return (['defend', 'interpose', 'pass'] as const).flatMap(how => {
    const command: CommandOf<'React'> = { type: 'React', ...byOf(state, id), how }
    return isRefusal(chooseReaction(state, command)) ? [] : [{ label: reactionLabels[how], command }]
  })
}

/** TA-6.8, TA-Q10, TA-Q11: each who may react, then the one who throws. */
function declaredChoices(state: GritScene): Pending[] {
  const { declared } = state
  if (!declared) return []
  const { attack, waiting } = declared
  const attacker = attack.hero ?? attack.foe ?? ''
  const reactions = waiting.map(id => ({
    id: `react:${id}`,
    to: toWhom(state, id),
    question: `${nameOf(state, attacker)} goes for ${nameOf(state, attack.target)}. Does ${nameOf(state, id)} react?`,
    rule: 'TA-6.8',
    answers: reactionAnswers(state, id),
  }))
  const thrower = attack.hero === undefined ? {} : { hero: attack.hero }
  const thrown: Pending = {
    id: 'declared',
    to: toWhom(state, attacker),
    question: waiting.length > 0 ? 'Throw without waiting any longer?' : 'All have answered.',
    rule: 'TA-7.2',
    answers: [{ label: 'Throw the attack', command: { type: 'ThrowDeclared', ...thrower } }],
  }
  return [...reactions, thrown]
}

/** TA-7.7: the die that explodes; TA-Q10: who may still halve it. */
function blowChoices(state: GritScene): Pending[] {
  const { blow } = state
  if (!blow) return []
  const hero = heroOf(state, blow.attacker)
  if (blow.exploding)
    return [
      {
        id: 'blow',
        to: hero ? hero.id : 'gm',
        question: `A critical: ${blow.dice} on the dice so far. Throw the d${blow.die} again!`,
        rule: 'TA-7.7',
        answers: [{ label: `Throw d${blow.die}`, command: { type: 'Explode', ...(hero && { hero: hero.id }) } }],
      },
    ]
  return blow.waiting.map(id => ({
    id: `defend:${id}`,
    to: toWhom(state, id),
    question: `${nameOf(state, blow.attacker)} has hit ${nameOf(state, blow.target)}. Does ${nameOf(state, id)} defend?`,
    rule: 'TA-Q10',
    answers: reactionAnswers(state, id),
  }))
}

function effectChoice(state: GritScene, effect: Effect): Pending {
  const { id, target } = effect
  if (effect.kind === 'batch') {
    const count = foeOf(state, target)?.count ?? 0
    return {
      id,
      to: 'gm',
      question: `${effect.damage} damage over ${count} of ${nameOf(state, target)}: how many fall?`,
      rule: 'TA-Q34',
      answers: Array.from({ length: count + 1 }, (_, fallen) => ({
        label: fallen === 0 ? 'None' : `${fallen}`,
        command: { type: 'RemoveMinions', foe: target, count: fallen, effect: id },
      })),
    }
  }
  const { attribute, text } = effect
  const save: CommandOf<'Save'> = { type: 'Save', ...byOf(state, target), attribute, effect: id }
  return {
    id,
    to: toWhom(state, target),
    question: `${nameOf(state, target)} resists ${text}.`,
    rule: effect.strenuous ? 'TA-9.6' : 'TA-4.1',
    answers: [{ label: `Save with ${attributeNames[attribute].name}`, command: save }],
  }
}

/** TA-6.13, TA-Q12: one melee attack each, or none. */
function opportunityChoices(state: GritScene, { id, mover, by, why }: Provocation): Pending[] {
  return by.flatMap(who => {
    const creature = creatureOf(state, who)
    if (!creature) return []
    const acts = byOf(state, who)
    const strikes: Answer[] = meleeOf(state, creature).map(weapon => ({
      label: `Strike with ${weapon.name}`,
      command: { type: 'Attack', ...acts, with: weapon.id, target: mover, opportunity: id },
    }))
    const pass: Answer = { label: 'Let it pass', command: { type: 'PassOpportunity', ...acts, provoked: id } }
    return [
      {
        id: `${id}:${who}`,
        to: isHero(creature) ? who : 'gm',
        question: `${nameOf(state, mover)} ${why}. Does ${creature.name} strike?`,
        rule: 'TA-6.13',
        answers: [...strikes, pass],
      },
    ]
  })
}

function levelChoice(state: GritScene, id: string): Pending[] {
  const hero = heroOf(state, id)
  if (!hero) return []
  const what = raisedAt(hero.sheet.level + 1)
  return [
    {
      id: `level:${id}`,
      to: id,
      question: `Level ${hero.sheet.level + 1}: which ${what} rises?`,
      answers: attributes
        .map((attribute): CommandOf<'Advance'> => ({ type: 'Advance', hero: id, attribute }))
        .filter(command => !isRefusal(advance(state, command)))
        .map(command => ({ label: `${attributeNames[command.attribute].name} ${what}`, command })),
    },
  ]
}

const initiativeChoice = (state: GritScene, hero: string): Pending => ({
  id: `initiative:${hero}`,
  to: hero,
  question: `How quickly does ${nameOf(state, hero)} get going?`,
  rule: 'TA-5.1',
  answers: [{ label: 'Throw Initiative', command: { type: 'Initiative', hero } }],
})

export const pending = (state: GritScene): readonly Pending[] => [
  ...declaredChoices(state),
  ...blowChoices(state),
  ...state.effects.map(effect => effectChoice(state, effect)),
  ...state.provoked.flatMap(provocation => opportunityChoices(state, provocation)),
  ...(state.fight?.waiting ?? []).map(hero => initiativeChoice(state, hero)),
  ...state.rising.flatMap(hero => levelChoice(state, hero)),
]
