// A book that nobody wrote, of any length: chapters with a hub and three ways to the next, and flags that a later chapter reads.
import { readFileSync } from 'node:fs'

export const rulesInk = readFileSync(new URL('../../stories/rules.ink', import.meta.url), 'utf8')

const abilities = ['power', 'grace', 'focus']
const enemies = ['crab', 'gull', 'wight']
const endings = ['good', 'bad', '']

/** Hub and three ways of three passages each. */
const chapter = 10

export function generatedBook(passages: number, flags: number): string {
  const body = passages - endings.length
  return [
    '# title: A generated book',
    '# enemy: crab, ds 8, weapon 0',
    '# enemy: gull, ds 7, weapon 1',
    '# enemy: wight, ds 10, weapon 2, immune sunburst',
    'INCLUDE rules.ink',
    ...Array.from({ length: flags }, (_, flag) => `VAR f${flag} = false`),
    '-> p0',
    ...Array.from({ length: body }, (_, i) => (i % chapter === 0 ? hub(i, body, flags) : onTheWay(i, body, flags))),
    ...endings.map((tone, i) => `=== e${i} ===\nThe end. # ending: e${i} ${tone}\n-> END`),
  ].join('\n')
}

/** A hub rests whoever likes, and opens a shorter way to those who set the flag of two chapters ago. */
function hub(i: number, body: number, flags: number): string {
  const flag = i / chapter - 2
  const secret = flag >= 0 && flag < flags ? `+ { f${flag} } [The way you know] -> ${place(i + 3, body, i)}\n` : ''
  return `=== p${i} ===
A hub.${i % 40 === 0 ? ' # ration: 1' : ''}
${secret}+ [Left] -> ${place(i + 1, body, i)}
+ [Right] -> ${place(i + 4, body, i)}
+ [Rest, then straight on # rest]
    You sleep.
    -> ${place(i + 7, body, i)}
`
}

/** The first passage of the first way sets the flag of its chapter; the second way ends at a foe, the third in peace. */
function onTheWay(i: number, body: number, flags: number): string {
  const at = i % chapter
  const next = place(at % 3 === 0 ? i - at + chapter : i + 1, body, i)
  const flag = Math.floor(i / chapter)
  const set = at === 1 && flag < flags ? `~ f${flag} = true\n        ` : ''
  const learn = i === 12 ? ' # learn: sunburst' : ''
  if (at % 3 === 2 || at === 9) return `=== p${i} ===\nA quiet place.${learn}\n+ [Go on] -> ${next}\n`
  if (at === 6)
    return `=== p${i} ===
A foe.
+ [Fight # fight: ${enemies[flag % 3]}]
    Over.
    -> ${next}
+ [Creep by # test: grace ${7 + (i % 4)}]
    { outcome:
    - win:
        By.
        -> ${next}
    - tie:
        Nearly. # damage: 1
        -> ${next}
    - else:
        Seen.
        -> ${next}
    }
`
  return `=== p${i} ===
Something in the way.
+ [Try it # test: ${abilities[i % 3]} ${7 + (i % 5)}]
    { outcome:
    - win:
        ${set}Done.
        -> ${next}
    - tie:
        Nearly. # damage: 1
        -> ${next}
    - else:
        Not so.
        -> ${next}
    }
+ [Let it be] -> ${next}
`
}

/** A passage, or beyond the last one the ending that this way leads to. */
const place = (i: number, body: number, from: number): string =>
  i < body ? `p${i}` : `e${Math.floor((from % chapter) / 3) % endings.length}`
