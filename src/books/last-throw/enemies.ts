// Chapter XI: enemies, blocks of them, what they throw and how they strike.
import type { Dice } from '../../dice/index.ts'
import { type Decision, isRefusal, nameAmong, type Refusal, refuse, renamedWhenShown } from '../../kernel/index.ts'
import { tooClose } from './actions.ts'
import { foeBlow, incoming, levelTn } from './blows.ts'
import type { AddFoe, CommandOf, Strike } from './commands.ts'
import { bandNames, levels } from './data.ts'
import { type Built, build, judged, levelStep, limited } from './die.ts'
import type { Event, Word } from './events.ts'
import { fold } from './evolve.ts'
import { regain } from './healing.ts'
import { chosen } from './options.ts'
import { checkPrice, payAll, tiredHero } from './paying.ts'
import { shapeOf, throwPool } from './throws.ts'
import type { Foe, FoeSheet, Protagonist, Rolled, State, Tn } from './types.ts'
import {
  creatureOf,
  distance,
  foeOf,
  foeStanding,
  heroOf,
  openThrow,
  present,
  standing,
  unknownHero,
  weaponOf,
} from './who.ts'

/** LT-XI.2, LT-Q53: Level alone, no wound state. LT-Q59: a bow at arm's length is as bad for them as for anybody. */
export function foeThrow(state: State, { level, name }: Foe, tn: Tn, cramped = false): Built {
  const { tier, steps } = limited(state, levels.indexOf(level) - 1 - (cramped ? 1 : 0), [
    levelStep(level, name),
    ...(cramped ? [{ text: `${tooClose}: one tier down`, rule: 'LT-Q59' }] : []),
  ])
  return { tier, tn, shape: shapeOf(state, tier, 0), steps }
}

/** LT-Q51: how an enemy hits. Whoever strikes is seen. */
export function strike(state: State, command: Strike, dice: Dice): Decision<Event> {
  const refusal = checkStrike(state, command)
  if (refusal) return refusal
  const foe = foeOf(state, command.foe) as Foe
  const target = heroOf(state, command.target) as Protagonist
  const paid = payAll(state, target.id, 0, '', command.exert ?? false)
  const guard = { ...command, hero: tiredHero(state, target.id, paid) }
  const { word, ...read } = fall(state, foe, guard, dice)
  const so: Event[] = [
    ...(foe.hidden ? [{ type: 'FoeRevealed', foe: foe.id } as const] : []),
    { type: 'Acted', who: foe.id },
    ...paid.exertion,
    { type: 'Struck', foe: foe.id, target: target.id, ...read, word },
  ]
  if (word === 'miss') return so
  return [...so, ...incoming(fold(state, so), foe, target.id, foeBlow(state, foe, word === 'critical'))]
}

interface Fallen {
  readonly kept?: number
  readonly theirs?: number
  readonly word: Word
}

/** A strike with its target as the wound state is read for the defence. */
type Guarded = Strike & { readonly hero: Protagonist }

/** Who lies on the ground does not defend (LT-VIII.13). */
const defends = (state: State, hero: Protagonist): boolean =>
  standing(state, hero) && chosen(state.options, 'enemy_attack') !== 'vs_base_tn'

/** The three readings of LT-Q51. Where enemies never throw, nothing stops a blow at somebody who lies there. */
function fall(state: State, foe: Foe, guard: Guarded, dice: Dice): Fallen {
  const guarded = defends(state, heroOf(state, guard.target) as Protagonist)
  if (chosen(state.options, 'enemy_attack') === 'on_failed_action') {
    if (!guarded) return { word: 'hit' }
    const theirs = defend(state, guard, levelTn(foe.level), dice)
    return { theirs: theirs.kept, word: theirs.success ? 'miss' : 'hit' }
  }
  const tn = guard.tn ?? 4
  const built = foeThrow(state, foe, tn, foe.weapon === 'bow' && distance(foe, guard.target) === 'close')
  const mine = judged(state, built, throwPool(dice, 'Strike', built.shape, built.steps))
  const theirs = guarded ? defend(state, guard, tn, dice).kept : undefined
  const hit = theirs === undefined ? mine.success : mine.kept > theirs
  const word = hit && mine.sixes >= 2 ? 'critical' : hit ? 'hit' : 'miss'
  return { kept: mine.kept, ...(theirs !== undefined && { theirs }), word }
}

function defend(state: State, { hero, defence = 'dexterity', exert = false }: Guarded, tn: Tn, dice: Dice): Rolled {
  const built = build(state, { hero, exerted: exert }, { attribute: defence }, tn) as Built
  return judged(state, built, throwPool(dice, 'Defence', built.shape, built.steps))
}

