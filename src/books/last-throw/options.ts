// The readings of the rules that a table chooses, the default first.
import { type Options, readingsOf, type TableOption } from '../../kernel/index.ts'

/** Every question by the name that the rules ask it by; `lt.` stands before it at the table. */
export type OptionId =
  | 'ladder_ends'
  | 'bonus_die_low_pool'
  | 'crit_gate'
  | 'penalties'
  | 'cross_attribute_skill'
  | 'opposed_crit_breaks_tie'
  | 'max_helpers'
  | 'exertion_timing'
  | 'exertion_state'
  | 'cast_cost_state'
  | 'pay_to_zero'
  | 'full_hp_two'
  | 'below_zero'
  | 'death'
  | 'heal_order'
  | 'treatment_limit'
  | 'armour_stops_fatigue'
  | 'armour_floor'
  | 'armour_scope'
  | 'crit_extra_kind'
  | 'shield_stacks_with_skill'
  | 'shield_mode'
  | 'enemy_attack'
  | 'fall_back'
  | 'spend_all'
  | 'skill_access'
  | 'grimoire_access'
  | 'advance_hp'

const option = (
  id: OptionId,
  ruling: string,
  question: string,
  values: readonly (readonly [string, string])[],
): TableOption => ({
  id: `lt.${id}`,
  ruling,
  question,
  values: values.map(([id, text]) => ({ id, text })),
})

