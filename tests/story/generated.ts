// A book that nobody wrote, of any length: it runs forward through chapters with a hub each, and sets flags that later chapters read.
import { readFileSync } from 'node:fs'

export const rulesInk = readFileSync(new URL('../../stories/rules.ink', import.meta.url), 'utf8')

const abilities = ['power', 'grace', 'focus']
const enemies = ['crab', 'gull', 'wight']

/** Passages p0, p1 … each with a test, a fight, a rest or a plain choice onward; the last leads to one of three endings. */
export function generatedBook(passages: number, flags: number): string {
  const body = passages - 3
  return [
    '# title: A generated book',
    '# enemy: crab, ds 8, weapon 0',
    '# enemy: gull, ds 7, weapon 1',
    '# enemy: wight, ds 10, weapon 2, immune sunburst',
    'INCLUDE rules.ink',
    ...Array.from({ length: flags }, (_, flag) => `VAR f${flag} = false`),
    '-> p0',
    ...Array.from({ length: body }, (_, i) => passage(i, body, flags)),
    ...['good', 'bad', ''].map((tone, i) => `=== e${i} ===\nThe end. # ending: e${i} ${tone}\n-> END`),
  ].join('\n')
}

/** Flag k is set in one passage and read a good third of the book later. */
function passage(i: number, body: number, flags: number): string {
  const near = onward(i + 1, body)
  const far = onward(i + 2 + (i % 3), body)
  const every = Math.floor(body / (2 * flags))
  const set = i % every === 1 && Math.floor(i / every) < flags ? `~ f${Math.floor(i / every)} = true\n` : ''
  const reads = Math.floor((i - body / 3) / every)
  const secret =
    (i - Math.floor(body / 3)) % every === 0 && reads >= 0 && reads < flags
      ? `+ { f${reads} } [The way you know] -> ${far}\n`
      : ''
  const effects = ['', ' # ration: 1', '', ' # heal: 1', '', i === 10 ? ' # learn: sunburst' : '']
  const test = `+ [Try it # test: ${abilities[i % 3]} ${7 + (i % 4)}]
    { outcome:
    - win:
        Done.
        ${set}-> ${far}
    - tie:
        Nearly. # damage: 1
        -> ${near}
    - else:
        Not so.
        -> ${near}
    }
`
  const fight = `+ [Fight # fight: ${enemies[i % 3]}]
    { outcome:
    - win:
        Won.
        -> ${far}
    - else:
        Away.
        -> ${near}
    }
`
  const rest = `+ [Rest # rest]\n    You sleep.\n    -> ${near}\n`
  const kind = i % 4 === 3 ? fight : i % 9 === 4 ? rest : test
  return `=== p${i} ===\nPassage ${i}.${effects[i % 6]}\n${secret}${kind}+ [Go on] -> ${near}`
}

const onward = (i: number, body: number): string => (i < body ? `p${i}` : `e${i % 3}`)
