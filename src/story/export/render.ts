// A story as a person reads it without the app: each passage with its choices, its rolls and its conditions in words.
import type { InkNode } from '../compile.ts'
import { isBadTag, isChoiceTag, parseTag, type Tag } from '../tags.ts'

/** How a passage is pointed to: "turn to 34", or a link. */
export type Refer = (passage: string) => string

export interface Section {
  readonly passage: string
  readonly paragraphs: readonly string[]
}

const isFlow = ({ typeName }: InkNode): boolean => typeName === 'Knot' || typeName === 'Stitch'

/** The passages in the order in which they stand, and the one to begin with. */
export function sectionsOf(
  tree: InkNode,
  refer: Refer,
): { readonly first: string; readonly sections: readonly Section[] } {
  const knots = (tree.content ?? []).filter(isFlow)
  const sections = knots.flatMap(knot => {
    const name = knot.identifier?.name ?? ''
    const stitches = (knot.content ?? []).filter(isFlow)
    return [
      ...(stitches.length > 0 && isEmpty(knot) ? [] : [section(name, knot, refer)]),
      ...stitches.map(stitch => section(`${name}.${stitch.identifier?.name}`, stitch, refer)),
    ]
  })
  return { first: firstDivert(tree) ?? sections[0]?.passage ?? '', sections }
}

const isEmpty = (knot: InkNode): boolean => (knot.content ?? []).every(isFlow)

function firstDivert(node: InkNode): string | undefined {
  for (const child of node.content ?? []) {
    if (isFlow(child) || child.typeName === 'Function') continue
    const name = child.typeName === 'Divert' ? child.target?.dotSeparatedComponents : undefined
    const found = name !== undefined && name !== 'DONE' ? name : firstDivert(child)
    if (found !== undefined) return found
  }
  return undefined
}

function section(passage: string, node: InkNode, refer: Refer): Section {
  const writer = new Writer(refer)
  for (const child of node.content ?? []) if (!isFlow(child)) writer.node(child)
  return { passage, paragraphs: writer.finished() }
}

class Writer {
  private readonly refer: Refer
  private readonly done: string[] = []
  private line = ''

  constructor(refer: Refer) {
    this.refer = refer
  }

  finished(): string[] {
    this.close()
    return this.done
  }

  private close(): void {
    const text = this.line.replaceAll(/\s+/g, ' ').trim()
    if (text !== '') this.done.push(text)
    this.line = ''
  }

  private inline(nodes: readonly InkNode[]): string {
    const writer = new Writer(this.refer)
    writer.children(nodes)
    return writer.finished().join(' ')
  }

  private children(nodes: readonly InkNode[]): void {
    let inTag = false
    let tag = ''
    for (const node of nodes) {
      if (node.typeName === 'Tag') {
        if (inTag) this.line += tagText(tag)
        inTag = node.isStart ?? false
        tag = ''
      } else if (inTag) tag += node.text ?? ''
      else this.node(node)
    }
  }

  node(node: InkNode): void {
    switch (node.typeName) {
      case 'Text':
        if (node.text === '\n') this.close()
        else this.line += node.text ?? ''
        return
      case 'Choice':
        this.choice(node)
        return
      case 'Divert':
        this.divert(node)
        return
      case 'Conditional':
        this.conditional(node)
        return
      case 'Sequence':
        this.line += (node.content ?? []).map(each => this.inline([each])).join(' / ')
        return
      case 'variable assignment':
        this.close()
        this.done.push(`(Note: ${node.variableName} is ${expression((node.content ?? [])[0])}.)`)
        return
      case 'IncDecExpression':
        this.done.push(`(Note: ${node.varIdentifier?.name} changes by one.)`)
        return
      case 'FunctionCall':
      case 'ref':
        this.line += expression(node)
        return
      case 'VAR':
      case 'LIST':
      case 'EXTERNAL':
        return
      default:
        this.children(node.content ?? [])
    }
  }

  private divert(node: InkNode): void {
    const name = node.target?.dotSeparatedComponents
    if (node.isEnd) this.line += ' The end.'
    else if (name !== undefined && !node.isDone) this.line += ` ${this.refer(name)}.`
    this.close()
  }

