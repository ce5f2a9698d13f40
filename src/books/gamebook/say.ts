// What people read: a sentence for every event, a title for every call, a word for every outcome.
import type { Outcome, Sentence, Tone } from '../../kernel/index.ts'
import { abilityNames } from './data.ts'
import { foeOf, healthOf, heroOf, nameOf, obstacleOf, spellOf } from './find.ts'
import type { Compared, GamebookCommand, GamebookEvent, GamebookScene, Result } from './types.ts'

const words: Readonly<Record<Result, string>> = { failure: 'failure', tie: 'tie', success: 'success' }
const tones: Readonly<Record<Result, Tone>> = { failure: 'bad', tie: 'partial', success: 'good' }

const against = ({ total, ds }: Compared): string =>
  ds === 'secret' ? `${total} against a hidden DS` : `${total} against DS ${ds}`

const spellName = (state: GamebookScene, id: string): string => spellOf(state, id)?.name ?? id

/** A throw is told with its total, and set large by its result. */
const thrown = (lead: string, text: string, compared: Compared, ...rules: string[]): Sentence => ({
  lead,
  text: `${text}: ${against(compared)}.`,
  word: words[compared.result],
  tone: tones[compared.result],
  rules,
})

export function say(state: GamebookScene, event: GamebookEvent): Sentence {
  const name = (id: string) => nameOf(state, id)
  switch (event.type) {
    case 'Tested':
      return thrown(name(event.hero), event.what, event, 'GB-core.3', ruleOf[event.result])
    case 'Attacked':
      return thrown(name(event.hero), `strikes at ${name(event.foe)}`, event, 'GB-combat.2', ruleOf[event.result])
    case 'Ran':
      return thrown(
        name(event.hero),
        event.foe === null ? 'runs for it' : `runs from ${name(event.foe)}`,
        event,
        'GB-combat.7',
        ruleOf[event.result],
      )
    case 'SpellThrown':
      return thrown(
        name(event.hero),
        event.foe === null
          ? `casts ${spellName(state, event.spell)}`
          : `casts ${spellName(state, event.spell)} at ${name(event.foe)}`,
        event,
        'GB-magic.3',
      )
    case 'SpellCast':
      return { lead: name(event.hero), text: `casts ${spellName(state, event.spell)}.`, rules: ['GB-magic.2'] }
    case 'FoeHurt':
    case 'FoeAdjusted':
      return foeDamage(state, event)
    case 'FoeWeakened':
      return {
        lead: name(event.foe),
        text: `is weakened by ${spellName(state, event.spell)}: DS down by ${event.to - event.from}.`,
        tone: 'good',
        rules: ['GB-magic.8', 'GB-Q11'],
      }
    case 'FoeUnmoved':
      return { lead: name(event.foe), text: `is immune to ${spellName(state, event.spell)}.`, rules: ['GB-Q13'] }
    case 'WeaknessPassed':
      return { lead: name(event.foe), text: 'has shaken the spell off.', rules: ['GB-Q11'] }
    case 'FoeStunned':
      return { lead: name(event.foe), text: 'is stunned.', tone: 'good', rules: ['GB-Q12'] }
    case 'StunPassed':
      return { lead: name(event.foe), text: 'was stunned and misses its chance.', rules: ['GB-Q12'] }
    case 'FoeFell':
      return { lead: name(event.foe), text: 'is defeated.', tone: 'good', rules: ['GB-combat.5'] }
    case 'Hurt':
      return hurt(state, event)
    case 'HeroFell':
      return { lead: name(event.hero), text: 'is out and cannot continue.', tone: 'bad', rules: ['GB-abil.2'] }
    case 'Escaped':
      return { lead: name(event.hero), text: 'is safely away.', tone: 'good', rules: ['GB-combat.8'] }
    case 'FightEnded':
      return { text: `The fight is over. ${event.reason}`, rules: ['GB-combat.8'] }
    case 'CostLeft':
      return { text: `${event.cost.text}. The game master says at what price.`, tone: 'partial', rules: ['GB-Q04'] }
    case 'CostSettled':
      return { text: event.text, rules: ['GB-Q04'] }
    case 'XpGained':
      return { lead: name(event.hero), text: `gains ${event.xp} experience: ${event.why}.`, rules: ['GB-adv.2'] }
    case 'LeveledUp':
      return {
        lead: name(event.hero),
        text: `is level ${event.level}: ${abilityNames[event.ability]} and HP up by 1, for ${event.cost} experience.`,
        tone: 'gold',
        rules: ['GB-adv.1', 'GB-adv.5'],
      }
    case 'Rested':
      return {
        lead: name(event.hero),
        text: event.ration ? 'rests and eats a ration.' : 'rests.',
        rules: ['GB-rest.2'],
      }
    case 'Healed':
      return health(state, event.hero, event.from, event.to, event.why, 'good', 'GB-Q22')
    case 'RationsChanged':
      return { lead: name(event.hero), text: `rations ${event.from} → ${event.to}.`, rules: ['GB-make.3'] }
    case 'SpellLearned':
      return { lead: name(event.hero), text: `learns ${spellName(state, event.spell)}.`, rules: ['GB-magic.1'] }
    case 'WeaponTaken':
      return {
        lead: name(event.hero),
        text: `takes up ${event.weapon.name} (+${event.weapon.points}).`,
        rules: ['GB-make.4'],
      }
    case 'ArmourTaken':
      return {
        lead: name(event.hero),
        text: `puts on ${event.armour.name} (+${event.armour.protection}).`,
        rules: ['GB-make.4'],
      }
    case 'Adjusted':
      return { lead: name(event.hero), text: `${event.what} ${event.from} → ${event.to}: ${event.reason}` }
    case 'HeroJoined':
      return { lead: event.hero.name, text: 'comes to the table.' }
    case 'HeroLeft':
      return { lead: name(event.hero), text: 'leaves the table.' }
    case 'FoeAdded':
      return {
        lead: event.foe.name,
        text: `is here: DS ${event.foe.ds}, weapon +${event.foe.weapon}.`,
        rules: ['GB-combat.1'],
      }
    case 'FoeShown':
      return { lead: event.name ?? name(event.foe), text: 'can be seen.' }
    case 'FoeRemoved':
      return { lead: name(event.foe), text: 'is gone.' }
    case 'ObstacleAdded':
      return { text: `In the way: ${event.obstacle.name}.`, rules: ['GB-core.2'] }
    case 'ObstacleRemoved':
      return { text: `No longer in the way: ${obstacleOf(state, event.obstacle)?.name ?? event.obstacle}.` }
    case 'SceneSet':
      return { text: `${event.title}. ${event.text}` }
    case 'PackLoaded':
      return { text: `The table plays with ${event.pack.title}.` }
  }
}

