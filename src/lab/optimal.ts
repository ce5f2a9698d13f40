// The best one can do: a decision process over fingerprints, solved by sweeping values until they stand still.
import { type Dice, exploreChances } from '../dice/index.ts'
import { after, ChainTooLarge, isRefusal, type Rules } from '../kernel/index.ts'

export interface Decisions<S, C, E> {
  readonly rules: Rules<S, C, E>
  readonly start: S
  /** All that may be done; one when the other side or a rule decides. */
  readonly choices: (state: S) => readonly C[]
  /** What an end is worth, from 0 to 1; undefined while it goes on. */
  readonly worth: (state: S) => number | undefined
  readonly mostStates?: number
}

export interface Optimum<S, C> {
  /** The chance to win, or the expected worth, of the best play. */
  readonly value: number
  readonly states: number
  readonly best: (state: S) => C | undefined
}

interface Node {
  value: number
  /** In the order of the choices. */
  readonly options: readonly { readonly to: Int32Array; readonly chance: Float64Array }[]
}

const still = 1e-13
const mostSweeps = 100_000

export function optimum<S, C, E>(decisions: Decisions<S, C, E>): Optimum<S, C> {
  const { rules } = decisions
  const { nodes, numbers } = graphOf(decisions)
  for (let sweep = 0, change = 1; change > still && sweep < mostSweeps; sweep++) {
    change = 0
    for (let i = nodes.length - 1; i >= 0; i--) {
      const node = nodes[i] as Node
      if (node.options.length === 0) continue
      const value = Math.max(...node.options.map(option => expected(nodes, option)))
      change = Math.max(change, Math.abs(value - node.value))
      node.value = value
    }
  }
  return {
    value: nodes[0]?.value ?? 0,
    states: nodes.length,
    best(state) {
      const node = nodes[numbers.get(rules.fingerprint(state)) ?? -1]
      return node && decisions.choices(state)[bestOf(nodes, node)]
    },
  }
}

/** Which of the choices, not which command: states that play on alike may name their choices otherwise. */
function bestOf(nodes: readonly Node[], { options }: Node): number {
  const values = options.map(option => expected(nodes, option))
  const most = Math.max(...values)
  return values.findIndex(value => value >= most - still)
}

function expected(nodes: readonly Node[], { to, chance }: Node['options'][number]): number {
  let value = 0
  for (let i = 0; i < to.length; i++) value += (chance[i] as number) * (nodes[to[i] as number] as Node).value
  return value
}

function graphOf<S, C, E>({ rules, start, choices, worth, mostStates = 60_000 }: Decisions<S, C, E>) {
  const states: S[] = []
  const numbers = new Map<string, number>()
  const nodes: Node[] = []
  const numberOf = (state: S): number => {
    const print = rules.fingerprint(state)
    const known = numbers.get(print)
    if (known !== undefined) return known
    if (states.length >= mostStates) throw new ChainTooLarge(`more than ${mostStates} different states`)
    numbers.set(print, states.length)
    return states.push(state) - 1
  }
  numberOf(start)
  for (let i = 0; i < states.length; i++) {
    const state = states[i] as S
    const end = worth(state)
    const options = end === undefined ? choices(state).map(command => moves(state, command)) : []
    nodes.push({ value: end ?? 0, options })
  }
  return { nodes, numbers }

  function moves(state: S, command: C) {
    const chances = new Map<number, number>()
    const decide = (dice: Dice) => rules.decide(state, command, dice)
    for (const { value, chance } of exploreChances(decide, { leastLikely: 1e-15 }).leaves) {
      if (isRefusal(value)) throw new Error(`a choice was refused: ${value.text}`)
      const to = numberOf(after(rules, state, value))
      chances.set(to, (chances.get(to) ?? 0) + chance)
    }
    return { to: Int32Array.from(chances.keys()), chance: Float64Array.from(chances.values()) }
  }
}
