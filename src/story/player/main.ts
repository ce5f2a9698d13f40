// The reader inside an exported story: one page, no network. Text and choices, sheet, dice, fights, saves in this browser.
import { mayLevelUp } from '../../books/gamebook/advance.ts'
import { preset } from '../../books/gamebook/create.ts'
import { abilities, abilityNames, archetypes } from '../../books/gamebook/data.ts'
import { currentDs, facing, healthOf, spellOf } from '../../books/gamebook/find.ts'
import type { ArchetypeId } from '../../books/gamebook/types.ts'
import { isRefusal, isWaiting } from '../../kernel/index.ts'
import { fightForecast, fightScene, rollForecast } from '../forecast.ts'
import type { StoryBook } from '../load.ts'
import { offered, taleOf } from '../play.ts'
import { give, openReading, type Reading, resume, rewind, saveOf, stops, storyHash, taleNow } from '../reading.ts'
import { sayTale } from '../say.ts'
import { heroOfTale, type Tale, type TaleChoice, type TaleCommand, type TaleEvent } from '../tale.ts'

const book = JSON.parse(document.getElementById('story')?.textContent ?? '{}') as StoryBook
const rules = taleOf(book)
const place = `quincunx ${book.title} ${storyHash(book)}`
const page = document.getElementById('page') as HTMLElement
const voice = document.getElementById('voice') as HTMLElement
let reading: Reading | undefined
let showOdds = true

type Child = Node | string

function element(tag: string, attributes: Readonly<Record<string, string>>, ...children: Child[]): HTMLElement {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

function button(text: string, act: () => void, about = ''): HTMLElement {
  const made = element('button', { type: 'button' }, text, ...(about === '' ? [] : [element('small', {}, about)]))
  made.addEventListener('click', act)
  return made
}

const seedOf = (): string => [...crypto.getRandomValues(new Uint32Array(2))].map(word => word.toString(36)).join('')

function keep(): void {
  try {
    if (reading) localStorage.setItem(place, JSON.stringify(saveOf(reading)))
  } catch {
    // A browser may refuse to store anything for a file: then the tale lasts as long as the page is open.
  }
}

function kept(): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null')
  } catch {
    return null
  }
}

function act(command: TaleCommand): void {
  if (!reading) return
  const before = taleNow(reading)
  const next = give(reading, command, new Date().toISOString())
  if (isRefusal(next)) voice.textContent = next.text
  else if (!isWaiting(next)) {
    reading = next
    keep()
    show(before)
  }
}

const percent = (chance: number): string => `${Math.round(chance * 100)} %`

function oddsOf(tale: Tale, choice: TaleChoice): string {
  if (!showOdds) return ''
  const scene = fightScene(book, tale, choice)
  if (scene) return `a fight, ${percent(fightForecast(scene).win)} by blows`
  const odds = rollForecast(tale, choice)
  const { roll } = choice
  if (!odds || !roll || !('ds' in roll)) return roll?.kind === 'rest' ? 'rest' : ''
  const what = roll.kind === 'test' ? roll.ability : roll.kind === 'cast' ? roll.spell : 'flee'
  return `${what} ${roll.ds}: ${percent(odds.success)}, tie ${percent(odds.tie)}`
}

/** What happened besides the story's own words: the dice and what they did. */
function happenings(before: Tale): HTMLElement[] {
  const entry = reading?.entries.at(-1)
  const dice = (entry?.throws ?? []).map(({ groups }) => groups.pool?.faces.join(' + ') ?? '')
  let tale = before
  return ((entry?.events ?? []) as TaleEvent[]).flatMap(event => {
    const sentence = sayTale(tale, event)
    tale = rules.evolve(tale, event)
    if (!sentence) return []
    const rolled = 'result' in event ? `[${dice.shift()}] ` : ''
    const word = sentence.word === undefined ? '' : ` ${sentence.word}`
    return [element('p', { class: sentence.tone ?? 'plain' }, `${rolled}${sentence.text}${word}`)]
  })
}

function sheet(tale: Tale): HTMLElement {
  const hero = heroOfTale(tale)
  const scores = abilities.map(ability => `${abilityNames[ability]} ${hero.abilities[ability]}`).join(', ')
  const spells = hero.spells.map(id => spellOf(tale.scene, id)?.name ?? id).join(', ')
  const rows = [
    `${hero.name}, level ${hero.level}`,
    `HP ${healthOf(hero)} of ${hero.hp}`,
    scores,
    `${hero.weapon.name} +${hero.weapon.points}, ${hero.armour.name} +${hero.armour.protection}`,
    `${hero.rations} rations, experience ${hero.unused}`,
    ...(spells === '' ? [] : [spells]),
  ]
  return element('aside', { 'aria-label': 'Your sheet' }, ...rows.map(row => element('p', {}, row)))
}

