// Grit on the screen: hit points, Wounds, grit, actions as strokes, zones as columns.
import { bestiary } from '../../../books/grit/bestiary.ts'
import { classes } from '../../../books/grit/classes.ts'
import { shotCover } from '../../../books/grit/contributions.ts'
import {
  abouts,
  attributeNames,
  attributes,
  conditionKinds,
  conditionTexts,
  damageKinds,
  fullActions,
  modifierArray,
  mostGrit,
  mostLevel,
  ratingArray,
  reactionNames,
} from '../../../books/grit/data.ts'
import { turnOrder } from '../../../books/grit/fight.ts'
import {
  type Anyone,
  bearsWounds,
  classById,
  classOf,
  creatureOf,
  dieOf,
  isDying,
  isHero,
  isHeroic,
  nameOf,
  spellById,
  weaponsOf,
  woundCapOf,
} from '../../../books/grit/find.ts'
import { armours, weapons } from '../../../books/grit/gear.ts'
import { readyMaps } from '../../../books/grit/maps.ts'
import { sparksOf } from '../../../books/grit/rests.ts'
import { spells } from '../../../books/grit/spells.ts'
import type { ArmourKind, Attribute, GritCommand, GritScene, HeroSheet, Weapon } from '../../../books/grit/types.ts'
import { newId } from '../../../table/keys.ts'
import { gritBoards } from '../boards/grit.ts'
import {
  type BookScreen,
  type Counter,
  called,
  capital,
  counted,
  type Fact,
  type Field,
  ownName,
  type SheetBlock,
} from '../book-screen.ts'
import { tableDeeds } from '../deeds/grit-table.ts'
import { readyMap } from '../ready-map.ts'

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

function health(who: Anyone): Counter {
  if (!isHero(who) && who.kind === 'minion')
    return { label: 'Gang', text: `${who.count} of them`, full: who.count, rule: 'TA-11.1' }
  const low = who.hp * 3 <= who.maxHp
  return {
    label: 'HP',
    text: isDying(who) ? 'dying' : `${who.hp} of ${who.maxHp} HP`,
    full: Math.min(who.hp, 24),
    wounds: Math.min(who.maxHp - who.hp, Math.max(0, 24 - who.hp)),
    rule: 'TA-9.1',
    ...(low && { tone: 'bad' as const }),
  }
}

const gritOf = ({ grit }: Anyone): Counter => ({
  label: 'Grit',
  text: `${grit} grit`,
  full: grit,
  empty: mostGrit - grit,
  rule: 'TA-3.1',
})
const actionsOf = ({ actions }: Anyone): Counter => ({
  label: 'Actions',
  text: counted(actions, 'action'),
  shape: 'stroke',
  full: actions,
  empty: Math.max(0, fullActions - actions),
  rule: 'TA-6.1',
})
const woundsOf = (scene: GritScene, who: Anyone): Counter => ({
  label: 'Wounds',
  text: `${who.wounds} of ${woundCapOf(scene, who) ?? scene.woundCap} Wounds`,
  full: 0,
  wounds: who.wounds,
  empty: Math.max(0, (woundCapOf(scene, who) ?? scene.woundCap) - who.wounds),
  rule: 'TA-9.3',
  tone: who.wounds > 0 ? 'bad' : 'plain',
})

const armourRules: Readonly<Record<ArmourKind, string>> = {
  none: 'TA-8.1',
  light: 'TA-Q21',
  medium: 'TA-8.2',
  heavy: 'TA-8.3',
}
const reactedOf = ({ reacted }: Anyone): string => reacted.map(kind => reactionNames[kind].name).join(', ')

const conditionTags = (who: Anyone) =>
  who.conditions.map(({ kind }) => ({ text: conditionTexts[kind].name, tone: 'bad' as const }))

function weaponText(who: Anyone | undefined, weapon: Weapon): string {
  const die = who ? dieOf(who, weapon) : weapon.die
  const dice =
    die === undefined ? `${weapon.dice} class ${weapon.dice === 1 ? 'die' : 'dice'}` : `${weapon.dice}d${die}`
  return `${dice}, ${attributeNames[weapon.attribute].name}, ${weapon.damage}, ${weapon.reach}${weapon.rider ? `, ${weapon.rider.condition}` : ''}`
}

