// A frame of our own making is read by ws as the very text, at each of the three ways to write its length.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { WebSocket, WebSocketServer } from 'ws'
import { frameOf } from './text-frame.ts'

test('texts of every length arrive as they were, whatever their letters', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap(length =>
    ['x', 'é', '🎲'].map(c => c.repeat(length)),
  )
  const http = createServer()
  const server = new WebSocketServer({ noServer: true })
  http.on('upgrade', (request, socket, head) =>
    server.handleUpgrade(request, socket, head, () => {
      for (const text of texts) socket.write(frameOf(text))
    }),
  )
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const heard: string[] = []
  await new Promise<void>(done =>
    client.on('message', (data: Buffer, binary: boolean) => {
      assert(!binary)
      if (heard.push(String(data)) === texts.length) done()
    }),
  )
  assert.deepEqual(heard, texts)
  client.terminate()
  http.close()
})