function fightButtons(tale: Tale): HTMLElement[] {
  const closed = tale.fight?.ambush === true && tale.fight.rounds === 0
  const foes = facing(tale.scene).map(foe =>
    element(
      'p',
      {},
      `${foe.name}: DS ${currentDs(tale.scene, foe)}, damage ${foe.damage} of ${Math.max(1, foe.ds - foe.reduced)}`,
    ),
  )
  return [
    ...foes,
    button('Strike', () => act({ type: 'Attack' })),
    button('Strike to the end', () => act({ type: 'FightOn' }), showOdds ? percent(fightForecast(tale.scene).win) : ''),
    ...(tale.fight?.noflee || closed ? [] : [button('Run', () => act({ type: 'Run' }))]),
    ...(closed
      ? []
      : heroOfTale(tale).spells.map(spell =>
          button(`Cast ${spellOf(tale.scene, spell)?.name ?? spell}`, () => act({ type: 'Cast', spell })),
        )),
  ]
}

function choiceButtons(tale: Tale): HTMLElement[] {
  return offered(tale).map((index, i) => {
    const choice = tale.choices[index] as TaleChoice
    return button(`${i + 1}. ${choice.text}`, () => act({ type: 'Choose', choice: index }), oddsOf(tale, choice))
  })
}

function show(before: Tale): void {
  if (!reading) return
  const tale = taleNow(reading)
  const lines = tale.lines.filter(({ text }) => text !== '').map(({ text }) => element('p', {}, text))
  const told = happenings(before)
  const growth = mayLevelUp(heroOfTale(tale), tale.scene.options) && !tale.ending
  const grow = growth
    ? abilities.map(ability => button(`Grow: ${abilityNames[ability]}`, () => act({ type: 'LevelUp', ability })))
    : []
  const ways = tale.ending ? [button('Begin again', begin)] : tale.fight ? fightButtons(tale) : choiceButtons(tale)
  page.replaceChildren(
    sheet(tale),
    element('main', {}, element('section', { class: 'dice', 'aria-label': 'Dice' }, ...told), ...lines),
    element('nav', { 'aria-label': 'Choices' }, ...grow, ...ways),
    element('footer', {}, ...tools()),
  )
  voice.textContent = [...told, ...lines].map(each => each.textContent).join(' ')
  window.scrollTo(0, 0)
}

function tools(): HTMLElement[] {
  const now = reading
  if (!now) return []
  const back = stops(now).at(-2)
  return [
    ...(back ? [button('Back', () => goBack(back.seq))] : []),
    button(showOdds ? 'Hide odds' : 'Show odds', () => {
      showOdds = !showOdds
      show(taleNow(now))
    }),
    button('Begin again', begin),
    element('span', {}, now.rewinds > 0 ? `Seed ${now.seed}, rewound` : `Seed ${now.seed}`),
  ]
}

function goBack(seq: number): void {
  if (!reading) return
  const back = rewind(reading, seq, new Date().toISOString())
  if (isRefusal(back)) return
  reading = back
  keep()
  show(taleNow(back))
}

const usualSpells: Readonly<Record<ArchetypeId, readonly string[]>> = {
  fighter: [],
  rogue: ['smokescreen'],
  mage: ['sunburst', 'coldsnap'],
  free: [],
}

function begin(): void {
  const start = ({ id, name, line }: (typeof archetypes)[number]) =>
    button(
      name,
      () => {
        reading = openReading(rules, seedOf())
        act({ type: 'Begin', sheet: preset(id, `The ${name}`, usualSpells[id]) })
      },
      line,
    )
  page.replaceChildren(
    element(
      'main',
      {},
      element('h1', {}, book.title),
      ...(book.about ? [element('p', {}, book.about)] : []),
      element('p', {}, 'Who are you?'),
    ),
    element('nav', { 'aria-label': 'Choices' }, ...archetypes.map(start)),
  )
}

document.addEventListener('keydown', event => {
  const number = Number(event.key)
  if (number >= 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
    page.querySelectorAll<HTMLElement>('nav button')[number - 1]?.click()
})

const resumed = resume(rules, kept())
if (!isRefusal(resumed) && resumed.reading.entries.length > 0) {
  reading = resumed.reading
  show(taleNow(reading))
} else begin()
