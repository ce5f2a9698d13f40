import '../books/one/rule.ts'
export const rule = 1
