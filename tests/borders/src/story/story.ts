import '../books/two/rule.ts'
export const story = 1
