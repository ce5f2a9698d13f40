// The service worker, after `edition` and `files` from the build: all files of an edition are kept together. Pages come from
// the network while there is one, so that a new edition shows at once; what is named after its content comes from here.
/* global edition, files */

self.addEventListener('install', event => {
  event.waitUntil(caches.open(edition).then(cache => cache.addAll(files)))
  self.skipWaiting()
})

/** Older editions go. */
async function tidy() {
  const names = await caches.keys()
  const old = names.filter(name => name.startsWith('quincunx-') && name !== edition)
  await Promise.all(old.map(name => caches.delete(name)))
  await self.clients.claim()
}
self.addEventListener('activate', event => event.waitUntil(tidy()))

async function kept(request) {
  const cache = await caches.open(edition)
  return cache.match(request, { ignoreSearch: true })
}

async function fromNetworkFirst(request) {
  try {
    return await fetch(request)
  } catch {
    return (await kept(request)) ?? Response.error()
  }
}

async function fromHereFirst(request) {
  return (await kept(request)) ?? fetch(request)
}

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || !files.includes(pathname)) return
  event.respondWith(pathname.startsWith('/assets/') ? fromHereFirst(request) : fromNetworkFirst(request))
})
