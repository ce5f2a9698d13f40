// A WebSocket as the client's wire. The browser's and that of the ws package look alike from here.
import type { ClientOptions } from './client.ts'

/** The part of a WebSocket that is used here. */
export interface SocketLike {
  readonly readyState: number
  send(text: string): void
  close(): void
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

const open = 1

/** Frames that are sent while the socket is not open are dropped: the client gives again what was not answered. */
export const socketWire =
  (make: (address: string) => SocketLike, address: string): ClientOptions['open'] =>
  end => {
    const socket = make(address)
    socket.addEventListener('open', end.opened)
    socket.addEventListener('message', ({ data }) => end.frame(String(data)))
    socket.addEventListener('close', end.closed)
    socket.addEventListener('error', () => undefined)
    return {
      send: frame => {
        if (socket.readyState === open) socket.send(frame)
      },
      close: () => socket.close(),
    }
  }
