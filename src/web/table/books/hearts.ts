// Hearts & Mana on the screen: hearts as hearts, mana as drops, the squared map, phases.
import { coverOf, tokens, waysOf } from '../../../books/hearts/board.ts'
import { sheetOf } from '../../../books/hearts/create.ts'
import {
  attributes,
  bands,
  making,
  specialty,
  talents,
  tiers,
  tnOfRank,
  woundsOfRank,
} from '../../../books/hearts/data.ts'
import { foeOf, heroOf, isDefeated, isDown, tnOf, whoOf } from '../../../books/hearts/find.ts'
import { bestiary } from '../../../books/hearts/foes.ts'
import { readyMaps } from '../../../books/hearts/maps.ts'
import type {
  Attribute,
  Die,
  Foe,
  HeartsCommand,
  HeartsScene,
  Hero,
  Reach,
  Role,
  Sheet,
} from '../../../books/hearts/types.ts'
import { newId } from '../../../table/keys.ts'
import {
  type Board,
  type BookScreen,
  type Counter,
  called,
  capital,
  type Fact,
  type Field,
  ownName,
  type Token,
} from '../book-screen.ts'
import { magicFrame, ownWords } from '../deeds/hearts-words.ts'
import { newScene } from '../new-scene.ts'
import { readyMap } from '../ready-map.ts'

const hearts = ({ hearts: left, mostHearts }: Hero): Counter => ({
  label: 'Hearts',
  text: left === 0 ? 'down' : `${left} of ${mostHearts}`,
  shape: 'heart',
  full: left,
  empty: mostHearts - left,
  rule: 'HM-2.7',
  ...(left <= 1 && { tone: 'bad' as const }),
})
const mana = ({ mana: left, mostMana }: Hero): Counter => ({
  label: 'Mana',
  text: `${left} of ${mostMana}`,
  shape: 'drop',
  full: left,
  empty: mostMana - left,
  rule: 'HM-2.8',
})
const wounds = (foe: Foe): Counter => {
  const most = woundsOfRank[foe.rank]
  return {
    label: 'Wounds',
    text: isDefeated(foe) ? 'out' : `${capital(foe.rank)}, TN ${tnOf(foe)}`,
    full: Math.max(0, most - foe.wounds),
    wounds: Math.min(most, foe.wounds),
    rule: 'HM-5.5',
  }
}

const conditionsOf = ({ conditions }: Hero | Foe) => conditions.map(text => ({ text, tone: 'bad' as const }))
const name = (scene: HeartsScene, attribute: Attribute): string =>
  attribute === 'magic' ? scene.terms.magic : capital(attribute)

const token = (one: Hero | Foe): Token => ({
  id: one.id,
  name: one.name,
  kind: 'role' in one ? 'hero' : 'foe',
  hidden: 'hidden' in one && one.hidden,
  down: 'role' in one ? isDown(one) : isDefeated(one),
  note: 'role' in one ? `${one.hearts} hearts` : one.rank,
})

function boards(scene: HeartsScene): readonly Board[] {
  const { map } = scene
  if (!map) return []
  const all = tokens(scene)
  return [
    {
      kind: 'grid',
      map,
      tokens: all.flatMap(one => (one.at ? [{ ...token(one), at: one.at }] : [])),
      aside: all.filter(one => !one.at).map(token),
      ways: id => {
        const one = whoOf(scene, id)
        return (one && waysOf(scene, one)?.squares) ?? []
      },
      move: (id, to) =>
        (heroOf(scene, id) ? { type: 'Move', hero: id, to } : { type: 'MoveFoe', foe: id, to }) as HeartsCommand,
      enter: (who, at) =>
        (foeOf(scene, who)?.hidden ? { type: 'ShowFoe', foe: who, at } : { type: 'Place', who, at }) as HeartsCommand,
      aim: (from, to) => {
        const [a, b] = [whoOf(scene, from), whoOf(scene, to)]
        if (!a || !b) return ''
        const { level, by } = coverOf(scene, a, b)
        return level === 'none' ? 'in the open' : `${level} cover by ${by}`
      },
    },
  ]
}

const attributeField = (scene: HeartsScene): Field => ({
  kind: 'choice',
  name: 'attribute',
  label: 'Which attribute?',
  values: attributes.map(value => ({ value, text: name(scene, value) })),
})
const tnField: Field = {
  kind: 'choice',
  name: 'tn',
  label: 'How hard?',
  values: [6, 4, 8, 12].map(tn => ({ value: tn, text: `TN ${tn}, ${bands.find(band => band.tn === tn)?.name ?? ''}` })),
}
const secret: Field = { kind: 'flag', name: 'secret', label: 'Keep the TN secret' }
const reason: Field = { kind: 'text', name: 'reason', label: 'Why?' }