const iconOf = ({ damage, reach }: Weapon): string =>
  reach !== 'close'
    ? 'bow'
    : damage === 'crush'
      ? 'hammer'
      : damage === 'pierce'
        ? 'spear'
        : damage === 'venom'
          ? 'poison'
          : damage === 'fire'
            ? 'fire'
            : 'sword'

function blocks(scene: GritScene, who: Anyone): SheetBlock[] {
  return [
    {
      title: 'Attributes',
      rows: attributes.map(each => ({
        name: attributeNames[each].name,
        value: `${signed(who.scores[each].modifier)}, rating ${signed(who.scores[each].rating)}`,
        rule: attributeNames[each].rule,
      })),
    },
    {
      title: 'Condition',
      rows: [
        { name: 'Health', counter: health(who), rule: 'TA-9.1' },
        ...(bearsWounds(who) ? [{ name: 'Wounds', counter: woundsOf(scene, who), rule: 'TA-9.3' }] : []),
        ...(who.grit > 0 || isHero(who) ? [{ name: 'Grit', counter: gritOf(who), rule: 'TA-3.1' }] : []),
        { name: 'Armour', value: capital(who.armour), icon: 'armour', rule: armourRules[who.armour] },
        { name: 'Speed', value: `${who.speed}`, rule: 'TA-10.2' },
        ...(who.reacted.length > 0 ? [{ name: 'Reacted this round', value: reactedOf(who), rule: 'TA-6.15' }] : []),
        ...who.conditions.map(({ kind }) => ({
          name: conditionTexts[kind].name,
          text: conditionTexts[kind].text,
          rule: conditionTexts[kind].rule,
        })),
      ],
    },
    {
      title: 'Attacks',
      rule: 'TA-7.1',
      rows: weaponsOf(scene, who).map(weapon => ({
        name: weapon.name,
        text: weaponText(who, weapon),
        icon: iconOf(weapon),
      })),
    },
    ...(isHero(who)
      ? [
          {
            title: 'Spells',
            rule: 'TA-6.3',
            rows: who.sheet.spells.map(id => {
              const spell = spellById(scene, id)
              return {
                name: spell?.name ?? id,
                value: spell ? `${counted(spell.cost, 'action')}, ${counted(spell.sparks, 'spark')}` : '',
                text: spell?.text ?? '',
                icon: 'spell',
              }
            }),
          },
          {
            title: 'Knacks',
            rows: (classById(who.sheet.class)?.features ?? [])
              .filter(({ knack }) => who.knacks.includes(knack))
              .map(({ name, text, rule }) => ({ name, text, rule })),
          },
          {
            title: 'Rest',
            rows: [
              {
                name: 'Hit Dice',
                value: `${who.hitDice} of ${who.sheet.level}, d${classOf(who).hitDie}`,
                rule: 'TA-9.8',
              },
              ...(sparksOf(who) > 0
                ? [{ name: 'Sparks', value: `${who.sparks} of ${sparksOf(who)}`, rule: 'TA-9.12' }]
                : []),
            ],
          },
        ]
      : [
          { title: 'Resists', rule: 'TA-8.5', rows: who.resists.map(kind => ({ name: capital(kind) })) },
          { title: 'Vulnerable to', rule: 'TA-8.6', rows: who.vulnerable.map(kind => ({ name: capital(kind) })) },
        ]),
  ]
}

const attributeField: Field = {
  kind: 'choice',
  name: 'attribute',
  label: 'Which attribute?',
  values: attributes.map(value => ({ value, text: `${attributeNames[value].name}: ${attributeNames[value].covers}` })),
}
const secretBanes: Field = {
  kind: 'choice',
  name: 'secretBanes',
  label: 'Banes kept secret',
  values: [
    { value: undefined, text: 'None' },
    { value: 1, text: 'One' },
    { value: 2, text: 'Two' },
  ],
}
/** TA-2.5, TA-2.6, TA-5.6: whatever helps or hinders, one Boon or Bane each. */
const reasons: readonly Field[] = [
  { kind: 'text', name: 'boons', label: 'What helps? A Boon each, by commas', list: true },
  { kind: 'text', name: 'banes', label: 'What hinders? A Bane each, by commas', list: true },
]
const reason: Field = { kind: 'text', name: 'reason', label: 'Why?' }
const conditionField: Field = {
  kind: 'choice',
  name: 'condition',
  label: 'Which?',
  values: conditionKinds.map(value => ({ value, text: conditionTexts[value].name })),
}

