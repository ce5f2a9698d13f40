// What each action asks for: Attribute and skill, TN, price, the name of its task.

import { levelTn } from './blows.ts'
import type { Action, ThrownAction } from './commands.ts'
import type { Asked } from './die.ts'
import type { State, Tn } from './types.ts'
import { distance, grimoireOf, seenFoe, weaponOf } from './who.ts'

/** LT-Q59: a bow works at arm's length, badly. */
export const tooClose = 'A bow at arm’s length'

/** LT-XIII.3: Attribute, skill and situation that an action is thrown with. */
export function askedBy(state: State, action: Action): Asked {
  const { object, penalties = [] } = action
  const common = { object, penalties }
  switch (action.type) {
    case 'Attack': {
      const foe = seenFoe(state, action.target)
      const cramped = action.weapon === 'bow' && foe && distance(foe, action.hero) === 'close' && !action.fallBack
      const skill = weaponOf(action.weapon)?.skill
      return { object, attribute: action.attribute, skill, penalties: cramped ? [...penalties, tooClose] : penalties }
    }
    case 'Cast':
      return { ...common, attribute: 'wonder', skill: grimoireOf(state, action.grimoire)?.skill }
    case 'Treat':
      return { ...common, attribute: 'wisdom', skill: 'Medicine' }
    case 'Flee':
      return { ...common, attribute: 'dexterity', skill: action.skill }
    case 'Close':
      return { ...common, attribute: action.attribute ?? 'dexterity', skill: action.skill }
    default:
      return { ...common, attribute: action.attribute, skill: action.skill }
  }
}

/** LT-XIII.1: 4 unless the action has a number of its own or the Narrator sets one. */
export function tnOf(state: State, action: ThrownAction): Tn {
  if (action.tn !== undefined) return action.tn
  if (action.type === 'Attack') return levelTn(seenFoe(state, action.target)?.level ?? 'competent')
  if (action.type === 'Cast') return grimoireOf(state, action.grimoire)?.tn ?? 4
  return 4
}

/** LT-VIII.2, LT-Q27: a Grimoire's cost, and whatever price the Narrator sets on the feat. */
export const priceOf = (state: State, action: Action): number =>
  (action.cost ?? 0) + (action.type === 'Cast' ? (grimoireOf(state, action.grimoire)?.cost ?? 0) : 0)

/** LT-Q63: what the Exhaustion Rule remembers. */
export function taskOf(state: State, action: ThrownAction): string {
  switch (action.type) {
    case 'Cast':
      return grimoireOf(state, action.grimoire)?.name ?? action.grimoire
    case 'Test':
      return action.task ?? action.skill ?? action.attribute
    case 'Attack':
      return `attack with ${weaponOf(action.weapon)?.name ?? action.weapon}`
    case 'Treat':
      return 'treatment'
    case 'Flee':
      return 'flight'
    case 'Close':
      return 'closing in'
  }
}