function facts(scene: HeartsScene, draft: HeartsCommand): Fact[] {
  const found: Fact[] = []
  if (draft.type === 'Test')
    found.push(
      { text: draft.tn === 'secret' ? 'secret TN' : `TN ${draft.tn}`, chip: true, rule: 'HM-1.7' },
      { text: name(scene, draft.attribute) },
    )
  if (draft.type === 'Attack') {
    const foe = foeOf(scene, draft.foe)
    if (foe) found.push({ text: `TN ${tnOf(foe)}`, chip: true, rule: 'HM-1.7' })
    found.push({ text: draft.way === 'melee' ? 'hand to hand' : 'from afar' })
    const hero = heroOf(scene, draft.hero)
    const cover = hero && foe && draft.way === 'ranged' ? coverOf(scene, hero, foe) : undefined
    if (cover && cover.level !== 'none') found.push({ text: `${cover.level} cover` })
  }
  if (draft.type === 'Cast')
    found.push(
      { text: `TN ${tiers[draft.tier].tn}`, chip: true, rule: 'HM-1.7' },
      { text: `${draft.tier}, ${draft.cost ?? tiers[draft.tier].cost} ${scene.terms.mana}` },
    )
  return found
}

const startingDice = (role: Role): Sheet['dice'] =>
  Object.fromEntries(
    attributes.map(each => [each, each === specialty[role] ? making.best : making.other]),
  ) as unknown as Sheet['dice']

