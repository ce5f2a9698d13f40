// What a reader sees in a terminal: the passage, the sheet in a line, the choices with their odds, and what the dice said.
import { costOfLevel, mayLevelUp } from '../books/gamebook/advance.ts'
import { currentDs, facing, healthOf, spellOf } from '../books/gamebook/find.ts'
import type { Thrown } from '../dice/index.ts'
import {
  chanceInWords,
  commandForecast,
  fightForecast,
  fightScene,
  type RollForecast,
  rollForecast,
} from '../story/forecast.ts'
import { fightCommand, offered, type TaleRules } from '../story/play.ts'
import { sayTale } from '../story/say.ts'
import { heroOfTale, type Tale, type TaleChoice, type TaleEvent } from '../story/tale.ts'
import { wrap } from './wrap.ts'

export type OddsShown = 'off' | 'words' | 'numbers'

export interface Screen {
  readonly width: number
  readonly odds: OddsShown
}

const percent = (chance: number): string => {
  const rounded = Math.round(chance * 100)
  if (chance > 0 && rounded === 0) return '<1 %'
  return chance < 1 && rounded === 100 ? '>99 %' : `${rounded} %`
}

export function sheetLine(tale: Tale): string {
  const hero = heroOfTale(tale)
  const { power, grace, focus } = hero.abilities
  const spells = hero.spells.map(id => spellOf(tale.scene, id)?.name ?? id).join(', ')
  const cost = costOfLevel(hero.used, tale.scene.options)
  const parts = [
    `${hero.name}, level ${hero.level}`,
    `HP ${healthOf(hero)}/${hero.hp}`,
    `Power ${power}, Grace ${grace}, Focus ${focus}`,
    `${hero.weapon.name} +${hero.weapon.points}, ${hero.armour.name} +${hero.armour.protection}`,
    `${hero.rations} ${hero.rations === 1 ? 'ration' : 'rations'}`,
    `XP ${hero.unused}${cost === undefined ? '' : `/${cost}`}`,
    ...(spells === '' ? [] : [spells]),
  ]
  return parts.join(' · ')
}

/** Everything that an entry brought, in order: the dice, what they did, and the story's words. */
export function happenings(
  before: Tale,
  rules: TaleRules,
  events: readonly TaleEvent[],
  throws: readonly Thrown[],
  { width }: Screen,
): string[] {
  const dice = throws.map(({ groups }) => groups.pool?.faces.join(' + ') ?? '')
  let tale = before
  return events.flatMap(event => {
    const now = tale
    tale = rules.evolve(tale, event)
    if (event.type === 'Told') return event.line.text === '' ? [] : [wrap(event.line.text, width), '']
    const sentence = sayTale(now, event)
    if (!sentence) return []
    const rolled = 'result' in event ? `[${dice.shift() ?? ''}] ` : ''
    const lead = sentence.lead === undefined ? '' : `${sentence.lead}: `
    const word = sentence.word === undefined ? '' : ` ${sentence.word.toUpperCase()}.`
    return [wrap(`${rolled}${lead}${sentence.text}${word}`, width, '  ')]
  })
}

const inNumbers = ({ success, tie, failure, death }: RollForecast): string =>
  `${percent(success)}, tie ${percent(tie)}, fail ${percent(failure)}${death > 0 ? `, death ${percent(death)}` : ''}`

function oddsOf(rules: TaleRules, tale: Tale, choice: TaleChoice, { odds }: Screen): string {
  if (odds === 'off') return ''
  const scene = fightScene(rules.book, tale, choice)
  const forecast = scene ? undefined : rollForecast(tale, choice)
  if (scene) {
    const { win, rounds } = fightForecast(scene)
    return odds === 'words'
      ? ` (${chanceInWords(win)})`
      : ` (win ${percent(win)} by blows, about ${Math.round(rounds)})`
  }
  if (!forecast) return ''
  return odds === 'words' ? ` (${chanceInWords(forecast.success)})` : ` (${inNumbers(forecast)})`
}

const rollName = ({ roll }: TaleChoice): string => {
  if (!roll || roll.kind === 'safe') return ''
  if (roll.kind === 'test') return ` [${roll.ability} ${roll.ds}]`
  if (roll.kind === 'cast') return ` [${roll.spell === 'any' ? 'any spell' : roll.spell} ${roll.ds}]`
  if (roll.kind === 'flee') return ` [flee ${roll.ds}]`
  return roll.kind === 'rest' ? ' [rest]' : ` [fight: ${roll.enemies.join(', ')}]`
}

/** The choices that are offered, numbered from 1. */
export function choiceLines(rules: TaleRules, tale: Tale, screen: Screen): string[] {
  return offered(tale).map((index, i) => {
    const choice = tale.choices[index] as TaleChoice
    const text = `${choice.text}${rollName(choice)}${oddsOf(rules, tale, choice, screen)}`
    const number = `${i + 1}. `
    return number.padStart(4) + wrap(text, screen.width - 4, '    ').trimStart()
  })
}

export function fightLines(tale: Tale, screen: Screen): string[] {
  const foes = facing(tale.scene).map(
    foe =>
      `${foe.name}: DS ${currentDs(tale.scene, foe)}, damage ${foe.damage} of ${Math.max(1, foe.ds - foe.reduced)}`,
  )
  const hero = heroOfTale(tale)
  const closed = tale.fight?.ambush && tale.fight.rounds === 0
  const run = tale.fight?.noflee || closed ? [] : ['(r)un']
  const cast = closed ? [] : hero.spells.map(spell => `(c) ${spell}`)
  const told = screen.odds === 'off' ? '' : strikeOdds(tale, screen)
  return [...foes.map(foe => `  ${foe}`), `  ${['(a)ttack', '(f)ight on', ...run, ...cast].join('  ')}${told}`]
}

function strikeOdds(tale: Tale, { odds }: Screen): string {
  const strike = commandForecast(tale.scene, fightCommand(tale.scene, { type: 'Attack' }))
  const { win } = fightForecast(tale.scene)
  if (!strike) return ''
  return odds === 'words'
    ? `   to the end: ${chanceInWords(win)}`
    : `   strike ${inNumbers(strike)}; to the end ${percent(win)}`
}

export const levelLine = (tale: Tale): string[] =>
  mayLevelUp(heroOfTale(tale), tale.scene.options) && !tale.ending
    ? ['  You may grow by a level: "level power", "level grace" or "level focus".']
    : []
