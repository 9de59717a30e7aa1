// The emergency brake: served as /sw.js in place of the worker, it takes the worker and everything cached away from every phone.
// Saved items, drafts and what waits to be sent stay. Hand-written and complete: it must not depend on a build that went wrong.
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  for (const name of ['hatkhola-answers', 'hatkhola-answer-uses', 'workbox-expiration']) indexedDB.deleteDatabase(name)
  await self.registration.unregister()
  // Only pages that the former worker controlled: a page loaded after this one is free already, and would reload for ever.
  const pages = await self.clients.matchAll({ type: 'window' })
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)))
}
