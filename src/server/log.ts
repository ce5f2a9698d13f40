// What happened, as one JSON object a line. No names, no texts, no tokens, no links: only what an operator needs.

export type Level = 'error' | 'warn' | 'info'

const order: readonly Level[] = ['error', 'warn', 'info']

/** Numbers and short words that say nothing about people. */
export type Facts = Readonly<Record<string, string | number | boolean | undefined>>

export interface Log {
  error(event: string, facts?: Facts): void
  warn(event: string, facts?: Facts): void
  info(event: string, facts?: Facts): void
}

/** `always` stands in every line, such as the node's name. */
export function createLog(least: Level, write: (line: string) => void, always: Facts = {}): Log {
  const at =
    (level: Level) =>
    (event: string, facts: Facts = {}) => {
      if (order.indexOf(level) > order.indexOf(least)) return
      write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...always, ...facts })}\n`)
    }
  return { error: at('error'), warn: at('warn'), info: at('info') }
}
