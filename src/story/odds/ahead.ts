// How much of a sheet can still matter at a node: experience that reaches no level any more and rations that nobody can eat are not told apart.
import type { FoeKind } from '../../books/gamebook/types.ts'
import type { ChoiceTag } from '../tags.ts'
import type { NodeChoice, Step, StoryNode } from './automaton.ts'
import { successors } from './explore.ts'

/** The most that any way onward can bring or use up; endless where one can go round in circles. */
export interface Ahead {
  readonly xp: number
  readonly rations: number
}

const nothing: Ahead = { xp: 0, rations: 0 }
const endless: Ahead = { xp: Number.POSITIVE_INFINITY, rations: Number.POSITIVE_INFINITY }

/** The best escape there is: two sixes and an ability of ten. */
const bestRoll = 22
/** GB-P5: whoever has not earned this much has not grown eight times, and no ability is above ten. */
const eightLevels = 425

const plus = (a: Ahead, b: Ahead): Ahead => ({ xp: a.xp + b.xp, rations: a.rations + b.rations })
const most = (all: readonly Ahead[]): Ahead =>
  all.reduce((a, b) => ({ xp: Math.max(a.xp, b.xp), rations: Math.max(a.rations, b.rations) }), nothing)

/** Worked out from the last nodes back to the first; `order` holds the components of the story, first things first. */
export function lookAhead(
  order: readonly (readonly StoryNode[])[],
  enemies: readonly FoeKind[],
): ReadonlyMap<StoryNode, Ahead> {
  const known = new Map<StoryNode, Ahead>()
  const dsOf = (id: string): number => enemies.find(enemy => enemy.id === id)?.ds ?? 0

  /** What a choice can bring by its roll, and use up by its rest. */
  const ofRoll = (roll: ChoiceTag | null): Ahead => {
    if (roll?.kind === 'rest') return { xp: 0, rations: 1 }
    if (roll?.kind === 'test' || roll?.kind === 'cast') return { xp: roll.ds, rations: 0 }
    if (roll?.kind === 'flee') return { xp: Math.max(roll.ds, bestRoll - roll.ds), rations: 0 }
    if (roll?.kind !== 'fight') return nothing
    const all = roll.enemies.map(dsOf)
    const felled = all.reduce((sum, ds) => sum + ds, 0)
    return { xp: felled + Math.max(0, bestRoll - 2 * Math.min(...all)), rations: 0 }
  }

  const along = (step: Step): Ahead => {
    switch (step.do) {
      case 'visit':
        return along(step.next)
      case 'effect':
        return plus(ofEffect(step.effect), along(step.next))
      case 'ask': {
        // A story that asks how many rations there are may tell any number from any other.
        const asked = step.question === 'rations' ? { xp: 0, rations: Number.POSITIVE_INFINITY } : nothing
        return plus(asked, most([...step.answers.values()].map(along)))
      }
      case 'arrive':
        return known.get(step.node) ?? endless
      case 'end':
        return nothing
      case 'unknown':
        return endless
    }
  }
  const ofChoice = ({ roll, ways }: NodeChoice): Ahead =>
    plus(ofRoll(roll), most([...ways.values()].map(({ root }) => along(root))))

  for (const component of order.toReversed()) {
    const [node] = component
    if (!node) continue
    const circular = component.length > 1 || successors(node).has(node)
    for (const each of component) known.set(each, circular ? endless : most(each.choices.map(ofChoice)))
  }
  const total = Math.max(0, ...[...known.values()].map(({ xp }) => xp))
  return total < eightLevels ? known : new Map()
}

function ofEffect(effect: Extract<Step, { do: 'effect' }>['effect']): Ahead {
  if (effect.kind === 'xp') return { xp: Math.max(0, effect.amount), rations: 0 }
  return effect.kind === 'ration' ? { xp: 0, rations: Math.max(0, -effect.amount) } : nothing
}
