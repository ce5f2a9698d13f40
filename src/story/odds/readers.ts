// Readers: how a reader chooses, fights and grows. The exact odds and the simulation ask the same ones.
import { abilities } from '../../books/gamebook/data.ts'
import type { Ability } from '../../books/gamebook/types.ts'
import type { NodeChoice } from './automaton.ts'
import type { Build, Builds } from './builds.ts'
import { isRoll } from './builds.ts'
import type { FightPolicy, Fights } from './fights.ts'

export interface Share<T> {
  readonly value: T
  readonly share: number
}

export interface StoryReader {
  readonly name: string
  readonly text: string
  /** Shares over the places in the list of choices that are offered. */
  choose(choices: readonly NodeChoice[], build: Build, health: number, rations: number): readonly Share<number>[]
  readonly fight: FightPolicy
  grow(build: Build): readonly Share<Ability>[]
}

const evenly = <T>(values: readonly T[]): readonly Share<T>[] =>
  values.map(value => ({ value, share: 1 / values.length }))

/** Picks among everything alike: choices, what to do in each round, which ability grows. */
export const randomReader: StoryReader = {
  name: 'random',
  text: 'takes any choice, fights at random, grows at random',
  choose: choices => evenly(choices.map((_, i) => i)),
  fight: (_, actions) => actions.map(action => ({ action, share: 1 / actions.length })),
  grow: () => evenly(abilities),
}

/** At this health or less a careful reader runs. */
const fearful = 5

const carefulFight: FightPolicy = (health, actions) => [
  { action: health <= fearful && actions.includes('run') ? 'run' : 'attack', share: 1 },
]

/** Expects the least harm from the roll of a choice, strikes while strong, runs when weak, and grows in the best ability. */
export function carefulReader(builds: Builds, fights: Fights): StoryReader {
  const harm = ({ roll }: NodeChoice, build: Build, health: number, rations: number): number => {
    if (roll?.kind === 'rest') return -Math.min(build.hp - health, rations > 0 ? 3 : 1)
    if (isRoll(roll))
      return builds
        .roll(build, roll, false)
        .reduce((sum, { damage, chance }) => sum + Math.min(health, damage) * chance, 0)
    if (roll?.kind !== 'fight') return 0
    const ends = fights.ends(build, roll, health, 'careful', carefulFight)
    return ends.reduce((sum, end) => sum + (health - (end.how === 'death' ? 0 : end.health)) * end.chance, 0)
  }
  return {
    name: 'careful',
    text: `expects the least harm, runs at ${fearful} HP or fewer, grows in the best ability`,
    choose: (choices, build, health, rations) => {
      const harms = choices.map(choice => harm(choice, build, health, rations))
      const least = Math.min(...harms)
      return evenly(harms.flatMap((each, i) => (each <= least + 1e-9 ? [i] : [])))
    },
    fight: carefulFight,
    grow: ({ hero }) => evenly([bestAbility(hero.abilities)]),
  }
}

const bestAbility = (scores: Readonly<Record<Ability, number>>): Ability =>
  abilities.reduce((best, ability) => (scores[ability] > scores[best] ? ability : best))