/** LT-XII.1: whoever throws to defend may exert, by the timing of the table; a strike does not wait for a second try. */
function checkGuard(state: State, { exert, target }: Strike): Refusal | undefined {
  if (!exert) return undefined
  const hero = heroOf(state, target) as Protagonist
  if (!defends(state, hero)) return refuse('not-usable', `${hero.name} does not throw against this strike.`, 'LT-Q51')
  if (chosen(state.options, 'exertion_timing') !== 'before')
    return refuse('not-now', 'At this table Exertion is declared after a failure, and a blow does not wait.', 'LT-Q22')
  return checkPrice(state, hero, 1)
}

function checkStrike(state: State, command: Strike): Refusal | undefined {
  const { foe: id, target, tn } = command
  const foe = foeOf(state, id)
  if (!foe) return refuse('unknown', `There is no foe "${id}" in this scene.`)
  const hero = heroOf(state, target)
  if (!hero) return unknownHero(target)
  if (!foeStanding(foe)) return refuse('down', `${foe.name} is down.`)
  if (!present(hero)) return refuse('not-now', `${hero.name} is no longer there.`)
  if (tn === 'secret') return refuse('withheld', 'The Narrator keeps this TN secret.', 'LT-I.13')
  if (typeof tn === 'string') return refuse('not-usable', 'An enemy strikes against a TN from 2 to 6.', 'LT-Q51')
  const away = distance(foe, target)
  if (!weaponOf(foe.weapon)?.reach.includes(away))
    return refuse('out-of-reach', `${foe.name} is ${bandNames[away]} to ${hero.name}.`, 'LT-Q59')
  return openThrow(state) ?? checkGuard(state, command)
}

/** LT-XI.1: the four values, from the bestiary or made up on the spot. */
export function addFoe(state: State, command: AddFoe): Decision<Event> {
  const { id, band = 'near', hidden = false } = command
  if (foeOf(state, id) || heroOf(state, id)) return refuse('illegal', `"${id}" is in the scene already.`)
  const sheet = sheetFor(state, command)
  if (isRefusal(sheet)) return sheet
  if (weaponOf(sheet.weapon)?.[sheet.attribute] === undefined)
    return refuse('not-usable', `No enemy can use "${sheet.weapon}" with ${sheet.attribute}.`, 'LT-XI.5')
  const name = nameAmong([...state.heroes, ...state.foes], { name: command.name ?? sheet.name, hidden })
  const fresh = { band, bands: {}, taken: 0, stunned: 0, burned: false }
  return [{ type: 'FoeAdded', foe: { ...sheet, id, name, hidden, ...fresh } }]
}

/** LT-XI.10, LT-Q55: several of a kind are one block. */
function sheetFor(state: State, { from, foe, members }: AddFoe): FoeSheet | Refusal {
  if ((from === undefined) === (foe === undefined))
    return refuse('illegal', 'A foe comes from the bestiary or with a sheet of its own: name one of the two.')
  const sheet = foe ?? creatureOf(state, from as string)
  if (!sheet) return refuse('unknown', `The bestiary has no "${from}".`)
  return members === undefined ? sheet : { ...sheet, wounds: members, block: true }
}

/** What the Narrator does with an enemy that is there. */
export function tendFoe(
  state: State,
  command: CommandOf<'RemoveFoe'> | CommandOf<'Reveal'> | CommandOf<'Burn'> | CommandOf<'MoveFoe'>,
): Decision<Event> {
  const foe = foeOf(state, command.foe)
  if (!foe) return refuse('unknown', `There is no foe "${command.foe}" in this scene.`)
  switch (command.type) {
    case 'RemoveFoe':
      return [{ type: 'FoeLeft', foe: foe.id, how: command.how }]
    case 'Reveal':
      return foe.hidden
        ? [{ type: 'FoeRevealed', foe: foe.id, ...renamedWhenShown([...state.heroes, ...state.foes], foe) }]
        : refuse('not-now', `${foe.name} is in plain sight.`)
    case 'Burn':
      return foe.burned
        ? refuse('not-now', `${foe.name} burns already.`, 'LT-XI.14')
        : [{ type: 'FoeBurned', foe: foe.id }]
    case 'MoveFoe':
      return moveFoe(state, foe, command)
  }
}

function moveFoe(state: State, foe: Foe, { band, from }: CommandOf<'MoveFoe'>): Decision<Event> {
  if (from !== undefined && !heroOf(state, from)) return unknownHero(from)
  const there =
    from === undefined ? foe.band === band && Object.keys(foe.bands).length === 0 : distance(foe, from) === band
  if (there) return refuse('not-now', `${foe.name} is ${bandNames[band]} already.`)
  return [{ type: 'FoeMoved', foe: foe.id, band, ...(from !== undefined && { from }) }]
}

/** LT-Q56, LT-XI.14: a pass through the loop; what regenerates does so now, unless it burned. */
export function nextExchange(state: State): Decision<Event> {
  const regaining = state.foes.filter(foe => foe.special === 'regeneration' && !foe.burned && foeStanding(foe))
  return (
    openThrow(state) ?? [
      ...regaining.flatMap(foe => regain(foe, 1)),
      { type: 'ExchangeBegan', exchange: state.exchange + 1 },
    ]
  )
}
