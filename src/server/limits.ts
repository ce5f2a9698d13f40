// Limits: how much one connection, one address and the whole server may ask for.

export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

export interface Limits {
  /** Frames a second over a connection, and how many may come at once. */
  readonly frames: Rate
  /** Refused frames after which a connection is closed. */
  readonly patience: number
  /** Tables opened and seats asked for, for each address. */
  readonly requests: Rate
  /** Bytes that may wait for a client that does not read; beyond this its connection is closed. */
  readonly unread: number
  /** Milliseconds in which a connection says hello. */
  readonly hello: number
  /** Milliseconds between two questions whether a connection is still there. */
  readonly heartbeat: number
  readonly connections: number
  /** Bytes of a journal that comes in. */
  readonly archive: number
}

export const limits: Limits = {
  frames: { perSecond: 20, burst: 100 },
  patience: 300,
  requests: { perSecond: 0.5, burst: 30 },
  unread: 2 * 1024 * 1024,
  hello: 10_000,
  heartbeat: 30_000,
  connections: 10_000,
  archive: 64 * 1024 * 1024,
}

/** Fills at a steady rate up to its brim; each thing asked for takes one out. */
export class Bucket {
  private readonly rate: Rate
  private level: number
  private filled: number

  constructor(rate: Rate, now: number) {
    this.rate = rate
    this.level = rate.burst
    this.filled = now
  }

  /** False when it is empty. `now` in milliseconds. */
  take(now: number): boolean {
    const { perSecond, burst } = this.rate
    this.level = Math.min(burst, this.level + ((now - this.filled) / 1000) * perSecond)
    this.filled = now
    if (this.level < 1) return false
    this.level--
    return true
  }

  full(now: number): boolean {
    return this.level + ((now - this.filled) / 1000) * this.rate.perSecond >= this.rate.burst
  }
}

/** One bucket for each address; full ones are forgotten. */
export class Buckets {
  private readonly rate: Rate
  private readonly buckets = new Map<string, Bucket>()

  constructor(rate: Rate) {
    this.rate = rate
  }

  take(key: string, now: number): boolean {
    if (this.buckets.size > 10_000) this.forget(now)
    let bucket = this.buckets.get(key)
    if (!bucket) {
      bucket = new Bucket(this.rate, now)
      this.buckets.set(key, bucket)
    }
    return bucket.take(now)
  }

  private forget(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.full(now)) this.buckets.delete(key)
  }
}
