// The outline of a story: its passages, the turns in them, where each leads, and which flags are set and read on the way.
import type { InkNode } from './compile.ts'
import { isBadTag, parseTag, type Tag } from './tags.ts'

export interface At {
  readonly file: string
  readonly line: number
}

/** A tag in the text of a turn; guarded when a flag or a count decides whether it is shown. */
export interface TagIn extends At {
  readonly tag: Tag
  readonly guarded: boolean
}

/** What happens from one choice of the reader to the next: from the top of a passage, or from a choice. */
export interface Turn extends At {
  readonly passage: string
  readonly choice?: { readonly once: boolean; readonly guarded: boolean; readonly tags: readonly Tag[] }
  readonly targets: { readonly name: string; readonly at: At }[]
  readonly ends: At[]
  readonly tags: TagIn[]
  readonly reads: Set<string>
  /** Turns that begin where this one leaves off without a divert. */
  readonly onwards: Turn[]
  /** Turns that the reader may choose at the end of this one. */
  readonly offers: Turn[]
}

export interface Passage extends At {
  readonly name: string
  readonly isFunction: boolean
  readonly start: Turn
  readonly turns: Turn[]
}

export interface Outline {
  readonly passages: ReadonlyMap<string, Passage>
  /** The turn before the first passage. */
  readonly start: Turn
  readonly flags: ReadonlyMap<string, At>
  readonly sets: readonly (At & { readonly name: string })[]
  readonly reads: ReadonlySet<string>
  /** RANDOM and its kin, and shuffled alternatives. */
  readonly chance: readonly (At & { readonly name: string })[]
  /** TURNS_SINCE and threads and divert variables: the exact odds leave such stories to simulation. */
  readonly untamed: readonly (At & { readonly name: string })[]
  /** Passages that are named as a value and may be diverted to from anywhere. */
  readonly named: ReadonlySet<string>
  /** The largest number and the longest list of alternatives in the text: visits beyond it are all alike. */
  readonly largest: number
  /** Every number in the story's conditions. */
  readonly numbers: ReadonlySet<number>
}

const randomCalls = ['RANDOM', 'SEED_RANDOM', 'LIST_RANDOM']
const shuffle = 4
const cycle = 2

class Walker {
  readonly passages = new Map<string, Passage>()
  readonly flags = new Map<string, At>()
  readonly sets: (At & { name: string })[] = []
  readonly reads = new Set<string>()
  readonly chance: (At & { name: string })[] = []
  readonly untamed: (At & { name: string })[] = []
  readonly named = new Set<string>()
  readonly numbers = new Set<number>()
  largest = 0
  private at: At
  private passage = ''
  private turns: Turn[] = []

  constructor(main: string) {
    this.at = { file: main, line: 1 }
  }

  private turn(choice?: Turn['choice']): Turn {
    const made: Turn = {
      ...this.at,
      passage: this.passage,
      ...(choice && { choice }),
      targets: [],
      ends: [],
      tags: [],
      reads: new Set(),
      onwards: [],
      offers: [],
    }
    this.turns.push(made)
    return made
  }

  story(tree: InkNode): Turn {
    const start = this.turn()
    const flows = (tree.content ?? []).filter(isFlow)
    for (const node of tree.content ?? []) if (!isFlow(node)) this.node(node, start, false)
    for (const flow of flows) this.flow(flow, '')
    return start
  }

  private flow(node: InkNode, within: string): void {
    this.look(node)
    const at = this.at
    const own = node.identifier?.name ?? ''
    const name = within === '' ? own : `${within}.${own}`
    const outer = { passage: this.passage, turns: this.turns }
    this.passage = name
    this.turns = []
    const start = this.turn()
    this.passages.set(name, { ...at, name, isFunction: node.typeName === 'Function', start, turns: this.turns })
    for (const child of node.content ?? []) if (!isFlow(child)) this.node(child, start, false)
    const stitches = (node.content ?? []).filter(isFlow)
    for (const stitch of stitches) this.flow(stitch, name)
    // A knot without text of its own begins with its first stitch.
    const first = stitches[0]?.identifier?.name
    const empty = start.targets.length + start.offers.length + start.ends.length === 0
    if (first !== undefined && empty) start.targets.push({ name: `${name}.${first}`, at })
    Object.assign(this, outer)
  }

  private look({ hasOwnDebugMetadata, debugMetadata }: InkNode): void {
    if (hasOwnDebugMetadata && debugMetadata)
      this.at = { file: debugMetadata.fileName ?? this.at.file, line: debugMetadata.startLineNumber }
  }

