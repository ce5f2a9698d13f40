// The editor, loaded when the workshop is there. It lives in a shadow root: there its styles are allowed by the page's policy.
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import type { StoryProblem } from '../../story/problem.ts'
import { inkLanguage } from './ink-language.ts'

interface Wishes {
  onchange(text: string): void
  online(line: number): void
  onsave(): void
}

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '15px', backgroundColor: 'var(--sheet)', color: 'var(--ink)' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "Cascadia Mono", Consolas, monospace', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '12px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--ground)', color: 'var(--second)', borderRight: '1px solid var(--hairline)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--accent) 8%, transparent)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 25%, transparent) !important',
  },
  '.cm-panels, .cm-tooltip': { backgroundColor: 'var(--sheet)', color: 'var(--ink)', borderColor: 'var(--line)' },
  '.cm-diagnostic': { fontFamily: 'var(--control)' },
})

export class InkEditor {
  private readonly view: EditorView
  private readonly extensions: Extension
  private readonly states = new Map<string, EditorState>()
  private file = ''

  constructor(host: HTMLElement, { onchange, online, onsave }: Wishes) {
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const save = {
      key: 'Mod-s',
      preventDefault: true,
      run: () => {
        onsave()
        return true
      },
    }
    this.extensions = [
      lineNumbers(),
      highlightActiveLineGutter(),
      history(),
      drawSelection(),
      highlightActiveLine(),
      highlightSelectionMatches(),
      lintGutter(),
      inkLanguage,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': 'The story in ink', spellcheck: 'true', tabindex: '0' }),
      look,
      keymap.of([save, ...searchKeymap, ...historyKeymap, indentWithTab, ...defaultKeymap]),
      EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
        if (docChanged) onchange(state.doc.toString())
        if (docChanged || selectionSet) online(state.doc.lineAt(state.selection.main.head).number)
      }),
    ]
    const parent = document.createElement('div')
    // Style attributes are not allowed by the policy; properties are.
    parent.style.height = '100%'
    root.append(parent)
    this.view = new EditorView({ parent, root })
  }

  /** Shows a file; each keeps its own history of changes. */
  show(file: string, text: string): void {
    if (this.file !== '') this.states.set(this.file, this.view.state)
    this.file = file
    const known = this.states.get(file)
    const state =
      known?.doc.toString() === text ? known : EditorState.create({ doc: text, extensions: this.extensions })
    this.view.setState(state)
  }

  /** Other files than before: their histories go. */
  forget(): void {
    this.states.clear()
    this.file = ''
  }

  goTo(line: number): void {
    const { doc } = this.view.state
    const { from } = doc.line(Math.min(Math.max(1, line), doc.lines))
    this.view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) })
    this.view.focus()
  }

  mark(problems: readonly StoryProblem[]): void {
    const { doc } = this.view.state
    const marks = problems.map(({ line, text, hint }): Diagnostic => {
      const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines))
      return { from, to, severity: hint ? 'info' : 'error', message: text }
    })
    this.view.dispatch(setDiagnostics(this.view.state, marks))
  }

  close(): void {
    this.view.destroy()
  }
}
