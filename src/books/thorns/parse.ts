// The only door: outside JSON becomes a command, a hero or a content pack, or a clear problem by path.
import type { Problem } from '../../kernel/index.ts'
import {
  commandDoor,
  flag,
  listOf,
  object,
  oneOf,
  optional,
  parseShape,
  recordOf,
  textOf,
  whole,
  wholeOr,
} from '../../kernel/shape.ts'
import type {
  Challenge,
  ChallengePool,
  Condition,
  Hero,
  Hit,
  NewPool,
  Pack,
  Power,
  Roll,
  Talent,
  ThornsCommand,
  Token,
} from './types.ts'

const id = textOf(80)
const name = textOf(80)
const text = textOf(2000)
const anyText = textOf(2000, 0)
const poolSize = whole(1, 20)

const power = object<Power>({ size: whole(1, 12), left: whole(0, 12) })
const talent = object<Talent>({ id, name, text: anyText, power: optional(power) })
const condition = object<Condition>({ id, name, thorns: whole(0, 2) })
const hero = object<Hero>({
  id,
  name,
  concept: anyText,
  stats: recordOf(name, whole(0, 6), 8),
  traits: listOf(name, 12),
  talents: listOf(talent, 12),
  items: listOf(talent, 12),
  conditions: listOf(condition, 12),
  marks: whole(0, 4),
})
const challengePool = object<ChallengePool>({ name, dice: poolSize, fiction: text })
const challenge = object<Challenge>({ id, name, text, task: challengePool, danger: challengePool })
const pack = object<Pack>({
  title: name,
  talents: listOf(talent, 200),
  challenges: listOf(challenge, 200),
  moves: listOf(text, 200),
})
const newPool = object<NewPool>({
  id,
  name,
  kind: oneOf('timer', 'danger', 'task', 'resource', 'tension'),
  size: poolSize,
  hidden: flag,
  fiction: anyText,
  holder: optional(id),
})
const hit = object<Hit>({ hero: id, marks: optional(whole(0, 4)), condition: optional(condition) })

const some = optional(listOf(id, 12))
const difficulty = wholeOr(0, 3, 'secret')
const roll = {
  hero: id,
  stat: optional(name),
  power: optional(id),
  dice: optional(whole(1, 12)),
  difficulty,
  secret: optional(flag),
  assists: some,
  followUps: some,
  outside: optional(listOf(name, 4)),
} satisfies Record<keyof Roll, unknown>

export const parse = commandDoor<ThornsCommand>('Thorns & Pools', {
  Act: { ...roll, how: text, teamwork: optional(flag), task: optional(id) },
  Defend: { ...roll, trouble: text, against: optional(id) },
  Montage: { hero: id, how: text, joined: some, difficulty, secret: optional(flag) },
  Tension: { pool: id, question: text },
  TriggerPool: { hero: optional(id), pool: id, why: text },
  MakeImpact: { choice: optional(id), text, hits: listOf(hit, 12), danger: optional(id) },
  LateAssist: { hero: id, choice: id },
  ChooseBonus: { hero: id, choice: id, bonus: oneOf('greater', 'secondary', 'setup'), text: optional(anyText) },
  AnswerPool: {
    hero: optional(id),
    choice: id,
    answer: oneOf('roll', 'drop', 'secondary', 'leave'),
    text: optional(anyText),
  },
  UsePower: { hero: id, power: id, dice: optional(whole(1, 12)), how: text },
  SkipChoice: { choice: id, reason: text },
  AddHero: { sheet: hero },
  WelcomeHero: { sheet: hero, reason: text },
  DismissHero: { hero: id },
  NameStats: { stats: listOf(name, 8) },
  RenameStat: { from: name, to: name },
  AdjustHero: {
    hero: id,
    what: oneOf('stat', 'power', 'marks'),
    name: optional(name),
    to: whole(0, 20),
    reason: text,
  },
  Rest: { heroes: listOf(id, 12) },
  Give: { hero: id, as: oneOf('talents', 'items'), thing: talent },
  Take: { hero: id, thing: id },
  AddCondition: { hero: id, condition },
  ClearCondition: { hero: id, condition: id },
  GrantFollowUp: { token: object<Token>({ id, by: id, text }) },
  DropFollowUp: { token: id },
  AddPool: { pool: newPool },
  AddChallenge: { id, challenge: id, hidden: optional(flag) },
  ShowPool: { pool: id },
  AdjustPool: { pool: id, to: whole(0, 20), reason: text },
  RemovePool: { pool: id },
  SetScene: { title: name, text },
  LoadPack: { pack },
})

export const parseHero = (json: unknown): Hero | readonly Problem[] => parseShape(hero, json)

/** A table's own content: talents, challenges and impact moves. */
export const parsePack = (json: unknown): Pack | readonly Problem[] => parseShape(pack, json)
