// Thorns & Pools on the screen: harm boxes, stats as dice, pools with their outlook.

import { making } from '../../../books/thorns/create.ts'
import { challenges, itemList, talents, traitList } from '../../../books/thorns/data.ts'
import { heroOf, outAt } from '../../../books/thorns/find.ts'
import { plays } from '../../../books/thorns/options.ts'
import { outlook, poolOutlook, sayOutlook } from '../../../books/thorns/outlook.ts'
import type { Hero, Pool, Roll, Talent, ThornsCommand, ThornsScene } from '../../../books/thorns/types.ts'
import { toNumber } from '../../../dice/index.ts'
import { newId } from '../../../table/keys.ts'
import { percent } from '../../parts/numbers.ts'
import {
  type BookScreen,
  type Counter,
  capital,
  counted,
  type Field,
  type SheetRow,
  type Values,
} from '../book-screen.ts'
import { growth } from '../deeds/thorns-growth.ts'
import { newScene } from '../new-scene.ts'

const d6 = (count: number) => Array<number>(count).fill(6)

const harm = ({ marks }: Hero): Counter => ({
  label: 'Harm',
  text:
    marks === 0
      ? 'unharmed'
      : `${marks} of ${outAt} marks${marks >= outAt ? ', out' : marks >= 2 ? ', one thorn more' : ''}`,
  full: Math.max(0, outAt - marks),
  wounds: Math.min(outAt, marks),
  rule: 'TP-harm.1',
  ...(marks >= 2 && { tone: 'bad' as const }),
})

const thing = ({ name, text, power }: Talent): SheetRow => ({
  name,
  text,
  ...(power && {
    dice: d6(power.size),
    left: power.left,
    value: power.left === 0 ? 'used up' : sayOutlook(power.left, outlook(power.left)),
    rule: 'TP-pool.8',
  }),
})

const conditionsOf = ({ conditions: weighing }: Hero) =>
  weighing.map(({ name, thorns }) => ({ text: `${name}, ${counted(thorns, 'thorn')}`, tone: 'bad' as const }))

function poolDeeds({ id, hidden, dice, kind }: Pool): { label: string; command: ThornsCommand }[] {
  const trigger: ThornsCommand =
    kind === 'tension'
      ? { type: 'Tension', pool: id, question: 'How does luck fall?' }
      : { type: 'TriggerPool', pool: id, why: 'It is time.' }
  return [
    ...(dice > 0 ? [{ label: kind === 'tension' ? 'Leave it to luck' : 'Trigger it', command: trigger }] : []),
    ...(hidden ? [{ label: 'Show it to all', command: { type: 'ShowPool', pool: id } as const }] : []),
    { label: 'One die more', command: { type: 'AdjustPool', pool: id, to: dice + 1, reason: 'a ruling' } },
    ...(dice > 0
      ? [
          {
            label: 'One die fewer',
            command: { type: 'AdjustPool', pool: id, to: dice - 1, reason: 'a ruling' } as const,
          },
        ]
      : []),
    { label: 'Take it away', command: { type: 'RemovePool', pool: id } },
  ]
}

const outlookOf = (scene: ThornsScene, pool: Pool): string => {
  if (pool.dice === 0) return 'Empty'
  const { holds, triggers } = poolOutlook(scene, pool)
  return `${percent(toNumber(holds))} to hold the next trigger, about ${toNumber(triggers).toFixed(1)} in all`
}

const thorns = (scene: ThornsScene): Field => ({
  kind: 'choice',
  name: 'difficulty',
  label: 'How hard?',
  values: [
    { value: 0, text: 'An ordinary risk, no thorns' },
    { value: 1, text: 'Hard, one thorn' },
    { value: 2, text: 'Very hard, two thorns' },
    ...(plays(scene, 'tp.three_thorns', 'roll') ? [{ value: 3, text: 'All but impossible, three thorns' }] : []),
  ],
})
const secret: Field = { kind: 'flag', name: 'secret', label: 'Keep the thorns secret' }
const statField = (scene: ThornsScene): Field => ({
  kind: 'choice',
  name: 'stat',
  label: 'Which stat?',
  values: scene.stats.map(value => ({ value, text: value })),
})
const taskField = (scene: ThornsScene): Field => ({
  kind: 'choice',
  name: 'task',
  label: 'Towards a task?',
  values: [
    { value: undefined, text: 'No task' },
    ...scene.pools
      .filter(({ kind, dice }) => kind === 'task' && dice > 0)
      .map(({ id, name }) => ({ value: id, text: name })),
  ],
})

/** TP-action.5: the throw that has prompted the move; its weight and who is exposed come with it. */
const promptField = (scene: ThornsScene): Field => ({
  kind: 'choice',
  name: 'choice',
  label: 'What has prompted it?',
  values: [
    ...scene.open.flatMap(choice =>
      choice.kind === 'impact'
        ? [{ value: choice.id, text: `${heroOf(scene, choice.hero)?.name ?? choice.hero}: ${choice.text}` }]
        : [],
    ),
    { value: undefined, text: 'Nothing that was thrown' },
  ],
})