const maybeCondition = (name: string, label: string): Field => ({
  kind: 'choice',
  name,
  label,
  values: [
    { value: undefined, text: 'None' },
    ...conditionKinds.map(value => ({ value, text: conditionTexts[value].name })),
  ],
})

function facts(scene: GritScene, draft: GritCommand): Fact[] {
  const found: Fact[] = []
  if ('attribute' in draft && draft.attribute) {
    const { name, rule } = attributeNames[draft.attribute]
    found.push({ text: name, chip: true, rule })
  }
  if (draft.type === 'Initiative') found.push({ text: 'DEX', chip: true, rule: 'TA-1.2' })
  if (draft.type === 'Test' && draft.position) found.push({ text: draft.position })
  if (draft.type === 'Attack') {
    const who = creatureOf(scene, draft.hero ?? draft.foe ?? '')
    const weapon = who && weaponsOf(scene, who).find(({ id }) => id === draft.with)
    if (weapon) found.push({ text: weaponText(who, weapon) })
    if (draft.interposer) found.push({ text: `${nameOf(scene, draft.interposer)} steps in` })
  }
  if (draft.type === 'Attack' || draft.type === 'Cast') {
    const who = creatureOf(scene, draft.hero ?? ('foe' in draft ? (draft.foe ?? '') : ''))
    const cover = who && shotCover(scene, who, draft)
    if (cover) found.push({ text: cover, rule: 'TA-Q45' })
  }
  return found
}

const restedOn = (sheet: HeroSheet) => classById(sheet.class) ?? classes[0]

/** The numbers of an array are handed out, not bought: taking one swaps it with whoever had it. */
function swapped(
  now: Readonly<Record<Attribute, number>>,
  attribute: Attribute,
  value: number,
): Record<Attribute, number> {
  const other = attributes.find(each => now[each] === value)
  return { ...now, ...(other && { [other]: now[attribute] }), [attribute]: value }
}

