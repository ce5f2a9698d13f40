// Fights in Hearts & Mana without a map: all heroes act, then every foe forces one of them to resist.
import { hearts } from '../../books/hearts/book.ts'
import { effects, tiers, woundsOfRank } from '../../books/hearts/data.ts'
import { isDefeated, isDown } from '../../books/hearts/find.ts'
import { bestiary } from '../../books/hearts/foes.ts'
import type { Cast, Foe, HeartsCommand, HeartsEvent, HeartsScene, Hero, Way } from '../../books/hearts/types.ts'
import { printOf } from '../../kernel/index.ts'
import { type Arena, first, least, numbered, type Policy, type Turn } from '../arena.ts'

type Play = Policy<HeartsScene, HeartsCommand>

const standingFoes = ({ foes }: HeartsScene): readonly Foe[] => foes.filter(foe => !isDefeated(foe))

/** What a fight is made of: striking, magic that harms or heals, helping somebody up. Without a map all are in reach. */
function actionsOf(state: HeartsScene, hero: Hero): HeartsCommand[] {
  const by = { hero: hero.id }
  const reach = hero.gear.weapon.reach
  const ways: readonly Way[] = reach === 'both' ? ['melee', 'ranged'] : [reach]
  const spell = (id: string, more: Pick<Cast, 'foes' | 'ally'>): HeartsCommand[] => {
    const effect = effects.find(each => each.id === id)
    if (!effect || tiers[effect.tier].cost > hero.mana) return []
    return [{ type: 'Cast', ...by, what: effect.text, tier: effect.tier, kind: effect.kind, ...more }]
  }
  return [
    ...standingFoes(state).flatMap(({ id }): HeartsCommand[] => [
      ...ways.map(way => ({ type: 'Attack' as const, ...by, foe: id, way })),
      ...spell('spark-bolt', { foes: [id] }),
    ]),
    ...state.heroes.flatMap((ally): HeartsCommand[] => [
      ...(isDown(ally) ? [{ type: 'Raise' as const, ...by, ally: ally.id }] : []),
      ...(ally.hearts < ally.mostHearts ? spell('warm-hands', { ally: ally.id }) : []),
    ]),
  ]
}

function turn(state: HeartsScene): Turn<HeartsCommand> {
  const [choice] = hearts.pending(state)
  if (choice)
    return { side: choice.to === 'gm' ? 'foes' : 'party', choices: choice.answers.map(({ command }) => command) }
  if (state.phase === 'free') return { side: 'foes', choices: [{ type: 'StartCombat' }] }
  if (state.phase === 'foes') return foesTurn(state)
  const next = state.heroes.find(hero => !isDown(hero) && !hero.acted)
  if (next) return { side: 'party', choices: actionsOf(state, next) }
  return { side: 'foes', choices: [{ type: 'EndPhase' }] }
}

/** Each foe that has not acted yet goes for somebody; then the phase is over. */
function foesTurn(state: HeartsScene): Turn<HeartsCommand> {
  for (const { id, threat, acted } of standingFoes(state)) {
    if (acted || state.options['hm.foe_phase'] === 'retaliation_only') continue
    const threats = state.heroes
      .filter(hero => !isDown(hero))
      .map(
        (hero): HeartsCommand => ({
          type: 'Threaten',
          foes: [id],
          target: hero.id,
          attribute: threat.attribute,
          text: threat.text,
          ...(threat.condition === undefined ? { hearts: 1 } : { hearts: 0, condition: threat.condition }),
        }),
      )
    return { side: 'foes', choices: threats }
  }
  return { side: 'foes', choices: [{ type: 'EndPhase' }] }
}

const woundsLeft = (state: HeartsScene, id: string | undefined): number => {
  const foe = state.foes.find(each => each.id === id)
  return foe ? woundsOfRank[foe.rank] - foe.wounds : 9
}

const focus: Play = {
  id: 'focus-fire',
  text: 'all strike at the foe nearest to falling',
  pick: (state, choices) => {
    const strikes = choices.filter(command => command.type === 'Attack')
    return strikes.length > 0 ? least(strikes, ({ foe }) => woundsLeft(state, foe)) : first(choices)
  },
}

const helpful: Play = {
  id: 'helpful',
  text: 'whoever lies on the ground is helped up first',
  pick: (state, choices) => choices.find(({ type }) => type === 'Raise') ?? focus.pick(state, choices),
}

const castFirst: Play = {
  id: 'cast-first',
  text: 'magic that harms as long as there is Mana, then steel',
  pick: (state, choices) =>
    choices.find(command => command.type === 'Cast' && command.kind === 'harm') ?? focus.pick(state, choices),
}

/** What is only told costs nothing: the mildest complication, and any threat as it is ranked. */
const goFor = (id: string, text: string, rank: (hearts: number) => number): Play => ({
  id,
  text,
  pick: (state, choices) =>
    least(choices, command =>
      command.type === 'Threaten' ? rank(state.heroes.find(hero => hero.id === command.target)?.hearts ?? 0) : 0,
    ),
})

export const heartsArena: Arena<HeartsScene, HeartsCommand, HeartsEvent> = {
  book: hearts,
  heroes: hearts.heroes.ready.map(({ id, name }) => ({ id, name })),
  foes: bestiary.map(({ id, name }) => ({ id, name })),
  enter: (heroes, foes) => [
    ...numbered(heroes).flatMap(({ kind, id }): HeartsCommand[] => {
      const sheet = hearts.heroes.ready.find(hero => hero.id === kind)
      return sheet ? [{ type: 'AddHero', sheet: { ...sheet, id } }] : []
    }),
    ...numbered(foes).flatMap(({ kind, id }): HeartsCommand[] => {
      const foe = bestiary.find(each => each.id === kind)
      return foe ? [{ type: 'AddFoe', foe: { ...foe, id: `foe-${id}` } }] : []
    }),
  ],
  /** Nobody walks or hides here: all are within reach of all. */
  fromTable: ({ map: _map, ...scene }) => ({ ...scene, foes: scene.foes.map(foe => ({ ...foe, hidden: false })) }),
  turn,
  rules: {
    ...hearts,
    fingerprint: ({ heroes, foes, phase, open }) =>
      printOf(
        heroes.map(({ hearts: left, mana, acted, armor, conditions }) => [left, mana, acted, armor, conditions]),
        foes.map(foe => (isDefeated(foe) ? 'down' : [foe.wounds, foe.acted, foe.conditions])),
        phase,
        open.map(({ id: _id, ...choice }) => choice),
      ),
  },
  end: state => {
    if (hearts.pending(state).length > 0) return undefined
    if (standingFoes(state).length === 0) return 'won'
    return state.heroes.every(isDown) ? 'lost' : undefined
  },
  measures: {
    'Hearts left': ({ heroes }) => heroes.reduce((sum, { hearts: left }) => sum + left, 0),
  },
  endsRound: event => event.type === 'PhaseStarted' && event.phase === 'heroes',
  policies: {
    party: [focus, helpful, castFirst],
    foes: [
      goFor('strongest', 'each goes for the hero with most Hearts', left => -left),
      goFor('weakest', 'each goes for the hero with fewest Hearts', left => left),
    ],
  },
}
