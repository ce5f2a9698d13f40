// Fights in Gamebook: one roll is the whole exchange, so only the party chooses.
import { gamebook } from '../../books/gamebook/book.ts'
import { bestiary } from '../../books/gamebook/data.ts'
import { currentDs, defeated, facing, foeOf, healthOf, heroOf, inFight } from '../../books/gamebook/find.ts'
import { fightOffers } from '../../books/gamebook/offers.ts'
import type { GamebookCommand, GamebookEvent, GamebookScene } from '../../books/gamebook/types.ts'
import { printOf } from '../../kernel/index.ts'
import { type Arena, first, least, numbered, type Policy } from '../arena.ts'

type Choice = GamebookCommand
type Play = Policy<GamebookScene, Choice>

const strikes = (choices: readonly Choice[]) => choices.filter(choice => choice.type === 'Attack')
const health = (state: GamebookScene, id: string): number => {
  const hero = heroOf(state, id)
  return hero ? healthOf(hero) : 0
}
const power = (state: GamebookScene, id: string): number => heroOf(state, id)?.abilities.power ?? 0
const dsOf = (state: GamebookScene, id: string): number => {
  const foe = foeOf(state, id)
  return foe ? currentDs(state, foe) : Number.POSITIVE_INFINITY
}

/** Whoever strikes best takes on whoever is nearest to falling. */
const reckless: Play = {
  id: 'reckless',
  text: 'the strongest strikes at the weakest foe, whatever it costs',
  pick: (state, choices) => least(strikes(choices), ({ hero, foe }) => dsOf(state, foe) - 100 * power(state, hero)),
}

const careful: Play = {
  id: 'careful',
  text: 'the healthiest strikes, and who has three health or less runs',
  pick: (state, choices) => {
    const strike = least(strikes(choices), ({ hero, foe }) => dsOf(state, foe) - 100 * health(state, hero))
    if (health(state, strike.hero) > 3) return strike
    const ways = choices.filter(choice => choice.type === 'Run' && choice.hero === strike.hero)
    return ways.length > 0 ? first(ways) : strike
  },
}

const castFirst: Play = {
  id: 'cast-first',
  text: 'a spell at every foe that is not weakened yet, then steel',
  pick: (state, choices) => {
    const spells = choices.filter(
      choice => choice.type === 'Cast' && choice.foes?.every(id => foeOf(state, id)?.reduced === 0),
    )
    return spells.length > 0 ? first(spells) : reckless.pick(state, choices)
  },
}

export const gamebookArena: Arena<GamebookScene, GamebookCommand, GamebookEvent> = {
  book: gamebook,
  heroes: gamebook.heroes.ready.map(({ id, name }) => ({ id, name })),
  foes: bestiary.map(({ id, name }) => ({ id, name })),
  enter: (heroes, foes) => [
    ...numbered(heroes).flatMap(({ kind, id }) => {
      const sheet = gamebook.heroes.ready.find(hero => hero.id === kind)
      return sheet ? [{ type: 'AddHero' as const, sheet: { ...sheet, id } }] : []
    }),
    ...numbered(foes).flatMap(({ kind: name, id }) => {
      const kind = bestiary.find(foe => foe.id === name)
      return kind ? [{ type: 'AddFoe' as const, id, kind }] : []
    }),
  ],
  turn: state => {
    const [cost] = state.open
    if (cost) return { side: 'foes', choices: [{ type: 'Settle', cost: cost.id, text: 'It is told, not counted.' }] }
    const choices = state.heroes.flatMap(hero => fightOffers(state, hero).map(({ command }) => command))
    return { side: 'party', choices }
  },
  rules: {
    ...gamebook,
    /** The end of a fight clears the table; here it stays, so that one sees how it ended. */
    evolve: (state, event) => (event.type === 'FightEnded' ? state : gamebook.evolve(state, event)),
    fingerprint: ({ heroes, foes, open }) =>
      printOf(
        heroes.map(({ damage, away }) => (away ? 'away' : damage)),
        foes.map(foe => (defeated(foe) ? 'out' : [foe.damage, foe.reduced, foe.stunned])),
        open.length,
      ),
  },
  end: state => {
    if (state.open.length > 0) return undefined
    if (facing(state).length === 0) return 'won'
    if (state.heroes.some(hero => inFight(state, hero))) return undefined
    return state.heroes.some(({ away }) => away) ? 'fled' : 'lost'
  },
  measures: {
    'health left': ({ heroes }) => heroes.reduce((sum, hero) => sum + healthOf(hero), 0),
  },
  endsRound: ({ type }) => type === 'Attacked' || type === 'SpellThrown' || type === 'Ran',
  policies: {
    party: [reckless, careful, castFirst],
    foes: [{ id: 'as-written', text: 'the margin is the wound', pick: (_, choices) => first(choices) }],
  },
}
