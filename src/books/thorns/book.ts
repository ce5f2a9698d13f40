// Thorns & Pools, as the table knows it.
import { type Book, printOf } from '../../kernel/index.ts'
import { pending } from './choices.ts'
import { contributions } from './contributions.ts'
import { heroes } from './create.ts'
import { defaultStats } from './data.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'
import { isOut } from './find.ts'
import { offers } from './offers.ts'
import { options, withDefaults } from './options.ts'
import { describe, outcome } from './outcome.ts'
import { parse } from './parse.ts'
import { say } from './say.ts'
import { scenes } from './scenes.ts'
import { show, showDraft, showThrow, view } from './show.ts'
import type { Hero, ThornsCommand, ThornsEvent, ThornsScene } from './types.ts'

const gm = (text: string) => ({ by: 'gm', text }) as const
const owner = (text: string) => ({ by: 'owner', text }) as const
/** TP-team.1–4, TP-montage.2: whoever shares a risk says so; the world's help and secret thorns are the game master's. */
const thrown = (text: string, ...gmFields: readonly string[]) => ({ by: 'owner', text, gmFields }) as const

export const thorns: Book<ThornsScene, ThornsCommand, ThornsEvent, Hero> = {
  id: 'thorns',
  title: 'Thorns & Pools',
  line: 'Roll a few dice, take the highest, and mind the thorns; everything that runs out is a pool.',
  version: 1,
  options,
  verbs: {
    Act: thrown('Act', 'secret', 'assists', 'outside', 'teamwork'),
    Defend: gm('Call for a defence'),
    Montage: thrown('Play a montage', 'secret', 'joined'),
    Tension: gm('Leave a decision to luck'),
    TriggerPool: owner('Trigger a pool'),
    MakeImpact: gm('Make an impact move'),
    LateAssist: owner('Help after the throw'),
    ChooseBonus: owner("Choose a critical's bonus"),
    AnswerPool: owner('Decide about a pool'),
    UsePower: owner('Use a power pool without risk'),
    SkipChoice: gm('Pass over an open choice'),
    AddHero: { by: 'player', text: 'Bring a hero to the table' },
    WelcomeHero: gm('Welcome a grown hero'),
    DismissHero: gm('Let a hero leave'),
    NameStats: gm('Name the stats of the table'),
    RenameStat: gm('Name a stat'),
    AdjustHero: gm('Adjust a hero'),
    Rest: gm('Let heroes rest'),
    Give: gm('Give a talent or an item'),
    Take: gm('Take a talent or an item away'),
    AddCondition: gm('Add a condition'),
    ClearCondition: gm('Clear a condition'),
    GrantFollowUp: gm('Grant a follow-up'),
    DropFollowUp: gm('Drop a follow-up'),
    AddPool: gm('Put a pool on the table'),
    AddChallenge: gm('Put a challenge on the table'),
    ShowPool: gm('Show a hidden pool'),
    AdjustPool: gm('Adjust a pool'),
    RemovePool: gm('Take a pool away'),
    SetScene: gm('Set the scene'),
    LoadPack: gm("Load the table's own content"),
  },
  scenes,
  heroes,
  measures: [
    { id: 'marks', text: 'Harm taken', of: (_, events) => events.reduce((sum, e) => sum + marked(e), 0) },
    { id: 'dropped', text: 'Dice dropped', of: (_, events) => events.reduce((sum, e) => sum + dropped(e), 0) },
  ],
  start: chosen => ({
    options: withDefaults(chosen),
    clocks: [],
    title: '',
    text: '',
    stats: defaultStats,
    heroes: [],
    pools: [],
    tokens: [],
    open: [],
    rolls: 0,
    pack: { title: 'No pack', talents: [], challenges: [], moves: [] },
  }),
  decide,
  evolve,
  /** How often it was thrown, how long a pool has waited and what a follow-up was change nothing of what can happen. */
  fingerprint: ({ rolls: _, title: _title, text: _text, pools, open, tokens, ...rest }) =>
    printOf(
      rest,
      tokens.length,
      pools.map(pool => ({ ...pool, since: 0 })),
      open.map(choice => ({ ...choice, id: '' })),
    ),
  parse,
  cast: state =>
    state.heroes.map(hero => ({ id: hero.id, name: hero.name, kind: 'hero', standing: !isOut(state, hero) })),
  offers,
  pending,
  contributions,
  view,
  show,
  showDraft,
  showThrow,
  say,
  describe,
  outcome,
}

const marked = (event: ThornsEvent): number => (event.type === 'HarmMarked' ? event.to - event.from : 0)
const dropped = (event: ThornsEvent): number =>
  event.type === 'PoolThrown' || event.type === 'PowerDropped' || event.type === 'DieDropped'
    ? event.from - event.to
    : 0
