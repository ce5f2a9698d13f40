// Gamebook, as the table knows it.
import { type Book, printOf } from '../../kernel/index.ts'
import { contributions } from './contributions.ts'
import { heroes } from './create.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'
import { defeated, standing } from './find.ts'
import { offers, pending } from './offers.ts'
import { options, withDefaults } from './options.ts'
import { parse } from './parse.ts'
import { describe, outcome, say } from './say.ts'
import { scenes } from './scenes.ts'
import { show, showDraft, view } from './show.ts'
import type { GamebookCommand, GamebookEvent, GamebookScene, Hero } from './types.ts'

const gm = (text: string) => ({ by: 'gm', text }) as const
const owner = (text: string) => ({ by: 'owner', text }) as const

const sum = (events: readonly GamebookEvent[], of: (event: GamebookEvent) => number): number =>
  events.reduce((total, event) => total + of(event), 0)

export const gamebook: Book<GamebookScene, GamebookCommand, GamebookEvent, Hero> = {
  id: 'gamebook',
  title: 'Gamebook',
  line: 'Two dice and an ability against a difficulty: the margin is the wound, yours or theirs.',
  version: 1,
  options,
  verbs: {
    Test: owner('Test an ability'),
    Attack: owner('Strike at a foe'),
    Run: owner('Run'),
    Cast: owner('Cast a spell'),
    Rest: owner('Rest'),
    LevelUp: owner('Grow by a level'),
    AddHero: { by: 'player', text: 'Bring a hero to the table' },
    DismissHero: gm('Let a hero leave'),
    AddFoe: gm('Bring a foe to the table'),
    ShowFoe: gm('Show a hidden foe'),
    RemoveFoe: gm('Take a foe away'),
    AdjustFoe: gm('Adjust the damage of a foe'),
    EndFight: gm('End the fight'),
    AddObstacle: gm('Put an obstacle in the way'),
    RemoveObstacle: gm('Take an obstacle away'),
    Harm: gm('Hurt heroes'),
    Heal: gm('Heal heroes'),
    Supply: gm('Give or take rations'),
    Teach: gm('Teach a spell'),
    Equip: gm('Give a weapon or armour'),
    Award: gm('Award experience'),
    Settle: gm('Tell the price of a partial success'),
    Adjust: gm('Adjust a hero'),
    SetScene: gm('Set the scene'),
    LoadPack: gm("Load the table's own content"),
  },
  scenes,
  heroes,
  measures: [
    { id: 'damage', text: 'Damage taken', of: (_, events) => sum(events, damageTaken) },
    { id: 'dealt', text: 'Damage dealt', of: (_, events) => sum(events, damageDealt) },
    { id: 'xp', text: 'Experience gained', of: (_, events) => sum(events, xpGained) },
  ],
  start: chosen => ({
    options: withDefaults(chosen),
    clocks: [],
    title: '',
    text: '',
    heroes: [],
    foes: [],
    obstacles: [],
    open: [],
    costs: 0,
    pack: { title: '', foes: [], weapons: [], armours: [], spells: [] },
  }),
  decide,
  evolve,
  /** What is only told, and how often a price was open, change nothing of what can happen. */
  fingerprint: ({ title: _title, text: _text, costs: _costs, open, ...rest }) =>
    printOf(
      rest,
      open.map(({ hero, kind }) => [hero, kind]),
    ),
  parse,
  cast: ({ heroes, foes }) => [
    ...heroes.map(hero => ({ id: hero.id, name: hero.name, kind: 'hero' as const, standing: standing(hero) })),
    ...foes.map(foe => ({
      id: foe.id,
      name: foe.name,
      kind: 'foe' as const,
      standing: !defeated(foe),
      hidden: foe.hidden,
    })),
  ],
  offers,
  pending,
  contributions,
  view,
  show,
  showDraft,
  say,
  describe,
  outcome,
}

const damageTaken = (event: GamebookEvent): number => (event.type === 'Hurt' ? event.to - event.from : 0)
const damageDealt = (event: GamebookEvent): number => (event.type === 'FoeHurt' ? event.to - event.from : 0)
const xpGained = (event: GamebookEvent): number => (event.type === 'XpGained' ? event.xp : 0)
