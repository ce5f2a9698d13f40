// The grid: maps of squares, who can go where, who sees whom and behind what. Pure, for any book that plays on squares.
export * from './json.ts'
export * from './map.ts'
export * from './reach.ts'
export * from './sight.ts'
export * from './square.ts'
export * from './text.ts'
export * from './uvtt.ts'
