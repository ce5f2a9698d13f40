// Grit, for tiny adventurers, as the table knows it.
import { mapVerbs } from '../../grid/index.ts'
import type { Book } from '../../kernel/index.ts'
import { contributions } from './contributions.ts'
import { heroes } from './create.ts'
import { usualWoundCap } from './data.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'
import { isDying } from './find.ts'
import { fingerprint } from './fingerprint.ts'
import { offers } from './offers.ts'
import { options, withDefaults } from './options.ts'
import { describe, outcome } from './outcome.ts'
import { parse } from './parse.ts'
import { pending } from './pending.ts'
import { say } from './say.ts'
import { scenes } from './scenes.ts'
import { show, showDraft, view } from './show.ts'
import type { GritCommand, GritEvent, GritScene, HeroSheet } from './types.ts'

const gm = (text: string) => ({ by: 'gm', text }) as const
const owner = (text: string) => ({ by: 'owner', text }) as const
/** TA-2.5, TA-2.6: reasons are the game master's to name; TA-6.14: whoever helps says so. */
const leaned = ['boons', 'banes', 'secretBanes', 'helps']
/** TA-6.11, TA-6.12: whoever steps in says so too. */
const struck = [...leaned, 'defends', 'interposer']
const thrown = (text: string, gmFields = leaned) => ({ by: 'owner', text, gmFields }) as const

export const grit: Book<GritScene, GritCommand, GritEvent, HeroSheet> = {
  id: 'grit',
  title: 'Grit, for tiny adventurers',
  line: 'Boons and Banes, three actions, a Primary Die that explodes, and Grit from every bad throw.',
  version: 1,
  options,
  verbs: {
    Test: thrown('Test an attribute', [...leaned, 'position', 'effect']),
    Assess: thrown('Look for an opening'),
    Escape: thrown('Break free'),
    Save: thrown('Resist'),
    Initiative: thrown('Throw Initiative'),
    Attack: thrown('Attack', struck),
    Declare: thrown(
      'Declare an attack, so that others may react',
      struck.map(field => `attack.${field}`),
    ),
    React: owner('React to an attack'),
    ThrowDeclared: owner('Throw a declared attack'),
    Explode: owner('Throw the exploding die'),
    Cast: thrown('Cast a spell', struck),
    LetGo: owner('Let go of Concentration'),
    Move: owner('Move'),
    StandUp: owner('Get up'),
    EndTurn: owner('End the turn'),
    PassOpportunity: owner('Let an opportunity pass'),
    FieldRest: owner('Take a Field Rest'),
    Advance: owner('Take a level'),
    AddHero: { by: 'player', text: 'Bring a hero to the table' },
    BeginFight: gm('Begin a fight'),
    EndFight: gm('End the fight'),
    GrantInitiative: gm('Let heroes ambush'),
    OrderTurns: gm('Order the turns'),
    Provoke: gm('Give others an opportunity to strike'),
    Threaten: gm('Let the world act on somebody'),
    Strain: gm('Call an act of the dying strenuous'),
    BoostRider: gm('Boost the rider of a critical'),
    RemoveMinions: gm('Remove minions'),
    SafeRest: gm('Give a Safe Rest'),
    GrantLevel: gm('Give a level'),
    DismissHero: gm('Let a hero leave'),
    Outfit: gm('Give or take gear and spells'),
    AddFoe: gm('Bring in a foe'),
    ShowFoe: gm('Show a hidden foe'),
    RemoveFoe: gm('Take a foe away'),
    SetCondition: gm('Set or end a condition'),
    Adjust: gm('Adjust a number'),
    SetWoundCap: gm('Set how many Wounds are death'),
    SetTerrain: gm('Say where the going is hard'),
    ...mapVerbs,
    SetScene: gm('Set the scene'),
    LoadPack: gm("Load the table's own content"),
    Skip: gm('Pass over something that waits'),
  },
  scenes,
  heroes,
  measures: [
    { id: 'damage', text: 'Damage dealt', of: (_, events) => sumOf(events, damageIn) },
    { id: 'wounds', text: 'Wounds taken', of: (_, events) => sumOf(events, woundsIn) },
    {
      id: 'grit',
      text: 'Grit earned',
      of: (_, events) => sumOf(events, ({ type }) => (type === 'GritGained' ? 1 : 0)),
    },
    { id: 'hp', text: 'HP of the heroes', of: (_, __, after) => after.heroes.reduce((sum, { hp }) => sum + hp, 0) },
  ],
  start: chosen => ({
    options: withDefaults(chosen),
    clocks: [],
    title: '',
    text: '',
    heroes: [],
    foes: [],
    woundCap: usualWoundCap,
    difficult: [],
    fight: null,
    declared: null,
    blow: null,
    effects: [],
    provoked: [],
    rising: [],
    serial: 0,
    pack: { title: 'the book alone', weapons: [], spells: [], monsters: [] },
  }),
  parse,
  decide,
  evolve,
  fingerprint,
  cast: ({ heroes, foes }) => [
    ...heroes.map(hero => ({
      id: hero.id,
      name: hero.name,
      kind: 'hero' as const,
      standing: !hero.out && !isDying(hero),
    })),
    ...foes.map(foe => ({
      id: foe.id,
      name: foe.name,
      kind: 'foe' as const,
      standing: !foe.out,
      ...(foe.hidden && { hidden: true }),
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

const sumOf = (events: readonly GritEvent[], of: (event: GritEvent) => number): number =>
  events.reduce((sum, event) => sum + of(event), 0)
const damageIn = (event: GritEvent): number => (event.type === 'Damaged' ? event.amount : 0)
const woundsIn = (event: GritEvent): number => (event.type === 'Wounded' ? event.to - event.from : 0)
