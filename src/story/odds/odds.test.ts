// Exact odds against the naive method, against simulation, and against themselves.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { mayLevelUp } from '../../books/gamebook/advance.ts'
import { preset } from '../../books/gamebook/create.ts'
import { abilities } from '../../books/gamebook/data.ts'
import type { Hero } from '../../books/gamebook/types.ts'
import { explore, toNumber } from '../../dice/index.ts'
import { after, isRefusal } from '../../kernel/index.ts'
import { type Loaded, loadStory } from '../load.ts'
import { offered, type TaleRules, taleOf } from '../play.ts'
import { heroOfTale, type Tale, type TaleCommand } from '../tale.ts'
import { ForwardPass } from './forward.ts'
import { type Optimal, OptimalPass } from './optimal.ts'
import { prepare } from './prepare.ts'
import { Reach } from './reach.ts'
import { randomReader } from './readers.ts'
import { type Chance, storyOdds } from './report.ts'

const folder = new URL('../../../tests/stories/', import.meta.url)

export function loadTestStory(name: string): Required<Loaded> & { book: NonNullable<Loaded['book']> } {
  const loaded = loadStory(name, file => readFileSync(new URL(file, folder), 'utf8'))
  assert(loaded.book && loaded.outline)
  assert.deepEqual(loaded.problems, [])
  return loaded as never
}

/** Every command that a random reader might give, each as likely as the next. */
function possible(tale: Tale): readonly TaleCommand[] {
  const hero = heroOfTale(tale)
  if (!tale.fight && mayLevelUp(hero, tale.scene.options))
    return abilities.map(ability => ({ type: 'LevelUp', ability }))
  if (!tale.fight) return offered(tale).map(choice => ({ type: 'Choose', choice }))
  const hurried = tale.fight.ambush && tale.fight.rounds === 0
  if (hurried) return [{ type: 'Attack' }]
  return [
    { type: 'Attack' },
    ...(tale.fight.noflee ? [] : [{ type: 'Run' } as const]),
    ...hero.spells.map(spell => ({ type: 'Cast', spell }) as const),
  ]
}

/** Everything that could matter later, and nothing that is only text. */
function stateOf({ scene, ink, fight, ending, visited }: Tale): string {
  const { variablesState, visitCounts, flows } = JSON.parse(ink)
  const paths = flows.DEFAULT_FLOW.currentChoices.map(({ targetPath }: { targetPath: string }) => targetPath)
  // How many rounds a fight has lasted matters only for the first one of an ambush.
  const first = fight && { ...fight, rounds: Math.min(1, fight.rounds) }
  return JSON.stringify([scene.heroes, scene.foes, variablesState, visitCounts, paths, first, ending?.id, visited])
}

/** A rest with a ration or without, where there is a choice. */
const withRests = (tale: Tale): readonly TaleCommand[] =>
  possible(tale).flatMap(command => {
    const rests = command.type === 'Choose' && tale.choices[command.choice]?.roll?.kind === 'rest'
    return rests && heroOfTale(tale).rations > 0
      ? [
          { ...command, ration: true },
          { ...command, ration: false },
        ]
      : [command]
  })

/** The very rules that play, forked at every throw; ink runs once for each state and command. */
class Forks {
  readonly tales = new Map<string, Tale>()
  private readonly rules: TaleRules
  private readonly moves = new Map<string, readonly { readonly to: string; readonly chance: number }[]>()

  constructor({ book }: { book: NonNullable<Loaded['book']> }, sheet: Hero) {
    this.rules = taleOf(book)
    const begun = this.rules.decide(
      this.rules.start(),
      { type: 'Begin', sheet },
      { throw: () => assert.fail('no dice') },
    )
    assert(!isRefusal(begun))
    this.tales.set('first', after(this.rules, this.rules.start(), begun))
  }

  from(key: string, command: TaleCommand) {
    const name = `${JSON.stringify(command)} ${key}`
    let moves = this.moves.get(name)
    if (!moves) {
      const tale = this.tales.get(key) as Tale
      moves = explore(dice => this.rules.decide(tale, command, dice)).leaves.map(({ value, ways, outOf }) => {
        assert(!isRefusal(value), isRefusal(value) ? value.text : '')
        const next = after(this.rules, tale, value)
        const to = stateOf(next)
        this.tales.set(to, next)
        return { to, chance: toNumber({ over: ways, under: outOf }) }
      })
      this.moves.set(name, moves)
    }
    return moves
  }

