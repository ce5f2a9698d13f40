// Hearts & Mana: what is put into words of one's own, by the game master or for a hero of one's own.
import { inSight, isFree } from '../../../books/hearts/board.ts'
import { attributes, blinkSquares, defaultTerms, tiers } from '../../../books/hearts/data.ts'
import { foeOf, heroOf, inPlay } from '../../../books/hearts/find.ts'
import type { Attribute, FoeSheet, HeartsCommand, HeartsScene, Open } from '../../../books/hearts/types.ts'
import { type Square, squareName } from '../../../grid/index.ts'
import { newId } from '../../../table/keys.ts'
import { capital, type Deed, type Field, type FieldValue, type Frame } from '../book-screen.ts'

const text = (name: string, label: string): Field => ({ kind: 'text', name, label })
const number = (name: string, label: string, from: number, to: number): Field => ({
  kind: 'number',
  name,
  label,
  from,
  to,
})
const choice = (name: string, label: string, values: readonly FieldValue[]): Field => ({
  kind: 'choice',
  name,
  label,
  values,
})
const words = (values: readonly string[]): readonly FieldValue[] =>
  values.map(value => ({ value, text: capital(value) }))
const named = (of: readonly { readonly id: string; readonly name: string }[]): readonly FieldValue[] =>
  of.map(({ id, name }) => ({ value: id, text: name }))
const nobody = { value: undefined, text: 'Nobody' }

/** Choices of a kind that are open, by the name of whom they are about. */
const openOf = (scene: HeartsScene, kind: Open['kind']): readonly FieldValue[] =>
  scene.open
    .filter(open => open.kind === kind)
    .map(({ id, hero }) => ({ value: id, text: heroOf(scene, hero)?.name ?? hero }))

/** Where a blink may end. */
function squaresFor(scene: HeartsScene, id: string): readonly FieldValue[] {
  const hero = heroOf(scene, id)
  const at = hero?.at
  if (!hero || !at) return []
  const around = [...Array(2 * blinkSquares + 1).keys()].map(n => n - blinkSquares)
  const squares: readonly Square[] = around.flatMap(dy => around.map(dx => ({ x: at.x + dx, y: at.y + dy })))
  return squares
    .filter(square => isFree(scene, square) && inSight(scene, hero, square))
    .map(value => ({ value, text: squareName(value) }))
}

/** HM-6.2: magic is described freely; tier and kind say what of it is counted. */
export const magicFrame: Frame = {
  id: 'magic',
  label: 'Magic in your own words',
  own: true,
  draft: (_: HeartsScene, hero) =>
    ({ type: 'Cast', hero, tier: 'standard', kind: 'free', what: 'something beyond the normal' }) as HeartsCommand,
  fields: (scene: HeartsScene, hero) => [
    text('what', 'What does it do?'),
    choice(
      'tier',
      'How great is it?',
      Object.entries(tiers).map(([value, { tn, cost }]) => ({
        value,
        text: `${capital(value)}, TN ${tn}, cost ${cost}`,
      })),
    ),
    choice('kind', 'What is counted?', [
      { value: 'free', text: 'Nothing: it is told' },
      { value: 'harm', text: 'It harms a foe' },
      { value: 'pin', text: 'It holds a foe' },
      { value: 'heal', text: 'It heals two Hearts' },
      { value: 'blink', text: 'It takes one elsewhere' },
    ]),
    choice('foes', 'At whom?', [
      nobody,
      ...scene.foes.filter(inPlay).map(({ id, name }) => ({ value: [id], text: name })),
    ]),
    choice('ally', 'For whom?', [nobody, ...named(scene.heroes)]),
    choice('to', 'Where to?', [{ value: undefined, text: 'Nowhere' }, ...squaresFor(scene, hero)]),
  ],
}

/** HM-Q14: for a Heart, or for what the foe does. */
const threaten: Deed = {
  id: 'threaten',
  label: 'Foes force a test',
  who: 'one',
  fields: (scene: HeartsScene) => [
    choice('foe', 'Which foe?', named(scene.foes.filter(inPlay))),
    choice('attribute', 'Against what?', [{ value: undefined, text: 'As the foe does' }, ...words(attributes)]),
    text('text', 'What does it do? Left empty: as the foe does'),
    text('condition', 'Failing means a condition? Left empty: a Heart'),
  ],
  command: (scene: HeartsScene, [target = ''], { foe, attribute, text: said, condition }) => {
    const threat = foeOf(scene, String(foe))?.threat
    return {
      type: 'Threaten',
      foes: [foe],
      target,
      attribute: (attribute as Attribute | undefined) ?? threat?.attribute ?? 'dexterity',
      text: said === '' ? (threat?.text ?? 'a blow') : said,
      ...(condition === '' ? { hearts: 1 } : { hearts: 0, condition }),
    } as HeartsCommand
  },
}

