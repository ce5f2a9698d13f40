// The table options: every one a real switch, both readings told.
import { readingsOf, type TableOption } from '../../kernel/index.ts'

export const options: readonly TableOption[] = [
  {
    id: 'ta.net_cap',
    question: 'Is there an end to net Boons and Banes?',
    ruling: 'TA-Q01',
    values: [
      { id: 'none', text: 'However many Boons or Banes are left over, each is one more die.' },
      { id: '3', text: 'At most three net Boons or Banes count.' },
    ],
  },
  {
    id: 'ta.save_uses_rating',
    question: 'Does the rating of the attribute count in a save?',
    ruling: 'TA-Q05',
    values: [
      { id: 'on', text: 'A save counts the rating of its attribute and the save type of the class.' },
      { id: 'off', text: 'A save counts the save type of the class, not the rating.' },
    ],
  },
  {
    id: 'ta.attack_uses_rating',
    question: 'Does the rating of the attribute count in an attack?',
    ruling: 'TA-Q07',
    values: [
      { id: 'off', text: 'Ratings are for tests and saves; an attack counts only its circumstances.' },
      { id: 'on', text: 'The rating of the attack’s attribute adds its Boons or Banes to the attack.' },
    ],
  },
  {
    id: 'ta.reaction_pool',
    question: 'Which actions pay for reactions?',
    ruling: 'TA-Q08',
    values: [
      {
        id: 'leftover',
        text: 'Actions left when a turn ends pay for reactions; the next turn starts with three again.',
      },
      { id: 'borrow_next', text: 'Actions come back when a turn ends; reactions use up those of the coming turn.' },
    ],
  },
  {
    id: 'ta.defend',
    question: 'What does Defend do?',
    ruling: 'TA-Q10',
    values: [
      { id: 'bane', text: 'Defend is declared before the throw and gives the attack a Bane.' },
      { id: 'halve', text: 'Defend is declared after a hit and halves its damage.' },
    ],
  },
  {
    id: 'ta.crit_math',
    question: 'What does a critical add?',
    ruling: 'TA-Q13',
    values: [
      { id: 'nimble', text: 'The maximum that shows counts once; every die thrown after it is added.' },
      { id: 'bonus_max', text: 'One more maximum is added before the Primary is thrown again.' },
    ],
  },
  {
    id: 'ta.attack_net',
    question: 'How do Boons and Banes change an attack of several dice?',
    ruling: 'TA-Q16',
    values: [
      { id: 'primary_only', text: 'Only the Primary is thrown more than once, and the best or the worst is kept.' },
      {
        id: 'drop_from_pool',
        text: 'More dice join the whole pool, as many of the worst or the best are taken out, and the leftmost die that stays is the Primary.',
      },
    ],
  },
  {
    id: 'ta.rushed_save_boon',
    question: 'How much easier are saves against a rushed attack?',
    ruling: 'TA-Q18',
    values: [
      { id: 'flat', text: 'One Boon, however rushed the attack was.' },
      { id: 'scaling', text: 'One Boon for each step of haste: two against a third attack.' },
    ],
  },
  {
    id: 'ta.armour_negative_mod',
    question: 'Does armour also ignore a negative modifier?',
    ruling: 'TA-Q20',
    values: [
      { id: 'keep', text: 'Armour ignores what would add damage; a negative modifier still lowers it.' },
      { id: 'ignore', text: 'Armour ignores every flat modifier, negative ones too.' },
    ],
  },
  {
    id: 'ta.vulnerability',
    question: 'What does a vulnerability do?',
    ruling: 'TA-Q23',
    values: [
      { id: 'double', text: 'A hit does double damage, and armour does not count.' },
      { id: 'auto_crit', text: 'Every hit is a critical.' },
    ],
  },
  {
    id: 'ta.dying_strenuous',
    question: 'When is an act of the dying strenuous?',
    ruling: 'TA-Q26',
    values: [
      { id: 'gm_call', text: 'When the game master says so.' },
      { id: 'attack_or_cast_always', text: 'Every attack and every spell is.' },
    ],
  },
  {
    id: 'ta.hit_die_bonus',
    question: 'Does strength help a Field Rest?',
    ruling: 'TA-Q27',
    values: [
      { id: 'none', text: 'A Hit Die gives back what it shows.' },
      { id: 'str_mod', text: 'Each Hit Die gives back what it shows and the STR modifier.' },
    ],
  },
  {
    id: 'ta.help_stack',
    question: 'May several allies help with one throw?',
    ruling: 'TA-Q31',
    values: [
      { id: 'on', text: 'Each ally who pays for it adds a Boon.' },
      { id: 'one', text: 'One ally may help with a throw.' },
    ],
  },
  {
    id: 'ta.minion_overflow',
    question: 'How many minions does one great blow remove?',
    ruling: 'TA-Q34',
    values: [
      { id: 'gm', text: 'A hit removes one; how many an area takes, the game master says.' },
      { id: 'hp_each', text: 'The damage is divided by what one minion can bear, and so many fall, one at least.' },
    ],
  },
  {
    id: 'ta.distance',
    question: 'How are distances counted?',
    ruling: 'TA-10.5',
    values: [
      { id: 'bands', text: 'By zones: the same zone is Close, the next is Mid, what lies beyond is Far.' },
      { id: 'spaces', text: 'By spaces along a lane: one Move covers as many as the Speed says.' },
    ],
  },
]

export type OptionId =
  | 'ta.net_cap'
  | 'ta.save_uses_rating'
  | 'ta.attack_uses_rating'
  | 'ta.reaction_pool'
  | 'ta.defend'
  | 'ta.crit_math'
  | 'ta.attack_net'
  | 'ta.rushed_save_boon'
  | 'ta.armour_negative_mod'
  | 'ta.vulnerability'
  | 'ta.dying_strenuous'
  | 'ta.hit_die_bonus'
  | 'ta.help_stack'
  | 'ta.minion_overflow'
  | 'ta.distance'

export const { plays, withDefaults } = readingsOf<OptionId>(options)
