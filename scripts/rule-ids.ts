// Checks rule ids both ways: every rule of a rules.md has a test or is advice, every cited id exists.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.ts'

export interface Source {
  /** Path from the root, with forward slashes. */
  readonly file: string
  readonly text: string
}

interface Found {
  readonly id: string
  readonly file: string
  readonly line: number
}

interface Declared extends Found {
  readonly advice: boolean
}

/** `LT-VI.9`, `GB-core.3`, or with a letter for rulings, examples, derived cases and golden values: `LT-Q14`. */
const prefix = '(?:LT|TA|HM|GB|TP|TB)-'
const place = '(?:[A-Za-z0-9]+\\.|[QEDP](?=\\d))'
const idPattern = `(?<![\\w-])(${prefix}${place})(\\d+)`
/** The end of a range repeats as much as its writer liked: `LT-VII.3–LT-VII.11`, `HM-5.6-5.9`, `LT-Q1–3`. */
const citedPattern = new RegExp(`${idPattern}(?:[–-](?:${prefix})?${place}?(\\d+))?`, 'g')
const declaredPattern = new RegExp(`^\\s*(?:(?:[-*]\\s+)?\\*\\*|\\|\\s*(?:\\*\\*)?)(${prefix}${place}\\d+)`)
const advicePattern = /\*\(advice: [^)]+\)\*\s*$/
const testNamePattern = new RegExp(`['"\`]\\[(${prefix}[^\\]]+)\\]`, 'g')

/** Every id in a text, ranges written out. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(citedPattern)].flatMap(([, start = '', first = '', last]) => between(start, first, last))
}

function between(start: string, first: string, last = first): string[] {
  const count = Number(last) - Number(first) + 1
  if (count < 1 || count > 200) return [start + first, start + last]
  return Array.from({ length: count }, (_, i) => start + String(Number(first) + i).padStart(first.length, '0'))
}

function perLine<T>({ file, text }: Source, find: (line: string, at: { file: string; line: number }) => T[]): T[] {
  return text.split('\n').flatMap((line, i) => find(line, { file, line: i + 1 }))
}

function declaredIn(rules: Source): Declared[] {
  return perLine(rules, (line, at) => {
    const id = declaredPattern.exec(line)?.[1]
    return id === undefined ? [] : [{ id, ...at, advice: advicePattern.test(line) }]
  })
}

function citedIn(source: Source): Found[] {
  return perLine(source, (line, at) => idsIn(line).map(id => ({ id, ...at })))
}

/** A test name is a text that begins with ids in brackets; tables of cases and scenario files count too. */
export function testedIn({ text }: Source): string[] {
  return [...text.matchAll(testNamePattern)].flatMap(([, ids = '']) => idsIn(ids))
}

function isTest(file: string): boolean {
  return /\.(test\.ts|json)$/.test(file) || /^tests\/.*\.ts$/.test(file)
}

function isRules(file: string): boolean {
  return /^(src\/books|tests)\/(.*\/)?rules\.md$/.test(file)
}

/** All problems, each as `file:line: what is wrong`. */
export function ruleIdProblems(sources: readonly Source[]): string[] {
  const books = sources.filter(source => isRules(source.file))
  const known = new Set(books.flatMap(declaredIn).map(rule => rule.id))
  const unknown = sources.flatMap(citedIn).filter(found => !known.has(found.id))
  return [
    ...books.flatMap(book => bookProblems(book, sources)),
    ...unknown.map(({ id, file, line }) => `${file}:${line}: ${id} is cited but stands in no rules.md`),
  ]
}

function bookProblems(book: Source, sources: readonly Source[]): string[] {
  const folder = `${dirname(book.file)}/`
  const tests = sources.filter(({ file }) => isTest(file) && (file.startsWith(folder) || file.startsWith('tests/')))
  const tested = new Set(tests.flatMap(testedIn))
  const firstAt = new Map<string, number>()
  return declaredIn(book).flatMap(({ id, file, line, advice }) => {
    const before = firstAt.get(id)
    firstAt.set(id, before ?? line)
    if (before !== undefined) return [`${file}:${line}: ${id} was already declared in line ${before}`]
    if (advice || tested.has(id)) return []
    return [`${file}:${line}: ${id} stands in no test name and is not marked *(advice: reason)*`]
  })
}

function readSources(): Source[] {
  const patterns = ['src', 'tests', 'docs'].map(folder => `${folder}/**/*.{ts,md,json,svelte}`)
  return globSync(patterns, { cwd: root }).map(file => ({
    file: file.replaceAll('\\', '/'),
    text: readFileSync(join(root, file), 'utf8'),
  }))
}

if (import.meta.main) {
  const problems = ruleIdProblems(readSources())
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) process.exitCode = 1
}
