// At the Last Throw on the screen: one pool of Hit Points with two counters, distance bands, tiers as words.
import { tnOf } from '../../../books/last-throw/actions.ts'
import { levelTn } from '../../../books/last-throw/blows.ts'
import type { Command } from '../../../books/last-throw/commands.ts'
import { allSkills, attributePrice, carriable, stepPrice } from '../../../books/last-throw/create.ts'
import { attributes, bandNames, bands, classes, levels, races, skillsOf, soak } from '../../../books/last-throw/data.ts'
import { tnText } from '../../../books/last-throw/die.ts'
import type {
  Armour,
  Attribute,
  Band,
  Class,
  Foe,
  Hero,
  Level,
  Protagonist,
  State,
} from '../../../books/last-throw/types.ts'
import {
  foeLeft,
  foeOf,
  foeStanding,
  grimoireOf,
  heroOf,
  nameOf,
  objectOf,
  rankOf,
  remaining,
  shelf,
  spotlight,
  standing,
  weaponOf,
  woundState,
} from '../../../books/last-throw/who.ts'
import { newId } from '../../../table/keys.ts'
import {
  type BookScreen,
  type Counter,
  called,
  capital,
  type Fact,
  type Field,
  ownName,
  type SheetBlock,
  type Tag,
} from '../book-screen.ts'
import { bookCalls, weights } from '../deeds/last-throw-calls.ts'
import { ownWords } from '../deeds/last-throw-words.ts'

const icons: Readonly<Record<string, string>> = {
  dagger: 'dagger',
  sword: 'sword',
  warhammer: 'hammer',
  bow: 'bow',
  spear: 'spear',
  'battle-axe': 'axe',
  mace: 'mace',
  staff: 'staff',
  fists: 'fist',
  claws: 'claws',
  bite: 'bite',
}
const weighs = {
  Healthy: '',
  Wounded: ', Wounded',
  Battered: ', Battered, one tier down',
  Severe: ', Severe, two tiers down',
  Out: ', out',
}

function hitPoints(state: State, hero: Protagonist): Counter {
  const left = remaining(state, hero)
  const word = woundState(state, hero)
  const bad = word === 'Battered' || word === 'Severe' || word === 'Out'
  return {
    label: 'Hit Points',
    text: `${left} of ${hero.hp}${weighs[word]}`,
    full: Math.max(0, left),
    fatigue: Math.min(hero.fatigue, hero.hp),
    wounds: Math.min(hero.wounds, hero.hp),
    rule: 'LT-VIII.1',
    ...(bad && { tone: 'bad' as const }),
  }
}

const foeCounter = (foe: Foe): Counter => ({
  label: foe.block ? 'Members' : 'Wounds left',
  text: foeStanding(foe) ? `${foeLeft(foe)} of ${foe.wounds}` : 'down',
  full: Math.max(0, foeLeft(foe)),
  fatigue: foe.stunned,
  wounds: foe.taken,
  rule: 'LT-XI.1',
})

const gearTags = ({ armour, shield, conditions, dead, fled }: Protagonist): Tag[] => [
  ...(armour === 'none' ? [] : [{ text: `${armour} armour`, icon: armour === 'heavy' ? 'heavy' : 'armour' }]),
  ...(shield ? [{ text: 'shield', icon: 'shield' }] : []),
  ...conditions.map(text => ({ text, tone: 'bad' as const })),
  ...(dead ? [{ text: 'dead', icon: 'skull', tone: 'bad' as const }] : fled ? [{ text: 'has left' }] : []),
]

const damageText = (id: string) => {
  const weapon = weaponOf(id)
  const by = (amount: number | undefined, of: string) => (amount === undefined ? [] : [`${amount} by ${of}`])
  return weapon
    ? `${weapon.kind}: ${[...by(weapon.strength, 'Strength'), ...by(weapon.dexterity, 'Dexterity')].join(', ')}`
    : ''
}

