// What a hit does: armour, resistance and vulnerability, then HP, Wounds, dying and death.
import { bearsWounds, creatureOf, foeOf, isMinion, woundCapOf } from './find.ts'
import { plays } from './options.ts'
import { endConcentration, fold } from './roll.ts'
import type { ArmourKind, Creature, DamageKind, Foe, GritEvent, GritScene } from './types.ts'

export interface Hit {
  readonly dice: number
  readonly flat: number
  readonly kind: DamageKind
  readonly critical: boolean
  /** Some save effects do (TA-Q41). */
  readonly ignoresArmour: boolean
  /** Heavy counts as medium, medium as none. */
  readonly piercing: boolean
  /** TA-Q10, TA-Q06: how often Defend or a partial save halves it. */
  readonly halved: number
}

export interface Harm {
  readonly amount: number
  /** How it came to that, in words and rules. */
  readonly why: readonly string[]
  readonly rules: readonly string[]
}

const half = (amount: number): number => Math.floor(amount / 2)
const pierced: Readonly<Record<ArmourKind, ArmourKind>> = {
  none: 'none',
  light: 'none',
  medium: 'none',
  heavy: 'medium',
}

/** TA-8.5–8.6, TA-Q23: together they cancel. */
export const isVulnerable = (target: Creature, kind: DamageKind): boolean =>
  target.vulnerable.includes(kind) && !target.resists.includes(kind)
export const isResistant = (target: Creature, kind: DamageKind): boolean =>
  target.resists.includes(kind) && !target.vulnerable.includes(kind)

/** TA-7.6, TA-7.8, TA-8.1–8.6, TA-Q20–Q23: dice and modifiers, then armour, then doubling or halving, never below 0. */
export function harmOf(state: GritScene, target: Creature, hit: Hit): Harm {
  const why: string[] = []
  const rules: string[] = []
  const tell = (text: string, rule: string) => {
    why.push(text)
    rules.push(rule)
  }
  const vulnerable = isVulnerable(target, hit.kind)
  const doubled = vulnerable && plays(state, 'ta.vulnerability', 'double')
  const bare = hit.critical || vulnerable || hit.ignoresArmour
  const worn = hit.piercing ? pierced[target.armour] : target.armour
  const armour = bare ? 'none' : worn
  let amount = hit.dice + hit.flat
  if (armour === 'medium' || armour === 'heavy') {
    const kept = plays(state, 'ta.armour_negative_mod', 'keep') ? Math.min(0, hit.flat) : 0
    amount = (armour === 'heavy' ? half(hit.dice) : hit.dice) + kept
    tell(`${armour} armour`, armour === 'heavy' ? 'TA-8.3' : 'TA-8.2')
  } else if (bare && (worn === 'medium' || worn === 'heavy')) tell('armour does not count', 'TA-8.4')
  amount = Math.max(0, amount)
  if (doubled) {
    amount *= 2
    tell('vulnerable: doubled', 'TA-8.6')
  }
  if (isResistant(target, hit.kind)) {
    amount = half(amount)
    tell('resistant: halved', 'TA-8.5')
  }
  for (let i = 0; i < hit.halved; i++) {
    amount = half(amount)
    tell('halved', 'TA-Q22')
  }
  return { amount, why, rules }
}

/** TA-9.1–9.4, TA-9.7, TA-Q22, TA-Q25, TA-Q38: what the damage makes of whoever takes it. */
export function suffer(
  state: GritScene,
  id: string,
  { amount, why, rules }: Harm,
  critical: boolean,
): readonly GritEvent[] {
  const who = creatureOf(state, id)
  if (!who || who.out) return []
  const to = isMinion(who) ? who.hp : Math.max(0, who.hp - amount)
  const hurt: GritEvent = { type: 'Damaged', who: id, amount, from: who.hp, to, why, rules }
  if (amount === 0) return [hurt]
  if (isMinion(who)) return [hurt, ...minionsFall(state, who, amount)]
  if (!bearsWounds(who)) return to === 0 ? [hurt, { type: 'Defeated', who: id }] : [hurt]
  if (who.hp === 0) return [hurt, ...wound(state, id, critical ? 3 : 2, 'TA-9.7')]
  if (to > 0) return [hurt]
  return [
    hurt,
    { type: 'FellDying', who: id, actions: Math.min(1, who.actions) },
    ...endConcentration(state, who, 'TA-9.5'),
    ...wound(state, id, 1, 'TA-9.2'),
  ]
}

/** TA-9.3: at the cap it is over. */
export function wound(state: GritScene, id: string, count: number, rule: string): readonly GritEvent[] {
  const who = creatureOf(state, id)
  if (!who) return []
  const cap = woundCapOf(state, who) ?? 0
  const to = Math.min(cap, who.wounds + count)
  const hurt: GritEvent = { type: 'Wounded', who: id, from: who.wounds, to, rule }
  return to >= cap ? [hurt, { type: 'Died', who: id }] : [hurt]
}

/** TA-11.2, TA-Q34: a hit that hurts removes one, or as many as the damage covers. */
function minionsFall(state: GritScene, foe: Foe, amount: number): readonly GritEvent[] {
  const each = plays(state, 'ta.minion_overflow', 'hp_each')
  return fall(foe, each ? Math.max(1, Math.floor(amount / foe.maxHp)) : 1, each ? 'TA-Q34' : 'TA-11.2')
}

export function fall(foe: Foe, wanted: number, rule: string): readonly GritEvent[] {
  const count = Math.min(foe.count, wanted)
  if (count === 0) return []
  return [{ type: 'MinionsFell', foe: foe.id, count, left: foe.count - count, rule }]
}

/** TA-11.5: area damage on a gang is the GM's to judge, unless the table divides it. */
export function sufferArea(state: GritScene, id: string, harm: Harm, effectId: string): readonly GritEvent[] {
  const foe = foeOf(state, id)
  const judged = foe && isMinion(foe) && foe.count > 1 && plays(state, 'ta.minion_overflow', 'gm')
  if (!judged || harm.amount === 0) return suffer(state, id, harm, false)
  const { amount, why, rules } = harm
  return [
    { type: 'Damaged', who: id, amount, from: foe.hp, to: foe.hp, why, rules },
    { type: 'EffectOpened', effect: { kind: 'batch', id: effectId, target: id, damage: amount } },
  ]
}

/** Several blows, each on the state that the one before left. */
export function inTurn(
  state: GritScene,
  steps: readonly ((state: GritScene) => readonly GritEvent[])[],
): readonly GritEvent[] {
  const events: GritEvent[] = []
  let now = state
  for (const step of steps) {
    const next = step(now)
    events.push(...next)
    now = fold(now, next)
  }
  return events
}
