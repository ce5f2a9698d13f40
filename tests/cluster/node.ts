// A node that the cluster tests start, stop and kill: a process of its own with the tiny book, on a shared database (or, for the
// bench, on a folder of its own).
import { createLog, parseKey, startServer } from '../../src/server/index.ts'
import { lanternWalk } from '../tiny/book.ts'

const [, , port = '0', url = '', nats = '', node = 'node'] = process.argv
const shared = url.startsWith('postgres:')
const server = await startServer({
  books: [lanternWalk],
  data: shared ? '' : url,
  files: new Map(),
  host: '127.0.0.1',
  port: Number(port),
  ...(shared && {
    database: { url, key: parseKey('ab'.repeat(32), 'The test'), patience: 1000 },
    nats,
    node,
    beat: 500,
  }),
  log: createLog('error', line => process.env.QUINCUNX_LOUD && process.stderr.write(line), { node }),
  version: 'test',
  limits: { frames: { perSecond: 2000, burst: 2000 }, requests: { perSecond: 1000, burst: 1000 } },
})
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
process.stdout.write(`${server.port}\n`)
