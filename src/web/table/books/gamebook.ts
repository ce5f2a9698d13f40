// Gamebook on the screen: health, three abilities, foes with their Difficulty Score, obstacles.

import { preset } from '../../../books/gamebook/create.ts'
import {
  abilities,
  abilityNames,
  archetypes,
  armours,
  bestiary,
  difficulties,
  presetArmours,
  presetWeapons,
  spells,
  weapons,
} from '../../../books/gamebook/data.ts'
import {
  allSpells,
  currentDs,
  defeated,
  foeOf,
  healthOf,
  heroOf,
  nameOf,
  obstacleOf,
  spellOf,
} from '../../../books/gamebook/find.ts'
import type { Ability, ArchetypeId, Foe, GamebookCommand, GamebookScene, Hero } from '../../../books/gamebook/types.ts'
import { newId } from '../../../table/keys.ts'
import { type BookScreen, type Counter, called, type Fact, type Field, ownName } from '../book-screen.ts'
import { newScene } from '../new-scene.ts'

const health = (hero: Hero): Counter => {
  const left = healthOf(hero)
  return {
    label: 'Health',
    text: left === 0 ? 'fallen' : `${left} of ${hero.hp} HP`,
    full: left,
    wounds: hero.hp - left,
    rule: 'GB-make.2',
    ...(left * 3 <= hero.hp && { tone: 'bad' as const }),
  }
}

function foeCounter(scene: GamebookScene, foe: Foe): Counter {
  const ds = currentDs(scene, foe)
  return {
    label: 'Difficulty Score',
    text: defeated(foe) ? 'defeated' : `DS ${ds}`,
    full: Math.max(0, ds - foe.damage),
    wounds: Math.min(ds, foe.damage),
  }
}

const archetypeName = (id: ArchetypeId) => archetypes.find(archetype => archetype.id === id)?.name ?? 'Free build'

const ability: Field = {
  kind: 'choice',
  name: 'ability',
  label: 'Which ability?',
  values: abilities.map(value => ({ value, text: abilityNames[value] })),
}
const score: Field = {
  kind: 'choice',
  name: 'ds',
  label: 'How hard?',
  values: difficulties.flatMap(({ name, ds }) => ds.map(value => ({ value, text: `DS ${value}, ${name}` }))),
}
const secret: Field = { kind: 'flag', name: 'secret', label: 'Keep the score secret' }
const what: Field = { kind: 'text', name: 'what', label: 'What is tried?' }
const reason: Field = { kind: 'text', name: 'reason', label: 'Why?' }
const amount: Field = { kind: 'number', name: 'amount', label: 'How much?', from: 1, to: 20 }

function facts(scene: GamebookScene, draft: GamebookCommand): Fact[] {
  const found: Fact[] = []
  if (draft.type === 'Test') found.push({ text: abilityNames[draft.ability] })
  const obstacle = 'obstacle' in draft && draft.obstacle !== undefined && obstacleOf(scene, String(draft.obstacle))
  const ds = 'ds' in draft && draft.ds !== undefined ? draft.ds : obstacle ? obstacle.ds : undefined
  if (ds !== undefined)
    found.unshift({ text: ds === 'secret' ? 'secret DS' : `DS ${ds}`, chip: true, rule: 'GB-core.2' })
  const foe = 'foe' in draft && draft.foe !== undefined ? foeOf(scene, draft.foe) : undefined
  if (foe) found.unshift({ text: `DS ${currentDs(scene, foe)}`, chip: true, rule: 'GB-core.2' })
  if ('cover' in draft && draft.cover) found.push({ text: `${nameOf(scene, draft.cover)} takes the blow` })
  return found
}

function heroSheet(scene: GamebookScene, hero: Hero) {
  return {
    line: `${archetypeName(hero.archetype)}, level ${hero.level}`,
    blocks: [
      {
        title: 'Abilities',
        rule: 'GB-abil.1',
        rows: abilities.map(each => ({ name: abilityNames[each], value: `+${hero.abilities[each]}` })),
      },
      { title: 'Health', rows: [{ name: 'HP', counter: health(hero), rule: 'GB-make.2' }] },
      {
        title: 'Gear',
        rows: [
          { name: hero.weapon.name, value: `${hero.weapon.points} damage`, icon: 'sword', rule: 'GB-make.4' },
          { name: hero.armour.name, value: `${hero.armour.protection} protection`, icon: 'armour', rule: 'GB-make.4' },
          { name: 'Rations', value: `${hero.rations}` },
        ],
      },
      {
        title: 'Spells',
        rows: hero.spells.map(id => {
          const spell = spellOf(scene, id)
          return {
            name: spell?.name ?? id,
            value: `level ${spell?.level ?? '?'}`,
            text: spell?.text ?? '',
            icon: 'spell',
          }
        }),
      },
      {
        title: 'Experience',
        rule: 'GB-adv.4',
        rows: [
          { name: 'To spend', value: `${hero.unused}` },
          { name: 'Used', value: `${hero.used}` },
        ],
      },
    ],
  }
}

