// The dice of a throw as they lie, one by one.
import type { Thrown } from '../../dice/index.ts'
import type { FallingDie } from '../parts/dice3d/show.ts'

export const fallingDice = ({ groups }: Thrown): readonly FallingDie[] =>
  Object.values(groups).flatMap(({ sides, faces }) =>
    faces.map((face, i) => ({ sides: sides[i] ?? 6, face, kind: 'plain' as const })),
  )
