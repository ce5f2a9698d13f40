import '../server/http.ts'
export const odds = 1
