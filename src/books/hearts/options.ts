// The table options: every one a real switch, both readings told.
import { readingsOf, type TableOption } from '../../kernel/index.ts'

export const options: readonly TableOption[] = [
  {
    id: 'hm.dice',
    question: 'Which dice lie on the table?',
    ruling: 'HM-1.3',
    values: [
      { id: 'stepped', text: 'Each attribute has its own die, from d6 to d20, against a TN.' },
      { id: 'd6', text: 'One d6 for everything, against the threshold of the attribute.' },
    ],
  },
  {
    id: 'hm.max_below_tn',
    question: 'What is the highest face of a die that still lies below the TN?',
    ruling: 'HM-Q04',
    values: [
      { id: 'failure', text: 'A failure: only a highest face that meets the TN is a critical success.' },
      { id: 'critical', text: 'A critical success: the highest face always is.' },
    ],
  },
  {
    id: 'hm.shift_cap',
    question: 'How far can circumstances move the TN?',
    ruling: 'HM-Q07',
    values: [
      { id: '2', text: 'Two steps at most, up or down, once all shifts are added up.' },
      { id: 'none', text: 'As far as the shifts add up to.' },
    ],
  },
  {
    id: 'hm.over_12',
    question: 'What if the TN would go above 12?',
    ruling: 'HM-Q08',
    values: [
      { id: 'blocked', text: 'It cannot be done this way: find a new plan.' },
      { id: 'natural_max', text: 'Only the highest face of the die succeeds.' },
    ],
  },
  {
    id: 'hm.help_at_d20',
    question: 'What does help do for a d20?',
    ruling: 'HM-Q10',
    values: [
      { id: 'none', text: 'Nothing: there is no larger die, so nobody can waste an action on it.' },
      { id: 'tn_step', text: 'It lowers the TN by one step instead.' },
    ],
  },
  {
    id: 'hm.helpers',
    question: 'How many may help with one test?',
    ruling: 'HM-Q11',
    values: [
      { id: '1', text: 'One ally.' },
      { id: 'many', text: 'As many as fit into the story, each for one size of the die.' },
    ],
  },
  {
    id: 'hm.foe_phase',
    question: 'What do foes do on their phase?',
    ruling: 'HM-Q14',
    values: [
      { id: 'forced_tests', text: 'They move, and each group may force one test on a hero.' },
      { id: 'retaliation_only', text: 'They move; they hurt only those who miss them.' },
    ],
  },
  {
    id: 'hm.spell_tn',
    question: 'Which TN has magic that is aimed at a foe?',
    ruling: 'HM-Q17',
    values: [
      { id: 'higher', text: 'The higher of the tier and the foe.' },
      { id: 'tier', text: 'That of the tier.' },
      { id: 'foe', text: 'That of the foe.' },
    ],
  },
  {
    id: 'hm.range_limit',
    question: 'Does distance make a shot harder?',
    ruling: 'HM-Q23',
    values: [
      { id: 'off', text: 'No: whatever can be seen can be shot at.' },
      { id: '10', text: 'Beyond ten squares the TN is one step higher.' },
    ],
  },
  {
    id: 'hm.crowd',
    question: 'What do three or more minions around a hero do?',
    ruling: 'HM-Q24',
    values: [
      { id: 'tn_step', text: "The hero's attacks are one step harder." },
      { id: 'complication', text: 'A failed attack brings one complication more.' },
    ],
  },
  {
    id: 'hm.armor_token',
    question: 'Does protection save a Heart?',
    ruling: 'HM-Q31',
    values: [
      { id: 'on', text: 'Once a scene, protection may be spent instead of one Heart.' },
      { id: 'off', text: 'Protection is part of the story only.' },
    ],
  },
  {
    id: 'hm.clock_untick_on_critical',
    question: 'Does a critical success turn the clock back?',
    ruling: 'HM-Q32',
    values: [
      { id: 'off', text: 'No: clocks only go forward.' },
      { id: 'on', text: 'Yes, by one.' },
    ],
  },
]

export const { plays, withDefaults } = readingsOf(options)
