// Fights in closed form: what one exchange can do comes from the book's own rules, once for each build and each state of the foe;
// the fight is then a small table over health, the foe's damage and its weakness.
import { gamebook } from '../../books/gamebook/book.ts'
import { defeated } from '../../books/gamebook/find.ts'
import { plays } from '../../books/gamebook/options.ts'
import type { Foe, FoeKind, GamebookCommand, GamebookEvent, GamebookScene } from '../../books/gamebook/types.ts'
import { explore, toNumber } from '../../dice/index.ts'
import { isRefusal } from '../../kernel/index.ts'
import type { ChoiceTag } from '../tags.ts'
import { reader } from '../tale.ts'
import type { Build, Builds } from './builds.ts'
import { Duel, Opponent } from './duel.ts'
import type { Action, Exchange, FightEnd, FoeState } from './exchange.ts'

export type FightTag = Extract<ChoiceTag, { kind: 'fight' }>

export type FightPolicy = (health: number, actions: readonly Action[]) => readonly { action: Action; share: number }[]

/** Draws one of a list, as likely as its chance says. */
export type Pick = <T>(list: readonly T[], chance: (each: T) => number) => T

const plenty = 10_000

export class Fights {
  private readonly builds: Builds
  private readonly enemies: ReadonlyMap<string, FoeKind>
  private readonly exchanges = new Map<string, readonly Exchange[]>()
  private readonly tables = new Map<string, readonly FightEnd[]>()
  private readonly crowds = new Map<string, Crowd>()
  private readonly opponents = new Map<FoeKind, Opponent>()
  private readonly duels = new Map<string, Duel>()
  readonly falls: boolean

  constructor(builds: Builds, enemies: readonly FoeKind[]) {
    this.builds = builds
    this.enemies = new Map(enemies.map(enemy => [enemy.id, enemy]))
    this.falls = plays({ options: builds.options }, 'gb.ds_falls_with_damage', 'on')
  }

  foe(fight: FightTag): FoeKind {
    const found = this.enemies.get(fight.enemies[0] ?? '')
    if (!found) throw new Error(`the story has no enemy "${fight.enemies[0]}"`)
    return found
  }

  actions({ noflee }: FightTag, { hero }: Build, hurried: boolean): readonly Action[] {
    if (hurried) return ['attack']
    return ['attack', ...(noflee ? [] : ['run']), ...hero.spells]
  }

  /** What an exchange can do, from the rules; damage of the foe counts only where it lowers the DS. */
  exchange(build: Build, kind: FoeKind, action: Action, { damage, reduced, stunned }: FoeState): readonly Exchange[] {
    const felt = this.falls ? damage : 0
    const key = `${build.id}|${kind.id}|${action}|${felt}|${reduced}|${stunned}`
    let found = this.exchanges.get(key)
    if (!found) {
      const foe: Foe = { ...kind, damage: felt, reduced, stunned, hidden: false, note: '' }
      const scene = { ...this.builds.scene({ ...build.hero, hp: plenty }), foes: [foe] }
      found = exchangesOf(scene, commandFor(action, kind.id), foe)
      this.exchanges.set(key, found)
    }
    return found
  }

  /** A fight against one foe, with everything left to the reader. */
  duel(build: Build, fight: FightTag): Duel {
    const kind = this.foe(fight)
    const actions = this.actions(fight, build, false)
    const keyOf = (action: Action) => asks(action, build)
    const key = `${kind.id}|${fight.ambush}|${actions.map(keyOf).join('|')}|${keyOf('attack')}`
    let duel = this.duels.get(key)
    if (!duel) {
      const ambushed = fight.ambush ? this.actions(fight, build, true) : undefined
      duel = new Duel(this.opponent(kind), build, actions, ambushed, keyOf)
      this.duels.set(key, duel)
    }
    return duel
  }

  private opponent(kind: FoeKind): Opponent {
    let opponent = this.opponents.get(kind)
    if (!opponent) {
      opponent = new Opponent(kind, (build, action, state) => this.exchange(build, kind, action, state))
      this.opponents.set(kind, opponent)
    }
    return opponent
  }

