// At the Last Throw: the book, put together.
import { type Book, printOf, type Verb } from '../../kernel/index.ts'
import type { Command } from './commands.ts'
import { contributions } from './contributions.ts'
import { blankHero, checkHero } from './create.ts'
import { decide } from './decide.ts'
import { describe } from './describe.ts'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import { offers } from './offers.ts'
import { options } from './options.ts'
import { outcome } from './outcome.ts'
import { ownHeroes, printedHeroes } from './own-heroes.ts'
import { parse, parseHero } from './parse.ts'
import { pending } from './pending.ts'
import { randomHero } from './random-hero.ts'
import { say } from './say.ts'
import { scenes } from './scenes.ts'
import { show, showDraft, view } from './show.ts'
import type { Hero, State } from './types.ts'
import { foeLeft, foeStanding, remaining, standing } from './who.ts'

const verb = (by: Verb['by'], text: string): Verb => ({ by, text })
/** Everybody may say how hard it looks; what stands in the book, and what is kept secret, only the Narrator overrules. */
const thrown = (text: string, ...gmFields: readonly string[]): Verb => ({
  by: 'owner',
  text,
  gmFields: ['secretTn', ...gmFields],
})

const verbs: Readonly<Record<Command['type'], Verb>> = {
  Test: thrown('Try something uncertain'),
  Attack: thrown('Attack an enemy', 'tn'),
  Cast: thrown('Cast from a Grimoire', 'tn', 'exempt'),
  Treat: thrown('Treat somebody with Medicine', 'tn'),
  Flee: thrown('Flee'),
  Close: thrown('Close in by one band'),
  FallBack: verb('owner', 'Fall back'),
  Opposed: verb('owner', 'Throw against somebody'),
  UseObject: verb('owner', 'Use a notable object'),
  Exert: verb('owner', 'Exert after a failure'),
  AcceptFailure: verb('owner', 'Let a failure stand'),
  Block: verb('owner', 'Block with the shield'),
  TakeBlow: verb('owner', 'Take the blow'),
  ChooseHealing: verb('owner', 'Choose what heals first'),
  ConfirmDeath: verb('owner', 'Let a Protagonist die'),
  Spare: verb('owner', 'Spare a Protagonist'),
  Equip: verb('owner', 'Change gear'),
  Commit: verb('owner', 'Commit an advancement point'),
  RewriteTrait: verb('owner', 'Rewrite the Trait'),
  RewriteBurden: verb('owner', 'Resolve the Burden and take a new one'),
  AddHero: verb('player', 'Bring a Protagonist to the table'),
  WriteGrimoire: verb('player', 'Write a Grimoire'),
  RemoveHero: verb('gm', 'Take a Protagonist off the table'),
  Revise: verb('gm', 'Change a sheet by a ruling'),
  AddFoe: verb('gm', 'Bring in an enemy'),
  RemoveFoe: verb('gm', 'Let an enemy leave'),
  Reveal: verb('gm', 'Show a hidden enemy'),
  Burn: verb('gm', 'Let an enemy burn'),
  MoveFoe: verb('gm', 'Move an enemy'),
  Strike: verb('gm', 'Let an enemy strike'),
  NextExchange: verb('gm', 'Begin the next exchange'),
  SetScene: verb('gm', 'Frame the scene'),
  EndScene: verb('gm', 'End the scene'),
  ShortRest: verb('gm', 'Grant a short rest'),
  LongRest: verb('gm', 'Grant a long rest'),
  Harm: verb('gm', 'Deal Wounds or Fatigue'),
  Mend: verb('gm', 'Let wounds heal'),
  SetCondition: verb('gm', 'Set or lift a condition'),
  LiftLock: verb('gm', 'Allow another try'),
  Award: verb('gm', 'Answer the three questions'),
  RefuseGrowth: verb('gm', 'Refuse growth that was never played'),
  Adjust: verb('gm', 'Set a number by a ruling'),
  Return: verb('gm', 'Bring somebody back'),
  WriteObject: verb('gm', 'Write a notable object'),
  LoadPack: verb('gm', 'Load a content pack'),
}

export const lastThrow: Book<State, Command, Event, Hero> = {
  id: 'last-throw',
  title: 'At the Last Throw',
  line: 'Tiered pools of six-siders, one pool of wounds and fatigue, and magic that bites back.',
  version: 1,
  options,
  verbs,
  scenes,
  heroes: {
    ready: [...ownHeroes, ...printedHeroes],
    blank: blankHero,
    check: (hero, chosen) => checkHero(hero, chosen),
    random: randomHero,
    parse: parseHero,
  },
  measures: [
    {
      id: 'standing',
      text: 'Protagonists standing',
      of: (_, __, after) => after.heroes.filter(hero => standing(after, hero)).length,
    },
    {
      id: 'hit-points',
      text: 'Hit Points left',
      of: (_, __, after) => after.heroes.reduce((sum, hero) => sum + Math.max(0, remaining(after, hero)), 0),
    },
    {
      id: 'foe-wounds',
      text: 'Wounds left on the other side',
      of: (_, __, after) => after.foes.reduce((sum, foe) => sum + Math.max(0, foeLeft(foe)), 0),
    },
    { id: 'dead', text: 'Protagonists dead', of: (_, __, after) => after.heroes.filter(({ dead }) => dead).length },
  ],
  start: chosen => ({
    options: chosen,
    clocks: [],
    text: '',
    heroes: [],
    foes: [],
    exchange: 1,
    acts: {},
    acted: [],
    locks: [],
    pending: [],
    treated: [],
    own: { grimoires: [], objects: [], foes: [] },
  }),
  parse,
  decide,
  evolve,
  /** Words, the number of the exchange and who has had the spotlight change nothing that could still happen. */
  fingerprint: ({ options: chosen, heroes, foes, acted, locks, pending: open, treated }) =>
    printOf(chosen, heroes, foes, acted.toSorted(), locks, open, treated),
  cast: state => [
    ...state.heroes.map(hero => ({
      id: hero.id,
      name: hero.name,
      kind: 'hero' as const,
      standing: standing(state, hero),
    })),
    ...state.foes.map(foe => ({
      id: foe.id,
      name: foe.name,
      kind: 'foe' as const,
      standing: foeStanding(foe),
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
