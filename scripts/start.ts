// npm start: builds the web app when needed, then serves the table.
import { main } from '../src/cli/main.ts'
import { buildWeb } from './web-build.ts'

await buildWeb()
process.exitCode = await main(['serve', ...process.argv.slice(2)])
