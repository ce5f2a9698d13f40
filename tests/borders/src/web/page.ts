import '../cli/main.ts'
import '../web/page.test.ts'
import './nowhere.ts'
import 'node:path'
export const page = 1
