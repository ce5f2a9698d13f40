// Consequences: thorns from harm and conditions, marks, and being out. The track is ours; the book has none.
import type { Step } from '../../dice/index.ts'
import { type Refusal, refuse } from '../../kernel/index.ts'
import { heroOf, noHero, outAt } from './find.ts'
import { plays } from './options.ts'
import type { Decided, Hero, ImpactChoice, ThornsScene, Weight } from './types.ts'

/** TP-harm.2: half the boxes filled is a thorn. */
export const harmThorns = (state: ThornsScene, { marks }: Hero): number =>
  plays(state, 'tp.harm_track', 'on') && marks >= outAt / 2 ? 1 : 0

/** TP-Q01: thorns from elsewhere come on top of the difficulty and make nothing impossible. */
export function ownThorns(
  state: ThornsScene,
  hero: Hero,
): { readonly thorns: number; readonly steps: readonly Step[] } {
  const harm = harmThorns(state, hero)
  const pressing = hero.conditions.filter(({ thorns }) => thorns > 0)
  return {
    thorns: harm + pressing.reduce((sum, { thorns }) => sum + thorns, 0),
    steps: [
      ...(harm ? [{ text: `${hero.marks} marks of harm: 1 thorn`, rule: 'TP-harm.2' }] : []),
      ...pressing.map(({ name, thorns }) => ({ text: `${name}: ${thorns}t`, rule: 'TP-harm.4' })),
    ],
  }
}

export const weightOf = ({ factor, lightened }: ImpactChoice): Weight =>
  factor === 2 ? 'doubled' : lightened ? 'lightened' : 'plain'

/** TP-Q25: twice the marks on a disaster. TP-harm.5: one fewer when the brunt was avoided. */
const weighed = (marks: number, weight: Weight): number =>
  weight === 'doubled' ? marks * 2 : weight === 'lightened' ? Math.max(0, marks - 1) : marks

/** TP-harm.1: marks, up to the last box. */
export function hurt(state: ThornsScene, hero: Hero, marks: number, weight: Weight): Decided {
  if (!plays(state, 'tp.harm_track', 'on')) return []
  const to = Math.min(outAt, hero.marks + weighed(marks, weight))
  if (to === hero.marks) return []
  const marked = { type: 'HarmMarked', hero: hero.id, from: hero.marks, to, doubled: weight === 'doubled' } as const
  return to === outAt ? [marked, { type: 'HeroOut', hero: hero.id }] : [marked]
}

const mostConditions = 12

/** TP-harm.4: a condition is had once. */
export function conditionProblem(state: ThornsScene, id: string, condition: string): Refusal | undefined {
  const hero = heroOf(state, id)
  if (!hero) return noHero(id)
  if (hero.conditions.some(each => each.id === condition))
    return refuse('illegal', `${hero.name} has a condition "${condition}" already.`)
  if (hero.conditions.length >= mostConditions) return refuse('limit', `${hero.name} has conditions enough.`)
  return undefined
}