  private weave(node: InkNode, turn: Turn, guarded: boolean): Turn[] {
    let now = turn
    let loose: Turn[] = []
    for (const child of node.content ?? []) {
      this.look(child)
      if (child.typeName === 'Choice') {
        now = this.choice(child, turn, guarded)
        loose.push(now)
      } else if (child.typeName === 'Gather') {
        const gather = this.turn()
        for (const before of loose.length > 0 ? loose : [now]) before.onwards.push(gather)
        for (const inner of child.content ?? []) this.node(inner, gather, guarded)
        loose = []
        now = gather
        turn = gather
      } else if (child.typeName === 'Weave') loose.push(...this.weave(child, now, guarded))
      else this.sequenceOfTags(node, child, now, guarded)
    }
    return loose
  }

  /** A tag is its start, its text and its end, side by side; the start finds its text. */
  private sequenceOfTags(parent: InkNode, child: InkNode, turn: Turn, guarded: boolean): void {
    if (child.typeName !== 'Tag') return void this.node(child, turn, guarded)
    if (!child.isStart) return
    this.look(child)
    const siblings = parent.content ?? []
    const from = siblings.indexOf(child)
    const to = siblings.findIndex((each, i) => i > from && each.typeName === 'Tag')
    const text = siblings.slice(from + 1, to < 0 ? undefined : to).map(each => each.text ?? '')
    const tag = parseTag(text.join(''))
    if (!isBadTag(tag)) turn.tags.push({ ...this.at, tag, guarded })
  }

  private choice(node: InkNode, turn: Turn, guarded: boolean): Turn {
    const [start, only, inner] = this.parts(node)
    const own = new Set<string>()
    if (node.condition) this.expression(node.condition, turn, own)
    const tags = [start, only].flatMap(part => (part ? tagsIn(part) : []))
    const made = this.turn({ once: node.onceOnly ?? false, guarded: guarded || own.size > 0, tags })
    turn.offers.push(made)
    if (inner) this.node(inner, made, false)
    for (const part of [start, only]) if (part) this.words(part, made)
    return made
  }

  /** Start, choice-only and inner content: the tree has them in order, and leaves out what is empty. */
  private parts(node: InkNode): (InkNode | undefined)[] {
    const { startContent, choiceOnlyContent, innerContent } = node as unknown as Record<string, InkNode | undefined>
    return [startContent, choiceOnlyContent, innerContent]
  }

  /** Flags that are read within the words of a choice. */
  private words(node: InkNode, turn: Turn): void {
    for (const child of node.content ?? []) if (child.typeName !== 'Tag') this.node(child, turn, true)
  }

  private node(node: InkNode, turn: Turn, guarded: boolean): void {
    this.look(node)
    switch (node.typeName) {
      case 'Weave':
        this.weave(node, turn, guarded)
        return
      case 'Choice':
        this.choice(node, turn, guarded)
        return
      case 'Divert':
        this.divert(node, turn)
        break
      case 'Conditional':
        this.conditional(node, turn, guarded)
        return
      case 'Sequence':
        this.sequence(node, turn)
        return
      case 'VAR':
      case 'LIST':
        if (node.typeName === 'VAR') this.flags.set(node.variableName ?? '', this.at)
        break
      case 'variable assignment':
        this.sets.push({ ...this.at, name: node.variableName ?? '' })
        break
      case 'IncDecExpression':
        this.sets.push({ ...this.at, name: node.varIdentifier?.name ?? '' })
        break
      default:
        if (isExpression(node)) {
          this.expression(node, turn, new Set())
          return
        }
    }
    for (const child of node.content ?? []) this.sequenceOfTags(node, child, turn, guarded)
  }

  private divert(node: InkNode, turn: Turn): void {
    const name = node.target?.dotSeparatedComponents
    if (node.isEnd || node.isDone) turn.ends.push(this.at)
    else if (name !== undefined) turn.targets.push({ name: this.resolve(name), at: this.at })
    if ((node as { isThread?: boolean }).isThread) this.untamed.push({ ...this.at, name: 'a thread' })
  }

  /** A stitch may be named without its knot. */
  private resolve(name: string): string {
    const [knot = ''] = this.passage.split('.')
    return `${knot}.${name}` in this.stitches ? `${knot}.${name}` : name
  }
  stitches: Readonly<Record<string, true>> = {}

  private conditional(node: InkNode, turn: Turn, guarded: boolean): void {
    const own = new Set<string>()
    for (const child of node.content ?? []) {
      if (child.typeName !== 'ConditionalSingleBranch') this.expression(child, turn, own)
      else {
        const branch = new Set<string>()
        const { ownExpression } = child as { ownExpression?: InkNode | null }
        if (ownExpression) this.expression(ownExpression, turn, branch)
        const held = guarded || own.size > 0 || branch.size > 0
        for (const inner of child.content ?? []) if (inner !== ownExpression) this.node(inner, turn, held)
      }
    }
  }

