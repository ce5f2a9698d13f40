// Hearts & Mana, as the table knows it.
import { mapVerbs } from '../../grid/index.ts'
import { type Book, printOf } from '../../kernel/index.ts'
import { contributions } from './contributions.ts'
import { heroes } from './create.ts'
import { defaultTerms } from './data.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'
import { isDefeated, isDown } from './find.ts'
import { offers, pending } from './offers.ts'
import { options, withDefaults } from './options.ts'
import { parse } from './parse.ts'
import { describe, outcome, say } from './say.ts'
import { scenes } from './scenes.ts'
import { show, showDraft, showThrow, view } from './show.ts'
import type { HeartsCommand, HeartsEvent, HeartsScene, Sheet } from './types.ts'

const gm = (text: string) => ({ by: 'gm', text }) as const
const owner = (text: string) => ({ by: 'owner', text }) as const
/** HM-1.4, HM-3.2: circumstances, and whatever overrules the map, are the game master's to name. */
const thrown = (text: string, ...gmFields: readonly string[]) =>
  ({ by: 'owner', text, gmFields: ['shifts', 'anyway', ...gmFields] }) as const

export const hearts: Book<HeartsScene, HeartsCommand, HeartsEvent, Sheet> = {
  id: 'hearts',
  title: 'Hearts & Mana',
  line: 'One die against a target, a board of squares, five Hearts and three Mana.',
  version: 1,
  options,
  verbs: {
    Test: thrown('Make a test', 'secret'),
    Attack: thrown('Attack', 'cover', 'strikesBack'),
    Cast: thrown('Work magic', 'cover', 'cost'),
    Resist: thrown('Resist'),
    Move: owner('Move'),
    Raise: owner('Help somebody up'),
    UseItem: owner('Use gear'),
    ChooseBenefit: owner("Choose a critical's benefit"),
    AnswerArmor: owner('Spend protection, or not'),
    Advance: owner('Take a step of advancement'),
    AddHero: { by: 'player', text: 'Bring a hero to the table' },
    DismissHero: gm('Let a hero leave'),
    Complicate: gm('Choose a complication'),
    SpareComplication: gm('Leave it without a complication'),
    SkipChoice: gm('Pass over an open choice'),
    StartCombat: gm('Start the fight'),
    EndPhase: gm('End the phase'),
    EndCombat: gm('End the fight'),
    MoveFoe: gm('Move a foe'),
    Threaten: gm('Let foes force a test'),
    AddFoe: gm('Bring in a foe'),
    ShowFoe: gm('Show a hidden foe'),
    RemoveFoe: gm('Take a foe away'),
    ...mapVerbs,
    SetScene: gm('Set the scene'),
    StartClock: gm('Start a clock that failures move'),
    Rest: gm('Let everybody rest'),
    GrantMilestone: gm('Grant a milestone'),
    Harm: gm('Take Hearts from several'),
    AddCondition: gm('Add a condition'),
    ClearCondition: gm('Clear a condition'),
    Adjust: gm('Adjust a number'),
    NameTerm: gm('Call something by another name'),
    LoadPack: gm("Load the table's own content"),
  },
  scenes,
  heroes,
  measures: [
    { id: 'hearts', text: 'Hearts lost', of: (_, events) => events.reduce((sum, event) => sum + heartsLost(event), 0) },
    { id: 'wounds', text: 'Wounds dealt', of: (_, events) => events.reduce((sum, event) => sum + dealt(event), 0) },
    { id: 'mana', text: 'Mana left', of: (_, __, after) => after.heroes.reduce((sum, { mana }) => sum + mana, 0) },
    {
      id: 'standing',
      text: 'Heroes standing',
      of: (_, __, after) => after.heroes.filter(hero => !isDown(hero)).length,
    },
  ],
  start: chosen => ({
    options: withDefaults(chosen),
    clocks: [],
    title: '',
    text: '',
    terms: defaultTerms,
    heroes: [],
    foes: [],
    phase: 'free',
    round: 0,
    open: [],
    tried: [],
    pressures: [],
    choices: 0,
    pack: { title: 'No pack', foes: [], talents: [], effects: [], complications: [] },
  }),
  decide,
  evolve,
  /** Rounds, names and how many choices there have been change nothing of what can happen. */
  fingerprint: ({ round: _round, choices: _choices, title: _title, text: _text, open, ...rest }) =>
    printOf(
      rest,
      open.map(choice => ({ ...choice, id: '' })),
    ),
  parse,
  cast: state => [
    ...state.heroes.map(hero => ({ id: hero.id, name: hero.name, kind: 'hero' as const, standing: !isDown(hero) })),
    ...state.foes.map(foe => ({
      id: foe.id,
      name: foe.name,
      kind: 'foe' as const,
      standing: !isDefeated(foe),
      hidden: foe.hidden,
    })),
  ],
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

const heartsLost = (event: HeartsEvent): number =>
  event.type === 'HeartsChanged' ? Math.max(0, event.from - event.to) : 0
const dealt = (event: HeartsEvent): number => (event.type === 'FoeWounded' ? event.to - event.from : 0)
