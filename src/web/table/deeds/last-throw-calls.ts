// At the Last Throw: calls that the Narrator words, for what the book has numbers for and the scene has more to say.
import type { Command } from '../../../books/last-throw/commands.ts'
import type { State } from '../../../books/last-throw/types.ts'
import { foeStanding, grimoireOf, heroOf, present, weaponOf } from '../../../books/last-throw/who.ts'
import { capital, type Field, type FieldValue, type Frame } from '../book-screen.ts'

/** LT-I.6, LT-Q27: what hinders it, in any words, and what it costs. */
export const weights: readonly Field[] = [
  { kind: 'text', name: 'penalties', label: 'What hinders it? Each one tier down, by commas', list: true },
  { kind: 'number', name: 'cost', label: 'Fatigue it takes', from: 0, to: 9 },
]
const another: Field = {
  kind: 'choice',
  name: 'tn',
  label: 'How hard?',
  values: [
    { value: undefined, text: 'As the book says' },
    ...[3, 4, 5, 6].map(value => ({ value, text: `TN ${value}` })),
    { value: 'C2', text: 'A Critical' },
  ],
}
const secret: Field = { kind: 'flag', name: 'secretTn', label: 'Keep the TN secret' }
const ruling: readonly Field[] = [another, ...weights, secret]

const choice = (name: string, label: string, values: readonly FieldValue[]): Field => ({
  kind: 'choice',
  name,
  label,
  values,
})
const named = (of: readonly { readonly id: string; readonly name: string }[]): readonly FieldValue[] =>
  of.map(({ id, name }) => ({ value: id, text: capital(name) }))
const enemies = ({ foes }: State) => foes.filter(foe => foeStanding(foe) && !foe.hidden)

const attack: Frame = {
  id: 'attack',
  label: 'An attack',
  draft: (state: State, hero) => {
    const weapon = heroOf(state, hero)?.inHand ?? 'fists'
    const attribute = weaponOf(weapon)?.strength === undefined ? 'dexterity' : 'strength'
    return { type: 'Attack', hero, weapon, attribute, target: enemies(state)[0]?.id ?? '' } as Command
  },
  fields: (state: State, hero) => [
    choice(
      'weapon',
      'With what?',
      named([...(heroOf(state, hero)?.weapons ?? []), 'fists'].flatMap(id => weaponOf(id) ?? [])),
    ),
    choice('attribute', 'By what?', [
      { value: 'strength', text: 'Strength' },
      { value: 'dexterity', text: 'Dexterity' },
    ]),
    choice('target', 'At whom?', named(enemies(state))),
    ...ruling,
  ],
}

const cast: Frame = {
  id: 'cast',
  label: 'A casting',
  draft: (state: State, hero) =>
    ({ type: 'Cast', hero, grimoire: heroOf(state, hero)?.grimoires[0] ?? '', targets: [] }) as Command,
  fields: (state: State, hero) => [
    choice(
      'grimoire',
      'From which Grimoire?',
      named((heroOf(state, hero)?.grimoires ?? []).flatMap(id => grimoireOf(state, id) ?? [])),
    ),
    choice('targets', 'On whom?', [
      { value: [], text: 'Nobody in particular' },
      ...[...enemies(state), ...state.heroes.filter(present)].map(({ id, name }) => ({ value: [id], text: name })),
    ]),
    ...ruling,
  ],
}

const treat: Frame = {
  id: 'treat',
  label: 'A treatment',
  draft: (_: State, hero) => ({ type: 'Treat', hero, patient: hero }) as Command,
  fields: (state: State) => [choice('patient', 'Whom?', named(state.heroes)), ...ruling],
}

/** LT-VI.19: under pressure. */
const close: Frame = {
  id: 'close',
  label: 'Closing in under pressure',
  draft: (state: State, hero) => ({ type: 'Close', hero, target: enemies(state)[0]?.id ?? '', tn: 4 }) as Command,
  fields: (state: State) => [choice('target', 'On whom?', named(enemies(state))), ...ruling.slice(1)],
}

export const bookCalls: readonly Frame[] = [attack, cast, treat, close]