const tierDice: Readonly<Record<Level, string>> = {
  untrained: '2d6, the lowest',
  competent: '1d6',
  expert: '2d6, the highest',
  exceptional: '3d6, the highest',
}
const tierRules: Readonly<Record<Level, string>> = {
  untrained: 'LT-I.2',
  competent: 'LT-I.3',
  expert: 'LT-I.4',
  exceptional: 'LT-Q13',
}

function heroBlocks(state: State, hero: Protagonist): SheetBlock[] {
  return [
    {
      title: 'Attributes',
      rule: 'LT-III.1',
      rows: attributes.map(attribute => ({
        name: capital(attribute),
        value: capital(hero.levels[attribute]),
        text: tierDice[hero.levels[attribute]],
        rule: tierRules[hero.levels[attribute]],
      })),
    },
    { title: 'Hit Points', rows: [{ name: 'Left', counter: hitPoints(state, hero), rule: 'LT-VIII.1' }] },
    { title: 'Skills', rule: 'LT-I.5', rows: hero.skills.map(name => ({ name, value: 'one tier up' })) },
    {
      title: 'Weapons',
      rule: 'LT-VII.1',
      rows: hero.weapons.map(id => ({
        name: capital(weaponOf(id)?.name ?? id),
        text: damageText(id),
        ...(icons[id] && { icon: icons[id] }),
      })),
    },
    {
      title: 'Armour',
      rows: [
        {
          name: capital(`${hero.armour === 'none' ? 'no' : hero.armour} armour`),
          value: `takes ${soak[hero.armour]}`,
          icon: 'armour',
          rule: hero.armour === 'heavy' ? 'LT-VII.16' : 'LT-VII.15',
        },
        ...(hero.shield ? [{ name: 'Shield', icon: 'shield', rule: 'LT-VII.17' }] : []),
      ],
    },
    {
      title: 'Grimoires',
      rule: 'LT-IX.4',
      rows: hero.grimoires.map(id => {
        const grimoire = grimoireOf(state, id)
        if (!grimoire) return { name: id }
        return {
          name: grimoire.name,
          value: tnText(grimoire.tn),
          text: `${grimoire.effect.text} Backlash: ${grimoire.backlash.text}`,
          icon: 'spell',
        }
      }),
    },
    {
      title: 'Notable objects',
      rule: 'LT-VII.20',
      rows: hero.objects.map(id => {
        const object = objectOf(state, id)
        return {
          name: object?.name ?? id,
          text: [object?.effect, object?.cost].filter(Boolean).join(' '),
          icon: 'object',
        }
      }),
    },
    {
      title: 'Trait and Burden',
      rows: [
        { name: 'Trait', text: hero.trait, rule: 'LT-II.12' },
        { name: 'Burden', text: hero.burden, rule: 'LT-II.13' },
      ],
    },
    {
      title: 'Advancement',
      rule: 'LT-X.5',
      rows: [
        { name: 'Points to commit', value: `${hero.points}` },
        ...hero.growth.map(({ target, paid }) => ({
          name: Object.values(target).slice(1).join(' ') || 'Hit Point',
          value: `${paid} paid`,
        })),
      ],
    },
  ]
}

const tns: Field = {
  kind: 'choice',
  name: 'tn',
  label: 'How hard?',
  values: [
    { value: 3, text: 'TN 3, simple' },
    { value: 4, text: 'TN 4, standard' },
    { value: 5, text: 'TN 5, hard' },
    { value: 6, text: 'TN 6, extreme' },
    { value: 'C2', text: 'Critical, miraculous' },
  ],
}
const attributeField: Field = {
  kind: 'choice',
  name: 'attribute',
  label: 'Which Attribute?',
  values: attributes.map(value => ({ value, text: capital(value) })),
}
const skillField: Field = {
  kind: 'choice',
  name: 'skill',
  label: 'A Skill?',
  values: [{ value: undefined, text: 'None' }, ...allSkills.map(value => ({ value, text: value }))],
}
const secret: Field = { kind: 'flag', name: 'secretTn', label: 'Keep the TN secret' }
const reason: Field = { kind: 'text', name: 'reason', label: 'Why?' }
const kindField: Field = {
  kind: 'choice',
  name: 'kind',
  label: 'Of which kind?',
  values: [
    { value: 'wounds', text: 'Wounds' },
    { value: 'fatigue', text: 'Fatigue' },
  ],
}
const amount: Field = { kind: 'number', name: 'amount', label: 'How many?', from: 1, to: 12 }
const foes = (state: State) => state.foes.filter(foeStanding).map(({ id, name }) => ({ value: id, text: name }))