  private choice(node: InkNode): void {
    this.close()
    const { startContent, choiceOnlyContent, innerContent } = node as unknown as Record<string, InkNode | undefined>
    const parts = [startContent, choiceOnlyContent].flatMap(part => part?.content ?? [])
    const { words, tags } = split(parts)
    const only = node.condition ? `If ${expression(node.condition)}: ` : ''
    const once = node.onceOnly ? ' (once)' : ''
    const stop = /[.!?…]["'”’]?$/.test(words) && once === '' ? '' : '.'
    const onwards = innerContent ? this.inline(innerContent.content ?? []) : ''
    this.done.push(`• ${only}${words}${once}${stop}${tags.map(rollText).join('')} ${onwards}`.trimEnd())
  }

  private conditional(node: InkNode): void {
    const [first, ...rest] = node.content ?? []
    const asked = first && first.typeName !== 'ConditionalSingleBranch' ? first : undefined
    const branches = (asked ? rest : (node.content ?? [])).filter(
      ({ typeName }) => typeName === 'ConditionalSingleBranch',
    )
    for (const branch of branches) {
      const { ownExpression, isElse } = branch as { ownExpression?: InkNode | null; isElse?: boolean }
      const { isTrueBranch } = branch as { isTrueBranch?: boolean }
      const inner = (branch.content ?? []).filter(each => each !== ownExpression)
      const text = this.inline(inner)
      if (text === '') continue
      const when = ownExpression
        ? asked
          ? caseText(expression(asked), expression(ownExpression))
          : `If ${expression(ownExpression)}`
        : isElse || !(isTrueBranch ?? true)
          ? 'Otherwise'
          : `If ${asked ? expression(asked) : 'so'}`
      const block = `${when}: ${text}`
      if (this.line.trim() === '') this.done.push(block)
      else this.line += ` (${block})`
    }
  }
}

const outcomeText: Readonly<Record<string, string>> = {
  win: 'If you succeed',
  tie: 'If it comes out even',
  lose: 'If you fail',
  fled: 'If you ran',
}

const caseText = (asked: string, value: string): string =>
  asked === 'outcome' ? (outcomeText[value] ?? `If ${value}`) : `If ${asked} is ${value}`

function split(parts: readonly InkNode[]): { readonly words: string; readonly tags: readonly Tag[] } {
  let [words, tag, inTag] = ['', '', false]
  const tags: Tag[] = []
  for (const node of parts) {
    if (node.typeName === 'Tag') {
      const parsed = inTag ? parseTag(tag) : undefined
      if (parsed && !isBadTag(parsed)) tags.push(parsed)
      inTag = node.isStart ?? false
      tag = ''
    } else if (inTag) tag += node.text ?? ''
    else words += node.text ?? ''
  }
  return { words: words.trim(), tags }
}

/** What a roll asks of a reader with two dice and a pencil. */
function rollText(tag: Tag): string {
  if (!isChoiceTag(tag)) return ''
  const harm = (harmless: boolean) => (harmless ? '' : ' If you fall short, you lose as many HP as are missing.')
  switch (tag.kind) {
    case 'test':
      return ` Throw two dice and add ${tag.ability}: you need more than ${tag.ds}.${harm(tag.harmless)}`
    case 'cast':
      return ` Throw two dice, add focus and take off the level of ${tag.spell === 'any' ? 'a spell you know' : tag.spell}: you need more than ${tag.ds}.${harm(tag.harmless)}`
    case 'flee':
      return ` Throw two dice and add grace: you need more than ${tag.ds}.${harm(tag.harmless)}`
    case 'fight':
      return ` Fight: ${tag.enemies.join(', ')}${tag.noflee ? ', and you cannot run' : ''}${tag.ambush ? ', and the first round is blow for blow' : ''}.`
    case 'rest':
      return ' Rest: 3 HP with a ration eaten, else 1.'
    default:
      return ''
  }
}

/** What a line does to the sheet. */
function tagText(text: string): string {
  const tag = parseTag(text)
  if (isBadTag(tag)) return ''
  switch (tag.kind) {
    case 'damage':
      return ` (You lose ${tag.amount} HP.)`
    case 'heal':
      return ` (You regain ${tag.amount} HP.)`
    case 'ration':
      return tag.amount > 0 ? ` (You gain ${tag.amount} ration.)` : ` (You lose ${-tag.amount} ration.)`
    case 'learn':
      return ` (You learn ${tag.spell}.)`
    case 'weapon':
      return ` (You take up ${tag.weapon.name}, +${tag.weapon.points}.)`
    case 'armour':
      return ` (You put on ${tag.armour.name}, +${tag.armour.protection}.)`
    case 'xp':
      return ` (You gain ${tag.amount} experience.)`
    case 'ending':
      return ` (Ending: ${tag.id}.)`
    default:
      return ''
  }
}

const operators: Readonly<Record<string, string>> = {
  '>': 'is more than',
  '<': 'is less than',
  '>=': 'is at least',
  '<=': 'is at most',
  '==': 'is',
  '!=': 'is not',
  '&&': 'and',
  and: 'and',
  '||': 'or',
  or: 'or',
  '?': 'has',
  has: 'has',
}

const questions: Readonly<Record<string, string>> = {
  hp: 'your HP',
  max_hp: 'your full HP',
  rations: 'your rations',
  level: 'your level',
  archetype: 'your archetype',
  margin: 'your margin',
}

/** An expression of ink in words. */
export function expression(node: InkNode | undefined): string {
  if (!node) return ''
  const inside = node as InkNode & {
    opName?: string
    op?: string
    args?: readonly InkNode[]
    innerExpression?: InkNode
  }
  const parts = node.content ?? []
  switch (node.typeName) {
    case 'ref':
      return (node.path ?? []).join('.').replaceAll('_', ' ')
    case 'Number':
      return String(node.value)
    case 'String':
      return parts.map(each => each.text ?? '').join('')
    case 'FunctionCall': {
      const about = (inside.args ?? []).map(expression).join(', ')
      if (node.name === 'knows') return `you know ${about}`
      if (node.name === 'ability') return `your ${about}`
      return questions[node.name ?? ''] ?? `${node.name}(${about})`
    }
    case 'BinaryExpression': {
      const [left, right] = parts.map(expression)
      return `${left} ${operators[inside.opName ?? ''] ?? inside.opName} ${right}`
    }
    case 'UnaryExpression': {
      const operator = inside.op === '!' ? 'not' : (inside.op ?? 'not')
      return `${operator} ${expression(parts[0])}`
    }
    case 'MultipleConditionExpression':
      return parts.map(expression).join(' and ')
    default:
      return parts.map(expression).join(' ')
  }
}
