// The server that the crash harness kills: a process of its own with the tiny book, a data folder and a port.
import { createLog, startServer } from '../../src/server/index.ts'
import { lanternWalk } from '../tiny/book.ts'

const [, , data = '', port = '0'] = process.argv
const server = await startServer({
  books: [lanternWalk],
  data,
  files: new Map(),
  host: '127.0.0.1',
  port: Number(port),
  log: createLog('error', line => process.stderr.write(line)),
  version: 'test',
})
process.stdout.write(`${server.port}\n`)
