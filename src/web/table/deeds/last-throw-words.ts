// At the Last Throw: what is put into words or numbers of one's own, by the Narrator or for a hero of one's own.
import type { Command } from '../../../books/last-throw/commands.ts'
import { carriable } from '../../../books/last-throw/create.ts'
import { bandNames, bands, levels, skillsOf, weapons } from '../../../books/last-throw/data.ts'
import type { FoeSheet, Gear, Hero, State, Whom } from '../../../books/last-throw/types.ts'
import { heroOf, shelf } from '../../../books/last-throw/who.ts'
import { newId } from '../../../table/keys.ts'
import { called, capital, type Deed, type Field, ownName } from '../book-screen.ts'

const text = (name: string, label: string): Field => ({ kind: 'text', name, label })
const choice = (name: string, label: string, values: readonly string[]): Field => ({
  kind: 'choice',
  name,
  label,
  values: values.map(value => ({ value, text: capital(value) })),
})
const number = (name: string, label: string, from: number, to: number): Field => ({
  kind: 'number',
  name,
  label,
  from,
  to,
})
const band: Field = {
  kind: 'choice',
  name: 'band',
  label: 'How far?',
  values: bands.map(value => ({ value, text: bandNames[value] })),
}
const hidden: Field = { kind: 'flag', name: 'hidden', label: 'Hidden from the players' }
const kept = (value: unknown) => (value === true ? { hidden: true } : {})

/** LT-XI.10: identical enemies as one. */
const block: Deed = {
  id: 'block',
  label: 'Several enemies as one block',
  who: 'nobody',
  fields: ({ own }: State) => [
    {
      kind: 'choice',
      name: 'from',
      label: 'Which?',
      values: [...shelf.foes, ...own.foes].map(({ id, name }) => ({ value: id, text: name })),
    },
    number('members', 'How many?', 2, 30),
    ownName,
    band,
    hidden,
  ],
  command: (_, __, { hidden: lurks, name, ...values }) =>
    ({ type: 'AddFoe', id: newId(), ...values, ...called(name), ...kept(lurks) }) as Command,
}

/** LT-XI.1: Level, Wounds, Weapon, Behaviour. */
const ownFoe: Deed = {
  id: 'own-foe',
  label: 'An enemy of your own',
  who: 'nobody',
  fields: () => [
    text('name', 'Name'),
    choice('level', 'Level', levels),
    number('wounds', 'Wounds', 1, 60),
    choice(
      'weapon',
      'Weapon',
      weapons.map(({ id }) => id),
    ),
    choice('attribute', 'Used with', ['strength', 'dexterity']),
    choice('armour', 'Armour', ['none', 'light', 'heavy']),
    text('behaviour', 'How does it behave?'),
    band,
    hidden,
  ],
  command: (_, __, { band: where, hidden: lurks, ...foe }) =>
    ({ type: 'AddFoe', id: newId(), foe: foe as unknown as FoeSheet, band: where, ...kept(lurks) }) as Command,
}

const leaves: Deed = {
  id: 'leaves',
  label: 'An enemy leaves',
  who: 'nobody',
  fields: ({ foes }: State) => [
    {
      kind: 'choice',
      name: 'foe',
      label: 'Which?',
      values: foes.map(({ id, name }) => ({ value: id, text: name })),
    },
    choice('how', 'How?', ['fled', 'surrendered', 'gone']),
  ],
  command: (_, __, values) => ({ type: 'RemoveFoe', ...values }) as Command,
}

/** LT-VI.3. */
const ending: Deed = {
  id: 'ending',
  label: 'The scene ends',
  who: 'nobody',
  fields: () => [choice('ending', 'In what?', ['victory', 'flight', 'surrender', 'death', 'peace'])],
  command: (_, __, values) => ({ type: 'EndScene', ...values }) as Command,
}

/** LT-X.8, LT-X.9. */
const rewriting: readonly Deed[] = [
  {
    id: 'trait',
    label: 'A Trait is rewritten',
    who: 'one',
    own: true,
    fields: () => [text('trait', 'One phrase')],
    command: (_, [hero = ''], { trait }) => ({ type: 'RewriteTrait', hero, trait }) as Command,
  },
  {
    id: 'burden',
    label: 'A Burden is resolved, and a new one taken',
    who: 'one',
    own: true,
    fields: () => [text('burden', 'One weight')],
    command: (_, [hero = ''], { burden }) => ({ type: 'RewriteBurden', hero, burden }) as Command,
  },
]