/** HM-3.6, HM-5.13. */
const complication: Deed = {
  id: 'complication',
  label: 'A complication in your own words',
  who: 'nobody',
  fields: (scene: HeartsScene) => [
    choice('choice', 'For whom?', openOf(scene, 'complication')),
    text('text', 'What goes wrong?'),
    number('hearts', 'Hearts it costs', 0, 2),
    text('condition', 'A condition it leaves, if any'),
  ],
  command: (_, __, { condition, ...values }) =>
    ({ type: 'Complicate', ...values, ...(condition !== '' && { condition }) }) as HeartsCommand,
}

/** HM-3.7, HM-5.9, HM-6.8. */
const benefit: Deed = {
  id: 'benefit',
  label: 'The benefit of a critical, in your own words',
  who: 'nobody',
  own: true,
  fields: (scene: HeartsScene) => [
    choice('choice', 'Of whom?', openOf(scene, 'critical')),
    text('text', 'What comes of it?'),
  ],
  command: (scene: HeartsScene, _, values) => {
    const open = scene.open.find(({ id }) => id === values.choice)
    const by = open?.kind === 'critical' && open.by === 'hero' ? { hero: open.hero } : {}
    return { type: 'ChooseBenefit', ...by, benefit: 'other', ...values } as HeartsCommand
  },
}

/** HM-2.13: gear is permission. */
const item: Deed = {
  id: 'item',
  label: 'Somebody uses what they carry',
  who: 'one',
  own: true,
  fields: ({ heroes }: HeartsScene) => [
    choice('item', 'What?', words([...new Set(heroes.flatMap(({ gear }) => gear.items))])),
    text('what', 'What for?'),
    { kind: 'flag', name: 'gone', label: 'It is used up' },
  ],
  command: (_, [hero = ''], { gone, ...values }) =>
    ({ type: 'UseItem', hero, ...values, ...(gone === true && { gone: true }) }) as HeartsCommand,
}

/** HM-5.5, HM-Q09: any rank, any TN. */
const ownFoe: Deed = {
  id: 'own-foe',
  label: 'A foe of your own',
  who: 'nobody',
  fields: () => [
    text('name', 'Name'),
    choice('rank', 'Rank', words(['minion', 'elite', 'boss'])),
    choice('reach', 'It reaches', words(['melee', 'ranged', 'both'])),
    choice('attribute', 'It forces tests of', words(attributes)),
    text('threat', 'What does it do to them?'),
    text('behaviour', 'How do you play it?'),
    text('group', 'Its group'),
    { kind: 'flag', name: 'hidden', label: 'Hidden from the players' },
  ],
  command: (_, __, { attribute, threat, hidden, group, ...sheet }) => {
    const id = newId()
    const foe = { id, ...sheet, threat: { attribute, text: threat }, group: group === '' ? id : group }
    return {
      type: 'AddFoe',
      foe: foe as unknown as FoeSheet,
      ...(hidden === true && { hidden: true }),
    } as HeartsCommand
  },
}

const away: Deed = {
  id: 'away',
  label: 'A foe leaves',
  who: 'nobody',
  fields: ({ foes }: HeartsScene) => [choice('foe', 'Which?', named(foes))],
  command: (_, __, { foe }) => ({ type: 'RemoveFoe', foe }) as HeartsCommand,
}

const leaves: Deed = {
  id: 'leaves',
  label: 'A hero leaves',
  who: 'one',
  fields: () => [],
  command: (_, [hero = '']) => ({ type: 'DismissHero', hero }) as HeartsCommand,
}

/** HM-11.2. */
const clock: Deed = {
  id: 'clock',
  label: 'Time presses: a clock that failures move',
  who: 'nobody',
  fields: () => [
    text('name', 'Name'),
    number('size', 'Segments', 2, 12),
    text('outcome', 'What happens when it is full?'),
  ],
  command: (_, __, values) => ({ type: 'StartClock', id: newId(), ...values }) as HeartsCommand,
}

/** HM-2.2: role names are technical. */
const term: Deed = {
  id: 'term',
  label: 'Something has another name in your world',
  who: 'nobody',
  fields: ({ terms }: HeartsScene) => [
    choice(
      'term',
      'What?',
      Object.keys(defaultTerms).map(value => ({ value, text: terms[value as keyof typeof terms] })),
    ),
    text('name', 'What is it called?'),
  ],
  command: (_, __, values) => ({ type: 'NameTerm', ...values }) as HeartsCommand,
}

export const ownWords: readonly Deed[] = [threaten, complication, benefit, item, ownFoe, away, leaves, clock, term]
