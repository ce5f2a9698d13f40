// The server over real HTTP on a free port: files, headers, health and plain words for the rest.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createApp } from './app.ts'
import { isTaken, listen, listenFrom } from './listen.ts'
import { readWebFiles } from './web-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'quincunx-web-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Quincunx</title>')
writeFileSync(join(folder, 'assets/main-abc123.js'), '1;'.repeat(2000))
writeFileSync(join(folder, '.stamp'), 'secret')

const app = createApp(readWebFiles(folder))
const server = await listen(app, 0, '127.0.0.1')
const at = (path: string) => `http://127.0.0.1:${server.port}${path}`
after(() => server.close())

test('the front page is HTML, asked for again each time, and answered 304 when it is the same', async () => {
  const page = await fetch(at('/'))
  assert.equal(page.status, 200)
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8')
  assert.equal(page.headers.get('cache-control'), 'no-cache')
  assert.match(await page.text(), /Quincunx/)
  const again = await fetch(at('/'), { headers: { 'If-None-Match': page.headers.get('etag') ?? '' } })
  assert.equal(again.status, 304)
})

test('an asset is named after its content, so it is kept for good, and travels compressed', async () => {
  const asset = await fetch(at('/assets/main-abc123.js'))
  assert.equal(asset.headers.get('content-type'), 'text/javascript; charset=utf-8')
  assert.match(asset.headers.get('cache-control') ?? '', /max-age=31536000, immutable/)
  assert.equal(asset.headers.get('content-encoding'), 'gzip')
  assert.equal((await asset.text()).length, 4000)
})

test('every answer forbids foreign and inline code, framing, guessing of types and referrers', async () => {
  for (const path of ['/', '/assets/main-abc123.js', '/nowhere', '/health']) {
    const { headers } = await fetch(at(path))
    const policy = headers.get('content-security-policy') ?? ''
    assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'/)
    assert.match(policy, /frame-ancestors 'none'/)
    assert.doesNotMatch(policy, /unsafe/)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('referrer-policy'), 'no-referrer')
  }
})

test('health is JSON that nobody keeps', async () => {
  const health = await fetch(at('/health'))
  assert.equal(health.headers.get('cache-control'), 'no-store')
  assert.deepEqual(await health.json(), { ok: true, web: true })
})

test('what is not there is told as text, and nothing outside or hidden is read', async () => {
  for (const path of ['/nowhere', '/.stamp', '/assets/', '/..%2f..%2fpackage.json', '/<script>']) {
    const answer = await fetch(at(path))
    assert.equal(answer.status, 404, path)
    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain/)
    assert.match(await answer.text(), /^There is nothing at /)
  }
  assert.equal((await fetch(at('/'), { method: 'POST' })).status, 405)
})

test('without a built web app the front page says how to get one', async () => {
  const empty = createApp(readWebFiles(join(folder, 'none')))
  const answer = await empty.request('/')
  assert.equal(answer.status, 503)
  assert.match(await answer.text(), /npm start/)
})

test('a taken port is an error, or the next one is used', async () => {
  await assert.rejects(listen(app, server.port, '127.0.0.1'), isTaken)
  const next = await listenFrom(app, server.port, '127.0.0.1', 5)
  assert.ok(next.port > server.port)
  await next.close()
})
