// The HTTP side of Quincunx: the web app, its health, and a plain word for everything else.
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { safeHeaders } from './headers.ts'
import type { WebFile, WebFiles } from './web-files.ts'

const notBuilt = 'The web app is not built yet. npm start builds it and serves it.\n'
const notHere = (path: string) => `There is nothing at ${path}. The front page is at /\n`

/** What a load balancer and an operator want to know. */
export interface Health {
  /** Why the journal cannot be reached. */
  readonly trouble?: string
  /** Whether other nodes are heard at once, where there may be any. */
  readonly hinted?: boolean
  /** About to stop: send nobody here. */
  readonly draining?: boolean
}

/** All routes over these files and, with a server behind them, the API; it listens to nothing, so tests and servers share it. */
export function createApp(files: WebFiles, api?: Hono, health: () => Health = () => ({})): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(safeHeaders)) context.header(name, value)
  })
  app.use(compress())
  app.get('/health', context => {
    context.header('Cache-Control', 'no-store')
    const { trouble, hinted, draining } = health()
    const ok = trouble === undefined && !draining
    const nodes = hinted === undefined ? {} : { hints: hinted ? 'NATS' : 'none: other nodes are heard by looking' }
    const why = draining ? { trouble: 'This node is stopping.' } : trouble === undefined ? {} : { trouble }
    return context.json({ ok, web: files.has('/'), ...nodes, ...why }, ok ? 200 : 503)
  })
  if (api) app.route('/api', api)
  app.get('*', context => {
    const path = new URL(context.req.url).pathname
    const file = files.get(path)
    if (file) return sendFile(context, file)
    return path === '/' ? context.text(notBuilt, 503) : context.text(notHere(path), 404)
  })
  app.notFound(context => context.text('This address can only be read.\n', 405, { Allow: 'GET, HEAD' }))
  return app
}

function sendFile(context: Context, file: WebFile): Response {
  context.header('ETag', file.tag)
  context.header('Cache-Control', file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (context.req.header('If-None-Match')?.includes(file.tag)) return context.body(null, 304)
  return context.body(file.body, 200, { 'Content-Type': file.type })
}
