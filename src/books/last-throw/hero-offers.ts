// What a player can do with a hero.
import type { Offer } from '../../kernel/index.ts'
import type { Command } from './commands.ts'
import { attributes, bandNames } from './data.ts'
import { attributeOfSkill, capital } from './die.ts'
import type { Bodily, Foe, Protagonist, State, Tn } from './types.ts'
import { distance, foeStanding, grimoireOf, objectOf, present, standing, weaponOf } from './who.ts'

type Offered = Offer<Command>
const call = (group: string, label: string, command: Command): Offered => ({ command, label, group, call: true })
const plain = (group: string, label: string, command: Command): Offered => ({ command, label, group })

export function heroOffers(state: State, hero: Protagonist): readonly Offered[] {
  const foes = state.foes.filter(foe => !foe.hidden && foeStanding(foe))
  return [
    ...attacks(hero, foes),
    ...castings(state, hero, foes),
    ...treatments(state, hero),
    ...moves(hero, foes),
    ...tests(hero),
    ...contests(state, hero, foes),
    ...uses(state, hero),
    ...sheet(hero),
  ]
}

const bodily: readonly Bodily[] = ['strength', 'dexterity']

/** LT-Q49: the attacker picks the Attribute among those the weapon has. */
function attacks({ id, name, weapons, shield }: Protagonist, foes: readonly Foe[]): Offered[] {
  const carried = [...weapons, 'fists', ...(shield ? ['shield'] : [])].flatMap(each => weaponOf(each) ?? [])
  return foes.flatMap(foe =>
    carried.flatMap(weapon =>
      bodily
        .filter(attribute => weapon[attribute] !== undefined)
        .map(attribute =>
          call('Attack', `${name} attacks ${foe.name}: ${weapon.name}, ${capital(attribute)}`, {
            type: 'Attack',
            hero: id,
            weapon: weapon.id,
            attribute,
            target: foe.id,
          }),
        ),
    ),
  )
}

/** LT-XIII.5: a casting is put to the group, so it is best opened as a call. */
function castings(state: State, { id, grimoires }: Protagonist, foes: readonly Foe[]): Offered[] {
  const heroes = state.heroes.filter(present)
  return grimoires.flatMap(which => {
    const grimoire = grimoireOf(state, which)
    if (!grimoire) return []
    const cast = (targets: readonly string[], at: string) =>
      call('Magic', `${grimoire.name}${at}`, { type: 'Cast', hero: id, grimoire: which, targets })
    const { whom, most, heal } = grimoire.effect
    if (whom !== 'targets' && whom !== 'ally') return [cast([], '')]
    const single = (whom === 'ally' || heal !== undefined ? heroes : foes).map(each =>
      cast([each.id], `: ${each.name}`),
    )
    const inReach = foes.filter(foe => distance(foe, id) !== 'far').map(foe => foe.id)
    return most === undefined && inReach.length > 1 ? [...single, cast(inReach, ': all of them')] : single
  })
}

const treatments = ({ heroes }: State, { id, skills }: Protagonist): Offered[] =>
  skills.includes('Medicine')
    ? heroes.map(patient => call('Treat', `Treat ${patient.name}`, { type: 'Treat', hero: id, patient: patient.id }))
    : []

function moves({ id }: Protagonist, foes: readonly Foe[]): Offered[] {
  return [
    ...foes.flatMap(foe => [
      plain('Move', `Close in on ${foe.name} (${bandNames[distance(foe, id)]})`, {
        type: 'Close',
        hero: id,
        target: foe.id,
      }),
      call('Move', `Close in on ${foe.name} under pressure`, { type: 'Close', hero: id, target: foe.id, tn: 4 }),
    ]),
    plain('Move', 'Fall back one band', { type: 'FallBack', hero: id, bands: 1 }),
    plain('Move', 'Fall back two bands', { type: 'FallBack', hero: id, bands: 2 }),
    call('Move', 'Flee', { type: 'Flee', hero: id, tn: 4 }),
  ]
}

/** LT-XIII.1, LT-I.17: the base TN, and for what somebody is trained in also the miracle. */
function tests({ id, skills }: Protagonist): Offered[] {
  const skilled = skills.flatMap(skill => {
    const attribute = attributeOfSkill(skill)
    if (!attribute) return []
    const test = (tn: Tn): Command => ({ type: 'Test', hero: id, attribute, skill, tn })
    return [call('Test', skill, test(4)), call('Miracle', `${skill}, what demands a Critical`, test('C2'))]
  })
  const bare = attributes.map(attribute =>
    call('Test', capital(attribute), { type: 'Test', hero: id, attribute, tn: 4 }),
  )
  return [...skilled, ...bare]
}

function contests(state: State, { id }: Protagonist, foes: readonly Foe[]): Offered[] {
  const rivals = [...foes, ...state.heroes.filter(hero => hero.id !== id && standing(state, hero))]
  return rivals.map(rival =>
    call('Opposed', `Strength against ${rival.name}`, {
      type: 'Opposed',
      hero: id,
      attribute: 'strength',
      against: rival.id,
    }),
  )
}

const uses = (state: State, { id, objects }: Protagonist): Offered[] =>
  objects.map(object =>
    plain('Objects', `Use ${objectOf(state, object)?.name ?? object}`, { type: 'UseObject', hero: id, object }),
  )

/** What changes on a sheet: gear, and in the player's own words Trait and Burden. */
function sheet({ id, weapons, armour, shield, objects, inHand, trait, burden }: Protagonist): Offered[] {
  const gear = { weapons, armour, shield, objects }
  const inFront = (weapon: string) => [weapon, ...weapons.filter(each => each !== weapon)]
  return [
    ...weapons
      .filter(weapon => weapon !== inHand)
      .map(weapon =>
        plain('Sheet', `Take the ${weaponOf(weapon)?.name ?? weapon} in hand`, {
          type: 'Equip',
          hero: id,
          gear: { ...gear, weapons: inFront(weapon) },
        }),
      ),
    plain('Sheet', armour === 'none' ? 'Put on light armour' : 'Take armour off', {
      type: 'Equip',
      hero: id,
      gear: { ...gear, armour: armour === 'none' ? 'light' : 'none' },
    }),
    plain('Sheet', 'Rewrite the Trait', { type: 'RewriteTrait', hero: id, trait: trait || 'Somebody new' }),
    plain('Sheet', 'Resolve the Burden, take a new one', {
      type: 'RewriteBurden',
      hero: id,
      burden: burden || 'Something new',
    }),
  ]
}
