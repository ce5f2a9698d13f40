// A numbered print book: the sections shuffled, so that nobody reads ahead, and every way a number to turn to.
import { abilities, abilityNames, archetypes, spells } from '../../books/gamebook/data.ts'
import { type Draw, fastDraw } from '../../dice/index.ts'
import type { InkNode } from '../compile.ts'
import type { StoryBook } from '../load.ts'
import { sectionsOf } from './render.ts'

export function printBook(book: StoryBook, tree: InkNode, seed: number): string {
  const { first, sections } = sectionsOf(tree, () => '')
  const names = sections.map(({ passage }) => passage)
  const numbers = numbered(names, names.includes(first) ? first : (names[0] ?? ''), fastDraw(seed))
  const refer = (passage: string) => {
    const number = numbers.get(passage) ?? numbers.get(passage.split('.')[0] ?? '')
    return number === undefined ? 'Go back to where you were' : `Turn to ${number}`
  }
  const written = [...sectionsOf(tree, refer).sections].sort(
    (a, b) => (numbers.get(a.passage) ?? 0) - (numbers.get(b.passage) ?? 0),
  )
  const body = written.map(({ passage, paragraphs }) => `## ${numbers.get(passage)}\n\n${paragraphs.join('\n\n')}\n`)
  return [`# ${book.title}\n`, rulesPage(book, numbers.get('death')), ...body].join('\n')
}

/** The first passage is 1; the others follow in an order that tells nothing. */
function numbered(names: readonly string[], first: string, draw: Draw): ReadonlyMap<string, number> {
  const rest = names.filter(name => name !== first)
  for (let i = rest.length - 1; i > 0; i--) {
    const j = draw(i + 1)
    const [a, b] = [rest[i] as string, rest[j] as string]
    rest[i] = b
    rest[j] = a
  }
  return new Map([first, ...rest].map((name, i) => [name, i + 1]))
}

function rulesPage({ enemies, about }: StoryBook, death: number | undefined): string {
  const sheet = archetypes.map(
    ({ name, abilities: scores, hp, weapon, armour }) =>
      `- **${name}**: ${abilities.map(ability => `${abilityNames[ability]} ${scores[ability]}`).join(', ')}; ${hp} HP; ${weapon.name} +${weapon.points}; ${armour.name} +${armour.protection}; two rations`,
  )
  const foes = enemies.map(
    ({ name, ds, weapon, immune }) => `| ${name} | ${ds} | +${weapon} | ${immune.join(', ') || 'nothing'} |`,
  )
  return [
    ...(about === '' ? [] : [`${about}\n`]),
    '## How to play\n',
    'You need two dice, a pencil and this book. Choose who you are:\n',
    ...sheet,
    '',
    'More than the number you need is success; exactly the number comes out even; less is failure. What you overcome is worth experience equal to its number, once.',
    'In a fight, throw two dice and add Power against the number of the foe: a success hurts it by the margin and the points of your weapon; a failure hurts you by what is missing and the points of its weapon. Armour takes its score off, when the blow is larger than the score. A foe whose damage has reached its number is defeated. To run, throw with Grace; a success gets you away, worth its margin in experience.',
    `A spell is thrown with Focus, less its level: a success lowers the number of the foe by the margin; a failure hurts you by what is missing. The spells: ${spells.map(({ name, level }) => `${name} (${level})`).join(', ')}.`,
    'A level costs 35 experience (50 when you have used 100, 85 when you have used 250): 1 HP and 1 point in an ability.',
    `When you have no HP left, ${death === undefined ? 'your story is over' : `turn to ${death}`}.`,
    '',
    ...(foes.length > 0 ? ['| foe | number | weapon | immune to |', '| --- | --- | --- | --- |', ...foes, ''] : []),
  ].join('\n')
}
