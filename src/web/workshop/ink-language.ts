// Ink for the editor: what each stretch of a line is, by a tokenizer that knows one line at a time.
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language'
import { tags } from '@lezer/highlight'

interface Within {
  comment: boolean
  /** Still before the first word of the line. */
  head: boolean
}

const keywords = /^(?:VAR|CONST|LIST|INCLUDE|EXTERNAL|TODO:)(?=\s|$)/

const ink = StreamLanguage.define<Within>({
  name: 'ink',
  startState: () => ({ comment: false, head: true }),
  token(stream, state) {
    if (stream.sol()) state.head = true
    if (state.comment) {
      if (stream.skipTo('*/')) {
        stream.match('*/')
        state.comment = false
      } else stream.skipToEnd()
      return 'comment'
    }
    if (stream.eatSpace()) return null
    const { head } = state
    if (stream.match('/*')) {
      state.comment = true
      return 'comment'
    }
    if (stream.match('//')) {
      stream.skipToEnd()
      return 'comment'
    }
    if (head && stream.match(/^=+.*$/)) return 'heading'
    if (head && stream.match(/^(?:[*+-](?!>)\s*)+/)) return 'list'
    state.head = false
    if (head && stream.match(keywords)) return 'keyword'
    if (head && stream.match(/^~.*$/)) return 'meta'
    if (stream.match(/^#[^#\]\n]*/)) return 'tagName'
    if (stream.match(/^(?:->|<-|<>)\s*[\w.]*/)) return 'link'
    if (stream.match(/^"[^"\n]*"/)) return 'string'
    if (stream.match(/^[{}[\]|]/)) return 'brace'
    if (stream.match(/^[^\s#\-<"{}[\]|/]+/)) return null
    stream.next()
    return null
  },
  tokenTable: { brace: tags.brace },
  languageData: { commentTokens: { line: '//', block: { open: '/*', close: '*/' } } },
})

const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--second)', fontStyle: 'italic' },
  { tag: tags.heading, color: 'var(--accent)', fontWeight: '700' },
  { tag: tags.list, color: 'var(--good)', fontWeight: '700' },
  { tag: tags.keyword, color: 'var(--bad)', fontWeight: '600' },
  { tag: tags.meta, color: 'var(--partial)' },
  { tag: tags.tagName, color: 'var(--hearts)', fontWeight: '600' },
  { tag: tags.link, color: 'var(--accent)' },
  { tag: tags.brace, color: 'var(--partial)', fontWeight: '700' },
])

export const inkLanguage = [ink, syntaxHighlighting(colours)]