  /** The ending that a tale has come to; whoever falls comes to death. */
  ending(key: string): string | undefined {
    const tale = this.tales.get(key) as Tale
    const { damage, hp } = heroOfTale(tale)
    return tale.ending ? (damage >= hp ? 'death' : tale.ending.id) : undefined
  }
}

/** The naive method for a random reader: everything that could happen, one command at a time. */
function naive(forks: Forks) {
  const endings = new Map<string, number>()
  const visited = new Map<string, number>()
  let now = new Map([['first', 1]])
  for (let step = 0; now.size > 0 && step < 400; step++) {
    const next = new Map<string, number>()
    for (const [key, chance] of now) {
      const tale = forks.tales.get(key) as Tale
      const ending = forks.ending(key)
      if (ending !== undefined) {
        endings.set(ending, (endings.get(ending) ?? 0) + chance)
        for (const passage of tale.visited) visited.set(passage, (visited.get(passage) ?? 0) + chance)
        continue
      }
      const commands = possible(tale)
      for (const command of commands)
        for (const { to, chance: p } of forks.from(key, command)) {
          const share = (chance * p) / commands.length
          if (share > 1e-18) next.set(to, (next.get(to) ?? 0) + share)
        }
    }
    now = next
  }
  return { endings, visited }
}

/** The naive method for the best reader: every state there is, valued over and over until nothing moves. */
function naiveBest(forks: Forks, worth: (ending: string) => number): number {
  const states = new Map<string, readonly (readonly { readonly to: string; readonly chance: number }[])[]>()
  const open = ['first']
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (states.has(key)) continue
    const at = key
    const commands = forks.ending(at) === undefined ? withRests(forks.tales.get(at) as Tale) : []
    const moves = commands.map(command => forks.from(at, command))
    states.set(at, moves)
    for (const { to } of moves.flat()) open.push(to)
  }
  const values = new Map([...states.keys()].map(key => [key, worth(forks.ending(key) ?? '')]))
  const order = [...states].filter(([, moves]) => moves.length > 0).reverse()
  for (let moved = 1; moved > 1e-15; ) {
    moved = 0
    for (const [key, moves] of order) {
      const sums = moves.map(all => all.reduce((sum, { to, chance }) => sum + chance * (values.get(to) as number), 0))
      const best = Math.max(...sums)
      moved = Math.max(moved, best - (values.get(key) as number))
      values.set(key, best)
    }
  }
  return values.get('first') as number
}

const ten = loadTestStory('ten.ink')

const sheet = preset('rogue', 'Reader', ['coldsnap'], 'reader')
const forks = new Forks(ten, sheet)

test('the factored method agrees with the naive one to all digits on a ten-passage book', () => {
  const slow = naive(forks)
  const story = prepare(ten.book, ten.outline as never, 'rogue', sheet.rations)
  const fast = new ForwardPass(story, randomReader).run(sheet)
  assert(fast.unresolved < 1e-12)
  assert.deepEqual([...fast.endings.keys()].sort(), [...slow.endings.keys()].sort())
  for (const [id, chance] of slow.endings) assert(Math.abs((fast.endings.get(id) ?? 0) - chance) < 1e-12, id)
  for (const [passage, chance] of slow.visited) {
    if (passage === 'death') continue
    assert(Math.abs((fast.arrivals.get(passage)?.chance ?? 0) - chance) < 1e-12, passage)
  }
})

test('the best reader is worth what full value iteration over the rules themselves says, to all digits', () => {
  const story = prepare(ten.book, ten.outline as never, 'rogue', sheet.rations)
  const reach = new Reach(story, sheet)
  const aims = [
    (ending: string) => (ending === 'gold' ? 1 : 0),
    (ending: string) => (ending === 'death' ? 1 : 0),
    (ending: string) => (ending === 'death' || ending === '' ? 0 : 1),
  ]
  const solved = new OptimalPass(story, reach, aims).run(sheet)
  for (const [i, worth] of aims.entries()) {
    const fast = solved[i] as Optimal
    const slow = naiveBest(forks, worth)
    assert(!fast.atLeast)
    assert(Math.abs(fast.value - slow) < 1e-12, `${fast.value} and ${slow}`)
  }
})

