// The connection that ahead.js has opened, and greeted on, while the page's code was still on its way.
import type { SocketLike } from '../../table/socket.ts'

interface Early {
  readonly table: string
  readonly socket: WebSocket
  /** The greeting that was sent as soon as it was open. */
  readonly said: string
  /** What came in since. */
  readonly heard: MessageEvent[]
  readonly hear: (event: MessageEvent) => void
}

declare global {
  interface Window {
    early?: Early | undefined
  }
}

/** A socket for this table: the early one, once, or a new one. */
export function openSocket(address: string, table: string): SocketLike {
  const { early } = window
  window.early = undefined
  const usable = early?.table === table && early.socket.readyState <= WebSocket.OPEN
  return early && usable ? takeOver(early) : new WebSocket(address)
}

/** As if it were new: it opens, says what it has heard, and does not say again what has been said. */
function takeOver({ socket, said, heard, hear }: Early): SocketLike {
  let greeted = false
  return {
    get readyState() {
      return socket.readyState
    },
    send: text => {
      if (greeted || text !== said) socket.send(text)
      greeted = true
    },
    close: () => socket.close(),
    addEventListener: (type: string, listener: (event: never) => void) => {
      if (type === 'open' && socket.readyState === WebSocket.OPEN) queueMicrotask(() => listener(undefined as never))
      if (type === 'message') {
        socket.removeEventListener('message', hear)
        queueMicrotask(() => {
          for (const event of heard) listener(event as never)
        })
      }
      socket.addEventListener(type, listener as EventListener)
    },
  }
}
