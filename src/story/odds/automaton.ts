// The story without the sheet: ink states that play on alike, and for each choice and outcome what is asked, done and reached.
import { type Answer, type InkMove, type InkOutcome, InkRunner, type Question } from '../ink.ts'
import type { StoryBook } from '../load.ts'
import type { Outline } from '../outline.ts'
import { type ChoiceTag, isChoiceTag, isLineTag, type LineTag, parseTag } from '../tags.ts'
import { Liveness } from './liveness.ts'

export type Effect = Exclude<LineTag, { kind: 'ending' }>

/** What a turn does, step by step. At a question the way parts by the answer. */
export type Step =
  | { readonly do: 'visit'; readonly passage: string; next: Step }
  | { readonly do: 'effect'; readonly effect: Effect; readonly passage: string; next: Step }
  | { readonly do: 'ask'; readonly question: Question; readonly about: string; readonly answers: Map<Answer, Step> }
  | { readonly do: 'end'; readonly ending: string; readonly passage: string }
  | { readonly do: 'arrive'; node: StoryNode }
  | { readonly do: 'unknown' }

export interface NodeChoice {
  readonly text: string
  readonly path: string
  readonly roll: ChoiceTag | null
  /** By outcome, and by what has newly paid: where it leads. */
  readonly ways: Map<string, Way>
}

export interface Way {
  root: Step
}

/** An ink state in which the reader chooses. */
export interface StoryNode {
  readonly id: number
  readonly passage: string
  readonly choices: readonly NodeChoice[]
  /** What has paid experience already and could pay again. */
  readonly paid: readonly string[]
  /** A state of the engine that stands for all that play on alike. */
  readonly ink: string
}

/** Answers the questions of one run, and feels its effects. */
export interface Sheet {
  answer(question: Question, about: string): Answer
  /** Applies an effect; false when the reader falls. */
  feel(effect: Effect): boolean
}

export class Automaton {
  nodes: StoryNode[] = []
  readonly start: Way = { root: { do: 'unknown' } }
  /** How often ink itself was run. */
  runs = 0
  private readonly ink: InkRunner
  private readonly liveness: Liveness
  private readonly numbers = new Map<string, StoryNode>()
  private made = 0

  constructor(book: StoryBook, outline: Outline) {
    this.ink = new InkRunner(book)
    this.liveness = new Liveness(outline)
  }

  way(node: StoryNode, choice: number, outcome: InkOutcome, paying: readonly string[] = []): Way {
    const { ways } = node.choices[choice] as NodeChoice
    const key = paying.length === 0 ? outcome : `${outcome}|${paying.join('|')}`
    let way = ways.get(key)
    if (!way) {
      way = { root: { do: 'unknown' } }
      ways.set(key, way)
    }
    return way
  }

  /** Runs ink for a sheet whose answers are new here, and keeps what it did. */
  learn(
    way: Way,
    node: StoryNode | undefined,
    choice: number,
    outcome: InkOutcome,
    paying: readonly string[],
    sheet: Sheet,
  ): void {
    this.runs++
    const move: InkMove = node ? { kind: 'choose', index: choice, outcome } : { kind: 'start' }
    const steps: Step[] = []
    const answers: Answer[] = []
    let ending: Extract<Step, { do: 'end' }> | undefined
    let [passage, fallen] = [node?.passage ?? '', false]
    const visit = (name: string) => {
      if (name !== '' && name !== passage) steps.push({ do: 'visit', passage: name, next: unknown })
      if (name !== '') passage = name
    }
    const turn = this.ink.run(node?.ink ?? '', move, {
      ask: (question, about) => {
        const answer = sheet.answer(question, about)
        steps.push({ do: 'ask', question, about, answers: new Map() })
        answers.push(answer)
        return answer
      },
      line: line => {
        if (line.text !== '') visit(line.passage)
        for (const tag of line.tags.map(parseTag).filter(isLineTag)) {
          if (tag.kind === 'ending') ending = { do: 'end', ending: tag.id, passage }
          else if (!fallen) {
            steps.push({ do: 'effect', effect: tag, passage, next: unknown })
            fallen = !sheet.feel(tag)
          }
        }
        return fallen ? 'stop' : 'on'
      },
    })
    if (!fallen) visit(turn.passage)
    const last: Step = fallen
      ? unknown
      : (ending ??
        (turn.choices.length === 0
          ? { do: 'end', ending: 'unfinished', passage }
          : { do: 'arrive', node: this.node(turn, [...(node?.paid ?? []), ...paying]) }))
    way.root = merge(way.root, steps, answers, last)
  }