export const screen: BookScreen = {
  told: ({ title, text }: GritScene) => (text === '' ? undefined : `${title}. ${text}`),
  turn: (scene: GritScene) => {
    const { fight } = scene
    if (!fight) return undefined
    if (fight.waiting.length > 0)
      return { title: 'Initiative', text: `Still to throw: ${fight.waiting.map(id => nameOf(scene, id)).join(', ')}.` }
    const order = turnOrder(scene).map(({ id, name }) => (id === fight.turn ? `${name} now` : name))
    return { title: `Round ${fight.round}`, text: order.join(', ') }
  },
  line: (scene: GritScene, id) => {
    const who = creatureOf(scene, id)
    if (!who) return undefined
    const counters = isHero(who)
      ? [
          health(who),
          gritOf(who),
          ...(scene.fight ? [actionsOf(who)] : []),
          ...(who.wounds > 0 ? [woundsOf(scene, who)] : []),
        ]
      : [
          health(who),
          ...(scene.fight && isHeroic(who) ? [actionsOf(who)] : []),
          ...(who.grit > 0 ? [gritOf(who)] : []),
          ...(who.wounds > 0 ? [woundsOf(scene, who)] : []),
        ]
    return { ...(isHero(who) && { note: restedOn(who.sheet)?.name ?? '' }), counters, tags: conditionTags(who) }
  },
  sheet: (scene: GritScene, id) => {
    const who = creatureOf(scene, id)
    if (!who) return undefined
    const line = isHero(who)
      ? [restedOn(who.sheet)?.name, `level ${who.sheet.level}`, who.sheet.concept].filter(Boolean).join(', ')
      : who.entry.text
    return { line, blocks: blocks(scene, who) }
  },
  boards: gritBoards,
  facts,
  frames: [
    {
      id: 'test',
      label: 'A test',
      own: true,
      draft: (_: GritScene, hero) => ({ type: 'Test', hero, attribute: 'dex', how: 'dares it' }) as GritCommand,
      fields: () => [
        attributeField,
        {
          kind: 'choice',
          name: 'position',
          label: 'Position',
          values: [
            { value: undefined, text: 'Not said' },
            ...['controlled', 'risky', 'desperate'].map(value => ({ value, text: capital(value) })),
          ],
        },
        {
          kind: 'choice',
          name: 'effect',
          label: 'Effect',
          values: [
            { value: undefined, text: 'Not said' },
            ...['limited', 'standard', 'great'].map(value => ({ value, text: capital(value) })),
          ],
        },
        {
          kind: 'choice',
          name: 'about',
          label: 'What is it about?',
          values: [{ value: undefined, text: 'Not said' }, ...abouts.map(value => ({ value, text: capital(value) }))],
        },
        { kind: 'number', name: 'cost', label: 'Actions it takes in a fight', from: 0, to: 3 },
        ...reasons,
        secretBanes,
        { kind: 'text', name: 'how', label: 'What is tried, and how?' },
      ],
    },
    {
      id: 'initiative',
      label: 'Initiative',
      draft: (_: GritScene, hero) => ({ type: 'Initiative', hero }) as GritCommand,
      fields: () => [...reasons, secretBanes],
    },
  ],
  deeds: [
    {
      id: 'foe',
      label: 'A foe from the bestiary',
      who: 'nobody',
      fields: (scene: GritScene) => [
        {
          kind: 'choice',
          name: 'monster',
          label: 'Which?',
          values: [...bestiary, ...scene.pack.monsters].map(({ id, name, kind }) => ({
            value: id,
            text: `${name}, ${kind}`,
          })),
        },
        { kind: 'number', name: 'count', label: 'How many, for minions', from: 1, to: 20 },
        ...(scene.map ? [] : [{ kind: 'number', name: 'at', label: 'Zone or space', from: 0, to: 60 } as const]),
        ownName,
        { kind: 'flag', name: 'hidden', label: 'Hidden from the players' },
      ],
      command: (_, __, { monster, count, at, name, hidden }) =>
        ({
          type: 'AddFoe',
          id: newId(),
          monster,
          ...(at !== undefined && { at }),
          ...called(name),
          ...(Number(count) > 1 && { count }),
          ...(hidden === true && { hidden: true }),
        }) as GritCommand,
    },
    {
      id: 'threaten',
      label: 'Something to resist',
      who: 'several',
      fields: () => [
        attributeField,
        { kind: 'text', name: 'text', label: 'What is it?' },
        { kind: 'number', name: 'damage', label: 'Damage', from: 0, to: 30 },
        { kind: 'number', name: 'dice', label: 'And so many d6, thrown once for all', from: 0, to: 10 },
        {
          kind: 'choice',
          name: 'kind',
          label: 'Of which kind?',
          values: damageKinds.map(value => ({ value, text: capital(value) })),
        },
        maybeCondition('condition', 'A condition?'),
        maybeCondition('weaker', 'What a partial save leaves of it'),
      ],
      command: (_, targets, { attribute, text, damage, dice, kind, condition, weaker }) =>
        ({
          type: 'Threaten',
          targets,
          attribute,
          text,
          kind,
          ...(Number(damage) > 0 && { damage }),
          ...(Number(dice) > 0 && { roll: { dice, die: 6 } }),
          ...(condition !== undefined && { condition }),
          ...(weaker !== undefined && { weaker }),
        }) as GritCommand,
    },
    {
      id: 'condition',
      label: 'A condition begins',
      who: 'anyone',
      fields: () => [conditionField],
      command: (_, targets, { condition }) => ({ type: 'SetCondition', targets, condition, on: true }) as GritCommand,
    },
    {
      id: 'clear',
      label: 'A condition ends',
      who: 'anyone',
      fields: () => [conditionField],
      command: (_, targets, { condition }) => ({ type: 'SetCondition', targets, condition, on: false }) as GritCommand,
    },
    { id: 'begin', label: 'A fight begins', who: 'nobody', fields: () => [], command: () => ({ type: 'BeginFight' }) },
    readyMap(readyMaps),
    { id: 'end', label: 'The fight ends', who: 'nobody', fields: () => [], command: () => ({ type: 'EndFight' }) },
    { id: 'rest', label: 'A safe rest', who: 'nobody', fields: () => [], command: () => ({ type: 'SafeRest' }) },
    {
      id: 'level',
      label: 'A level',
      who: 'several',
      fields: () => [],
      command: (_, to) => ({ type: 'GrantLevel', to }) as GritCommand,
    },
    {
      id: 'adjust',
      label: 'Adjust a number',
      who: 'anyone',
      fields: () => [
        {
          kind: 'choice',
          name: 'what',
          label: 'Which?',
          values: ['hp', 'wounds', 'grit', 'actions', 'hitDice', 'sparks', 'count', 'at'].map(value => ({
            value,
            text: capital(value),
          })),
        },
        { kind: 'number', name: 'to', label: 'To', from: 0, to: 99 },
        reason,
      ],
      command: (_, [who = ''], values) => ({ type: 'Adjust', who, ...values }) as GritCommand,
    },
    ...tableDeeds,
    {
      id: 'scene',
      label: 'A new scene',
      who: 'nobody',
      fields: () => [
        { kind: 'text', name: 'title', label: 'Title' },
        { kind: 'text', name: 'text', label: 'What they see', long: true },
      ],
      command: (_, __, { title, text }) => ({ type: 'SetScene', title, text }) as GritCommand,
    },
  ],
  heroOf: (scene: GritScene, id) => scene.heroes.find(hero => hero.id === id)?.sheet,
  blurb: (sheet: HeroSheet) => [restedOn(sheet)?.name, sheet.concept].filter(Boolean).join(' · '),
  bring: (sheet: HeroSheet) => ({ type: 'AddHero', sheet }) as GritCommand,
  making: (hero: HeroSheet) => [
    {
      title: 'Who',
      fields: [
        { kind: 'text', label: 'Name', get: ({ name }) => name, set: (now, name) => ({ ...now, name }) },
        { kind: 'text', label: 'Concept', get: ({ concept }) => concept, set: (now, concept) => ({ ...now, concept }) },
        {
          kind: 'choice',
          label: 'Class',
          values: classes.map(({ id, name, text, keys }) => ({
            id,
            text: name,
            note: `${text} ${keys.map(key => attributeNames[key].name).join(' and ')} first.`,
          })),
          get: ({ class: of }) => of,
          set: (now, of) => ({ ...now, class: of }),
        },
        {
          kind: 'steps',
          label: 'Level',
          from: 1,
          to: mostLevel,
          get: ({ level }) => level,
          set: (now: HeroSheet, level) => ({
            ...now,
            level,
            raises: [...now.raises, ...Array<Attribute>(mostLevel).fill('str')].slice(0, level - 1),
          }),
        },
      ],
    },
    {
      title: 'Modifiers and ratings',
      fields: [
        ...attributes.map(each => ({
          kind: 'choice' as const,
          label: `${attributeNames[each].name} modifier`,
          values: modifierArray.map(value => ({ id: `${value}`, text: signed(value) })),
          get: ({ modifiers }: HeroSheet) => `${modifiers[each]}`,
          set: (now: HeroSheet, value: string) => ({ ...now, modifiers: swapped(now.modifiers, each, Number(value)) }),
        })),
        ...attributes.map(each => ({
          kind: 'choice' as const,
          label: `${attributeNames[each].name} rating`,
          values: ratingArray.map(value => ({ id: `${value}`, text: signed(value) })),
          get: ({ ratings }: HeroSheet) => `${ratings[each]}`,
          set: (now: HeroSheet, value: string) => ({ ...now, ratings: swapped(now.ratings, each, Number(value)) }),
        })),
        ...hero.raises.map((_, i) => ({
          kind: 'choice' as const,
          label: `Raised at level ${i + 2}`,
          values: attributes.map(id => ({ id, text: attributeNames[id].name })),
          get: ({ raises }: HeroSheet) => raises[i] ?? 'str',
          set: (now: HeroSheet, value: string) => ({
            ...now,
            raises: now.raises.map((each, at) => (at === i ? (value as Attribute) : each)),
          }),
        })),
      ],
    },
    {
      title: 'Gear, in crumbs',
      fields: [
        {
          kind: 'choice',
          label: 'Armour',
          values: armours.map(({ id, name, price }) => ({ id, text: `${name}, ${price}` })),
          get: ({ armour }) => armour,
          set: (now, armour) => ({ ...now, armour }),
        },
        {
          kind: 'many',
          label: 'Weapons',
          values: weapons.map(weapon => ({
            id: weapon.id,
            text: `${weapon.name}, ${weapon.price}`,
            note: weaponText(undefined, weapon),
          })),
          get: ({ weapons: own }: HeroSheet) => own,
          set: (now: HeroSheet, own) => ({ ...now, weapons: own }),
        },
        ...((restedOn(hero)?.spells ?? 0) > 0
          ? [
              {
                kind: 'many' as const,
                label: `Spells, ${restedOn(hero)?.spells}`,
                values: spells.map(({ id, name, text }) => ({ id, text: name, note: text })),
                get: ({ spells: known }: HeroSheet) => known,
                set: (now: HeroSheet, known: readonly string[]) => ({ ...now, spells: known }),
              },
            ]
          : []),
      ],
    },
  ],
}