  private sequence(node: InkNode, turn: Turn): void {
    const type = node.sequenceType ?? 0
    this.look(node)
    if (type & shuffle) this.chance.push({ ...this.at, name: 'A shuffled list' })
    const length = node.content?.length ?? 0
    this.largest = Math.max(this.largest, type & cycle ? 60 : length)
    for (const child of node.content ?? []) this.node(child, turn, true)
  }

  /** Notes what an expression reads; what guards something goes into `guards`: anything but the outcome of the roll. */
  private expression(node: InkNode, turn: Turn, guards: Set<string>): void {
    this.look(node)
    if (node.typeName === 'ref' && node.path) {
      const name = node.path.join('.')
      turn.reads.add(name)
      this.reads.add(name)
      if (name !== 'outcome' && !node.isListItemReference && !outcomes.has(name)) guards.add(name)
    }
    if (node.typeName === 'FunctionCall') this.call(node, turn, guards)
    if (node.typeName === 'DivertTarget') {
      const { divert } = node as { divert?: InkNode }
      const name = divert?.target?.dotSeparatedComponents
      if (name !== undefined) {
        this.named.add(name)
        this.untamed.push({ ...this.at, name: 'a divert kept in a variable' })
      }
      return
    }
    const value = node.typeName === 'Number' ? node.value : undefined
    if (typeof value === 'number') {
      this.numbers.add(value)
      this.largest = Math.max(this.largest, Math.min(60, value))
    }
    for (const child of node.content ?? []) this.expression(child, turn, guards)
  }

  private call(node: InkNode, turn: Turn, guards: Set<string>): void {
    const name = node.name ?? ''
    if (randomCalls.includes(name)) this.chance.push({ ...this.at, name })
    else if (name === 'TURNS_SINCE' || name === 'TURNS') this.untamed.push({ ...this.at, name })
    else {
      turn.targets.push({ name, at: this.at })
      if (name !== 'margin') guards.add(`${name}()`)
    }
  }
}

const outcomes = new Set(['none', 'win', 'tie', 'lose', 'fled'])
const isFlow = ({ typeName }: InkNode): boolean =>
  typeName === 'Knot' || typeName === 'Stitch' || typeName === 'Function'
const expressionTypes = new Set([
  'ref',
  'FunctionCall',
  'Number',
  'String',
  'BinaryExpression',
  'UnaryExpression',
  'MultipleConditionExpression',
  'Expression',
  'DivertTarget',
  'List',
])
const isExpression = ({ typeName }: InkNode): boolean => expressionTypes.has(typeName)

/** The tags within the words of a choice. */
function tagsIn(part: InkNode): Tag[] {
  const content = part.content ?? []
  return content.flatMap((node, i) => {
    if (node.typeName !== 'Tag' || !node.isStart) return []
    const end = content.findIndex((each, j) => j > i && each.typeName === 'Tag')
    const text = content.slice(i + 1, end < 0 ? undefined : end).map(each => each.text ?? '')
    const tag = parseTag(text.join(''))
    return isBadTag(tag) ? [] : [tag]
  })
}

function stitchesOf(tree: InkNode): Record<string, true> {
  const knots = (tree.content ?? []).filter(isFlow)
  const names = knots.flatMap(knot =>
    (knot.content ?? []).filter(isFlow).map(stitch => `${knot.identifier?.name}.${stitch.identifier?.name}`),
  )
  return Object.fromEntries(names.map(name => [name, true]))
}

export function outlineOf(tree: InkNode, main: string): Outline {
  const walker = new Walker(main)
  walker.stitches = stitchesOf(tree)
  const start = walker.story(tree)
  return { ...walker, start }
}

/** Every turn of a passage's neighbours: the passages that can come next, however the reader chooses. */
export function nextPassages(outline: Outline, from: Passage): Set<string> {
  const next = new Set(from.turns.flatMap(({ targets }) => targets.map(({ name }) => name)))
  for (const { reads } of from.turns) {
    // A divert kept in a variable may lead to any passage that is named as a value.
    if ([...reads].some(name => outline.flags.has(name))) for (const name of outline.named) next.add(name)
  }
  return next
}

/** All passages that can still come, the first ones included. */
export function reachable(outline: Outline, first: Iterable<string>): Set<string> {
  const seen = new Set<string>()
  const open = [...first]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue
    const passage = outline.passages.get(name) ?? outline.passages.get(name.split('.')[0] ?? '')
    if (!passage) continue
    seen.add(name)
    seen.add(passage.name)
    // Whoever is in a stitch may run on within its knot.
    open.push(...nextPassages(outline, passage))
  }
  return seen
}

/** The endings that a passage can come to by itself. */
export const endingsIn = ({ passages }: Outline, name: string): readonly string[] =>
  (passages.get(name)?.turns ?? []).flatMap(({ tags }) =>
    tags.flatMap(({ tag }) => (tag.kind === 'ending' ? [tag.id] : [])),
  )