export const options: readonly TableOption[] = [
  option('ladder_ends', 'LT-Q01', 'Do tiers end at Poor and Exceptional?', [
    ['clamp', 'The five printed tiers are all there is; bonus dice come on top.'],
    ['extend', 'The ladder is open at both ends: every tier is a die.'],
  ]),
  option('bonus_die_low_pool', 'LT-Q02', 'What does a bonus die do for a pool that keeps the lowest?', [
    ['tier_step', 'It is one tier up, and never harms.'],
    ['beside', 'It lies beside the pool; the better of the two counts.'],
    ['literal', 'It joins the pool, of which the lowest still counts.'],
  ]),
  option('crit_gate', 'LT-Q03', 'Who can throw a Critical?', [
    ['pool_size', 'Whoever throws two or more dice and keeps the highest.'],
    ['expert_tier', 'Only a tier of Expert or better, before bonus dice.'],
  ]),
  option('penalties', 'LT-Q10', 'Do several penalties add up?', [
    ['stack', 'Each different penalty counts.'],
    ['worst_only', 'Only the worst one counts.'],
  ]),
  option('cross_attribute_skill', 'LT-Q12', 'Does a Skill help with another Attribute than its own?', [
    ['allowed', 'Yes, when the Narrator calls for that Attribute.'],
    ['own_attribute_only', 'No, a Skill helps its own Attribute only.'],
  ]),
  option('opposed_crit_breaks_tie', 'LT-Q16', 'Does a Critical break an opposed tie?', [
    ['off', 'No, equal dice are a stalemate.'],
    ['on', 'Yes, a Critical wins against an equal die without one.'],
  ]),
  option('max_helpers', 'LT-Q19', 'How many may help one throw?', [
    ['unlimited', 'As many as can reach.'],
    ['1', 'One.'],
  ]),
  option('exertion_timing', 'LT-Q22', 'When is Exertion declared?', [
    ['before', 'Before the throw.'],
    ['after_reroll', 'After a failure: the whole pool is thrown again with one more die.'],
    ['after_add', 'After a failure: one more die is added to those on the table.'],
  ]),
  option('exertion_state', 'LT-Q23', 'Does the Fatigue of Exertion weigh on the very throw it helps?', [
    ['after_roll', 'No, it counts from the next throw.'],
    ['immediate', 'Yes, the wound state is read again first.'],
  ]),
  option('cast_cost_state', 'LT-Q24', "Does a Grimoire's cost weigh on its own casting?", [
    ['immediate', 'Yes: pay, read the wound state, throw.'],
    ['after_roll', 'No, it counts from the next throw.'],
  ]),
  option('pay_to_zero', 'LT-Q26', 'May somebody pay the last Hit Point?', [
    ['allowed', 'Yes; they faint after the throw.'],
    ['forbidden', 'No, a price must leave one point.'],
  ]),
  option('full_hp_two', 'LT-Q28', 'Is an unhurt hero with 2 Hit Points Battered?', [
    ['healthy', 'No, unhurt is Healthy.'],
    ['battered', 'Yes, 2 or fewer is Battered.'],
  ]),
  option('below_zero', 'LT-Q31', 'Do Hit Points go below zero?', [
    ['track', 'Yes, and healing climbs from there.'],
    ['clamp_at_zero', 'No, one healed point wakes anybody.'],
  ]),
  option('death', 'LT-Q32', 'Does the lethal line kill?', [
    ['confirm', 'It makes death possible; the table decides.'],
    ['automatic', 'It kills.'],
  ]),
  option('heal_order', 'LT-Q34', 'What heals first?', [
    ['choose', 'The owner chooses.'],
    ['fatigue_first', 'Fatigue.'],
    ['wounds_first', 'Wounds.'],
  ]),
  option('treatment_limit', 'LT-Q36', 'How often may somebody be treated?', [
    ['none', 'As often as somebody tries.'],
    ['once_per_patient_per_scene', 'Once in a scene.'],
  ]),
  option('armour_stops_fatigue', 'LT-Q39', 'Does armour help against Fatigue?', [
    ['off', 'No, it stops Wounds only.'],
    ['weapons', 'Yes, against Fatigue from weapons.'],
  ]),
  option('armour_floor', 'LT-Q40', 'Can armour swallow a hit whole?', [
    ['0', 'Yes.'],
    ['1', 'No, one point always gets through.'],
  ]),
  option('armour_scope', 'LT-Q41', 'What does armour work against?', [
    ['weapon_hits', 'Weapons, claws and teeth.'],
    ['all_wounds', 'All Wounds, backlash and falls too.'],
  ]),
  option('crit_extra_kind', 'LT-Q42', 'Of what kind is the extra point of a Critical?', [
    ['weapon', 'Of the kind of the weapon.'],
    ['lethal', 'Always a Wound.'],
  ]),
  option('shield_stacks_with_skill', 'LT-Q44', 'Do shield and Shields skill add up?', [
    ['off', 'No: one tier in all.'],
    ['on', 'Yes: two tiers.'],
  ]),
  option('shield_mode', 'LT-Q45', 'How does a shield work?', [
    ['block_roll', 'A throw may block the blow.'],
    ['flat_armour', 'It takes 1 Wound more off each hit, without a throw.'],
  ]),
  option('enemy_attack', 'LT-Q51', 'How do enemies hit?', [
    ['vs_base_tn', 'They throw their Level against TN 4.'],
    ['opposed', 'They throw against the Dexterity or Strength of their target.'],
    ['on_failed_action', 'They never throw: a failed attack lets their blow through.'],
  ]),
  option('fall_back', 'LT-Q58', 'Is falling back free?', [
    ['free_with_ranged', 'One band rides along with an action that is not melee.'],
    ['action', 'It is an action of its own.'],
  ]),
  option('spend_all', 'LT-Q66', 'Must all ten points be spent?', [
    ['required', 'Yes, exactly ten.'],
    ['optional', 'No, at most ten.'],
  ]),
  option('skill_access', 'LT-Q67', 'Which Skills may be bought?', [
    ['attribute', 'Any whose Attribute is Competent.'],
    ['class_list', "Only those of the class's own list."],
  ]),
  option('grimoire_access', 'LT-Q68', 'Who may buy Grimoires?', [
    ['any_class', 'Anybody with Wonder and the skill.'],
    ['mystic_only', 'Mystics only.'],
  ]),
  option('advance_hp', 'LT-Q71', 'Can Hit Points grow?', [
    ['off', 'No.'],
    ['on', 'Yes, 1 point each up to the maximum of the class.'],
  ]),
]

const readings = readingsOf(options)

/** What the table has chosen, `lt.` left out. */
export const chosen = (of: Options, id: OptionId): string => readings.chosen({ options: of }, `lt.${id}`)