/** A condition has a name and up to two thorns; without a name there is none. */
const conditionFields: readonly Field[] = [
  { kind: 'text', name: 'condition', label: 'A condition, such as Shaken' },
  {
    kind: 'choice',
    name: 'weight',
    label: 'Its thorns',
    values: [1, 2, 0].map(value => ({ value, text: counted(value, 'thorn') })),
  },
]
const conditionOf = ({ condition, weight }: Values) =>
  typeof condition === 'string' && condition.trim() !== ''
    ? { id: newId(), name: condition.trim(), thorns: Number(weight ?? 1) }
    : undefined

function factsOf(scene: ThornsScene, draft: ThornsCommand) {
  const roll = draft as Partial<Roll> & { task?: string }
  const harmful = roll.difficulty
  return [
    ...(harmful === undefined || harmful === 0
      ? []
      : [{ text: harmful === 'secret' ? 'secret thorns' : counted(harmful, 'thorn'), chip: true, rule: 'TP-thorn.1' }]),
    ...(roll.task ? [{ text: `towards ${scene.pools.find(({ id }) => id === roll.task)?.name ?? 'a task'}` }] : []),
  ]
}

const pickThings = (from: readonly Talent[]) =>
  from.map(({ id, name, text, power }) => ({ id, text: power ? `${name}, ${power.size}d` : name, note: text }))

