// The sockets: who may connect, how much they may say, and what happens to those who do not listen.
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { isRefusal, type Refusal, refuse } from '../kernel/index.ts'
import {
  type FrameDown,
  type FrameUp,
  type Hello,
  type Host,
  type Line,
  largestFrame,
  parseFrame,
} from '../table/index.ts'
import { Bucket, type Limits, limits as usualLimits } from './limits.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Tables } from './tables.ts'
import { frameOf } from './text-frame.ts'

export interface SocketOptions {
  readonly tables: Tables
  readonly metrics: Metrics
  readonly log: Log
  /** Origins that may connect besides the server's own, such as that of a web app served elsewhere. */
  readonly origins: readonly string[]
  readonly limits?: Partial<Limits>
}

/** A hard stop for what ws reads into memory at all; below it, too large a frame is answered with a sentence. */
const mostBytes = 4 * largestFrame

export class Sockets {
  private readonly options: SocketOptions
  private readonly limits: Limits
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: mostBytes, perMessageDeflate: false })
  private readonly connections = new Set<Connection>()
  private readonly timer: NodeJS.Timeout

  constructor(options: SocketOptions) {
    this.options = options
    this.limits = { ...usualLimits, ...options.limits }
    this.timer = setInterval(() => this.beat(), this.limits.heartbeat)
    this.timer.unref()
  }

  get size(): number {
    return this.connections.size
  }

  attach(http: Server): void {
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const no = this.refused(request)
      if (no === undefined) this.server.handleUpgrade(request, socket, head, ws => this.accept(ws, socket))
      else socket.end(`HTTP/1.1 ${no}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    })
  }

  close(): void {
    clearInterval(this.timer)
    for (const connection of this.connections) connection.end()
  }

  private refused({ url = '', headers }: IncomingMessage): string | undefined {
    if (new URL(url, 'http://here').pathname !== '/ws') return '404 Not Found'
    if (!this.goodOrigin(headers.origin, headers.host)) return '403 Forbidden'
    return this.connections.size >= this.limits.connections ? '503 Service Unavailable' : undefined
  }

  /** A page of another site may not speak with a browser's rights. Programs send no origin. */
  private goodOrigin(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined || this.options.origins.includes(origin)) return true
    return URL.canParse(origin) && new URL(origin).host === host
  }

  private accept(ws: WebSocket, socket: Duplex): void {
    this.options.metrics.add('connections_total')
    const connection = new Connection(ws, socket, this.options, this.limits, () => this.connections.delete(connection))
    this.connections.add(connection)
  }

  private beat() {
    for (const connection of this.connections) connection.beat()
  }
}

/** What was sent last: the same frame goes to several seats of a table. */
let last: { readonly text: string; readonly frame: Buffer } = { text: '', frame: frameOf('') }

class Connection implements Line {
  private readonly ws: WebSocket
  /** Beneath `ws`, which reads, asks whether it is alive, and closes; frames are written past it, ready made. */
  private readonly socket: Duplex
  private readonly options: SocketOptions
  private readonly limits: Limits
  private readonly bucket: Bucket
  private readonly silence: NodeJS.Timeout
  private host: Host | undefined
  /** Frames that came while the table was loaded. */
  private early: FrameUp[] | undefined
  private alive = true
  private complaints = 0

  constructor(ws: WebSocket, socket: Duplex, options: SocketOptions, limits: Limits, gone: () => void) {
    this.ws = ws
    this.socket = socket
    this.options = options
    this.limits = limits
    this.bucket = new Bucket(limits.frames, performance.now())
    this.silence = setTimeout(() => this.silent(), limits.hello)
    ws.on('message', (data: Buffer, binary: boolean) => this.hear(data, binary))
    ws.on('pong', () => (this.alive = true))
    ws.on('error', () => ws.terminate())
    ws.on('close', () => {
      clearTimeout(this.silence)
      this.host?.disconnect(this)
      gone()
    })
  }

  send(text: string) {
    const { ws, socket } = this
    if (ws.readyState !== ws.OPEN) return
    if (socket.writableLength > this.limits.unread) return this.cutOff()
    if (last.text !== text) last = { text, frame: frameOf(text) }
    this.options.metrics.add('frames_out_total')
    this.options.metrics.add('bytes_out_total', last.frame.length)
    socket.write(last.frame)
  }

  end(): void {
    this.ws.close(1000)
  }

  /** Asked and not answered since the last time: gone. */
  beat() {
    if (!this.alive) return this.ws.terminate()
    this.alive = false
    this.ws.ping()
  }

  /** Its memory is given back; it may connect again and is brought up to date. */
  private cutOff(): void {
    this.options.metrics.add('slow_readers_total')
    this.options.log.warn('a client does not read and was cut off')
    this.ws.terminate()
  }

  private silent(): void {
    this.options.metrics.add('silent_total')
    this.bye('Nobody said hello.', true)
  }

  private bye(text: string, again: boolean): void {
    this.tell({ type: 'bye', text, again })
    this.end()
  }

  private tell(frame: FrameDown): void {
    this.send(JSON.stringify(frame))
  }

  private hear(data: Buffer, binary: boolean) {
    this.alive = true
    this.options.metrics.add('frames_in_total')
    const frame = this.read(data, binary)
    if (!isRefusal(frame)) return this.tryToObey(frame)
    this.options.metrics.add('limited_total')
    this.complain(frame)
  }

  /** Many complaints end the conversation: whoever causes them is not a client of ours. */
  private complain(refusal: Refusal & { readonly id?: string }) {
    const { id, ...said } = refusal
    if (++this.complaints > this.limits.patience) return this.bye('Too much of what came was not understood.', false)
    this.tell({ type: 'refused', ...(id !== undefined && { id }), refusal: said })
  }

  private read(data: Buffer, binary: boolean): FrameUp | (Refusal & { readonly id?: string }) {
    if (binary) return refuse('malformed', 'Frames are text, not bytes.')
    const fast = !this.bucket.take(performance.now())
    if (data.length > largestFrame)
      return refuse('limit', `A frame has at most ${largestFrame} bytes, this one ${data.length}.`)
    const frame = parsed(data)
    if (isRefusal(frame) || !fast) return frame
    const { perSecond } = this.limits.frames
    const tooFast = refuse('limit', `Too fast: at most ${perSecond} frames a second. Nothing was done; wait a little.`)
    return frame.type === 'give' ? { ...tooFast, id: frame.id } : tooFast
  }

  private tryToObey(frame: FrameUp) {
    this.tryTo(() => this.obey(frame))
  }

  private tryTo(run: () => void) {
    try {
      run()
    } catch (problem) {
      this.options.tables.bug(this.host?.room.id ?? '', problem)
      this.bye('Something went wrong here, and that is a mistake of ours.', false)
    }
  }

  private obey(frame: FrameUp) {
    if (this.host) return this.host.receive(this, frame)
    if (this.early) return void this.early.push(frame)
    if (frame.type === 'ping') return this.tell({ type: 'pong' })
    if (frame.type !== 'hello') return this.complain(refuse('not-now', 'Say hello first.'))
    clearTimeout(this.silence)
    void this.enter(frame)
  }

  private async enter({ table, token, since }: Hello): Promise<void> {
    const early: FrameUp[] = []
    this.early = early
    const host = await this.options.tables.find(table)
    this.early = undefined
    if (this.ws.readyState !== this.ws.OPEN) return
    if (isRefusal(host)) return this.bye(host.text, host.refused === 'not-now')
    this.tryTo(() => {
      if (host.connect(this, token, since)) this.host = host
    })
    if (this.host) for (const frame of early) this.tryToObey(frame)
  }
}

function parsed(data: Buffer): FrameUp | Refusal {
  try {
    return parseFrame(JSON.parse(data.toString('utf8')))
  } catch {
    return refuse('malformed', 'A frame is one JSON object.')
  }
}
