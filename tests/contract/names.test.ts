// Two of a kind are told apart by name as soon as the second one comes in, and no name that players read tells of what is hidden.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { bestiary as gamebookFoes } from '../../src/books/gamebook/data.ts'
import { bestiary as heartsFoes } from '../../src/books/hearts/foes.ts'
import { books } from '../../src/books/index.ts'
import { runScripted } from '../../src/dice/index.ts'
import {
  after,
  type Command,
  chooseOptions,
  gameOf,
  gmViewer,
  isRefusal,
  type Scene,
  spectator,
} from '../../src/kernel/index.ts'

/** How one of a kind comes in, and how it is shown. */
interface Kind {
  readonly add: (id: string, hidden: boolean) => object
  readonly show: (id: string) => object
  readonly name: string
}

const [crab, rat] = [gamebookFoes[0], heartsFoes[0]]
assert(crab && rat)

const kinds: Readonly<Record<string, Kind>> = {
  'last-throw': {
    name: 'Orc Raider',
    add: (id, hidden) => ({ type: 'AddFoe', id, from: 'orc-raider', hidden }),
    show: foe => ({ type: 'Reveal', foe }),
  },
  grit: {
    name: 'Larder wasp',
    add: (id, hidden) => ({ type: 'AddFoe', id, monster: 'wasp', hidden }),
    show: foe => ({ type: 'ShowFoe', foe }),
  },
  hearts: {
    name: rat.name,
    add: (id, hidden) => ({ type: 'AddFoe', foe: { ...rat, id }, hidden }),
    show: foe => ({ type: 'ShowFoe', foe }),
  },
  gamebook: {
    name: crab.name,
    add: (id, hidden) => ({ type: 'AddFoe', id, kind: crab, hidden }),
    show: foe => ({ type: 'ShowFoe', foe }),
  },
  thorns: {
    name: 'Guards',
    add: (id, hidden) => ({
      type: 'AddPool',
      pool: { id, name: 'Guards', kind: 'danger', size: 4, hidden, fiction: '' },
    }),
    show: pool => ({ type: 'ShowPool', pool }),
  },
}

/** What stands across from the heroes, by id: foes, and in Thorns & Pools its pools. */
const namesIn = (scene: Scene): Record<string, string> => {
  const { foes, pools } = scene as { foes?: readonly Named[]; pools?: readonly Named[] } & Scene
  return Object.fromEntries((foes ?? pools ?? []).map(({ id, name }) => [id, name]))
}
interface Named {
  readonly id: string
  readonly name: string
}

for (const book of books)
  describe(`names in ${book.title}`, () => {
    const kind = kinds[book.id] as Kind
    const rules = gameOf(book)
    const options = chooseOptions(book)
    assert(!isRefusal(options))

    /** All that was said of it, for one who may see everything and for one who may not. */
    function play(commands: readonly object[]) {
      let game = rules.start(options as never)
      const said: string[] = []
      for (const command of commands) {
        const { value } = runScripted(dice => rules.decide(game, book.parse(command) as Command, dice), [])
        assert(!isRefusal(value), JSON.stringify(value))
        said.push(...value.map(event => rules.say(game, event)).map(({ lead = '', text }) => `${lead} ${text}`))
        game = after(rules, game, value)
      }
      const seen = (viewer: typeof gmViewer) => namesIn(rules.view(game, viewer).scene)
      return { all: seen(gmViewer), players: seen(spectator), said }
    }

    test('the second and the third of a kind are numbered, and the table reads which one came', () => {
      const { all, said } = play(['a', 'b', 'c'].map(id => kind.add(id, false)))
      assert.deepEqual(all, { a: kind.name, b: `${kind.name} 2`, c: `${kind.name} 3` })
      assert.match(said.join('\n'), new RegExp(`${kind.name} 3`))
    })

    test('whoever comes into plain sight is numbered among those in plain sight', () => {
      const { all, players } = play([kind.add('lurks', true), kind.add('a', false), kind.add('b', false)])
      assert.deepEqual(players, { a: kind.name, b: `${kind.name} 2` })
      assert.equal(new Set(Object.values(all)).size, 3)
    })

    test('of two who lurk, the one that is shown first bears no number that tells of the other', () => {
      const hidden = ['one', 'two'].map(id => kind.add(id, true))
      assert.equal(new Set(Object.values(play(hidden).all)).size, 2)
      const shown = play([...hidden, kind.show('two')])
      assert.deepEqual(shown.players, { two: kind.name })
      assert.match(shown.said.at(-1) ?? '', new RegExp(`^\\s*${kind.name} (can be seen|comes out)`))
      assert.deepEqual(play([...hidden, kind.show('two'), kind.show('one')]).players, {
        two: kind.name,
        one: `${kind.name} 2`,
      })
    })
  })
