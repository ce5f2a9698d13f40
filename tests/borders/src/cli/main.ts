import '../web/page.ts'
export const main = 1
