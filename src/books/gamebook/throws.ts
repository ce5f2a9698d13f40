// The only file that names dice: 2d6 and an ability, for every throw of this book.
import { pool, type Step, type Throw, total } from '../../dice/index.ts'
import { abilityNames } from './data.ts'
import type { Ability } from './types.ts'

export type Label = 'test' | 'attack' | 'run' | 'cast'
type TwoDice = Throw<{ readonly pool: { readonly dice: readonly number[]; readonly reading: typeof total } }, number>

/** GB-core.3: the total is two dice and an ability, less the level of a spell (GB-magic.3). */
export function twoDice(label: Label, ability: Ability, score: number, spellLevel = 0): TwoDice {
  const steps: Step[] = [
    { text: 'Two dice, added up', rule: 'GB-core.3' },
    { text: `${abilityNames[ability]} ${signed(score)}`, rule: ruleOf[label] },
    ...(spellLevel > 0 ? [{ text: `a spell of level ${spellLevel}: ${signed(-spellLevel)}`, rule: 'GB-magic.3' }] : []),
  ]
  return {
    label,
    groups: { pool: { dice: pool(2, 6), reading: total } },
    summary: readings => readings.pool + score - spellLevel,
    steps,
  }
}

const ruleOf: Readonly<Record<Label, string>> = {
  test: 'GB-core.3',
  attack: 'GB-combat.2',
  run: 'GB-combat.7',
  cast: 'GB-magic.3',
}

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)
