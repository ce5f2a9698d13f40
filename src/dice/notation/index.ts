// Dice notation as people know it: read it, roll it, or count its exact odds.
export * from './expression.ts'
export * from './parse.ts'
export * from './roll.ts'
export * from './spread.ts'