  /** How a fight can end from a starting health, for a reader who follows a policy; the same for all builds that are equal in what the fight asks for. */
  ends(build: Build, fight: FightTag, health: number, name: string, policy: FightPolicy): readonly FightEnd[] {
    const asked =
      fight.enemies.length > 1 ? build.id : this.actions(fight, build, false).map(action => asks(action, build))
    const key = `${asked}|${health}|${name}|${fight.enemies.join()}|${fight.noflee}|${fight.ambush}`
    let ends = this.tables.get(key)
    if (!ends) {
      ends =
        fight.enemies.length > 1
          ? this.crowd(build, fight).play(this.crowdScene(build, fight, health), policy)
          : this.play(build, fight, policy, health)
      this.tables.set(key, ends)
    }
    return ends
  }

  /**
   * What has cost neither side anything yet comes first: an exchange never gives back health to either, so each place is
   * left once, when all chance has come to it. What leads back to the same place is divided out.
   */
  private play(build: Build, fight: FightTag, policy: FightPolicy, start: number): FightEnd[] {
    const opponent = this.opponent(this.foe(fight))
    const tables = this.actions(fight, build, false).map(action => ({
      action,
      table: opponent.table(asks(action, build)),
    }))
    const ends = new Map<number, FightEnd & { chance: number }>()
    /** Chance by place, for each sum of what both have lost. */
    const open: Map<number, number>[] = []
    const step = (state: number, health: number, chance: number, hurried: boolean): void => {
      const moves: { readonly to: number; readonly left: number; readonly chance: number }[] = []
      let stays = 0
      for (const { action, share } of policy(health, this.actions(fight, build, hurried))) {
        const { table } = tables.find(each => each.action === action) as (typeof tables)[number]
        const arcs = opponent.arcs(table, build, action, state)
        for (let i = 0; i < arcs.length; i += 3) {
          const [p, damage, to] = [share * (arcs[i] as number), arcs[i + 1] as number, arcs[i + 2] as number]
          if (to === state && damage === 0 && !hurried) stays += p
          else moves.push({ to, left: health - damage, chance: p })
        }
      }
      for (const move of moves) {
        const p = (chance * move.chance) / (1 - stays)
        if (move.left <= 0 || move.to < 0) finish(ends, opponent, move.to, move.left, p)
        else {
          const lost = start - move.left + (opponent.states[move.to] as FoeState).damage
          const places = open[lost] ?? new Map<number, number>()
          open[lost] = places
          const place = move.to * 64 + move.left
          places.set(place, (places.get(place) ?? 0) + p)
        }
      }
    }
    step(0, start, 1, fight.ambush)
    for (let lost = 0; lost < open.length; lost++)
      for (let round = 0; open[lost] && round < mostRounds; round++) {
        const places = open[lost] as Map<number, number>
        delete open[lost]
        for (const [place, chance] of places) step(place >> 6, place & 63, chance, false)
      }
    return [...ends.values()]
  }

  /** One fight against several, an exchange at a time; `pick` draws from a list of chances. */
  playOnce(build: Build, fight: FightTag, health: number, policy: FightPolicy, pick: Pick): Omit<FightEnd, 'chance'> {
    return this.crowd(build, fight).playOnce(this.crowdScene(build, fight, health), policy, pick)
  }

  private crowd(build: Build, fight: FightTag): Crowd {
    const key = `${build.id}|${fight.enemies.join()}|${fight.noflee}|${fight.ambush}`
    let crowd = this.crowds.get(key)
    if (!crowd) {
      crowd = new Crowd(build, fight)
      this.crowds.set(key, crowd)
    }
    return crowd
  }

  private crowdScene(build: Build, { enemies }: FightTag, health: number): GamebookScene {
    const foes = enemies.map((id, i): Foe => {
      const kind = this.enemies.get(id)
      if (!kind) throw new Error(`the story has no enemy "${id}"`)
      return { ...kind, id: `${id}-${i}`, damage: 0, reduced: 0, stunned: false, hidden: false, note: '' }
    })
    return { ...this.builds.scene({ ...build.hero, damage: build.hp - health }), foes }
  }
}

