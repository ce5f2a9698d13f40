// The HTTP API: open a table, ask for a seat, take a journal home, and what operators and programs want to know.
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isRefusal, type Refusal, type RefusalCode, refuse } from '../kernel/index.ts'
import { type Host, parseCreateTable, parseJoinTable, type SeatViewer, seatOf, viewerOf } from '../table/index.ts'
import { exportChronicle, exportTable, tableAfter } from './archive.ts'
import { Buckets, type Limits } from './limits.ts'
import type { Metrics } from './metrics.ts'
import { openApi } from './openapi.ts'
import { StoreTrouble } from './store/store.ts'
import type { Tables } from './tables.ts'

export interface ApiOptions {
  readonly tables: Tables
  readonly metrics: Metrics
  /** What is true of the server at this moment, for /metrics. */
  readonly gauges: () => Parameters<Metrics['write']>[0]
  /** Where a request came from, for limits; behind a proxy the header that it sets. */
  readonly addressOf: (context: Context) => string
  readonly version: string
  readonly limits: Limits
}

const statusOf: Partial<Record<RefusalCode, ContentfulStatusCode>> = {
  malformed: 400,
  unknown: 404,
  forbidden: 403,
  limit: 429,
  'not-now': 503,
  'not-usable': 409,
}

export function createApi({ tables, metrics, gauges, addressOf, version, limits }: ApiOptions): Hono {
  const api = new Hono()
  const rate = new Buckets(limits.requests)

  const no = (context: Context, refusal: Refusal) => {
    metrics.add('refusals_total')
    return context.json(refusal, statusOf[refusal.refused] ?? 422)
  }
  const answer = (context: Context, value: object, status: ContentfulStatusCode = 200) =>
    isRefusal(value) ? no(context, value) : context.json(value, status)

  api.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  api.onError((problem, context) => {
    if (problem instanceof StoreTrouble) return no(context, refuse('not-now', `${problem.message} Try again later.`))
    metrics.add('bugs_total')
    return no(
      context,
      refuse('impossible', `Something went wrong here, and that is a mistake of ours: ${problem.name}.`),
    )
  })
  api.use('/tables', atMost(largestRequest))
  api.use('/tables/*', atMost(largestRequest))
  api.post('/*', async (context, next) => {
    if (!rate.take(addressOf(context), performance.now()))
      return no(context, refuse('limit', 'Too many requests from this address. Wait a minute.'))
    return next()
  })

  api.get('/books', context => context.json(tables.books.map(bookSummary)))
  api.get('/openapi.json', context => context.json(openApi(version)))
  api.get('/metrics', context => context.text(metrics.write(gauges())))

  api.post('/tables', async context => {
    const asked = parseCreateTable(await jsonOf(context))
    return isRefusal(asked) ? no(context, asked) : answer(context, await tables.create(asked), 201)
  })
  api.post('/tables/:id/join', async context => {
    const asked = parseJoinTable(await jsonOf(context))
    return isRefusal(asked)
      ? no(context, asked)
      : answer(context, await tables.join(context.req.param('id'), asked), 201)
  })
  api.post('/import', atMost(limits.archive), async context =>
    answer(context, await tables.import(await jsonOf(context)), 201),
  )
  api.get('/tables/:id', async context => {
    const seat = await seatIn(tables, context, true)
    if (isRefusal(seat)) return no(context, seat)
    const { title, book, version } = seat.room.table
    return context.json({ title, book, version })
  })
  api.get('/tables/:id/after/:seq', async context => {
    const seat = await seatIn(tables, context)
    if (isRefusal(seat)) return no(context, seat)
    const { id, book } = seat.room
    return answer(context, await tableAfter(tables.store, book, id, Number(context.req.param('seq')), seat.viewer))
  })
  api.get('/tables/:id/journal', async context => {
    const seat = await seatIn(tables, context)
    if (isRefusal(seat)) return no(context, seat)
    if (seat.viewer.role !== 'gm')
      return no(context, refuse('forbidden', 'Only the game master takes the journal home.'))
    return context.json(await exportTable(tables.store, seat.room.book, seat.room.id))
  })
  api.get('/tables/:id/chronicle', async context => {
    const seat = await seatIn(tables, context)
    if (isRefusal(seat)) return no(context, seat)
    const { id, book, table } = seat.room
    const text = await exportChronicle(tables.store, book, id, table.title, seat.viewer)
    return context.body(text, 200, { 'Content-Type': 'text/markdown; charset=utf-8' })
  })
  return api
}

/** The seat whose token the request carries. */
async function seatIn(
  tables: Tables,
  context: Context,
  orWaiting = false,
): Promise<{ readonly room: Host['room']; readonly viewer: SeatViewer } | Refusal> {
  const host = await tables.find(context.req.param('id') ?? '')
  if (isRefusal(host)) return host
  const [, token = ''] = /^Bearer (.+)$/.exec(context.req.header('Authorization') ?? '') ?? []
  const id = host.room.seatBehind(token)
  const seat = id === undefined ? undefined : seatOf(host.room.table, id)
  if (!seat || (seat.waiting && !orWaiting)) return refuse('forbidden', 'This needs the token of a seat at this table.')
  return { room: host.room, viewer: viewerOf(seat) }
}

const largestRequest = 64 * 1024

const atMost = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: context => context.json(refuse('limit', `This may have at most ${maxSize} bytes.`), 413),
  })

/** A browser sends JSON to another site only after asking; so a form of some page cannot open tables here. */
async function jsonOf(context: Context): Promise<unknown> {
  if (!context.req.header('Content-Type')?.startsWith('application/json')) return undefined
  return context.req.json().catch(() => undefined)
}

const bookSummary = ({ id, title, line, version, options, scenes }: Host['room']['book']) => ({
  id,
  title,
  line,
  version,
  options,
  scenes: scenes.map(({ id, title, text }) => ({ id, title, text })),
})
