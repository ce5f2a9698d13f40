// Reads dice notation from the command line; a mistake is shown under the text, at its character.
import { type Expression, type NotationProblem, parseNotation } from '../dice/notation/index.ts'
import { BadCall } from './command.ts'

export function requireNotation(words: readonly string[]): { readonly text: string; readonly expression: Expression } {
  const text = words.join(' ')
  const { expression, problem } = parseNotation(text)
  if (!expression) throw new BadCall(pointAt(text, problem))
  return { text, expression }
}

/** The text, a caret under the character, and the sentence. */
export function pointAt(text: string, { at, text: sentence }: NotationProblem): string {
  return `${text}\n${' '.repeat(at)}^ ${sentence}`
}
