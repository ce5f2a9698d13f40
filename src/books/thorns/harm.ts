// Consequences: thorns from harm and conditions, marks, and being out. The track is ours; the book has none.
import type { Step } from '../../dice/index.ts'
import { outAt } from './find.ts'
import { plays } from './options.ts'
import type { Decided, Hero, ThornsScene } from './types.ts'

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

/** TP-harm.1, TP-Q25: marks, doubled on a disaster, up to the last box. */
export function hurt(state: ThornsScene, hero: Hero, marks: number, factor: 1 | 2): Decided {
  if (!plays(state, 'tp.harm_track', 'on')) return []
  const to = Math.min(outAt, hero.marks + marks * factor)
  if (to === hero.marks) return []
  const marked = { type: 'HarmMarked', hero: hero.id, from: hero.marks, to, doubled: factor === 2 } as const
  return to === outAt ? [marked, { type: 'HeroOut', hero: hero.id }] : [marked]
}
