// The table options: every one a real switch, both readings told.
import { readingsOf, type TableOption } from '../../kernel/index.ts'

export const options: readonly TableOption[] = [
  {
    id: 'tp.three_thorns',
    question: 'May a task of three difficulty thorns be rolled?',
    ruling: 'TP-Q01',
    values: [
      { id: 'refuse', text: 'Three difficulty thorns are impossible: break the task up or change the approach.' },
      { id: 'roll', text: 'Three difficulty thorns are rolled like any others.' },
    ],
  },
  {
    id: 'tp.assist_crits',
    question: 'Do the dice of helpers count for a critical?',
    ruling: 'TP-Q05',
    values: [
      { id: 'on', text: 'All dice of a roll are one heap: any two sixes are a critical.' },
      { id: 'off', text: 'Only two sixes among the dice of the one who rolls are a critical.' },
    ],
  },
  {
    id: 'tp.late_assist',
    question: 'May somebody still assist after the dice have fallen?',
    ruling: 'TP-Q07',
    values: [
      { id: 'off', text: 'Assists are declared before the roll.' },
      { id: 'on', text: 'Until the impact move is made, others may add a die and share the risk.' },
    ],
  },
  {
    id: 'tp.montage_crits',
    question: 'Can a montage be a critical?',
    ruling: 'TP-Q08',
    values: [
      { id: 'never', text: 'A montage has no criticals; two sixes are a plain Perfect.' },
      { id: 'own_pair', text: 'Two sixes thrown by one and the same hero are a critical.' },
    ],
  },
  {
    id: 'tp.tension_drops',
    question: 'Does a tension roll thin the tension pool?',
    ruling: 'TP-Q10',
    values: [
      { id: 'on', text: 'Each 1 to 3 of a tension roll drops a die from the pool.' },
      { id: 'off', text: 'The tension pool keeps its dice until the game master changes it.' },
    ],
  },
  {
    id: 'tp.power_partial',
    question: 'May fewer dice of a power pool be rolled?',
    ruling: 'TP-Q12',
    values: [
      { id: 'on', text: 'Choose how many dice of a power pool to roll; only those can drop.' },
      { id: 'off', text: 'A power pool is always rolled whole.' },
    ],
  },
  {
    id: 'tp.zero_dice',
    question: 'What of a stat without dice?',
    ruling: 'TP-Q16',
    values: [
      { id: 'refuse', text: 'A roll needs at least one die.' },
      { id: 'two_keep_low', text: 'A stat of 0 rolls two dice and counts the lower.' },
    ],
  },
  {
    id: 'tp.last_die',
    question: 'When may a die be dropped without a 1 to 3?',
    ruling: 'TP-Q19',
    values: [
      { id: 'at_one', text: 'A task pool of one die may be emptied without a roll when it is triggered.' },
      { id: 'no_drop_drops_one', text: 'Any pool whose roll drops nothing may drop one die.' },
      { id: 'off', text: 'Dice drop only on 1 to 3.' },
    ],
  },
  {
    id: 'tp.greater_effect_predrop',
    question: 'What does a greater effect do to a task pool?',
    ruling: 'TP-Q20',
    values: [
      { id: 'off', text: 'A greater effect is told, not counted.' },
      { id: 'on', text: 'A greater effect drops one die of the task pool before it is rolled.' },
    ],
  },
  {
    id: 'tp.harm_track',
    question: 'Are consequences counted on a harm track?',
    ruling: 'TP-harm.1',
    values: [
      { id: 'on', text: 'Four boxes of harm: from two marks on a thorn, at four out of the scene.' },
      { id: 'off', text: 'No harm is counted: consequences are conditions and what is told.' },
    ],
  },
]

export const { plays, withDefaults } = readingsOf(options)