const withThing = (gear: Gear, kind: string, id: string): Gear => {
  if (kind === 'shield') return { ...gear, shield: true }
  if (kind === 'armour') return { ...gear, armour: id as Gear['armour'] }
  if (kind === 'object') return { ...gear, objects: [...gear.objects, id] }
  return { ...gear, weapons: [...gear.weapons, id] }
}

/** LT-VII: what comes into somebody's hands in play. */
const found: Deed = {
  id: 'found',
  label: 'Somebody takes something up',
  who: 'one',
  own: true,
  fields: ({ own }: State) => [
    {
      kind: 'choice',
      name: 'thing',
      label: 'What?',
      values: [
        ...carriable.map(({ id, name }) => ({ value: ['weapon', id], text: capital(name) })),
        { value: ['shield', ''], text: 'Shield' },
        { value: ['armour', 'light'], text: 'Light armour' },
        { value: ['armour', 'heavy'], text: 'Heavy armour' },
        ...[...shelf.objects, ...own.objects].map(({ id, name }) => ({ value: ['object', id], text: name })),
      ],
    },
  ],
  command: (state: State, [hero = ''], { thing }) => {
    const { weapons: carried, armour, shield, objects } = heroOf(state, hero) as Hero
    const [kind = '', id = ''] = thing as readonly string[]
    return {
      type: 'Equip',
      hero,
      gear: withThing({ weapons: carried, armour, shield, objects }, kind, id),
    } as Command
  },
}

const reaches = (name: string, label: string, whom: readonly (readonly [Whom | undefined, string])[]): Field => ({
  kind: 'choice',
  name,
  label,
  values: whom.map(([value, said]) => ({ value, text: said })),
})
const working = (said: unknown, whom: unknown, wounds: unknown) => ({
  text: said,
  ...(whom !== undefined && { whom }),
  ...(whom !== undefined && Number(wounds) > 0 && { harm: { kind: 'wounds', amount: wounds } }),
})

/** LT-IX.4, LT-IX.11: the six fields; what has no number is told. */
const grimoire: Deed = {
  id: 'grimoire',
  label: 'A Grimoire is written',
  who: 'nobody',
  own: true,
  fields: () => [
    text('name', 'Name'),
    choice('skill', 'Required Skill', skillsOf.wonder),
    {
      kind: 'choice',
      name: 'tn',
      label: 'TN',
      values: [3, 4, 5, 6, 'C2'].map(value => ({ value, text: value === 'C2' ? 'A Critical' : `TN ${value}` })),
    },
    number('cost', 'Cost in Fatigue', 1, 9),
    text('effect', 'Effect'),
    reaches('effectWhom', 'It works on', [
      [undefined, 'what the text says'],
      ['targets', 'those it is aimed at'],
      ['caster', 'the caster'],
    ]),
    number('effectHarm', 'Wounds by the effect', 0, 9),
    text('backlash', 'Backlash'),
    reaches('backlashWhom', 'It strikes', [
      [undefined, 'as the text says'],
      ['caster', 'the caster'],
      ['caster-and-near', 'the caster and anyone Near'],
      ['group', 'the group'],
      ['everyone', 'everyone present'],
    ]),
    number('backlashHarm', 'Wounds by the backlash', 0, 9),
  ],
  command: (_, __, { name, skill, tn, cost, ...told }) =>
    ({
      type: 'WriteGrimoire',
      grimoire: {
        id: newId(),
        name,
        skill,
        tn,
        cost,
        effect: working(told.effect, told.effectWhom, told.effectHarm),
        backlash: working(told.backlash, told.backlashWhom, told.backlashHarm),
      },
    }) as Command,
}

/** LT-VII.20: a name and one effect, perhaps a cost. */
const object: Deed = {
  id: 'object',
  label: 'A notable object is written',
  who: 'nobody',
  fields: () => [
    text('name', 'Name'),
    text('effect', 'Effect'),
    text('when', 'One tier up when? Leave it empty if it does something else'),
    text('cost', 'At what cost, if any?'),
  ],
  command: (_, __, { name, effect, when, cost }) =>
    ({
      type: 'WriteObject',
      object: { id: newId(), name, effect, ...(cost !== '' && { cost }), ...(when !== '' && { tier: { when } }) },
    }) as Command,
}

export const ownWords: readonly Deed[] = [block, ownFoe, leaves, ending, ...rewriting, found, grimoire, object]
