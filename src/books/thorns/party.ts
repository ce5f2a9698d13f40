// Who is at the table and what they have: heroes, stats, conditions, follow-ups, rests, and an adjustment for every ruling.
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { arrive, making } from './create.ts'
import { heroOf, noHero, outAt, statOf, talentOf } from './find.ts'
import { conditionProblem } from './harm.ts'
import type { CommandOf, Decided, ThornsScene } from './types.ts'

const largest = { stat: 6, heroes: 8, tokens: 24, things: 12 }

/** TP-hero.1–3: a new hero obeys the points; a grown one, from another table, is the game master's to welcome. */
export function addHero(state: ThornsScene, command: CommandOf<'AddHero' | 'WelcomeHero'>): Decided | Refusal {
  const { type, sheet } = command
  if (sheet.id === 'gm') return refuse('illegal', 'A hero cannot be called "gm": that is the game master.')
  if (heroOf(state, sheet.id)) return refuse('illegal', `A hero "${sheet.id}" is at the table already.`)
  if (state.heroes.length >= largest.heroes) return refuse('limit', `A table has at most ${largest.heroes} heroes.`)
  const hero = arrive(sheet, state, type === 'WelcomeHero')
  return isRefusal(hero) ? hero : [{ type: 'HeroJoined', hero }]
}

export function dismissHero(state: ThornsScene, { hero }: CommandOf<'DismissHero'>): Decided | Refusal {
  return heroOf(state, hero) ? [{ type: 'HeroLeft', hero }] : noHero(hero)
}

/** TP-hero.1: the table's own stats, before anybody has them. */
export function nameStats(state: ThornsScene, { stats }: CommandOf<'NameStats'>): Decided | Refusal {
  const { fewest, most } = making.stats
  if (state.heroes.length > 0)
    return refuse('not-now', 'Heroes with other stats are at the table: rename a stat instead.', 'TP-hero.1')
  if (stats.length < fewest || stats.length > most)
    return refuse('limit', `A table has ${fewest} to ${most} stats, not ${stats.length}.`, 'TP-hero.1')
  const twice = stats.find((stat, i) => stats.indexOf(stat) !== i)
  return twice === undefined ? [{ type: 'StatsNamed', stats }] : refuse('illegal', `"${twice}" is there twice.`)
}

export function renameStat(state: ThornsScene, { from, to }: CommandOf<'RenameStat'>): Decided | Refusal {
  if (!state.stats.includes(from))
    return refuse('unknown', `There is no stat "${from}"; there is ${state.stats.join(', ')}.`)
  if (state.stats.includes(to)) return refuse('illegal', `A stat "${to}" is there already.`)
  return [{ type: 'StatRenamed', from, to }]
}

/** TP-harm.6: marks mend and power pools fill. */
export function rest(state: ThornsScene, { heroes }: CommandOf<'Rest'>): Decided | Refusal {
  const missing = heroes.find(id => !heroOf(state, id))
  if (missing !== undefined) return noHero(missing)
  if (heroes.length === 0) return refuse('malformed', 'Somebody has to rest: name at least one hero.')
  return [...new Set(heroes)].map(hero => ({ type: 'HeroRested', hero }))
}

/** TP-hero.3: a talent learned, an item found. */
export function give(state: ThornsScene, { hero: id, as, thing }: CommandOf<'Give'>): Decided | Refusal {
  const hero = heroOf(state, id)
  if (!hero) return noHero(id)
  if (talentOf(hero, thing.id)) return refuse('illegal', `${hero.name} has "${thing.id}" already.`)
  if (hero[as].length >= largest.things) return refuse('limit', `${hero.name} has ${as} enough: ${largest.things}.`)
  if (thing.power && thing.power.left > thing.power.size)
    return refuse('illegal', `${thing.name} cannot have ${thing.power.left} of ${thing.power.size} dice left.`)
  return [{ type: 'ThingGiven', hero: id, as, thing }]
}

export function take(state: ThornsScene, { hero: id, thing }: CommandOf<'Take'>): Decided | Refusal {
  const hero = heroOf(state, id)
  if (!hero) return noHero(id)
  return talentOf(hero, thing)
    ? [{ type: 'ThingTaken', hero: id, thing }]
    : refuse('unknown', `${hero.name} has no talent or item "${thing}".`)
}

/** Whatever a ruling needs; the reason stands in the journal. */
export function adjustHero(state: ThornsScene, command: CommandOf<'AdjustHero'>): Decided | Refusal {
  const { what, name = '', to, reason } = command
  const hero = heroOf(state, command.hero)
  if (!hero) return noHero(command.hero)
  const power = talentOf(hero, name)?.power
  const from = { marks: hero.marks, stat: statOf(hero, name), power: power?.left }[what]
  if (from === undefined) return refuse('unknown', `${hero.name} has no ${what} "${name}".`)
  const most = { marks: outAt, stat: largest.stat, power: power?.size ?? 0 }[what]
  if (to > most) return refuse('limit', `${what === 'marks' ? 'Marks' : name} can be 0 to ${most}, not ${to}.`)
  if (to === from) return refuse('not-now', `That is ${to} already.`)
  return [{ type: 'HeroAdjusted', hero: hero.id, what, name, from, to, reason }]
}

/** TP-harm.4. */
export function addCondition(state: ThornsScene, { hero, condition }: CommandOf<'AddCondition'>): Decided | Refusal {
  return conditionProblem(state, hero, condition.id) ?? [{ type: 'ConditionAdded', hero, condition }]
}

export function clearCondition(state: ThornsScene, command: CommandOf<'ClearCondition'>): Decided | Refusal {
  const hero = heroOf(state, command.hero)
  if (!hero) return noHero(command.hero)
  if (!hero.conditions.some(({ id }) => id === command.condition))
    return refuse('unknown', `${hero.name} has no condition "${command.condition}".`)
  return [{ type: 'ConditionCleared', hero: hero.id, condition: command.condition }]
}

/** TP-team.3: an earlier action makes a later one more effective. */
export function grantFollowUp(state: ThornsScene, { token }: CommandOf<'GrantFollowUp'>): Decided | Refusal {
  if (!heroOf(state, token.by)) return noHero(token.by)
  if (state.tokens.some(({ id }) => id === token.id))
    return refuse('illegal', `A follow-up "${token.id}" is there already.`)
  if (state.tokens.length >= largest.tokens) return refuse('limit', 'There are follow-ups enough; use some first.')
  return [{ type: 'FollowUpSet', token }]
}

export function dropFollowUp(state: ThornsScene, { token }: CommandOf<'DropFollowUp'>): Decided | Refusal {
  const known = state.tokens.some(({ id }) => id === token)
  return known ? [{ type: 'FollowUpDropped', token }] : refuse('unknown', `There is no follow-up "${token}".`)
}

/** TP-team.2: the one with the most, or the fewest, dice in a stat. */
export function pickRoller({ heroes }: ThornsScene, stat: string, which: 'best' | 'worst'): string | undefined {
  const sorted = [...heroes].sort((a, b) => (statOf(a, stat) ?? 0) - (statOf(b, stat) ?? 0))
  return (which === 'best' ? sorted.at(-1) : sorted[0])?.id
}