export const screen: BookScreen = {
  told: ({ title, text }: ThornsScene) => (text === '' ? undefined : `${title}. ${text}`),
  line: (scene: ThornsScene, id) => {
    const hero = heroOf(scene, id)
    return hero && { note: hero.concept, counters: [harm(hero)], tags: conditionsOf(hero) }
  },
  sheet: (scene: ThornsScene, id) => {
    const hero = heroOf(scene, id)
    if (!hero) return undefined
    return {
      line: hero.concept,
      blocks: [
        {
          title: 'Stats',
          rule: 'TP-core.2',
          rows: Object.entries(hero.stats).map(([name, dice]) => ({ name, dice: d6(dice) })),
        },
        { title: 'Harm', rows: [{ name: 'Marks', counter: harm(hero), rule: 'TP-harm.1' }] },
        {
          title: 'Conditions',
          rule: 'TP-harm.4',
          rows: hero.conditions.map(({ name, thorns: n }) => ({ name, value: counted(n, 'thorn') })),
        },
        { title: 'Traits', rows: hero.traits.map(name => ({ name })) },
        { title: 'Talents', rows: hero.talents.map(thing) },
        { title: 'Items', rows: hero.items.map(thing) },
        {
          title: 'Follow-ups',
          rule: 'TP-team.3',
          rows: scene.tokens
            .filter(({ by }) => by === id)
            .map(({ text }) => ({ name: text, value: 'one die, no risk' })),
        },
      ],
    }
  },
  boards: (scene: ThornsScene) => [
    {
      kind: 'pools',
      making: 'pool',
      pools: scene.pools.map(pool => ({
        id: pool.id,
        name: pool.name,
        note: `${capital(pool.kind)} pool`,
        sides: 6,
        left: pool.dice,
        size: pool.size,
        hidden: pool.hidden,
        outlook: outlookOf(scene, pool),
        deeds: poolDeeds(pool),
      })),
    },
  ],
  facts: factsOf,
  frames: [
    {
      id: 'act',
      label: 'An action: something risky',
      own: true,
      draft: (scene: ThornsScene, hero) =>
        ({ type: 'Act', hero, stat: scene.stats[0] ?? '', difficulty: 0, how: 'dares it' }) as ThornsCommand,
      fields: (scene: ThornsScene) => [
        statField(scene),
        thorns(scene),
        taskField(scene),
        secret,
        { kind: 'text', name: 'how', label: 'How and why?' },
      ],
    },
    {
      id: 'defend',
      label: 'A defence: trouble comes',
      draft: (scene: ThornsScene, hero) =>
        ({ type: 'Defend', hero, stat: scene.stats[0] ?? '', difficulty: 0, trouble: 'trouble' }) as ThornsCommand,
      fields: (scene: ThornsScene) => [
        statField(scene),
        thorns(scene),
        secret,
        { kind: 'text', name: 'trouble', label: 'What comes at them?' },
      ],
    },
    {
      id: 'montage',
      label: 'A montage: a whole scene in one throw',
      own: true,
      draft: (_: ThornsScene, hero) =>
        ({ type: 'Montage', hero, difficulty: 0, how: 'they get it done' }) as ThornsCommand,
      fields: (scene: ThornsScene) => [thorns(scene), secret, { kind: 'text', name: 'how', label: 'What do they do?' }],
    },
  ],
  deeds: [
    newScene,
    {
      id: 'impact',
      label: 'An impact move',
      who: 'several',
      fields: (scene: ThornsScene) => [
        promptField(scene),
        { kind: 'text', name: 'text', label: 'What happens?' },
        { kind: 'number', name: 'marks', label: 'Marks for each', from: 0, to: 4 },
        ...conditionFields,
      ],
      command: (_, who, { choice, text, marks, ...values }) => {
        const condition = conditionOf(values)
        const hit = { ...(Number(marks) > 0 && { marks }), ...(condition && { condition }) }
        const answers = choice === undefined ? {} : { choice }
        return { type: 'MakeImpact', ...answers, text, hits: who.map(hero => ({ hero, ...hit })) } as ThornsCommand
      },
    },
    {
      id: 'pool',
      label: 'A new pool',
      who: 'nobody',
      fields: () => [
        { kind: 'text', name: 'name', label: 'What is it called?' },
        {
          kind: 'choice',
          name: 'kind',
          label: 'Kind',
          values: ['timer', 'danger', 'task', 'resource', 'tension'].map(value => ({ value, text: capital(value) })),
        },
        {
          kind: 'choice',
          name: 'size',
          label: 'Dice',
          values: [4, 6, 8, 2, 3, 5, 7, 10, 12].map(value => ({ value, text: `${value}d` })),
        },
        { kind: 'flag', name: 'hidden', label: 'Hidden from the players' },
        { kind: 'text', name: 'fiction', label: 'What changes when it is empty?' },
      ],
      command: (_, __, pool) => ({ type: 'AddPool', pool: { ...pool, id: newId() } }) as ThornsCommand,
    },
    {
      id: 'challenge',
      label: 'A challenge from the list',
      who: 'nobody',
      fields: (scene: ThornsScene) => [
        {
          kind: 'choice',
          name: 'challenge',
          label: 'Which?',
          values: [...scene.pack.challenges, ...challenges].map(({ id, name, text }) => ({
            value: id,
            text: `${name}: ${text}`,
          })),
        },
        { kind: 'flag', name: 'hidden', label: 'Hidden from the players' },
      ],
      command: (_, __, { challenge, hidden }) =>
        ({
          type: 'AddChallenge',
          id: newId(),
          challenge,
          ...(hidden === true && { hidden: true }),
        }) as ThornsCommand,
    },
    {
      id: 'condition',
      label: 'A condition',
      who: 'one',
      fields: () => conditionFields,
      command: (_, [hero = ''], values) =>
        ({
          type: 'AddCondition',
          hero,
          condition: conditionOf(values) ?? { id: newId(), name: 'Shaken', thorns: 1 },
        }) as ThornsCommand,
    },
    {
      id: 'rest',
      label: 'A rest',
      who: 'several',
      fields: () => [],
      command: (_, heroes) => ({ type: 'Rest', heroes }),
    },
    {
      id: 'marks',
      label: 'Set the marks of a hero',
      who: 'one',
      fields: () => [
        { kind: 'number', name: 'to', label: 'Marks', from: 0, to: outAt },
        { kind: 'text', name: 'reason', label: 'Why?' },
      ],
      command: (_, [hero = ''], { to, reason }) =>
        ({ type: 'AdjustHero', hero, what: 'marks', to, reason }) as ThornsCommand,
    },
    ...growth,
  ],
  heroOf,
  blurb: ({ concept, stats }: Hero) =>
    `${concept === '' ? '' : `${concept} · `}${Object.entries(stats)
      .map(([name, dice]) => `${name} ${dice}`)
      .join(', ')}`,
  bring: (sheet: Hero) => ({ type: 'AddHero', sheet }) as ThornsCommand,
  making: (hero: Hero) => [
    {
      title: 'Who',
      fields: [
        { kind: 'text', label: 'Name', get: ({ name }) => name, set: (now, name) => ({ ...now, name }) },
        { kind: 'text', label: 'Concept', get: ({ concept }) => concept, set: (now, concept) => ({ ...now, concept }) },
      ],
    },
    {
      title: 'Stats, in dice',
      fields: Object.keys(hero.stats).map(name => ({
        kind: 'steps' as const,
        label: name,
        from: 0,
        to: making.most,
        words: value => `${value}d`,
        get: ({ stats }: Hero) => stats[name] ?? 0,
        set: (now: Hero, value: number) => ({ ...now, stats: { ...now.stats, [name]: value } }),
      })),
    },
    {
      title: 'Traits, talents, items',
      fields: [
        {
          kind: 'many',
          label: `Traits, up to ${making.traits}`,
          values: traitList.map(id => ({ id, text: id })),
          get: ({ traits }) => traits,
          set: (now, traits) => ({ ...now, traits }),
        },
        {
          kind: 'many',
          label: `Talents, up to ${making.talents}`,
          values: pickThings(talents),
          get: ({ talents: own }: Hero) => own.map(({ id }) => id),
          set: (now, ids) => ({ ...now, talents: talents.filter(({ id }) => ids.includes(id)) }),
        },
        {
          kind: 'many',
          label: `Items, up to ${making.items}`,
          values: pickThings(itemList),
          get: ({ items }: Hero) => items.map(({ id }) => id),
          set: (now, ids) => ({ ...now, items: itemList.filter(({ id }) => ids.includes(id)) }),
        },
      ],
    },
  ],
}
