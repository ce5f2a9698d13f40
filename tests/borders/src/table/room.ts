import '../lab/odds.ts'
export const room = 1
