// Fights in At the Last Throw: an exchange is one action for each hero, then one strike for each enemy.
import { lastThrow } from '../../books/last-throw/book.ts'
import type { Command } from '../../books/last-throw/commands.ts'
import { bands, levels } from '../../books/last-throw/data.ts'
import type { Event } from '../../books/last-throw/events.ts'
import { heroOffers } from '../../books/last-throw/hero-offers.ts'
import type { Foe, Protagonist, State } from '../../books/last-throw/types.ts'
import {
  foeLeft,
  foeOf,
  foeStanding,
  heroOf,
  remaining,
  shelf,
  standing,
  weaponOf,
} from '../../books/last-throw/who.ts'
import { printOf, refusalBeforeThrowing } from '../../kernel/index.ts'
import { type Arena, least, numbered, type Policy, type Turn } from '../arena.ts'

type Play = Policy<State, Command>

const possible = (state: State, commands: readonly Command[]): readonly Command[] =>
  commands.filter(command => !refusalBeforeThrowing(lastThrow, state, command))

/** Striking, casting, closing in, fleeing: what a fight is made of. */
const fighting = ({ type }: Command): boolean =>
  type === 'Attack' || type === 'Cast' || type === 'Close' || type === 'Flee'

const choicesOf = (state: State, hero: Protagonist): readonly Command[] =>
  possible(
    state,
    heroOffers(state, hero)
      .map(({ command }) => command)
      .filter(command => fighting(command) && !(command.type === 'Close' && command.tn !== undefined)),
  )

const strikesOf = (state: State, foe: Foe): readonly Command[] =>
  possible(
    state,
    state.heroes
      .filter(hero => standing(state, hero))
      .map(({ id }) => ({ type: 'Strike', foe: foe.id, target: id }) as const),
  )

/** An enemy whose weapon does not reach comes one band nearer; one that needs room goes back. */
function stepOf(foe: Foe): Command | undefined {
  const at = bands.indexOf(foe.band)
  const reach = weaponOf(foe.weapon)?.reach.map(band => bands.indexOf(band)) ?? []
  const nearest = least(reach, band => Math.abs(band - at))
  const next = bands[at + Math.sign(nearest - at)]
  return next === undefined || next === foe.band ? undefined : { type: 'MoveFoe', foe: foe.id, band: next }
}

function turn(state: State): Turn<Command> {
  const [choice] = lastThrow.pending(state)
  if (choice) return { side: 'party', choices: choice.answers.map(({ command }) => command) }
  const hasActed = (id: string) => state.acted.includes(id)
  for (const hero of state.heroes) {
    if (!standing(state, hero) || hasActed(hero.id)) continue
    const choices = choicesOf(state, hero)
    if (choices.length > 0) return { side: 'party', choices }
  }
  for (const foe of state.foes) {
    if (!foeStanding(foe) || hasActed(foe.id)) continue
    const choices = strikesOf(state, foe)
    if (choices.length > 0) return { side: 'foes', choices }
    const step = stepOf(foe)
    if (step) return { side: 'foes', choices: [step] }
  }
  return { side: 'foes', choices: [{ type: 'NextExchange' }] }
}

/** Damage counts most, then the level it is thrown with. */
function force(state: State, command: Command): number {
  if (command.type !== 'Attack') return 0
  const level = heroOf(state, command.hero)?.levels[command.attribute] ?? 'untrained'
  return 10 * (weaponOf(command.weapon)?.[command.attribute] ?? 0) + levels.indexOf(level)
}

const leftOf = (state: State, id: string): number => {
  const foe = foeOf(state, id)
  return foe ? foeLeft(foe) : Number.POSITIVE_INFINITY
}

/** Blocks, exerts and spares as the answers stand; a blow is struck as hard as one can. */
const attackOn =
  (rank: (state: State, foe: string) => number) =>
  (state: State, choices: readonly Command[]): Command => {
    const attacks = choices.filter(command => command.type === 'Attack')
    if (attacks.length > 0) return least(attacks, each => 1000 * rank(state, each.target) - force(state, each))
    return choices.find(({ type }) => type === 'Close') ?? (choices[0] as Command)
  }

const focus: Play = {
  id: 'focus-fire',
  text: 'all go for the enemy nearest to falling',
  pick: attackOn(leftOf),
}

const careful: Play = {
  id: 'careful',
  text: 'the same, but whoever has one Hit Point left flees',
  pick: (state, choices) => {
    const flight = choices.find(command => command.type === 'Flee')
    const hero = flight && heroOf(state, flight.hero ?? '')
    return flight && hero && remaining(state, hero) <= 1 ? flight : focus.pick(state, choices)
  },
}

const castFirst: Play = {
  id: 'cast-first',
  text: 'a Grimoire against enemies as long as it can be paid, then steel',
  pick: (state, choices) =>
    choices.find(command => command.type === 'Cast' && command.targets.some(id => foeOf(state, id))) ??
    focus.pick(state, choices),
}

const strikeAt = (id: string, text: string, rank: (state: State, hero: Protagonist) => number): Play => ({
  id,
  text,
  pick: (state, choices) =>
    least(choices, command => {
      const hero = command.type === 'Strike' ? heroOf(state, command.target) : undefined
      return hero ? rank(state, hero) : 0
    }),
})

export const lastThrowArena: Arena<State, Command, Event> = {
  book: lastThrow,
  heroes: lastThrow.heroes.ready.map(({ id, name }) => ({ id, name })),
  foes: shelf.foes.map(({ id, name }) => ({ id, name })),
  enter: (heroes, foes) => [
    ...numbered(heroes).flatMap(({ kind, id }): Command[] => {
      const sheet = lastThrow.heroes.ready.find(hero => hero.id === kind)
      return sheet ? [{ type: 'AddHero', sheet: { ...sheet, id } }] : []
    }),
    ...numbered(foes).map(({ kind, id }): Command => ({ type: 'AddFoe', id: `foe-${id}`, from: kind })),
  ],
  turn,
  rules: {
    ...lastThrow,
    fingerprint: ({ heroes, foes, acted, pending }) =>
      printOf(
        heroes.map(({ wounds, fatigue, conditions, inHand, dead, fled }) =>
          dead || fled ? [dead, fled] : [wounds, fatigue, conditions, inHand],
        ),
        foes.map(foe =>
          foeStanding(foe) ? [foe.taken, foe.stunned, foe.burned, foe.band, Object.entries(foe.bands)] : 'down',
        ),
        acted.toSorted(),
        pending,
      ),
  },
  end: state => {
    if (lastThrow.pending(state).length > 0) return undefined
    if (!state.foes.some(foeStanding)) return 'won'
    if (state.heroes.some(hero => standing(state, hero))) return undefined
    return state.heroes.some(({ fled }) => fled) ? 'fled' : 'lost'
  },
  measures: {
    'Hit Points left': state =>
      state.heroes.reduce((sum, hero) => sum + (standing(state, hero) ? remaining(state, hero) : 0), 0),
  },
  endsRound: ({ type }) => type === 'ExchangeBegan',
  policies: {
    party: [focus, careful, castFirst],
    foes: [
      strikeAt('strongest', 'each strikes at the hero with most Hit Points', (state, hero) => -remaining(state, hero)),
      strikeAt('weakest', 'each strikes at the hero with fewest Hit Points', remaining),
    ],
  },
}
