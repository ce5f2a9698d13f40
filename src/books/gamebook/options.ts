// The ten readings that a table chooses, and what it plays by.
import { readingsOf, type TableOption } from '../../kernel/index.ts'

export const options: readonly TableOption[] = [
  {
    id: 'gb.ds_falls_with_damage',
    question: 'Does damage lower the DS of a foe?',
    ruling: 'GB-Q01',
    values: [
      { id: 'off', text: 'Damage is counted beside the DS; the DS to beat falls only through spells.' },
      { id: 'on', text: 'The DS to beat falls with every point of damage; at 0 the foe is defeated.' },
    ],
  },
  {
    id: 'gb.tie_attack',
    question: 'What does a tie in an attack do?',
    ruling: 'GB-Q02',
    values: [
      { id: 'stalemate', text: 'A tie in an attack is a stalemate: nobody is hurt.' },
      { id: 'graze', text: "A tie in an attack grazes: the foe takes the weapon's points." },
      { id: 'trade', text: "A tie in an attack is a trade: both sides take the other's weapon points." },
    ],
  },
  {
    id: 'gb.tie_run',
    question: 'What does a tie in running do?',
    ruling: 'GB-Q03',
    values: [
      { id: 'stay', text: 'A tie in running: no damage, and still in the fight.' },
      {
        id: 'escape_at_cost',
        text: "A tie in running: away, at the cost of the foe's weapon points, 1 at the least.",
      },
    ],
  },
  {
    id: 'gb.armour',
    question: 'When does armour soak?',
    ruling: 'GB-Q06',
    values: [
      { id: 'literal', text: 'Armour soaks its score only from damage that is larger than the score.' },
      { id: 'min_one', text: 'Armour always soaks its score, and at least 1 gets through.' },
    ],
  },
  {
    id: 'gb.armour_scope',
    question: 'Against what does armour help?',
    ruling: 'GB-Q07',
    values: [
      { id: 'combat', text: 'Armour helps in fights: attacks, running, and spells that backfire on a foe.' },
      { id: 'all_damage', text: 'Armour helps against all damage.' },
    ],
  },
  {
    id: 'gb.ds_reduction',
    question: 'How long does a spell weaken a foe?',
    ruling: 'GB-Q11',
    values: [
      { id: 'fight', text: 'A weakened foe stays so until the fight ends, and castings add up.' },
      { id: 'next_roll', text: 'A weakened foe is so for the next roll against it.' },
    ],
  },
  {
    id: 'gb.stun_skips_damage',
    question: 'Does a stunned foe miss its next chance to hurt?',
    ruling: 'GB-Q12',
    values: [
      { id: 'off', text: 'Being stunned is the lower DS and nothing else.' },
      { id: 'on', text: 'The next failed roll against a stunned foe deals no damage.' },
    ],
  },
  {
    id: 'gb.crowd',
    question: 'What do the foes do that nobody faces?',
    ruling: 'GB-Q14',
    values: [
      { id: 'target_only', text: 'Only the foe that was rolled against deals damage.' },
      { id: 'each_untargeted_adds_weapon', text: 'Every other foe adds its weapon points to the damage of a failure.' },
    ],
  },
  {
    id: 'gb.xp_beyond_500',
    question: 'Can one grow after 500 used experience?',
    ruling: 'GB-Q24',
    values: [
      { id: 'extend', text: 'The ladder goes on: 135 below 1000 used, 220 below 2000, and so forth.' },
      { id: 'stop', text: 'From 500 used experience on there are no more levels.' },
    ],
  },
  {
    id: 'gb.escape_xp',
    question: 'What is an escape worth?',
    ruling: 'GB-Q26',
    values: [
      { id: 'margin', text: 'An escape pays its margin of success.' },
      { id: 'current_ds', text: 'An escape pays the present DS.' },
    ],
  },
]

export const { plays, withDefaults } = readingsOf(options)
