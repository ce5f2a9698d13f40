// Compiling ink: the whole story, or every complaint of the compiler with file and line.
import { Compiler, CompilerOptions } from 'inkjs/full'
import type { StoryProblem } from './problem.ts'
import type { Sources } from './source.ts'

/** As much of the compiler's tree as the checks look at. */
export interface InkNode {
  readonly typeName: string
  readonly content?: readonly InkNode[]
  readonly hasOwnDebugMetadata?: boolean
  readonly debugMetadata?: { readonly fileName: string | null; readonly startLineNumber: number } | null
  readonly name?: string | null
  readonly text?: string
  readonly value?: unknown
  /** Of a knot, a stitch, a choice or a gather. */
  readonly identifier?: { readonly name: string } | null
  /** Of a divert. */
  readonly target?: { readonly dotSeparatedComponents: string } | null
  readonly isFunctionCall?: boolean
  readonly isEnd?: boolean
  readonly isDone?: boolean
  /** Of a variable that is set. */
  readonly variableName?: string
  readonly isGlobalDeclaration?: boolean
  readonly varIdentifier?: { readonly name: string } | null
  /** Of a variable that is read. */
  readonly path?: readonly string[]
  readonly isListItemReference?: boolean
  /** Of a choice. */
  readonly onceOnly?: boolean
  readonly condition?: InkNode | null
  /** Of alternatives: 1 stopping, 2 cycle, 4 shuffle, 8 once. */
  readonly sequenceType?: number
  /** Of a tag: where it begins and ends. */
  readonly isStart?: boolean
}

export interface Compiled {
  /** The story for the ink engine; undefined when the compiler gave up. */
  readonly json: string | undefined
  readonly tree: InkNode | undefined
  readonly problems: readonly StoryProblem[]
}

export function compile({ main, files }: Sources): Compiled {
  const problems: StoryProblem[] = []
  const handler = {
    ResolveInkFilename: (file: string) => file,
    LoadInkFileContents: (file: string) => files.get(file) ?? '',
  }
  const options = new CompilerOptions(
    main,
    [],
    false,
    (message: string) => problems.push(complaint(message, main)),
    handler,
  )
  const compiler = new Compiler(files.get(main) ?? '', options)
  const json = attempt(() => compiler.Compile().ToJson() ?? undefined)
  return { json, tree: attempt(() => compiler.parsedStory as unknown as InkNode), problems }
}

/** The compiler gives up by an exception, after it has told everything to the handler. */
function attempt<T>(build: () => T): T | undefined {
  try {
    return build()
  } catch {
    return undefined
  }
}

/** `ERROR: 'main.ink' line 5: Divert target not found`. */
function complaint(message: string, main: string): StoryProblem {
  const [, file = main, line = '1', said = message] = /^\w+: '(.+?)' line (\d+): ([\s\S]*)$/.exec(message) ?? []
  const loose = said.startsWith('Apparent loose end')
  return {
    file,
    line: Number(line),
    code: loose ? 'dead-end' : 'compile',
    text: loose
      ? 'The text runs out here: divert to a passage, offer a choice, or end with an ending.'
      : (said.split('\n')[0] ?? said),
  }
}
