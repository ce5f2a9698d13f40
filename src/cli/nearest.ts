// The nearest known word, for everything that is typed on the command line.
export { distance, nearest, unknownWord } from '../kernel/nearest.ts'
