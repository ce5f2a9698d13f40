// Magic: at foes, at something tricky, or with no roll where nothing is at stake.
import type { Dice } from '../../dice/index.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { exchange, strike, usedUp } from './combat.ts'
import { against, consequences, costLeft, struck } from './core.ts'
import { evolve } from './evolve.ts'
import { able, compare, currentDs, foeOf, spellOf } from './find.ts'
import { closing, falls } from './harm.ts'
import { plays } from './options.ts'
import { twoDice } from './throws.ts'
import type { Cast, Foe, GamebookEvent, GamebookScene, Hero, Spell } from './types.ts'

/** GB-abil.3, GB-magic.1: whoever knows a spell may cast it at will. */
export function cast(state: GamebookScene, command: Cast, dice: Dice): Decision<GamebookEvent> {
  const hero = able(state, command.hero)
  if (isRefusal(hero)) return hero
  const spell = spellOf(state, command.spell)
  if (!spell) return refuse('unknown', `There is no spell "${command.spell}".`)
  if (!hero.spells.includes(spell.id))
    return refuse('untrained', `${hero.name} does not know ${spell.name}.`, 'GB-magic.1')
  const tricky = command.ds !== undefined || command.obstacle !== undefined
  if (command.foes?.length) {
    if (tricky) return refuse('illegal', 'A spell goes at foes or at something with a DS, not at both.', 'GB-magic.3')
    return castAtFoes(state, hero, spell, command, command.foes, dice)
  }
  const what = command.what ?? spell.name
  if (!tricky) return [{ type: 'SpellCast', hero: hero.id, spell: spell.id, what }]
  return castAtPeril(state, hero, spell, { ...command, what }, dice)
}

const spellThrow = ({ abilities: { focus } }: Hero, { level }: Spell) => twoDice('cast', 'focus', focus, level)

/** GB-magic.3–GB-magic.6 outside a fight. */
function castAtPeril(
  state: GamebookScene,
  hero: Hero,
  spell: Spell,
  command: Cast & { readonly what: string },
  dice: Dice,
): Decision<GamebookEvent> {
  const victim = struck(state, hero, command.cover)
  if (isRefusal(victim)) return victim
  const goal = against(state, command)
  if (isRefusal(goal)) return goal
  const compared = compare(dice.throw(spellThrow(hero, spell)), goal.ds)
  const { what } = command
  return [
    { type: 'SpellThrown', hero: hero.id, spell: spell.id, foe: null, what, secret: goal.secret, ...compared },
    ...consequences(state, hero, victim, compared, goal),
  ]
}

/** GB-combat.10, GB-magic.8–GB-magic.13, GB-Q14: one roll, compared with each DS; only the target hurts the caster. */
function castAtFoes(
  state: GamebookScene,
  hero: Hero,
  spell: Spell,
  command: Cast,
  ids: readonly string[],
  dice: Dice,
): Decision<GamebookEvent> {
  const found = ids.map(id => exchange(state, command, id))
  const wrong = found.find((each): each is Refusal => isRefusal(each))
  if (wrong) return wrong
  if (new Set(ids).size < ids.length) return refuse('illegal', 'A foe is named twice.')
  const [target] = found as Exclude<(typeof found)[number], Refusal>[]
  if (!target) return refuse('illegal', 'The spell needs a target.')
  const total = dice.throw(spellThrow(hero, spell))
  const compared = compare(total, currentDs(state, target.foe))
  const { foe, victim } = target
  const what = command.what ?? spell.name
  const events: GamebookEvent[] = [
    { type: 'SpellThrown', hero: hero.id, spell: spell.id, foe: foe.id, what, secret: false, ...compared },
  ]
  for (const id of ids) events.push(...reached(events.reduce(evolve, state), hero, spell, id, total))
  const { result, margin } = compared
  if (result === 'failure') events.push(...strike(state, victim, foe, margin))
  if (result === 'tie') events.push(costLeft(state, hero.id, 'partial', `${spell.name}: a partial success`))
  return closing(state, events)
}

/** What the spell does to one foe that it reaches. */
function reached(state: GamebookScene, hero: Hero, spell: Spell, id: string, total: number): GamebookEvent[] {
  const foe = foeOf(state, id) as Foe
  const { result, margin } = compare(total, currentDs(state, foe))
  const used = usedUp(state, foe)
  if (result !== 'success') return used
  if (foe.immune.includes(spell.id)) return [...used, { type: 'FoeUnmoved', foe: id, spell: spell.id }]
  const from = used.length > 0 ? 0 : foe.reduced
  const weakened: GamebookEvent = {
    type: 'FoeWeakened',
    foe: id,
    spell: spell.id,
    from,
    to: Math.min(foe.ds - 1, from + margin),
  }
  const stuns = plays(state, 'gb.stun_skips_damage', 'on') && !foe.stunned
  const stunned: GamebookEvent[] = stuns ? [{ type: 'FoeStunned', foe: id }] : []
  const after = [...used, weakened, ...stunned]
  return [...after, ...falls(after.reduce(evolve, state), hero, id)]
}
