// The choices that a rule has left open: to whom, with which answers.
import type { Choice } from '../../kernel/index.ts'
import { impactMoves, shaken } from './data.ts'
import { heroOf, nameOf, poolOf } from './find.ts'
import { weightOf } from './harm.ts'
import { plays } from './options.ts'
import { answersTo, due, progressRefusal } from './pools.ts'
import type {
  BonusChoice,
  Hit,
  ImpactChoice,
  LastDieChoice,
  NoDropChoice,
  ThornsCommand,
  ThornsScene,
} from './types.ts'

type Asked = Choice<ThornsCommand>
type Answer = Asked['answers'][number]

/** Three prompts at a time, others after every throw; the table's own come first. */
function prompts({ rolls, pack }: ThornsScene): readonly string[] {
  const moves = [...pack.moves, ...impactMoves]
  return [0, 1, 2].map(i => moves[(rolls * 3 + i) % moves.length] as string)
}

/** TP-harm.1, TP-harm.5: what is marked before the weight of the move; a lightened one still leaves a mark. */
function markAnswers(state: ThornsScene, choice: ImpactChoice): { label: string; hits: readonly Hit[] }[] {
  if (!plays(state, 'tp.harm_track', 'on')) return []
  const marks = choice.lightened ? 2 : 1
  const count = choice.factor === 2 ? 'Two marks' : 'One mark'
  const { exposed, hero } = choice
  const lead = { label: `${count} for ${nameOf(state, hero)}`, hits: [{ hero, marks }] }
  const all = { label: `${count} for everyone exposed`, hits: exposed.map(each => ({ hero: each, marks })) }
  return exposed.length > 1 ? [lead, all] : [lead]
}

/** TP-action.5, TP-pool.5: words, marks, a condition, or a danger pool; the rule itself weighs them. */
function impactAnswers(state: ThornsScene, choice: ImpactChoice): Answer[] {
  const move = { type: 'MakeImpact' as const, choice: choice.id }
  const { hero } = choice
  const calm = !heroOf(state, hero)?.conditions.some(({ id }) => id === shaken.id)
  return [
    ...prompts(state).map(text => ({ label: text, command: { ...move, text, hits: [] } })),
    ...markAnswers(state, choice).map(({ label, hits }) => ({ label, command: { ...move, text: 'It hurts.', hits } })),
    ...(calm
      ? [
          {
            label: `${nameOf(state, hero)} is shaken`,
            command: { ...move, text: 'It leaves a mark on the mind.', hits: [{ hero, condition: shaken }] },
          },
        ]
      : []),
    ...state.pools
      .filter(pool => pool.kind === 'danger' && due(state, pool))
      .map(({ id, name }) => ({
        label: `Trigger ${name}`,
        command: { ...move, text: `${name}.`, hits: [], danger: id },
      })),
  ]
}

const weights = { plain: '', doubled: ', doubled', lightened: ', lightened' } as const

const impactChoice = (state: ThornsScene, choice: ImpactChoice): Asked => ({
  id: choice.id,
  to: 'gm',
  question: `Which impact move${weights[weightOf(choice)]}? Exposed: ${choice.exposed.map(hero => nameOf(state, hero)).join(', ')}.`,
  rule: 'TP-action.5',
  answers: impactAnswers(state, choice),
})

const bonusLabels = { greater: 'Greater effect', secondary: 'Secondary effect', setup: 'Set up a follow-up' } as const

/** TP-core.9. */
function bonusChoice(state: ThornsScene, { id, hero, task }: BonusChoice): Asked {
  const stuck = progressRefusal(state, task)
  const bonuses = stuck ? [] : (['greater', 'secondary', 'setup'] as const)
  return {
    id,
    to: hero,
    question: `Which bonus does the critical give?${stuck ? ` ${stuck.text}` : ''}`,
    rule: 'TP-core.9',
    answers: bonuses.map(bonus => ({
      label: bonusLabels[bonus],
      command: { type: 'ChooseBonus', hero, choice: id, bonus },
    })),
  }
}

const secondaries = ['a discovery', 'an opening', 'a safer spot']
const poolLabels = { drop: 'Drop one die', roll: 'Throw it', leave: 'Leave it' } as const

/** TP-pool.10–11, TP-Q19. */
function poolChoice(state: ThornsScene, choice: LastDieChoice | NoDropChoice): Asked {
  const { id, hero } = choice
  const name = poolOf(state, choice.pool)?.name ?? 'the pool'
  const lastDie = choice.kind === 'last-die'
  const answers = answersTo(choice).flatMap((answer): Answer[] => {
    const command = { type: 'AnswerPool' as const, ...(hero !== undefined && { hero }), choice: id, answer }
    if (answer !== 'secondary') return [{ label: `${poolLabels[answer]} (${name})`, command }]
    return secondaries.map(text => ({ label: `Secondary effect: ${text}`, command: { ...command, text } }))
  })
  return {
    id,
    to: hero ?? 'gm',
    question: lastDie ? `The last die of ${name}?` : `No die of ${name} dropped. What instead?`,
    rule: lastDie ? 'TP-pool.11' : choice.secondary ? 'TP-pool.10' : 'TP-Q19',
    answers,
  }
}

export const pending = (state: ThornsScene): readonly Asked[] =>
  state.open.map(choice => {
    if (choice.kind === 'impact') return impactChoice(state, choice)
    return choice.kind === 'bonus' ? bonusChoice(state, choice) : poolChoice(state, choice)
  })
