// The choices that rules have left to somebody, with every answer as a command.
import type { Choice } from '../../kernel/index.ts'
import type { Command } from './commands.ts'
import { targetPrice } from './create.ts'
import { capital } from './die.ts'
import { growthOf } from './evolve.ts'
import { growthTargets } from './growth.ts'
import { chosen } from './options.ts'
import type { Pending, Protagonist, State, Target } from './types.ts'
import { grimoireOf, nameOf } from './who.ts'

export const pending = (state: State): readonly Choice<Command>[] => [
  ...state.pending.map((choice, i) => asked(state, choice, choiceId(choice, state.pending.slice(0, i)))),
  ...state.heroes.filter(({ points, dead }) => points > 0 && !dead).map(hero => growing(state, hero)),
]

/** The same question to the same hero is answered in order; the later ones are numbered. */
function choiceId({ kind, hero }: Pending, before: readonly Pending[]): string {
  const same = before.filter(each => each.kind === kind && each.hero === hero).length
  return same === 0 ? `${kind}:${hero}` : `${kind}:${hero}:${same}`
}

function asked(state: State, choice: Pending, id: string): Choice<Command> {
  const { hero } = choice
  const name = nameOf(state, hero)
  switch (choice.kind) {
    case 'exert':
      return {
        id,
        to: hero,
        question: `${name} has failed. Exert for one more die?`,
        rule: 'LT-Q22',
        answers: [
          { label: 'Exert: 1 Fatigue, one die more', command: { type: 'Exert', hero } },
          { label: 'Let it be', command: { type: 'AcceptFailure', hero } },
        ],
      }
    case 'block': {
      const exerting = chosen(state.options, 'exertion_timing') === 'before'
      return {
        id,
        to: hero,
        question: `${nameOf(state, choice.foe)} hits ${name} for ${choice.blow.amount}. Raise the shield?`,
        rule: 'LT-VII.18',
        answers: [
          { label: 'Block', command: { type: 'Block', hero } },
          ...(exerting
            ? [{ label: 'Block with Exertion: 1 Fatigue', command: { type: 'Block', hero, exert: true } as const }]
            : []),
          { label: 'Take the blow', command: { type: 'TakeBlow', hero } },
        ],
      }
    }
    case 'heal':
      return {
        id,
        to: hero,
        question: `${name} recovers ${choice.points}. What heals first?`,
        rule: 'LT-Q34',
        answers: [
          { label: 'Wounds first', command: { type: 'ChooseHealing', hero, first: 'wounds' } },
          { label: 'Fatigue first', command: { type: 'ChooseHealing', hero, first: 'fatigue' } },
        ],
      }
    case 'death':
      return {
        id,
        to: hero,
        question: `${name} could die here. Is this the end?`,
        rule: 'LT-VIII.4',
        answers: [
          { label: 'Not yet', command: { type: 'Spare', hero } },
          { label: 'This is the end', command: { type: 'ConfirmDeath', hero } },
        ],
      }
  }
}

/** LT-X.4: a point is declared the moment it is earned. */
const growing = (state: State, hero: Protagonist): Choice<Command> => ({
  id: `growth:${hero.id}`,
  to: hero.id,
  question: `${hero.name} has earned ${hero.points}. Where does a point go?`,
  rule: 'LT-X.4',
  answers: growthTargets(state, hero).map(target => ({
    label: `${targetName(state, target)} (${growthOf(hero, target)?.paid ?? 0} of ${targetPrice(hero, target) ?? 0} paid)`,
    command: { type: 'Commit', hero: hero.id, target },
  })),
})

export function targetName(state: State, target: Target): string {
  switch (target.kind) {
    case 'attribute':
      return capital(target.attribute)
    case 'skill':
      return target.skill
    case 'grimoire':
      return grimoireOf(state, target.grimoire)?.name ?? target.grimoire
    case 'hp':
      return 'a Hit Point'
  }
}
