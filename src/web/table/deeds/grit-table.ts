// What a game master of Grit sets at the table: gangs that fall, opportunities, the order, the ground, gear, who leaves.
import { everyone, isHero, isMinion } from '../../../books/grit/find.ts'
import { armours, weapons } from '../../../books/grit/gear.ts'
import { spells } from '../../../books/grit/spells.ts'
import type { Gear, GritCommand, GritScene } from '../../../books/grit/types.ts'
import type { Deed, Field } from '../book-screen.ts'

const named = (
  name: string,
  label: string,
  from: readonly { readonly id: string; readonly name: string }[],
): Field => ({
  kind: 'choice',
  name,
  label,
  values: from.map(({ id, name: text }) => ({ value: id, text })),
})

/** With it, or without it again: what a hero has already is lost, what is new is found. */
const toggled = (has: readonly string[], id: string): readonly string[] =>
  has.includes(id) ? has.filter(each => each !== id) : [...has, id]

/** A hero with other gear; whoever is no hero is for the rule to refuse. */
function outfit({ heroes }: GritScene, who = '', change: (gear: Gear) => Partial<Gear>): GritCommand {
  const nothing: Gear = { armour: 'none', weapons: [], spells: [] }
  const { armour, weapons, spells } = heroes.find(({ id }) => id === who)?.sheet ?? nothing
  const gear = { armour, weapons, spells }
  return { type: 'Outfit', who, ...gear, ...change(gear) }
}

/** "2, 4" becomes places; what is no number is for the door to refuse. */
const placesOf = (text: unknown): readonly number[] =>
  String(text ?? '')
    .split(',')
    .filter(part => part.trim() !== '')
    .map(Number)

export const tableDeeds: readonly Deed[] = [
  {
    id: 'fall',
    label: 'Minions fall',
    who: 'nobody',
    fields: ({ foes }: GritScene) => [
      named('foe', 'Of which gang?', foes.filter(isMinion)),
      { kind: 'number', name: 'count', label: 'How many?', from: 1, to: 20 },
    ],
    command: (_, __, { foe, count }) => ({ type: 'RemoveMinions', foe, count }) as GritCommand,
  },
  {
    id: 'provoke',
    label: 'A risky act in a melee',
    who: 'anyone',
    fields: () => [{ kind: 'text', name: 'why', label: 'What gives the others an opportunity?' }],
    command: (_, [mover = ''], { why }) => ({ type: 'Provoke', mover, why }) as GritCommand,
  },
  {
    id: 'first',
    label: 'Somebody acts before the others',
    who: 'anyone',
    fields: () => [],
    command: (scene: GritScene, [first]) => ({
      type: 'OrderTurns',
      order: everyone(scene)
        .filter(who => isHero(who) || !who.hidden)
        .map(({ id }) => ({
          id,
          score: id === first ? 100 : (scene.fight?.order.find(each => each.id === id)?.score ?? 0),
        })),
    }),
  },
  {
    id: 'ground',
    label: 'Hard going',
    who: 'nobody',
    fields: () => [{ kind: 'text', name: 'places', label: 'Zones or spaces, such as 2, 4; none for easy ground' }],
    command: (_, __, { places }) => ({ type: 'SetTerrain', difficult: placesOf(places) }),
  },
  {
    id: 'cap',
    label: 'How many Wounds are death',
    who: 'nobody',
    fields: () => [{ kind: 'number', name: 'cap', label: 'Wounds', from: 1, to: 6 }],
    command: (_, __, { cap }) => ({ type: 'SetWoundCap', cap }) as GritCommand,
  },
  {
    id: 'armour',
    label: 'Other armour',
    who: 'one',
    fields: () => [named('armour', 'Which?', armours)],
    command: (scene: GritScene, [who], { armour }) => outfit(scene, who, () => ({ armour: String(armour) })),
  },
  {
    id: 'weapon',
    label: 'A weapon found or lost',
    who: 'one',
    fields: ({ pack }: GritScene) => [named('weapon', 'Which?', [...weapons, ...pack.weapons])],
    command: (scene: GritScene, [who], { weapon }) =>
      outfit(scene, who, gear => ({ weapons: toggled(gear.weapons, String(weapon)) })),
  },
  {
    id: 'spell',
    label: 'A spell learned or forgotten',
    who: 'one',
    fields: ({ pack }: GritScene) => [named('spell', 'Which?', [...spells, ...pack.spells])],
    command: (scene: GritScene, [who], { spell }) =>
      outfit(scene, who, gear => ({ spells: toggled(gear.spells, String(spell)) })),
  },
  {
    id: 'leave',
    label: 'Somebody leaves the table',
    who: 'anyone',
    fields: () => [],
    command: ({ heroes }: GritScene, [who = '']) =>
      heroes.some(({ id }) => id === who)
        ? { type: 'DismissHero', who }
        : ({ type: 'RemoveFoe', foe: who } as GritCommand),
  },
]
