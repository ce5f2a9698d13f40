import '../kernel/rule.ts'
import 'node:fs'
export const die = 6
