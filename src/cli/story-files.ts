// Finds and loads the stories that somebody named: files, or folders of them.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Loaded, loadStory } from '../story/load.ts'
import { type StoryProblem, writeProblem } from '../story/problem.ts'
import { BadCall } from './command.ts'

export interface Named extends Loaded {
  /** As it was typed, or as it was found in a folder. */
  readonly path: string
}

export function loadNamed(path: string): Named {
  if (!existsSync(path)) throw new BadCall(`There is no story "${path}".`)
  if (!path.endsWith('.ink')) throw new BadCall(`A story is an .ink file, and "${path}" is none.`)
  return { path, ...loadStory(basename(path), file => readBeside(path, file)) }
}

function readBeside(path: string, file: string): string | undefined {
  const full = join(dirname(path), file)
  return existsSync(full) && statSync(full).isFile() ? readFileSync(full, 'utf8') : undefined
}

/** A folder stands for its stories: every .ink file in it that no other includes. */
export function storiesAt(path: string): string[] {
  if (!existsSync(path)) throw new BadCall(`There is no file or folder "${path}".`)
  if (!statSync(path).isDirectory()) return [path]
  const files = globSync('*.ink', { cwd: path }).sort()
  const included = new Set(files.flatMap(file => includesOf(join(path, file))))
  const found = files.filter(file => !included.has(file))
  if (found.length === 0) throw new BadCall(`There is no story in the folder "${path}".`)
  return found.map(file => join(path, file))
}

const includesOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^\s*INCLUDE\s+(.+?)\s*$/gm)].map(([, file = '']) => file)

/** Problems with their files as somebody can open them from here. */
export const told = ({ path, problems }: Named): string[] =>
  problems.map(problem => writeProblem({ ...problem, file: join(dirname(path), problem.file) }))

export const serious = (problems: readonly StoryProblem[]): readonly StoryProblem[] =>
  problems.filter(({ hint }) => !hint)
