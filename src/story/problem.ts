// Something that is wrong with a story, at its file and line.

export type ProblemCode =
  | 'compile'
  | 'include'
  | 'tag'
  | 'tag-place'
  | 'tag-outside'
  | 'enemy'
  | 'tie'
  | 'unreachable'
  | 'dead-end'
  | 'random'
  | 'grind'
  | 'flag'
  | 'run-on'
  | 'star'
  | 'rules'
  | 'wording'

export interface StoryProblem {
  readonly file: string
  readonly line: number
  readonly code: ProblemCode
  readonly text: string
  /** Only a hint: the story can be played with it. */
  readonly hint?: true
}

export const writeProblem = ({ file, line, code, text, hint }: StoryProblem): string =>
  `${file}:${line}: ${hint ? 'hint: ' : ''}${text} [${code}]`

/** By file in the order of reading, then by line; the same thing is said once. */
export function inOrder(problems: readonly StoryProblem[], files: readonly string[]): StoryProblem[] {
  const said = new Map(problems.map(problem => [`${problem.file}:${problem.line}:${problem.text}`, problem]))
  const at = (file: string) => files.indexOf(file)
  return [...said.values()].sort((a, b) => at(a.file) - at(b.file) || a.line - b.line)
}
