// Heroes at the table: joining, levels, and gear that is found or lost.
import { type Decision, type Problem, refuse } from '../../kernel/index.ts'
import { mostLevel } from './data.ts'
import { armourById, heroOf, unknown } from './find.ts'
import { weapons as knownWeapons } from './gear.ts'
import { startOf } from './places.ts'
import { checkKnown, checkSheet, heroFrom, type Tell } from './sheet.ts'
import { spells as knownSpells } from './spells.ts'
import type { CommandOf, GritEvent, GritScene, Hero } from './types.ts'

/** The GM gives a level; each hero's player says what rises. */
export function grantLevel(state: GritScene, { to }: CommandOf<'GrantLevel'>): Decision<GritEvent> {
  if (state.fight) return refuse('not-now', 'Levels come after the fight.')
  const events: GritEvent[] = []
  for (const id of new Set(to)) {
    const hero = heroOf(state, id)
    if (!hero) return unknown(id)
    if (hero.sheet.level >= mostLevel) return refuse('limit', `${hero.name} is at level ${mostLevel} already.`)
    if (state.rising.includes(id)) return refuse('pending', `${hero.name} has a level to take already.`)
    events.push({ type: 'LevelGranted', hero: id })
  }
  return events
}

/** More HP, one more Hit Die, and one number: a modifier at even levels, a rating at odd ones. */
export function advance(state: GritScene, { hero: id, attribute }: CommandOf<'Advance'>): Decision<GritEvent> {
  const hero = heroOf(state, id)
  if (!hero) return unknown(id)
  if (!state.rising.includes(id)) return refuse('not-now', `${hero.name} has no level to take.`)
  const { sheet } = hero
  const higher = { ...sheet, level: sheet.level + 1, raises: [...sheet.raises, attribute] }
  // What a hero has found since is no matter of levels.
  const problem = checkSheet(higher, state.pack).problems.find(({ path }) => path === 'raises' || path === 'level')
  if (problem) return refuse('illegal', problem.text)
  const grown = heroFrom(higher, hero.at)
  const more = grown.maxHp - hero.maxHp
  const now: Hero = {
    ...hero,
    sheet: higher,
    scores: grown.scores,
    maxHp: grown.maxHp,
    hp: hero.hp === 0 ? 0 : hero.hp + more,
    hitDice: hero.hitDice + 1,
  }
  return [{ type: 'Advanced', hero: id, now }]
}

/** A sheet joins the table. */
export function addHero(state: GritScene, { sheet, at = 0 }: CommandOf<'AddHero'>): Decision<GritEvent> {
  if (heroOf(state, sheet.id) || state.foes.some(({ id }) => id === sheet.id))
    return refuse('illegal', `Somebody called "${sheet.id}" is on the table already.`)
  if (sheet.id === 'gm') return refuse('illegal', 'A hero needs another id than that of the game master.')
  const [problem] = checkSheet(sheet, state.pack).problems
  if (problem) return refuse('illegal', `${problem.path}: ${problem.text}`)
  const square = startOf(state, 'heroes')
  const hero = { ...heroFrom(sheet, at), ...(square && { square }) }
  return [{ type: 'HeroJoined', hero: state.fight ? { ...hero, actions: 3 } : hero }]
}

/** What is found, lost or learned at the table: known things, each once; prices are for new heroes. */
export function outfit(state: GritScene, { who, armour, weapons, spells }: CommandOf<'Outfit'>): Decision<GritEvent> {
  const hero = heroOf(state, who)
  if (!hero) return unknown(who)
  const problems: Problem[] = []
  const tell: Tell = (wrong, path, text) => {
    if (wrong) problems.push({ path, text })
  }
  const worn = armourById(armour)
  tell(!worn, 'armour', `There is no armour "${armour}".`)
  checkKnown('weapons', weapons, [...knownWeapons, ...state.pack.weapons], tell)
  checkKnown('spells', spells, [...knownSpells, ...state.pack.spells], tell)
  const [problem] = problems
  if (problem || !worn) return refuse('illegal', `${problem?.path}: ${problem?.text}`)
  return [{ type: 'Outfitted', hero: who, gear: { armour, weapons, spells }, armour: worn.kind }]
}
