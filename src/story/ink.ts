// One turn of ink as a pure function: from a state and a choice, with every question answered, to lines, choices and the next state.
import { InkList, Story } from 'inkjs'
import type { StoryBook } from './load.ts'

/** How a roll or a fight came out, as ink hears it. */
export type InkOutcome = 'none' | 'win' | 'tie' | 'lose' | 'fled'

export interface InkLine {
  readonly text: string
  readonly tags: readonly string[]
  readonly passage: string
}

export interface InkChoice {
  readonly text: string
  readonly tags: readonly string[]
  /** Where it leads within the compiled story: its name, as long as the story is not edited. */
  readonly path: string
}

export type Question = 'hp' | 'max_hp' | 'rations' | 'level' | 'ability' | 'knows' | 'archetype' | 'margin'
export type Answer = string | number | boolean

export type InkMove =
  | { readonly kind: 'start' }
  | { readonly kind: 'choose'; readonly index: number; readonly outcome: InkOutcome }
  | { readonly kind: 'go'; readonly passage: string }
  /** From a state of an older edition: its flags and visits, at the top of a passage. */
  | { readonly kind: 'reopen'; readonly passage: string }

export interface Reader {
  ask(question: Question, about: string): Answer
  /** Hears each line as it comes; `stop` ends the turn there. */
  line(line: InkLine): 'on' | 'stop'
}

export interface InkTurn {
  readonly state: string
  readonly choices: readonly InkChoice[]
  /** Where the reader is now. */
  readonly passage: string
}

/** As much of the ink engine as a turn needs. */
interface Engine {
  readonly canContinue: boolean
  readonly currentTags: readonly string[] | null
  readonly currentChoices: readonly {
    readonly text: string
    readonly tags?: readonly string[] | null
    readonly pathStringOnChoice: string
  }[]
  readonly state: {
    storySeed: number
    ToJson(): string
    LoadJson(json: string): void
    readonly previousPointer: { readonly path?: { toString(): string } | null }
  }
  readonly variablesState: Record<string, unknown>
  onError: ((message: string, type: number) => void) | null
  Continue(): string
  ChooseChoiceIndex(index: number): void
  ChoosePathString(path: string, resetCallstack?: boolean): void
  ResetState(): void
  BindExternalFunction(name: string, answer: (about?: string) => Answer, lookaheadSafe: boolean): void
  VisitContainer(container: { readonly name?: string | null }, atStart: boolean): void
}

/** A turn that enters more places than this goes round in circles. */
const mostVisits = 20_000

const questions: readonly Question[] = ['hp', 'max_hp', 'rations', 'level', 'ability', 'knows', 'archetype', 'margin']

/** The engine with one story in it. It keeps nothing from one turn to the next. */
export class InkRunner {
  private readonly engine: Engine
  private readonly passages: ReadonlySet<string>
  private readonly hearsOutcome: boolean
  private readonly first: string
  private reader: Reader | undefined
  private entered: string | undefined
  private visits = 0

  constructor({ ink, passages }: Pick<StoryBook, 'ink' | 'passages'>) {
    this.engine = new Story(ink) as unknown as Engine
    this.passages = new Set(passages)
    // ink's complaints at run time, such as a choice that is gone, are exceptions here.
    this.engine.onError = (message, type) => {
      if (type === 2) throw new Error(message)
    }
    for (const name of questions)
      this.engine.BindExternalFunction(name, (about = '') => this.reader?.ask(name, about) ?? 0, false)
    this.watchVisits()
    // The engine draws a seed by the clock; a state must not depend on it.
    this.engine.state.storySeed = 0
    this.first = this.engine.state.ToJson()
    this.hearsOutcome = 'outcome' in (JSON.parse(ink) as { listDefs: object }).listDefs
  }

  run(from: string, move: InkMove, reader: Reader): InkTurn {
    const { engine } = this
    this.reader = reader
    this.entered = undefined
    this.visits = 0
    engine.state.LoadJson(this.stateFor(from, move))
    if (move.kind === 'go' || move.kind === 'reopen') engine.ChoosePathString(move.passage, true)
    if (move.kind === 'choose') {
      this.setOutcome(move.outcome)
      engine.ChooseChoiceIndex(move.index)
    }
    let passage = 'passage' in move ? move.passage : ''
    while (engine.canContinue) {
      this.entered = undefined
      const text = engine.Continue()
      passage = this.where() ?? passage
      const line = { text: text.trim(), tags: engine.currentTags ?? [], passage }
      if (reader.line(line) === 'stop') break
    }
    this.setOutcome('none')
    return { state: engine.state.ToJson(), choices: this.choices(), passage }
  }

  private stateFor(from: string, move: InkMove): string {
    if (move.kind === 'start') return this.first
    if (move.kind !== 'reopen') return from
    const { variablesState, visitCounts } = JSON.parse(from) as Record<string, object>
    return JSON.stringify({ ...(JSON.parse(this.first) as object), variablesState, visitCounts })
  }

  private setOutcome(outcome: InkOutcome): void {
    if (!this.hearsOutcome) return
    this.engine.variablesState.outcome = (
      InkList as unknown as { FromString(item: string, story: unknown): unknown }
    ).FromString(`outcome.${outcome}`, this.engine)
  }

  private choices(): InkChoice[] {
    return this.engine.currentChoices.map(({ text, tags, pathStringOnChoice }) => ({
      text: text.trim(),
      tags: tags ?? [],
      path: pathStringOnChoice,
    }))
  }

  /** The passage of the line just read: where the engine stands, or after an ending the last passage that it entered. */
  private where(): string | undefined {
    const path = this.engine.state.previousPointer.path?.toString()
    return path === undefined ? this.entered : this.passageAt(path)
  }

  private passageAt(path: string): string | undefined {
    const [knot = '', stitch = ''] = path.split('.')
    const full = `${knot}.${stitch}`
    return this.passages.has(full) ? full : this.passages.has(knot) ? knot : undefined
  }

  private watchVisits(): void {
    const visit = this.engine.VisitContainer.bind(this.engine)
    this.engine.VisitContainer = (container, atStart) => {
      if (++this.visits > mostVisits) throw new Error('it goes round in circles and never comes to an end')
      if (container.name && this.passages.has(container.name)) this.entered = container.name
      visit(container, atStart)
    }
  }
}
