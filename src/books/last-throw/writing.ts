// A table's own Grimoires, objects and enemies: six fields, and the balance guideline as advice. LT-IX.11–IX.14.
import { type Decision, type Refusal, refuse } from '../../kernel/index.ts'
import type { CommandOf } from './commands.ts'
import { sixesFor } from './die.ts'
import type { Event } from './events.ts'
import type { Content, Grimoire, Tn, Whom } from './types.ts'
import { shelf, weaponOf } from './who.ts'

interface BalanceBand {
  readonly name: string
  readonly cost: number
  readonly effect: string
  readonly backlash: string
  readonly whom: readonly (Whom | undefined)[]
}

const personal: readonly Whom[] = ['caster', 'patient-to-caster', 'caster-and-near']
/** A backlash without numbers is for the table to weigh. */
const wide: readonly (Whom | undefined)[] = ['group', 'everyone', 'caster-and-near', undefined]

/** LT-IX.12–IX.14: the guideline by TN; 4 goes with 3, and 6 with 5. */
export function balanceBand(tn: Tn): BalanceBand {
  if (sixesFor(tn) > 0) return { name: 'miracle', cost: 3, effect: 'a miracle', backlash: 'a catastrophe', whom: wide }
  if (tn === 5 || tn === 6)
    return { name: 'powerful', cost: 2, effect: 'a powerful effect', backlash: 'a backlash on the group', whom: wide }
  return {
    name: 'modest',
    cost: 1,
    effect: 'a modest effect',
    backlash: 'a backlash on the caster',
    whom: [...personal, undefined],
  }
}

/** What the guideline would have otherwise; advice, never a wall. */
export function balanceAdvice({ name, tn, cost, backlash }: Grimoire): readonly string[] {
  const band = balanceBand(tn)
  const first = `${name}: the guideline goes with`
  return [
    ...(cost === band.cost ? [] : [`${first} a cost of ${band.cost} for ${band.effect}, not ${cost}.`]),
    ...(band.whom.includes(backlash.whom) ? [] : [`${first} ${band.backlash}.`]),
  ]
}

const empty: Content = { grimoires: [], objects: [], foes: [] }

/** Nothing of a table's own takes the place of what stands in the book. */
function taken(content: Content): Refusal | undefined {
  for (const part of ['grimoires', 'objects', 'foes'] as const) {
    const clash = content[part].find(({ id }) => shelf[part].some(printed => printed.id === id))
    if (clash) return refuse('illegal', `"${clash.id}" is in the book already; give yours another id.`, 'LT-IX.11')
    const twice = content[part].find(({ id }, i) => content[part].findIndex(each => each.id === id) < i)
    if (twice) return refuse('illegal', `"${twice.id}" stands twice among the ${part}; give each its own id.`)
  }
  return undefined
}

/** LT-XI.5: an enemy's weapon is one of the players' table, used as it can be used. */
function disarmed({ foes }: Content): Refusal | undefined {
  const foe = foes.find(({ weapon, attribute }) => weaponOf(weapon)?.[attribute] === undefined)
  return foe && refuse('not-usable', `${foe.name} cannot use "${foe.weapon}" with ${foe.attribute}.`, 'LT-XI.5')
}

type Writing = CommandOf<'WriteGrimoire'> | CommandOf<'WriteObject'> | CommandOf<'LoadPack'>

export function addContent(command: Writing): Decision<Event> {
  const { title, content } = contentOf(command)
  const advice = content.grimoires.flatMap(balanceAdvice)
  return taken(content) ?? disarmed(content) ?? [{ type: 'ContentAdded', title, content, advice }]
}

function contentOf(command: Writing): { title: string; content: Content } {
  switch (command.type) {
    case 'WriteGrimoire':
      return { title: command.grimoire.name, content: { ...empty, grimoires: [command.grimoire] } }
    case 'WriteObject':
      return { title: command.object.name, content: { ...empty, objects: [command.object] } }
    case 'LoadPack': {
      const { title, ...content } = command.pack
      return { title, content }
    }
  }
}
