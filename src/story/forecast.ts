// What a choice or a fight holds, before it is taken: exact, from the very rules that will be rolled.
import { gamebook } from '../books/gamebook/book.ts'
import { facing, standing } from '../books/gamebook/find.ts'
import type { GamebookCommand, GamebookScene, Result } from '../books/gamebook/types.ts'
import { toNumber } from '../dice/index.ts'
import { after, chain, chanceThat, isRefusal, odds } from '../kernel/index.ts'
import type { StoryBook } from './load.ts'
import { fightCommand, rollOf } from './play.ts'
import { heroOfTale, reader, type Tale, type TaleChoice } from './tale.ts'

export interface RollForecast {
  readonly success: number
  readonly tie: number
  readonly failure: number
  /** The chance that this very roll is the last. */
  readonly death: number
}

export interface FightForecast {
  readonly win: number
  readonly death: number
  readonly rounds: number
}

/** Undefined where nothing is rolled, or where nobody may know. */
export function rollForecast(tale: Tale, choice: TaleChoice, spell?: string): RollForecast | undefined {
  const command = rollOf(tale, choice, { choice: 0, ...(spell !== undefined && { spell }) })
  if (!command || isRefusal(command) || command.type === 'Rest') return undefined
  return commandForecast(tale.scene, command)
}

export function commandForecast(scene: GamebookScene, command: GamebookCommand): RollForecast | undefined {
  const answer = odds(gamebook, scene, command)
  if (isRefusal(answer)) return undefined
  const chance = (result: Result) =>
    toNumber(chanceThat(answer, ({ events }) => events.some(event => 'result' in event && event.result === result)))
  const death = toNumber(chanceThat(answer, ({ events }) => events.some(({ type }) => type === 'HeroFell')))
  return { success: chance('success'), tie: chance('tie'), failure: chance('failure'), death }
}

/** Blow after blow to the end, from the fight as it stands. */
export function fightForecast(scene: GamebookScene): FightForecast {
  const { ends, expectedLength } = chain(gamebook, scene, {
    policy: now => fightCommand(now, { type: 'Attack' }),
    end: now => (!standing(heroOfTale({ scene: now })) ? 'death' : facing(now).length === 0 ? 'win' : undefined),
  })
  return { win: ends.get('win') ?? 0, death: ends.get('death') ?? 0, rounds: expectedLength }
}

/** The scene as it will be when the fight of a choice begins. */
export function fightScene(book: StoryBook, tale: Tale, { roll }: TaleChoice): GamebookScene | undefined {
  if (roll?.kind !== 'fight') return undefined
  return roll.enemies.reduce<GamebookScene | undefined>((scene, id, i) => {
    const kind = book.enemies.find(enemy => enemy.id === id)
    if (!scene || !kind) return undefined
    const added = gamebook.decide(scene, { type: 'AddFoe', id: `${id}-${i}`, kind }, never)
    return isRefusal(added) ? undefined : after(gamebook, scene, added)
  }, tale.scene)
}

const never = {
  throw: (): never => {
    throw new Error(`a foe comes to ${reader} without dice`)
  },
}

/** From "hopeless" to "almost sure": odds for those who want no numbers. */
export function chanceInWords(chance: number): string {
  if (chance <= 0) return 'hopeless'
  if (chance < 0.1) return 'a long shot'
  if (chance < 0.3) return 'unlikely'
  if (chance < 0.45) return 'less than even'
  if (chance < 0.55) return 'about even'
  if (chance < 0.7) return 'better than even'
  if (chance < 0.9) return 'likely'
  return chance < 1 ? 'almost sure' : 'sure'
}