test('seeded play agrees with the exact odds within its interval, for both readers', () => {
  const question = {
    archetypes: ['fighter', 'mage'] as const,
    readers: ['random', 'careful'] as const,
    aims: [],
    plays: 10_000,
    seed: 7,
  }
  const exact = storyOdds(ten.book, ten.outline as never, { ...question, method: 'exact' })
  const played = storyOdds(ten.book, ten.outline as never, { ...question, method: 'play' })
  assert.deepEqual(new Set(exact.map(({ method }) => method)), new Set(['exact']))
  for (const [i, { endings, passages }] of played.entries()) {
    const truth = exact[i]
    // Three half-widths: seeded, so a miss would be a real difference.
    const near = ({ low, high, chance }: Chance, real: number) =>
      assert(Math.abs(chance - real) <= 1.6 * (high - low) + 1e-9, `${chance} and ${real}`)
    for (const ending of endings) near(ending, truth?.endings.find(each => each.ending === ending.ending)?.chance ?? 0)
    for (const passage of passages)
      near(passage, truth?.passages.find(each => each.passage === passage.passage)?.chance ?? 0)
  }
})

test('the best reader does at least as well as any other, and exactly as well as there is to do', () => {
  const question = {
    archetypes: ['rogue'] as const,
    readers: ['random', 'careful', 'optimal'] as const,
    aims: ['gold', 'home'],
    method: 'auto' as const,
    plays: 1000,
    seed: 1,
  }
  const odds = storyOdds(ten.book, ten.outline as never, question)
  const by = (reader: string) => odds.find(each => each.reader === reader)
  const best = by('optimal for gold')?.good.chance ?? 0
  const reached = (reader: string) => by(reader)?.endings.find(({ ending }) => ending === 'gold')?.chance ?? 0
  assert(best > reached('random') && best >= reached('careful'), `${best}`)
  // Cave, creep past without harm, knock, turn back: nobody has to risk anything.
  for (const aim of ['home', 'survival'])
    assert(Math.abs((by(`optimal for ${aim}`)?.good.chance ?? 0) - 1) < 1e-12, aim)
})

test('a story with a way back is counted to the first visit, and its loop is summed to the end', () => {
  const story = `INCLUDE rules.ink
-> gate
=== gate ===
A gate.
+ [Push # test: power 9 nodamage]
    { outcome:
    - win:
        -> in
    - tie:
        -> side
    - else:
        -> gate
    }
=== side ===
A side door.
+ [Back] -> gate
+ [In] -> in
=== in ===
In. # ending: in good
-> END
`
  const files: Record<string, string> = {
    'loop.ink': story,
    'rules.ink': readFileSync(new URL('rules.ink', folder), 'utf8'),
  }
  const { book, outline, problems } = loadStory('loop.ink', file => files[file])
  assert(book && outline)
  assert.deepEqual(problems, [])
  const [odds] = storyOdds(book, outline, {
    archetypes: ['fighter'],
    readers: ['random'],
    aims: [],
    method: 'exact',
    plays: 0,
    seed: 1,
  })
  const chance = (passage: string) => odds?.passages.find(each => each.passage === passage)?.chance ?? 0
  // Need 7: success 15/36, tie 6/36. The side door is seen when the first roll that is not a failure is a tie.
  assert(Math.abs(chance('side') - 6 / 21) < 1e-11, `${chance('side')}`)
  assert(Math.abs(chance('gate') - 1) < 1e-11)
  assert(Math.abs(chance('in') - 1) < 1e-11)
})

test('whoever falls comes to the ending that the passage of death tells', () => {
  const story = `# enemy: wight, ds 12, weapon 3
INCLUDE rules.ink
-> gate
=== gate ===
A gate.
+ [Fight # fight: wight noflee]
    Over.
    -> in
=== in ===
In. # ending: in good
-> END
=== death ===
Out. # ending: out bad
-> END
`
  const files: Record<string, string> = {
    'fall.ink': story,
    'rules.ink': readFileSync(new URL('rules.ink', folder), 'utf8'),
  }
  const { book, outline, problems } = loadStory('fall.ink', file => files[file])
  assert(book && outline)
  assert.deepEqual(problems, [])
  const odds = storyOdds(book, outline, {
    archetypes: ['mage'],
    readers: ['random', 'optimal'],
    aims: ['out'],
    method: 'exact',
    plays: 0,
    seed: 1,
  })
  const [random] = odds
  const chance = Object.fromEntries((random?.endings ?? []).map(each => [each.ending, each.chance]))
  assert.deepEqual(Object.keys(chance).sort(), ['in', 'out'])
  assert((chance.out ?? 0) > 0.9 && Math.abs((chance.in ?? 0) + (chance.out ?? 0) - 1) < 1e-12, JSON.stringify(chance))
  const worst = odds.find(({ reader }) => reader === 'optimal for out')
  assert((worst?.good.chance ?? 0) >= (chance.out ?? 1), `${worst?.good.chance}`)
})