const ruleOf: Readonly<Record<Result, string>> = { success: 'GB-core.4', tie: 'GB-core.5', failure: 'GB-core.6' }

function foeDamage(
  state: GamebookScene,
  event: Extract<GamebookEvent, { readonly type: 'FoeHurt' | 'FoeAdjusted' }>,
): Sentence {
  const { foe, from, to } = event
  const text = `damage ${from} → ${to} of ${foeOf(state, foe)?.ds ?? '?'}`
  if (event.type === 'FoeAdjusted') return { lead: nameOf(state, foe), text: `${text}: ${event.reason}` }
  return { lead: nameOf(state, foe), text: `${text}.`, tone: 'good', rules: ['GB-combat.3'] }
}

function hurt(state: GamebookScene, event: Extract<GamebookEvent, { readonly type: 'Hurt' }>): Sentence {
  const { incoming, soaked, from, to } = event
  const why = soaked > 0 ? `${event.why} deals ${incoming}, armour takes ${soaked}` : `${event.why} deals ${incoming}`
  return health(state, event.hero, from, to, why, 'bad', 'GB-combat.4')
}

function health(
  state: GamebookScene,
  id: string,
  from: number,
  to: number,
  why: string,
  tone: Tone,
  rule: string,
): Sentence {
  const hp = heroOf(state, id)?.hp ?? 0
  const now = (damage: number) => healthOf({ hp, damage })
  return { lead: nameOf(state, id), text: `${now(from)} → ${now(to)} HP: ${why}.`, tone, rules: [rule] }
}

/** "Oswin runs along the beam": the title of a call. */
export function describe(state: GamebookScene, command: GamebookCommand): string {
  const who = 'hero' in command ? nameOf(state, command.hero) : 'The game master'
  switch (command.type) {
    case 'Test':
      return `${who}: ${command.what ?? `${abilityNames[command.ability]} against ${goalName(state, command)}`}`
    case 'Attack':
      return `${who} strikes at ${nameOf(state, command.foe)}`
    case 'Run':
      return `${who} runs from ${command.foe === undefined ? goalName(state, command) : nameOf(state, command.foe)}`
    case 'Cast':
      return `${who} casts ${spellName(state, command.spell)}`
    case 'Rest':
      return `${who} rests`
    case 'LevelUp':
      return `${who} raises ${abilityNames[command.ability]}`
    default:
      return `${who}: ${command.type}`
  }
}

function goalName(
  state: GamebookScene,
  { obstacle, ds }: { readonly obstacle?: string; readonly ds?: number | 'secret' },
): string {
  const there = obstacle === undefined ? undefined : obstacleOf(state, obstacle)
  if (there) return there.name
  return ds === undefined || ds === 'secret' ? 'a hidden DS' : `DS ${ds}`
}

/** The result of the throw, and what it came to. */
export function outcome(events: readonly GamebookEvent[]): Outcome | undefined {
  for (const event of events) {
    if (event.type !== 'Tested' && event.type !== 'Attacked' && event.type !== 'Ran' && event.type !== 'SpellThrown')
      continue
    const { result, margin } = event
    return {
      word: words[result],
      tone: tones[result],
      ...(result !== 'tie' && margin !== 'secret' && { detail: `by ${margin}` }),
    }
  }
  return undefined
}