function facts(state: State, draft: Command): Fact[] {
  const found: Fact[] = []
  if (draft.type === 'Attack' || draft.type === 'Cast' || draft.type === 'Treat')
    found.push({ text: tnText(tnOf(state, draft)), chip: true, rule: 'LT-I.13' })
  else if ('tn' in draft && draft.tn !== undefined) found.push({ text: tnText(draft.tn), chip: true, rule: 'LT-I.13' })
  const about: string[] = []
  if ('attribute' in draft && draft.attribute) about.push(capital(draft.attribute))
  if ('skill' in draft && draft.skill) about.push(draft.skill)
  if (draft.type === 'Attack') about.push(weaponOf(draft.weapon)?.name ?? draft.weapon)
  if (about.length > 0) found.push({ text: about.join(' · ') })
  return found
}

const distanceNote = (state: State, foe: Foe): string =>
  Object.entries(foe.bands)
    .filter(([, band]) => band !== foe.band)
    .map(([hero, band]) => `${bandNames[band].toLowerCase()} to ${nameOf(state, hero)}`)
    .join(', ')

const primaryFirst = (of: Class): readonly Attribute[] => [
  classes[of].primary,
  ...attributes.filter(each => each !== classes[of].primary),
]

/** LT-II.4–II.6: what it has cost, and what the next step would. */
function priceNote(hero: Hero, attribute: Attribute): string {
  const next = levels[levels.indexOf(hero.levels[attribute]) + 1]
  const paid = `costs ${attributePrice(hero, attribute, hero.levels[attribute])}`
  return next ? `${paid}; ${capital(next)} ${stepPrice(hero, attribute, next)} more` : paid
}

