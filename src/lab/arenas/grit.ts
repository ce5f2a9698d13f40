// Fights in Grit: turns of three actions, reactions on what is declared, dice that explode.
import { bestiary } from '../../books/grit/bestiary.ts'
import { grit } from '../../books/grit/book.ts'
import { type Anyone, creatureOf, everyone, isDying, isPresent, sameSide, weaponsOf } from '../../books/grit/find.ts'
import { landing } from '../../books/grit/fingerprint.ts'
import { moveOf } from '../../books/grit/movement.ts'
import { byOf } from '../../books/grit/pending.ts'
import { waysOf } from '../../books/grit/places.ts'
import { reactors } from '../../books/grit/reactions.ts'
import type { Attack, Creature, GritCommand, GritEvent, GritScene, Spot } from '../../books/grit/types.ts'
import { towards } from '../../grid/index.ts'
import { printOf, refusalBeforeThrowing } from '../../kernel/index.ts'
import { type Arena, first, least, numbered, type Policy, type Side, type Turn } from '../arena.ts'

type Play = Policy<GritScene, GritCommand>

/** A hero at no HP is dying: in the fight no longer, though not dead. */
const fights = (who: Anyone): boolean => isPresent(who) && !isDying(who)
const enemiesOf = (state: GritScene, who: Anyone): readonly Anyone[] =>
  everyone(state).filter(each => fights(each) && !sameSide(each, who))

function turn(state: GritScene): Turn<GritCommand> {
  const choice = grit.pending(state).find(({ answers }) => answers.length > 0)
  if (choice)
    return { side: choice.to === 'gm' ? 'foes' : 'party', choices: choice.answers.map(({ command }) => command) }
  if (!state.fight) return { side: 'foes', choices: [{ type: 'BeginFight' }] }
  const who = creatureOf(state, state.fight.turn ?? '')
  if (!who) throw new Error('a fight in which it is nobody’s turn')
  const by = byOf(state, who.id)
  const side: Side = by.hero === undefined ? 'foes' : 'party'
  const end: GritCommand = { type: 'EndTurn', ...by }
  if (!fights(who) || who.actions === 0) return { side, choices: [end] }
  const attacks = attacksOf(state, who)
  const step = attacks.length > 0 ? [] : stepOf(state, who)
  return { side, choices: [...attacks, ...step, end] }
}

/** Every weapon on everybody it reaches; declared where somebody may react to it. */
function attacksOf(state: GritScene, who: Anyone): readonly GritCommand[] {
  const by = byOf(state, who.id)
  return weaponsOf(state, who).flatMap(weapon =>
    enemiesOf(state, who).flatMap((target): GritCommand[] => {
      const attack: Attack = { type: 'Attack', ...by, with: weapon.id, target: target.id }
      if (refusalBeforeThrowing(grit, state, attack)) return []
      if (reactors(state, target.id).length === 0) return [attack]
      return [{ type: 'Declare', ...(by.hero !== undefined && { hero: by.hero }), attack }]
    }),
  )
}

/** Towards the nearest enemy, as far as one action goes. */
function stepOf(state: GritScene, who: Anyone): readonly GritCommand[] {
  const to = spotTowards(state, who, enemiesOf(state, who))
  if (to === undefined) return []
  const move: GritCommand = { type: 'Move', ...byOf(state, who.id), to }
  return refusalBeforeThrowing(grit, state, move) ? [] : [move]
}

/** Nowhere, when nobody is left to go to, or when they are as near already as one Move brings them. */
function spotTowards(state: GritScene, who: Anyone, enemies: readonly Anyone[]): Spot | undefined {
  const { map } = state
  if (enemies.length === 0) return undefined
  if (!map) {
    const far = least(enemies, ({ at }) => Math.abs(at - who.at)).at - who.at
    return far === 0 ? undefined : who.at + Math.sign(far) * Math.min(moveOf(state, who), Math.abs(far))
  }
  if (!who.square) return undefined
  const here = { square: who.square, cost: 0 }
  const ways = waysOf(state, who, moveOf(state, who))?.squares ?? []
  const goals = enemies.flatMap(({ square }) => square ?? [])
  const best = towards(map, [here, ...ways], goals)
  return best === here ? undefined : best?.square
}

const attackIn = (command: GritCommand): Attack | undefined =>
  command.type === 'Attack' ? command : command.type === 'Declare' ? command.attack : undefined

/** The enemy for whom this is least, with the first weapon that reaches; then a step; then the turn is over. */
const goFor = (id: string, text: string, rank: (target: Anyone) => number, attacks = 3): Play => ({
  id,
  text,
  pick: (state, choices) => {
    const who = creatureOf(state, state.fight?.turn ?? '')
    const swings = choices.filter(command => attackIn(command) !== undefined)
    const enough = swings.length > 0 && (who?.attacks ?? 0) >= attacks && choices.some(({ type }) => type === 'EndTurn')
    if (enough) return choices.find(({ type }) => type === 'EndTurn') as GritCommand
    if (swings.length === 0) return first(choices)
    return least(swings, command => {
      const target = creatureOf(state, attackIn(command)?.target ?? '')
      return target ? rank(target) : 0
    })
  },
})

const weakest = ({ hp }: Anyone): number => hp

const changing = (who: Creature): unknown =>
  who.out
    ? 'out'
    : [
        [who.hp, who.wounds, who.at, who.square, who.conditions],
        [who.actions, who.reacted, who.attacks, who.openings, who.channel],
      ]

export const gritArena: Arena<GritScene, GritCommand, GritEvent> = {
  book: grit,
  heroes: grit.heroes.ready.map(({ id, name }) => ({ id, name })),
  foes: bestiary.map(({ id, name }) => ({ id, name })),
  enter: (heroes, foes) => [
    ...numbered(heroes).flatMap(({ kind, id }): GritCommand[] => {
      const sheet = grit.heroes.ready.find(hero => hero.id === kind)
      return sheet ? [{ type: 'AddHero', sheet: { ...sheet, id } }] : []
    }),
    ...numbered(foes).map(({ kind, id }): GritCommand => ({ type: 'AddFoe', id: `foe-${id}`, monster: kind })),
  ],
  turn,
  rules: {
    ...grit,
    /** Nobody here spends Grit, Hit Dice or Sparks, so how much there is makes no difference. */
    fingerprint: state =>
      printOf(
        state.heroes.map(changing),
        state.foes.map(foe => [changing(foe), foe.count]),
        state.fight && [state.fight.turn, state.fight.waiting, state.fight.round === 1],
        state.effects.map(effect => ({ ...effect, id: '' })),
        state.provoked.map(({ mover, by }) => [mover, by]),
        [state.declared, landing(state)],
      ),
  },
  end: state => {
    if (grit.pending(state).some(({ answers }) => answers.length > 0)) return undefined
    if (!state.foes.some(fights)) return 'won'
    return state.heroes.some(fights) ? undefined : 'lost'
  },
  measures: {
    'HP left': ({ heroes }) => heroes.reduce((sum, { hp }) => sum + hp, 0),
  },
  endsRound: ({ type }) => type === 'RoundBegan',
  policies: {
    party: [
      goFor('focus-fire', 'all go for the enemy with fewest HP, with every action', weakest),
      goFor('guarded', 'one attack a turn, and the other actions are kept for reactions', weakest, 1),
      goFor('strongest-first', 'all go for the enemy with most HP', who => -who.hp),
    ],
    foes: [
      goFor('weakest', 'each goes for the hero with fewest HP', weakest),
      goFor('strongest', 'each goes for the hero with most HP', who => -who.hp),
    ],
  },
}
