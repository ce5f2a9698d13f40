// A story as one page that plays from a file, without a network: the compiled story, the rules, and the reader.
import type { StoryBook } from '../load.ts'

/** Text that stands inside a script element must not end it. */
const inert = (text: string): string => text.replaceAll('<', '\\u003c')

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const style = `
:root { color-scheme: light dark; --ink: #2a241c; --paper: #f6f0e2; --line: #b9a988; --good: #2f6b3a; --bad: #9b2c1f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9e1cf; --paper: #1d1a16; --line: #5c5140; --good: #8fce97; --bad: #f0a093; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.1rem/1.6 Georgia, 'Times New Roman', serif; }
#page { max-width: 42rem; margin: 0 auto; padding: 1rem; }
aside { border: 1px solid var(--line); padding: .5rem 1rem; font-size: .9rem; } aside p { margin: .1rem 0; }
button { display: block; width: 100%; margin: .4rem 0; padding: .6rem .8rem; text-align: left; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .3rem; cursor: pointer; min-height: 2.75rem; }
button:hover, button:focus-visible { outline: 2px solid var(--ink); } button small { display: block; opacity: .8; }
footer { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin-top: 1.5rem; font-size: .85rem; } footer button { width: auto; margin: 0; }
.dice { font-size: .95rem; } .dice p { margin: .2rem 0; } .good, .gold { color: var(--good); } .bad { color: var(--bad); }
#voice { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`

/** `program` is the reader as one script. */
export function writePage(book: StoryBook, program: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>${escapeHtml(book.title)}</title>
<style>${style}</style>
</head>
<body>
<div id="page"></div>
<div id="voice" aria-live="polite"></div>
<script type="application/json" id="story">${inert(JSON.stringify(book))}</script>
<script>${program.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`
}
