// Dice of every kind. A rule asks for a throw; random, scripted, physical and exhaustive dice answer it alike.
export * from './exhaustive.ts'
export * from './faces.ts'
export * from './fast.ts'
export * from './fraction.ts'
export * from './keyed.ts'
export * from './reading.ts'
export * from './spread.ts'
export * from './throw.ts'