/** Adds to how a fight ends; below zero stands the number of the end. */
function finish(
  ends: Map<number, FightEnd & { chance: number }>,
  opponent: Opponent,
  to: number,
  left: number,
  chance: number,
): void {
  const place = left <= 0 ? -1 : (-1 - to) * 64 + left
  const known = ends.get(place)
  if (known) known.chance += chance
  else if (left <= 0) ends.set(place, { how: 'death', health: 0, xp: 0, chance })
  else {
    const { how, xp } = opponent.ends[-1 - to] as (typeof opponent.ends)[number]
    ends.set(place, { how, health: left, xp, chance })
  }
}

/** As much of a build as an action asks for: what is struck with, and what is soaked when it fails. */
function asks(action: Action, { hero: { abilities, weapon, armour } }: Build): string {
  if (action === 'attack') return `attack ${abilities.power} ${weapon.points} ${armour.protection}`
  if (action === 'run') return `run ${abilities.grace} ${armour.protection}`
  return `${action} ${abilities.focus} ${armour.protection}`
}

/** Far beyond any fight: each exchange but a tie hurts somebody. */
const mostRounds = 2_000

const commandFor = (action: Action, foe: string): GamebookCommand => {
  if (action === 'attack') return { type: 'Attack', hero: reader, foe }
  if (action === 'run') return { type: 'Run', hero: reader, foe }
  return { type: 'Cast', hero: reader, spell: action, foes: [foe] }
}

function exchangesOf(scene: GamebookScene, command: GamebookCommand, foe: Foe): Exchange[] {
  const merged = new Map<string, Exchange & { chance: number }>()
  for (const { value, ways, outOf } of explore(dice => gamebook.decide(scene, command, dice)).leaves) {
    if (isRefusal(value)) throw new Error(value.text)
    const read = readExchange(value, foe)
    const key = JSON.stringify(read)
    const chance = toNumber({ over: ways, under: outOf })
    merged.set(key, { ...read, chance: (merged.get(key)?.chance ?? 0) + chance })
  }
  return [...merged.values()]
}

function readExchange(events: readonly GamebookEvent[], foe: Foe): Omit<Exchange, 'chance'> {
  const read = {
    damage: 0,
    dealt: 0,
    weakened: undefined as number | undefined,
    passes: false,
    stunned: foe.stunned,
    escaped: false,
    xp: 0,
  }
  for (const event of events) {
    if (event.type === 'Hurt') read.damage += event.to - event.from
    if (event.type === 'FoeHurt') read.dealt += event.to - event.from
    if (event.type === 'FoeWeakened') read.weakened = event.to
    if (event.type === 'WeaknessPassed') read.passes = true
    if (event.type === 'FoeStunned') read.stunned = true
    if (event.type === 'StunPassed') read.stunned = false
    if (event.type === 'Escaped') read.escaped = true
    if (event.type === 'XpGained' && read.escaped) read.xp = event.xp
  }
  return read
}

/** Where an exchange of a fight with several leads: a scene of the rules themselves, or an end. */
interface CrowdMove {
  readonly to: string | FightEnd['how']
  readonly health: number
  readonly xp: number
  readonly chance: number
}

/** Several foes at once: the chain of the rules themselves, each scene worked out once. Slower, and just as exact. */
class Crowd {
  private readonly build: Build
  private readonly fight: FightTag
  private readonly scenes = new Map<string, GamebookScene>()
  private readonly moves = new Map<string, readonly CrowdMove[]>()

  constructor(build: Build, fight: FightTag) {
    this.build = build
    this.fight = fight
  }

