// The odds of a choice as a chip shows them: in words, in numbers, or not at all.
import { spellOf } from '../../books/gamebook/find.ts'
import { chanceInWords, fightForecast, fightScene, rollForecast } from '../../story/forecast.ts'
import type { StoryBook } from '../../story/load.ts'
import { heroOfTale, type Tale, type TaleChoice } from '../../story/tale.ts'
import { percent } from '../parts/numbers.ts'

export interface OddsChip {
  /** What is rolled: "Power against 9". */
  readonly roll: string
  readonly chance: string
  readonly detail: string
  readonly tone: 'good' | 'partial' | 'bad'
}

const toneOf = (chance: number): OddsChip['tone'] => (chance >= 0.6 ? 'good' : chance >= 0.3 ? 'partial' : 'bad')
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export function rollName({ scene }: Tale, { roll }: TaleChoice, book: StoryBook): string {
  switch (roll?.kind) {
    case 'test':
      return `${capital(roll.ability)} ${roll.ds}`
    case 'cast':
      return `${roll.spell === 'any' ? 'A spell' : (spellOf(scene, roll.spell)?.name ?? roll.spell)} ${roll.ds}`
    case 'flee':
      return `Run ${roll.ds}`
    case 'fight':
      return roll.enemies.map(id => capital(book.enemies.find(enemy => enemy.id === id)?.name ?? id)).join(', ')
    case 'rest':
      return 'Rest'
    default:
      return ''
  }
}

/** Undefined where nothing is at stake. */
export function chipOf(
  book: StoryBook,
  tale: Tale,
  choice: TaleChoice,
  shown: 'words' | 'numbers',
): OddsChip | undefined {
  const roll = rollName(tale, choice, book)
  if (roll === '') return undefined
  if (choice.roll?.kind === 'rest') return restChip(tale, roll)
  const scene = fightScene(book, tale, choice)
  if (scene) {
    const { win, rounds } = fightForecast(scene)
    const blows = `by blows alone, about ${Math.max(1, Math.round(rounds))}`
    return chip(roll, win, shown, shown === 'numbers' ? blows : 'a fight')
  }
  const odds = rollForecast(tale, choice)
  if (!odds) return undefined
  const { tie, failure, death } = odds
  const risk = death > 0 ? `, death ${percent(death)}` : ''
  return chip(
    roll,
    odds.success,
    shown,
    shown === 'numbers' ? `tie ${percent(tie)}, fail ${percent(failure)}${risk}` : '',
  )
}

const chip = (roll: string, chance: number, shown: 'words' | 'numbers', detail: string): OddsChip => ({
  roll,
  chance: shown === 'words' ? chanceInWords(chance) : percent(chance),
  detail,
  tone: toneOf(chance),
})

function restChip(tale: Tale, roll: string): OddsChip {
  const { rations } = heroOfTale(tale)
  return {
    roll,
    chance: rations > 0 ? '+3 HP for a ration' : '+1 HP',
    detail: rations > 0 ? 'or +1 without' : '',
    tone: 'good',
  }
}
