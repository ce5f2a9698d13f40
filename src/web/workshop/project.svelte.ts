// The work on the desk: its files, what the compiler says of them, and what was last saved. It is kept in this browser at every pause.
import rulesInk from '../../../stories/rules.ink?raw'
import type { StoryProblem } from '../../story/problem.ts'
import type { BoundStory } from '../parts/bound-story.ts'
import { StoryCompiler } from '../parts/compile-story.ts'
import { saveFile } from '../parts/save-file.ts'
import type { StoryFiles } from '../parts/story-worker.ts'
import { keep, kept } from '../reader/store.ts'
import { firstStory } from './first-story.ts'

/** Long enough for a burst of keys, short enough to feel like at once. */
const pause = 200
const draft = 'workshop'

type Files = Readonly<Record<string, string>>

const first: Files = { 'rules.ink': rulesInk, ...firstStory }
const same = (a: Files, b: Files): boolean => JSON.stringify(a) === JSON.stringify(b)

export class Project {
  main = $state('story.ink')
  files: Files = $state.raw(first)
  saved: Files = $state.raw(first)
  open = $state('story.ink')
  problems: readonly StoryProblem[] = $state.raw([])
  bound: BoundStory | undefined = $state.raw()
  lines: Readonly<Record<string, { readonly file: string; readonly line: number }>> = $state.raw({})
  checking = $state(false)
  said = $state('')
  /** Counts the times other files came to lie on the desk. */
  desk = $state(0)
  readonly story: StoryFiles = $derived({ main: this.main, files: this.files })
  readonly serious = $derived(this.problems.filter(({ hint }) => !hint))
  readonly changed = $derived(!same(this.files, this.saved))
  private readonly compiler = new StoryCompiler()
  private waiting: ReturnType<typeof setTimeout> | undefined

  /** The draft of the last visit, if there is one. */
  async recall(): Promise<void> {
    try {
      const found = await kept('drafts', draft)
      if (found) this.lay(found.story, found.saved)
    } catch {
      this.said = 'This browser keeps nothing for you: save your files before you close the page.'
    }
    this.check()
  }

  lay({ main, files }: StoryFiles, saved: Files = files): void {
    this.main = main
    this.files = files
    this.saved = same(saved, files) ? files : saved
    this.open = main
    this.desk++
    this.check()
  }

  edit(text: string): void {
    if (this.files[this.open] === text) return
    this.files = { ...this.files, [this.open]: text }
    this.soon()
  }

  change(file: string, text: string): void {
    this.files = { ...this.files, [file]: text }
    this.desk++
    this.soon()
  }

  private soon(): void {
    clearTimeout(this.waiting)
    this.waiting = setTimeout(() => this.check(), pause)
  }

  private check(): void {
    this.checking = true
    this.compiler.ask({ main: this.main, files: $state.snapshot(this.files) as Files }, answer => {
      if (!answer) {
        this.checking = false
        this.said = 'The compiler did not come to an end with this text.'
        return
      }
      if (answer.early) {
        // What only the compiler can tell stays until it has spoken again.
        const late = this.problems.filter(({ code }) => lateCodes.has(code))
        this.problems = [...answer.problems, ...late]
        return
      }
      this.checking = false
      this.problems = answer.problems
      if (answer.bound) {
        this.bound = answer.bound
        this.lines = answer.lines
      }
      void this.keepDraft()
    })
  }

  private async keepDraft(): Promise<void> {
    try {
      await keep('drafts', { id: draft, story: this.story, saved: this.saved })
    } catch {
      this.said = 'This browser keeps nothing for you: save your files before you close the page.'
    }
  }

  /** Every file that changed goes to the disk of its author. */
  save(): void {
    const changed = Object.keys(this.files).filter(name => this.files[name] !== this.saved[name])
    for (const name of changed.length > 0 ? changed : [this.open])
      saveFile(name.replace(/^.*\//, ''), this.files[name] ?? '', 'text/plain')
    this.saved = this.files
    this.said = `Saved: ${changed.length > 0 ? changed.join(', ') : this.open}.`
    void this.keepDraft()
  }
}

const lateCodes = new Set<string>(['compile', 'tie', 'unreachable', 'dead-end', 'random', 'grind', 'flag', 'rules'])