  play(start: GamebookScene, policy: FightPolicy): FightEnd[] {
    const ends = new Map<string, FightEnd & { chance: number }>()
    let now = new Map([[this.keep(start), 1]])
    for (let round = 0; now.size > 0 && round < mostRounds; round++) {
      const next = new Map<string, number>()
      for (const [key, chance] of now) this.step(key, chance, round, policy, next, ends)
      let open = 0
      for (const chance of next.values()) open += chance
      now = open < 1e-16 ? new Map() : next
    }
    return [...ends.values()]
  }

  playOnce(start: GamebookScene, policy: FightPolicy, pick: Pick): Omit<FightEnd, 'chance'> {
    let key = this.keep(start)
    for (let round = 0; ; round++) {
      const { action } = pick(policy(this.healthAt(key), this.actions(round)), ({ share }) => share)
      const { to, health, xp } = pick(this.movesOf(key, action), ({ chance }) => chance)
      if (!this.scenes.has(to)) return { how: to as FightEnd['how'], health, xp }
      key = to
    }
  }

  private healthAt(key: string): number {
    return this.build.hp - (this.scenes.get(key)?.heroes[0]?.damage ?? 0)
  }

  private actions(round: number): readonly Action[] {
    if (this.fight.ambush && round === 0) return ['attack']
    return ['attack', ...(this.fight.noflee ? [] : ['run']), ...this.build.hero.spells]
  }

  private step(
    key: string,
    chance: number,
    round: number,
    policy: FightPolicy,
    next: Map<string, number>,
    ends: Map<string, FightEnd & { chance: number }>,
  ): void {
    for (const { action, share } of policy(this.healthAt(key), this.actions(round)))
      for (const move of this.movesOf(key, action)) {
        const p = chance * share * move.chance
        if (this.scenes.has(move.to)) next.set(move.to, (next.get(move.to) ?? 0) + p)
        else {
          const how = move.to as FightEnd['how']
          const end = `${how} ${move.health} ${move.xp}`
          ends.set(end, { how, health: move.health, xp: move.xp, chance: (ends.get(end)?.chance ?? 0) + p })
        }
      }
  }

  private keep(scene: GamebookScene): string {
    const { heroes, foes } = scene
    const key = JSON.stringify([
      heroes[0]?.damage,
      heroes[0]?.unused,
      foes.map(foe => [foe.damage, foe.reduced, foe.stunned]),
    ])
    if (!this.scenes.has(key)) this.scenes.set(key, scene)
    return key
  }

  private movesOf(key: string, action: Action): readonly CrowdMove[] {
    const known = this.moves.get(`${key} ${action}`)
    if (known) return known
    const scene = this.scenes.get(key) as GamebookScene
    const standing = scene.foes.filter(foe => !defeated(foe)).map(({ id }) => id)
    const { leaves } = explore(dice => gamebook.decide(scene, crowdCommand(action, standing), dice))
    const moves = leaves.map(({ value, ways, outOf }): CrowdMove => {
      if (isRefusal(value)) throw new Error(value.text)
      const after = value.filter(({ type }) => type !== 'CostLeft').reduce(gamebook.evolve, scene)
      const how = endOf(value)
      return {
        to: how ?? this.keep(after),
        health: how === 'death' ? 0 : this.build.hp - (after.heroes[0]?.damage ?? 0),
        xp: after.heroes[0]?.unused ?? 0,
        chance: toNumber({ over: ways, under: outOf }),
      }
    })
    this.moves.set(`${key} ${action}`, moves)
    return moves
  }
}

function endOf(events: readonly GamebookEvent[]): FightEnd['how'] | undefined {
  const happened = (type: GamebookEvent['type']) => events.some(event => event.type === type)
  if (happened('HeroFell')) return 'death'
  if (!happened('FightEnded')) return undefined
  return happened('Escaped') ? 'fled' : 'win'
}

function crowdCommand(action: Action, standing: readonly string[]): GamebookCommand {
  const [target = ''] = standing
  if (action === 'attack') return { type: 'Attack', hero: reader, foe: target }
  if (action === 'run') return { type: 'Run', hero: reader, foe: target }
  return { type: 'Cast', hero: reader, spell: action, foes: standing }
}