export const screen: BookScreen = {
  told: ({ title, text }: GamebookScene) => (text === '' ? undefined : `${title}. ${text}`),
  line: (scene: GamebookScene, id) => {
    const hero = heroOf(scene, id)
    if (hero)
      return {
        note: archetypeName(hero.archetype),
        counters: [health(hero)],
        tags: hero.away ? [{ text: 'away' }] : [],
      }
    const foe = foeOf(scene, id)
    return foe && { counters: [foeCounter(scene, foe)], tags: foe.stunned ? [{ text: 'stunned', icon: 'stun' }] : [] }
  },
  sheet: (scene: GamebookScene, id) => {
    const hero = heroOf(scene, id)
    if (hero) return heroSheet(scene, hero)
    const foe = foeOf(scene, id)
    if (!foe) return undefined
    return {
      line: foe.hidden ? 'Hidden from the players' : 'A foe',
      blocks: [
        {
          title: 'Strength',
          rows: [
            { name: 'Difficulty Score', counter: foeCounter(scene, foe), rule: 'GB-combat.1' },
            { name: 'Weapon', value: `${foe.weapon}` },
            ...(foe.reduced > 0 ? [{ name: 'Weakened by', value: `${foe.reduced}` }] : []),
          ],
        },
        { title: 'Unmoved by', rows: foe.immune.map(spell => ({ name: spellOf(scene, spell)?.name ?? spell })) },
        { title: 'For the game master', rows: foe.note === '' ? [] : [{ name: foe.note }] },
      ],
    }
  },
  facts,
  frames: [
    {
      id: 'test',
      label: 'A test',
      draft: (_: GamebookScene, hero) => ({ type: 'Test', hero, ability: 'grace', ds: 9 }) as GamebookCommand,
      fields: () => [ability, score, secret, what],
    },
    {
      id: 'obstacle',
      label: 'An obstacle on the table',
      draft: (scene: GamebookScene, hero) => {
        const [first] = scene.obstacles
        return { type: 'Test', hero, ability: first?.ability ?? 'grace', obstacle: first?.id ?? '' } as GamebookCommand
      },
      fields: (scene: GamebookScene) => [
        {
          kind: 'choice',
          name: 'obstacle',
          label: 'Which?',
          values: scene.obstacles.map(({ id, name }) => ({ value: id, text: name })),
        },
        ability,
      ],
    },
  ],
  deeds: [
    {
      id: 'foe',
      label: 'A foe from the bestiary',
      who: 'nobody',
      fields: () => [
        {
          kind: 'choice',
          name: 'kind',
          label: 'Which?',
          values: bestiary.map(value => ({ value, text: `${value.name}, DS ${value.ds}` })),
        },
        ownName,
        { kind: 'flag', name: 'hidden', label: 'Hidden from the players' },
      ],
      command: (_, __, { kind, name, hidden }) =>
        ({
          type: 'AddFoe',
          id: newId(),
          kind: { ...(kind as object), ...called(name) },
          ...(hidden === true && { hidden: true }),
        }) as GamebookCommand,
    },
    {
      id: 'obstacle',
      label: 'An obstacle',
      who: 'nobody',
      fields: () => [{ kind: 'text', name: 'name', label: 'What is in the way?' }, ability, score, secret],
      command: (_, __, { name, ability: by, ds, secret: kept }) =>
        ({
          type: 'AddObstacle',
          obstacle: { id: newId(), name, ability: by, ds, secret: kept === true },
        }) as GamebookCommand,
    },
    {
      id: 'harm',
      label: 'Harm',
      who: 'several',
      fields: () => [amount, reason],
      command: (_, heroes, values) => ({ type: 'Harm', heroes, ...values }) as GamebookCommand,
    },
    {
      id: 'heal',
      label: 'Healing',
      who: 'several',
      fields: () => [amount, reason],
      command: (_, heroes, values) => ({ type: 'Heal', heroes, ...values }) as GamebookCommand,
    },
    {
      id: 'award',
      label: 'Experience',
      who: 'one',
      fields: () => [{ kind: 'number', name: 'xp', label: 'How much?', from: 1, to: 50 }, reason],
      command: (_, [hero = ''], values) => ({ type: 'Award', hero, ...values }) as GamebookCommand,
    },
    {
      id: 'supply',
      label: 'Rations',
      who: 'one',
      fields: () => [{ kind: 'number', name: 'rations', label: 'How many?', from: 1, to: 20 }],
      command: (_, [hero = ''], values) => ({ type: 'Supply', hero, ...values }) as GamebookCommand,
    },
    {
      id: 'teach',
      label: 'A spell is learned',
      who: 'one',
      fields: (scene: GamebookScene) => [
        {
          kind: 'choice',
          name: 'spell',
          label: 'Which?',
          values: allSpells(scene).map(({ id, name }) => ({ value: id, text: name })),
        },
      ],
      command: (_, [hero = ''], values) => ({ type: 'Teach', hero, ...values }) as GamebookCommand,
    },
    {
      id: 'equip',
      label: 'Gear is found',
      who: 'one',
      fields: () => [
        {
          kind: 'choice',
          name: 'weapon',
          label: 'A weapon',
          values: [
            { value: undefined, text: 'None' },
            ...weapons.map(value => ({ value, text: `${value.name}, ${value.points}` })),
          ],
        },
        {
          kind: 'choice',
          name: 'armour',
          label: 'Armour',
          values: [
            { value: undefined, text: 'None' },
            ...armours.map(value => ({ value, text: `${value.name}, ${value.protection}` })),
          ],
        },
      ],
      command: (_, [hero = ''], { weapon, armour }) =>
        ({
          type: 'Equip',
          hero,
          ...(weapon !== undefined && { weapon }),
          ...(armour !== undefined && { armour }),
        }) as GamebookCommand,
    },
    newScene,
    {
      id: 'adjust',
      label: 'Adjust a number',
      who: 'one',
      fields: () => [
        {
          kind: 'choice',
          name: 'what',
          label: 'Which?',
          values: [...abilities, 'hp', 'damage', 'rations', 'used', 'unused'].map(value => ({
            value,
            text: abilityNames[value as Ability] ?? value,
          })),
        },
        { kind: 'number', name: 'to', label: 'To', from: 0, to: 99 },
        reason,
      ],
      command: (_, [hero = ''], values) => ({ type: 'Adjust', hero, ...values }) as GamebookCommand,
    },
  ],
  heroOf,
  blurb: ({ archetype, weapon, armour }: Hero) => `${archetypeName(archetype)} · ${weapon.name}, ${armour.name}`,
  bring: (sheet: Hero) => ({ type: 'AddHero', sheet }) as GamebookCommand,
  making: (hero: Hero) => [
    {
      title: 'Who',
      fields: [
        { kind: 'text', label: 'Name', get: ({ name }) => name, set: (now, name) => ({ ...now, name }) },
        {
          kind: 'choice',
          label: 'Archetype',
          values: [
            ...archetypes.map(({ id, name, line }) => ({ id, text: name, note: line })),
            { id: 'free', text: 'Free build', note: 'Three points as you like.' },
          ],
          get: ({ archetype }) => archetype,
          set: (now: Hero, id) => preset(id as ArchetypeId, now.name, [], now.id),
        },
      ],
    },
    {
      title: 'Abilities',
      fields: abilities.map(each => ({
        kind: 'steps' as const,
        label: abilityNames[each],
        from: 0,
        to: 6,
        words: value => `+${value}`,
        get: (now: Hero) => now.abilities[each],
        set: (now: Hero, value: number) => ({ ...now, abilities: { ...now.abilities, [each]: value } }),
      })),
    },
    ...(hero.archetype === 'free'
      ? [
          {
            title: 'Gear',
            fields: [
              {
                kind: 'choice' as const,
                label: 'Weapon',
                values: presetWeapons.map(({ name, points }) => ({ id: name, text: `${name}, ${points} damage` })),
                get: (now: Hero) => now.weapon.name,
                set: (now: Hero, name: string) => ({ ...now, weapon: presetWeapons.find(each => each.name === name) }),
              },
              {
                kind: 'choice' as const,
                label: 'Armour',
                values: presetArmours.map(({ name, protection }) => ({
                  id: name,
                  text: `${name}, ${protection} protection`,
                })),
                get: (now: Hero) => now.armour.name,
                set: (now: Hero, name: string) => ({ ...now, armour: presetArmours.find(each => each.name === name) }),
              },
            ],
          },
        ]
      : []),
    ...(archetypes.find(({ id }) => id === hero.archetype)?.spells.count
      ? [
          {
            title: 'Magic',
            fields: [
              {
                kind: 'many' as const,
                label: 'Spells',
                values: spells.map(({ id, name, level, text }) => ({
                  id,
                  text: `${name}, level ${level}`,
                  note: text,
                })),
                get: ({ spells: known }: Hero) => known,
                set: (now: Hero, known: readonly string[]) => ({ ...now, spells: known }),
              },
            ],
          },
        ]
      : []),
  ],
}
