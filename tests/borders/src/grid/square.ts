import '../books/one/rule.ts'
export const square = 1
