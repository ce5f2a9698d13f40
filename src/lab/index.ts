// The lab: exact odds of anything one can do, fights solved, variants compared.

export * from './arena.ts'
export * from './arenas/index.ts'
export * from './ask.ts'
export * from './contest.ts'
export * from './optimal.ts'
export * from './pools.ts'
export * from './simulate.ts'
export * from './solve.ts'
export * from './tally.ts'
export * from './vary.ts'
export * from './write.ts'