  private node({ state, choices, passage }: ReturnType<InkRunner['run']>, paid: readonly string[]): StoryNode {
    const ahead = this.liveness.ahead(passage)
    const live = paid.filter(path => ahead.passages.has(path.split('.')[0] ?? '')).sort()
    const key = `${passage}#${this.canonical(state, passage)}#${live.join('|')}`
    let node = this.numbers.get(key)
    if (!node) {
      const made = choices.map(({ text, tags, path }) => ({
        text,
        path,
        roll: tags.map(parseTag).find(isChoiceTag) ?? null,
        ways: new Map(),
      }))
      node = { id: this.made++, passage, choices: made, paid: live, ink: state }
      this.nodes.push(node)
      this.numbers.set(key, node)
    }
    return node
  }

  /** From now on some nodes stand for others. */
  merge(stands: ReadonlyMap<StoryNode, StoryNode>): void {
    const along = (step: Step): void => {
      if (step.do === 'visit' || step.do === 'effect') along(step.next)
      else if (step.do === 'ask') for (const next of step.answers.values()) along(next)
      else if (step.do === 'arrive') step.node = stands.get(step.node) ?? step.node
    }
    this.nodes = this.nodes.filter(node => !stands.has(node))
    for (const { choices } of this.nodes)
      for (const { ways } of choices) for (const { root } of ways.values()) along(root)
    along(this.start.root)
    for (const [key, node] of this.numbers) this.numbers.set(key, stands.get(node) ?? node)
  }

  /** Whether a choice that has paid can come again from here. */
  paysAgain(path: string, passage: string): boolean {
    return this.liveness.ahead(passage).passages.has(path.split('.')[0] ?? '')
  }

  /** Choices with their call stacks, live flags and capped live visits; without text, turns, seeds and thread numbers. */
  private canonical(state: string, passage: string): string {
    const ahead = this.liveness.ahead(passage)
    const json = JSON.parse(state) as InkJson
    const flow = json.flows.DEFAULT_FLOW
    const choices = flow.currentChoices.map(({ targetPath, tags, originalThreadIndex }) => [
      targetPath,
      tags ?? [],
      stackOf(flow.choiceThreads?.[originalThreadIndex] ?? flow.callstack.threads.at(-1)),
    ])
    const flags = Object.entries(json.variablesState).filter(([name]) => name !== 'outcome' && ahead.reads.has(name))
    const most = this.liveness.mostVisits
    const visits = Object.entries(json.visitCounts)
      .filter(([place]) => this.liveness.counts(place, ahead))
      .map(([place, count]) => [place, Math.min(most, count)])
    return JSON.stringify([choices, flags.sort(byName), visits.sort(byName)])
  }
}

const unknown: Step = { do: 'unknown' }
const byName = (a: readonly unknown[], b: readonly unknown[]): number => (String(a[0]) < String(b[0]) ? -1 : 1)

interface InkThread {
  readonly callstack: readonly {
    readonly cPath?: string
    readonly type: number
    readonly temp?: Record<string, unknown>
  }[]
}
interface InkJson {
  readonly flows: {
    readonly DEFAULT_FLOW: {
      readonly callstack: { readonly threads: readonly InkThread[] }
      readonly choiceThreads?: Readonly<Record<string, InkThread>>
      readonly currentChoices: readonly {
        readonly targetPath: string
        readonly tags?: readonly string[]
        readonly originalThreadIndex: number
      }[]
    }
  }
  readonly variablesState: Readonly<Record<string, unknown>>
  readonly visitCounts: Readonly<Record<string, number>>
}

/** Where tunnels return to, and what is remembered there; `$r` is where a choice's own text was, and is set anew each time. */
function stackOf(thread: InkThread | undefined): unknown {
  return (thread?.callstack ?? []).map(({ cPath, type, temp }, depth, all) => [
    depth === all.length - 1 ? '' : (cPath ?? ''),
    type,
    Object.entries(temp ?? {}).filter(([name]) => name !== '$r'),
  ])
}

/** Lays one run over the steps that are known: at each question a new answer is a new branch. */
function merge(known: Step, steps: readonly Step[], answers: readonly Answer[], last: Step): Step {
  const [step, ...rest] = steps
  if (!step) return known.do === 'unknown' ? last : known
  if (step.do === 'ask') {
    const asked = known.do === 'ask' ? known : step
    const [answer, ...more] = answers
    if (asked.do === 'ask' && answer !== undefined)
      asked.answers.set(answer, merge(asked.answers.get(answer) ?? unknown, rest, more, last))
    return asked
  }
  if (step.do !== 'visit' && step.do !== 'effect') return step
  const kept = known.do === step.do ? known : step
  kept.next = merge(kept.next, rest, answers, last)
  return kept
}
