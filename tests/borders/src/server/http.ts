import '../web/page.ts'
export const http = 1