export const screen: BookScreen = {
  told: ({ title, text }: HeartsScene) => (text === '' ? undefined : `${title}. ${text}`),
  turn: ({ phase, round, heroes }: HeartsScene) => {
    if (phase === 'free') return undefined
    const left = heroes.filter(hero => !hero.acted && !isDown(hero)).map(hero => hero.name)
    const text =
      phase === 'foes'
        ? 'The foes act.'
        : left.length > 0
          ? `Still to act: ${left.join(', ')}.`
          : 'All heroes have acted.'
    return { title: `Round ${round}`, text }
  },
  line: (scene: HeartsScene, id) => {
    const hero = heroOf(scene, id)
    if (hero) {
      return {
        note: scene.terms[hero.role],
        counters: [hearts(hero), mana(hero)],
        tags: [
          ...(hero.armor ? [{ text: 'armour', icon: 'armour' }] : []),
          ...conditionsOf(hero),
          ...(scene.phase === 'heroes' && hero.acted ? [{ text: 'has acted' }] : []),
        ],
      }
    }
    const foe = foeOf(scene, id)
    return foe && { counters: [wounds(foe)], tags: conditionsOf(foe) }
  },
  sheet: (scene: HeartsScene, id) => {
    const hero = heroOf(scene, id)
    if (hero) {
      return {
        line: [scene.terms[hero.role], hero.concept].filter(Boolean).join(', '),
        blocks: [
          {
            title: 'Attributes',
            rule: 'HM-1.8',
            rows: attributes.map(each => ({ name: name(scene, each), dice: [hero.dice[each]] })),
          },
          {
            title: 'Resources',
            rows: [
              { name: 'Hearts', counter: hearts(hero), rule: 'HM-2.7' },
              { name: scene.terms.mana, counter: mana(hero), rule: 'HM-2.8' },
            ],
          },
          {
            title: 'Talents',
            rule: 'HM-2.10',
            rows: hero.talents.map(talent => ({ name: capital(talent), value: 'one step easier' })),
          },
          {
            title: 'Gear',
            rule: 'HM-2.13',
            rows: [
              {
                name: capital(hero.gear.weapon.name),
                value: hero.gear.weapon.reach,
                icon: hero.gear.weapon.reach === 'ranged' ? 'bow' : 'sword',
              },
              ...(hero.gear.protection
                ? [{ name: capital(hero.gear.protection), value: hero.armor ? 'ready' : 'used', icon: 'armour' }]
                : []),
              ...hero.gear.items.map(item => ({ name: capital(item), icon: 'object' })),
            ],
          },
          { title: 'Conditions', rows: hero.conditions.map(each => ({ name: capital(each) })) },
          {
            title: 'Advancement',
            rule: 'HM-8.1',
            rows: [
              { name: 'Steps taken', value: `${hero.advances}` },
              { name: 'Milestones to use', value: `${hero.milestones}` },
            ],
          },
        ],
      }
    }
    const foe = foeOf(scene, id)
    if (!foe) return undefined
    return {
      line: foe.hidden ? 'Hidden from the players' : capital(foe.rank),
      blocks: [
        {
          title: 'Foe',
          rule: 'HM-5.5',
          rows: [
            { name: 'Wounds', counter: wounds(foe) },
            { name: 'Reach', value: foe.reach },
            { name: 'Threat', value: name(scene, foe.threat.attribute), text: foe.threat.text },
            ...(foe.behaviour ? [{ name: 'Plays', text: foe.behaviour }] : []),
          ],
        },
      ],
    }
  },
  boards,
  facts,
  frames: [
    {
      id: 'test',
      label: 'A test',
      own: true,
      draft: (_: HeartsScene, hero) =>
        ({ type: 'Test', hero, attribute: 'dexterity', tn: 6, what: 'something uncertain' }) as HeartsCommand,
      fields: (scene: HeartsScene) => [
        attributeField(scene),
        tnField,
        secret,
        { kind: 'text', name: 'what', label: 'What is tried?' },
      ],
    },
    magicFrame,
  ],
  deeds: [
    {
      id: 'foe',
      label: 'A foe from the bestiary',
      who: 'nobody',
      fields: () => [
        {
          kind: 'choice',
          name: 'foe',
          label: 'Which?',
          values: bestiary.map(value => ({
            value,
            text: `${value.name}, ${value.rank}, TN ${value.tn ?? tnOfRank[value.rank]}`,
          })),
        },
        ownName,
        { kind: 'flag', name: 'hidden', label: 'Hidden from the players' },
      ],
      command: (_, __, { foe, name, hidden }) =>
        ({
          type: 'AddFoe',
          foe: { ...(foe as object), ...called(name), id: newId() },
          ...(hidden === true && { hidden: true }),
        }) as HeartsCommand,
    },
    ...ownWords,
    {
      id: 'harm',
      label: 'Harm',
      who: 'several',
      fields: () => [{ kind: 'number', name: 'hearts', label: 'Hearts', from: 1, to: 7 }, reason],
      command: (_, heroes, values) => ({ type: 'Harm', heroes, ...values }) as HeartsCommand,
    },
    {
      id: 'condition',
      label: 'A condition',
      who: 'anyone',
      fields: () => [{ kind: 'text', name: 'condition', label: 'Which?' }],
      command: (_, [who = ''], { condition }) => ({ type: 'AddCondition', who, condition }) as HeartsCommand,
    },
    {
      id: 'clear',
      label: 'A condition ends',
      who: 'anyone',
      fields: () => [{ kind: 'text', name: 'condition', label: 'Which?' }],
      command: (_, [who = ''], { condition }) => ({ type: 'ClearCondition', who, condition }) as HeartsCommand,
    },
    { id: 'rest', label: 'A rest for all', who: 'nobody', fields: () => [], command: () => ({ type: 'Rest' }) },
    {
      id: 'milestone',
      label: 'A milestone',
      who: 'several',
      fields: () => [],
      command: (_, heroes) => ({ type: 'GrantMilestone', heroes }) as HeartsCommand,
    },
    {
      id: 'combat',
      label: 'A fight begins',
      who: 'nobody',
      fields: () => [],
      command: () => ({ type: 'StartCombat' }),
    },
    { id: 'phase', label: 'The next phase', who: 'nobody', fields: () => [], command: () => ({ type: 'EndPhase' }) },
    { id: 'peace', label: 'The fight ends', who: 'nobody', fields: () => [], command: () => ({ type: 'EndCombat' }) },
    readyMap(readyMaps),
    newScene,
    {
      id: 'adjust',
      label: 'Adjust a number',
      who: 'anyone',
      fields: () => [
        {
          kind: 'choice',
          name: 'what',
          label: 'Which?',
          values: ['hearts', 'mana', 'wounds', 'armor', 'moved', 'acted'].map(value => ({
            value,
            text: capital(value),
          })),
        },
        { kind: 'number', name: 'to', label: 'To', from: 0, to: 12 },
        reason,
      ],
      command: (_, [who = ''], values) => ({ type: 'Adjust', who, ...values }) as HeartsCommand,
    },
  ],
  heroOf: (scene: HeartsScene, id) => {
    const hero = heroOf(scene, id)
    return hero && sheetOf(hero)
  },
  blurb: ({ role, gear, talents: own }: Sheet) =>
    `${capital(role)} · ${gear.weapon.name}${own.length > 0 ? ` · ${own.join(', ')}` : ''}`,
  bring: (sheet: Sheet) => ({ type: 'AddHero', sheet }) as HeartsCommand,
  making: (hero: Sheet) => [
    {
      title: 'Who',
      fields: [
        {
          kind: 'text',
          label: 'Name',
          get: ({ name: called }) => called,
          set: (now, called) => ({ ...now, name: called }),
        },
        { kind: 'text', label: 'Concept', get: ({ concept }) => concept, set: (now, concept) => ({ ...now, concept }) },
        {
          kind: 'choice',
          label: 'Role',
          values: (['warrior', 'rogue', 'mage'] as Role[]).map(id => ({
            id,
            text: capital(id),
            note: `Best at ${capital(specialty[id])}: d${making.best}, the others d${making.other}.`,
          })),
          get: ({ role }) => role,
          set: (now, role) => ({ ...now, role, dice: startingDice(role as Role) }),
        },
      ],
    },
    {
      title: 'Steps of advancement',
      fields: [
        {
          kind: 'steps',
          label: 'Steps to take',
          from: 0,
          to: 12,
          get: ({ advances }) => advances,
          set: (now, advances) => ({ ...now, advances }),
        },
        ...attributes.map(each => ({
          kind: 'steps' as const,
          label: capital(each),
          from: 0,
          to: 4,
          words: (value: number) => `d${dieSizes[value]}`,
          get: ({ dice }: Sheet) => dieSizes.indexOf(dice[each]),
          set: (now: Sheet, value: number) => ({ ...now, dice: { ...now.dice, [each]: dieSizes[value] } }),
        })),
        {
          kind: 'steps' as const,
          label: 'Hearts',
          from: making.hearts,
          to: making.mostHearts,
          get: ({ mostHearts }: Sheet) => mostHearts,
          set: (now: Sheet, mostHearts: number) => ({ ...now, mostHearts }),
        },
        {
          kind: 'steps' as const,
          label: 'Mana',
          from: making.mana,
          to: making.mostMana,
          get: ({ mostMana }: Sheet) => mostMana,
          set: (now: Sheet, mostMana: number) => ({ ...now, mostMana }),
        },
      ],
    },
    {
      title: 'Talents and gear',
      fields: [
        {
          kind: 'many',
          label: `Talents, up to ${making.talents}`,
          values: [...new Set([...talents, ...hero.talents])].map(id => ({ id, text: capital(id) })),
          get: ({ talents: own }: Sheet) => own,
          set: (now: Sheet, own) => ({ ...now, talents: own }),
        },
        {
          kind: 'text',
          label: 'Weapon',
          get: ({ gear }: Sheet) => gear.weapon.name,
          set: (now: Sheet, called) => ({
            ...now,
            gear: { ...now.gear, weapon: { ...now.gear.weapon, name: called } },
          }),
        },
        {
          kind: 'choice',
          label: 'It reaches',
          values: (['melee', 'ranged', 'both'] as Reach[]).map(id => ({
            id,
            text: id === 'melee' ? 'Hand to hand' : id === 'ranged' ? 'From afar' : 'Both',
          })),
          get: ({ gear }: Sheet) => gear.weapon.reach,
          set: (now: Sheet, reach) => ({
            ...now,
            gear: { ...now.gear, weapon: { ...now.gear.weapon, reach: reach as Reach } },
          }),
        },
        {
          kind: 'text',
          label: 'Protection, if any',
          get: ({ gear }: Sheet) => gear.protection ?? '',
          set: (now: Sheet, protection) => {
            const { protection: _, ...gear } = now.gear
            return { ...now, gear: protection === '' ? gear : { ...gear, protection } }
          },
        },
        {
          kind: 'text',
          label: `Items, up to ${making.items}, by commas`,
          get: ({ gear }: Sheet) => gear.items.join(', '),
          set: (now: Sheet, text) => ({
            ...now,
            gear: {
              ...now.gear,
              items: text
                .split(',')
                .map(item => item.trimStart())
                .filter(item => item !== ''),
            },
          }),
        },
      ],
    },
  ],
}

const dieSizes: readonly Die[] = [6, 8, 10, 12, 20]