export const screen: BookScreen = {
  told: ({ text }: State) => (text === '' ? undefined : text),
  turn: (state: State) => {
    const [first] = spotlight(state)
    const least = state.acts[first?.id ?? ''] ?? 0
    const most = Math.max(0, ...state.heroes.map(({ id }) => state.acts[id] ?? 0))
    if (!first || state.heroes.length < 2) return undefined
    return {
      title: 'Spotlight',
      text: least === most ? 'Everybody has acted alike.' : `${first.name} has acted least this scene.`,
    }
  },
  line: (state: State, id) => {
    const hero = heroOf(state, id)
    if (hero)
      return {
        note: `${hero.race} ${classes[hero.class].name}`,
        counters: [hitPoints(state, hero)],
        tags: gearTags(hero),
      }
    const foe = foeOf(state, id)
    return foe && { counters: [foeCounter(foe)], tags: foe.burned ? [{ text: 'burned', icon: 'fire' }] : [] }
  },
  sheet: (state: State, id) => {
    const hero = heroOf(state, id)
    if (hero) return { line: `${hero.race} ${classes[hero.class].name}`, blocks: heroBlocks(state, hero) }
    const foe = foeOf(state, id)
    if (!foe) return undefined
    return {
      line: foe.behaviour,
      blocks: [
        {
          title: 'Enemy',
          rule: 'LT-XI.1',
          rows: [
            { name: 'Level', value: capital(foe.level), text: `hit at ${tnText(levelTn(foe.level))}`, rule: 'LT-XI.3' },
            { name: 'Rank', value: capital(rankOf(foe)), rule: foe.block ? 'LT-XI.10' : 'LT-XI.4' },
            { name: 'Wounds', counter: foeCounter(foe) },
            {
              name: capital(weaponOf(foe.weapon)?.name ?? foe.weapon),
              text: damageText(foe.weapon),
              ...(icons[foe.weapon] && { icon: icons[foe.weapon] }),
            },
            {
              name: capital(`${foe.armour === 'none' ? 'no' : foe.armour} armour`),
              value: `takes ${soak[foe.armour]}`,
              icon: 'armour',
            },
            ...(foe.special ? [{ name: capital(foe.special) }] : []),
          ],
        },
      ],
    }
  },
  boards: (state: State) => {
    if (state.foes.length === 0) return []
    const hero = (each: Protagonist) => ({
      id: each.id,
      name: each.name,
      kind: 'hero' as const,
      note: weaponOf(each.inHand)?.name ?? '',
      down: !standing(state, each),
    })
    return [
      {
        kind: 'bands',
        bands: [
          { id: 'company', label: 'Company', tokens: state.heroes.map(hero) },
          ...bands.map(band => ({
            id: band,
            label: bandNames[band],
            tokens: state.foes
              .filter(foe => foe.band === band)
              .map(foe => ({
                id: foe.id,
                name: foe.name,
                kind: 'foe' as const,
                hidden: foe.hidden,
                down: !foeStanding(foe),
                note: distanceNote(state, foe),
              })),
          })),
        ],
        move: (token, band) =>
          band !== 'company' && foeOf(state, token)
            ? ({ type: 'MoveFoe', foe: token, band: band as Band } as Command)
            : undefined,
      },
    ]
  },
  facts,
  frames: [
    {
      id: 'test',
      label: 'A test',
      own: true,
      draft: (_: State, hero) => ({ type: 'Test', hero, attribute: 'dexterity', tn: 4 }) as Command,
      fields: () => [
        attributeField,
        skillField,
        tns,
        secret,
        ...weights,
        { kind: 'text', name: 'task', label: 'What is tried?' },
      ],
    },
    {
      id: 'opposed',
      label: 'A contest',
      own: true,
      draft: (state: State, hero) =>
        ({ type: 'Opposed', hero, attribute: 'strength', against: state.foes.find(foeStanding)?.id ?? '' }) as Command,
      fields: (state: State) => [
        attributeField,
        skillField,
        {
          kind: 'choice',
          name: 'against',
          label: 'Against whom?',
          values: [...foes(state), ...state.heroes.map(({ id, name }) => ({ value: id, text: name }))],
        },
      ],
    },
    {
      id: 'flee',
      label: 'A way out',
      own: true,
      draft: (_: State, hero) => ({ type: 'Flee', hero, tn: 4 }) as Command,
      fields: () => [tns, secret, ...weights],
    },
    ...bookCalls,
  ],
  deeds: [
    {
      id: 'foe',
      label: 'An enemy from the bestiary',
      who: 'nobody',
      fields: (state: State) => [
        {
          kind: 'choice',
          name: 'from',
          label: 'Which?',
          values: [...shelf.foes, ...state.own.foes].map(foe => ({
            value: foe.id,
            text: `${foe.name}, ${foe.level} ${rankOf(foe)}, ${foe.wounds}`,
          })),
        },
        {
          kind: 'choice',
          name: 'band',
          label: 'How far?',
          values: bands.map(value => ({ value, text: bandNames[value] })),
        },
        ownName,
        { kind: 'flag', name: 'hidden', label: 'Hidden from the players' },
      ],
      command: (_, __, { from, band, name, hidden }) =>
        ({
          type: 'AddFoe',
          id: newId(),
          from,
          band,
          ...called(name),
          ...(hidden === true && { hidden: true }),
        }) as Command,
    },
    {
      id: 'strike',
      label: 'An enemy strikes',
      who: 'one',
      fields: (state: State) => [{ kind: 'choice', name: 'foe', label: 'Which enemy?', values: foes(state) }],
      command: (_, [target = ''], { foe }) => ({ type: 'Strike', foe, target }) as Command,
    },
    {
      id: 'harm',
      label: 'Harm',
      who: 'several',
      fields: () => [kindField, amount, reason],
      command: (_, targets, values) => ({ type: 'Harm', targets, ...values }) as Command,
    },
    {
      id: 'mend',
      label: 'Healing',
      who: 'several',
      fields: () => [amount, reason],
      command: (_, targets, values) => ({ type: 'Mend', targets, ...values }) as Command,
    },
    {
      id: 'short',
      label: 'A short rest',
      who: 'several',
      fields: () => [],
      command: (_, heroes) => ({ type: 'ShortRest', heroes }) as Command,
    },
    {
      id: 'long',
      label: 'A long rest',
      who: 'several',
      fields: () => [],
      command: (_, heroes) => ({ type: 'LongRest', heroes }) as Command,
    },
    {
      id: 'condition',
      label: 'A condition begins or ends',
      who: 'one',
      fields: () => [
        { kind: 'text', name: 'condition', label: 'Which?' },
        {
          kind: 'choice',
          name: 'on',
          label: 'It',
          values: [
            { value: true, text: 'begins' },
            { value: false, text: 'ends' },
          ],
        },
        reason,
      ],
      command: (_, [hero = ''], values) => ({ type: 'SetCondition', hero, ...values }) as Command,
    },
    {
      id: 'award',
      label: 'Advancement at the end',
      who: 'one',
      fields: () => [
        { kind: 'flag', name: 'discovery', label: 'Discovered something' },
        { kind: 'flag', name: 'trouble', label: 'Got into trouble' },
        { kind: 'flag', name: 'changed', label: 'Was changed' },
      ],
      command: (_, [hero = ''], { discovery, trouble, changed }) =>
        ({
          type: 'Award',
          hero,
          discovery: discovery === true,
          trouble: trouble === true,
          changed: changed === true,
        }) as Command,
    },
    {
      id: 'adjust',
      label: 'Adjust a number',
      who: 'anyone',
      fields: () => [
        {
          kind: 'choice',
          name: 'field',
          label: 'Which?',
          values: ['wounds', 'fatigue', 'hp', 'points'].map(value => ({ value, text: capital(value) })),
        },
        { kind: 'number', name: 'to', label: 'To', from: 0, to: 20 },
        reason,
      ],
      command: (_, [who = ''], values) => ({ type: 'Adjust', who, ...values }) as Command,
    },
    {
      id: 'scene',
      label: 'A new scene',
      who: 'nobody',
      fields: () => [{ kind: 'text', name: 'text', label: 'What they see', long: true }],
      command: (_, __, { text }) => ({ type: 'SetScene', text }) as Command,
    },
    ...ownWords,
  ],
  heroOf: (state: State, id) => {
    const hero = heroOf(state, id)
    if (!hero) return undefined
    const { wounds, fatigue, conditions, inHand, dead, fled, points, growth, ...sheet } = hero
    return sheet
  },
  blurb: ({ race, class: of, hp, weapons: carried }: Hero) =>
    `${race} ${classes[of].name} · ${hp} HP · ${carried.map(id => weaponOf(id)?.name ?? id).join(', ')}`,
  bring: (sheet: Hero) => ({ type: 'AddHero', sheet }) as Command,
  making: (hero: Hero) => [
    {
      title: 'Who',
      fields: [
        { kind: 'text', label: 'Name', get: ({ name }) => name, set: (now, name) => ({ ...now, name }) },
        {
          kind: 'text',
          label: 'Race, any you like',
          get: ({ race }) => race,
          set: (now, race) => ({ ...now, race, family: familyOf(race) ?? now.family }),
        },
        {
          kind: 'choice',
          label: 'Family of the race',
          values: attributes.map(id => ({ id, text: capital(id), note: `Such as ${races[id].join(', ')}.` })),
          get: ({ family }) => family,
          set: (now, family) => ({ ...now, family }),
        },
        {
          kind: 'choice',
          label: 'Class',
          values: (Object.keys(classes) as Class[]).map(id => ({
            id,
            text: classes[id].name,
            note: `${capital(classes[id].primary)} first, ${classes[id].hp[0]} to ${classes[id].hp[1]} Hit Points.`,
          })),
          get: ({ class: of }) => of,
          set: (now, of) => ({ ...now, class: of }),
        },
      ],
    },
    {
      title: 'Attributes and Hit Points',
      fields: [
        ...primaryFirst(hero.class).map(attribute => ({
          kind: 'steps' as const,
          label: capital(attribute),
          note: priceNote(hero, attribute),
          from: 0,
          to: 3,
          words: (value: number) => capital(levels[value] ?? ''),
          get: ({ levels: now }: Hero) => levels.indexOf(now[attribute]),
          set: (now: Hero, value: number) => ({ ...now, levels: { ...now.levels, [attribute]: levels[value] } }),
        })),
        {
          kind: 'steps' as const,
          label: 'Hit Points',
          note: 'one point each',
          from: 0,
          to: classes[hero.class].hp[1],
          get: ({ hp }: Hero) => hp,
          set: (now: Hero, hp: number) => ({ ...now, hp }),
        },
      ],
    },
    {
      title: 'Skills and Grimoires, one point each',
      fields: [
        ...attributes
          .filter(attribute => hero.levels[attribute] !== 'untrained')
          .map(attribute => ({
            kind: 'many' as const,
            label: capital(attribute),
            values: skillsOf[attribute].map(id => ({ id, text: id })),
            get: ({ skills }: Hero) => skills,
            set: (now: Hero, skills: readonly string[]) => ({ ...now, skills }),
          })),
        {
          kind: 'many' as const,
          label: 'Grimoires',
          values: shelf.grimoires.map(({ id, name, skill, tn, effect }) => ({
            id,
            text: `${name}, ${skill}, ${tnText(tn)}`,
            note: effect.text,
          })),
          get: ({ grimoires }: Hero) => grimoires,
          set: (now: Hero, grimoires: readonly string[]) => ({ ...now, grimoires }),
        },
      ],
    },
    {
      title: 'Gear',
      fields: [
        {
          kind: 'many' as const,
          label: 'Weapons; the first chosen is in hand',
          values: carriable.map(({ id, name, twoHanded }) => ({
            id,
            text: capital(name),
            note: `${damageText(id)}${twoHanded ? ', two hands' : ''}`,
          })),
          get: ({ weapons: carried }: Hero) => carried,
          set: (now: Hero, carried: readonly string[]) => ({ ...now, weapons: carried }),
        },
        {
          kind: 'choice' as const,
          label: 'Armour',
          values: (['none', 'light', 'heavy'] as Armour[]).map(id => ({
            id,
            text: id === 'none' ? 'None' : `${capital(id)}, takes ${soak[id]}`,
          })),
          get: ({ armour }: Hero) => armour,
          set: (now: Hero, armour: string) => ({ ...now, armour }),
        },
        {
          kind: 'choice' as const,
          label: 'Shield',
          values: [
            { id: 'no', text: 'No' },
            { id: 'yes', text: 'Yes' },
          ],
          get: ({ shield }: Hero) => (shield ? 'yes' : 'no'),
          set: (now: Hero, value: string) => ({ ...now, shield: value === 'yes' }),
        },
      ],
    },
    {
      title: 'Trait and Burden',
      fields: [
        {
          kind: 'text',
          label: 'Trait, one phrase',
          get: ({ trait }) => trait,
          set: (now, trait) => ({ ...now, trait }),
        },
        {
          kind: 'text',
          label: 'Burden, one weight',
          get: ({ burden }) => burden,
          set: (now, burden) => ({ ...now, burden }),
        },
      ],
    },
  ],
}

const familyOf = (race: string): Attribute | undefined =>
  attributes.find(family => races[family].some(name => name.toLowerCase() === race.trim().toLowerCase()))
