/** The service worker: wiring only. What each part does is in the file it comes from. */
import type { PrecacheGroup } from '#contract/core/precache-groups.ts'
import { Problem } from '#contract/core/problem.ts'
import { countData } from '#device/data-use.ts'
import { isPageMessage, type PageMessage } from '#device/messages.ts'
import { answerPing, answerRequest } from './api-answers.ts'
import { answerAppFile, completeShell, dropOtherShells, installShell, isAppFile, noteOpened } from './app-shell.ts'
import { letOldPackagesGo, listenForSync } from './background-replay.ts'
import { describeBuild, type ManifestEntry } from './build.ts'
import { cachedRequestOf } from './cached-endpoints.ts'
import type { Behind } from './deadline.ts'
import { answerPicture, dropPictures, isPicturePath } from './images.ts'
import { listenForPushes } from './notifications.ts'
import { isScreenPath } from './page-place.ts'
import { answerNavigation, dropOtherPages, fetchPage } from './pages.ts'
import { hold, noteSaveData, prefetch, save, stopPrefetch } from './prefetch.ts'
import { answerShare, isShare } from './sharing.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: ManifestEntry[] }

/** Where a page asks whether the service is there. */
const PING = '/api/ping/'

const build = describeBuild(self.__WB_MANIFEST)
listenForPushes(build)
listenForSync()
countData()

self.addEventListener('install', (event) => event.waitUntil(installShell(build)))

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), dropOtherPages(build), letOldPackagesGo()])))

self.addEventListener('fetch', (event) => {
  noteSaveData(event.request)
  const answer = answerTo(event)
  // A fault of ours must never stand between the page and the network.
  if (answer) event.respondWith(answer.catch(() => fetch(event.request)))
})

/** Undefined: none of our business. The browser goes to the network as if there were no worker. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return undefined
  if (isShare(request, url)) return answerShare(request)
  if (request.method !== 'GET') return undefined
  const behind: Behind = (work) => event.waitUntil(work)
  if (isPicturePath(url.pathname)) return answerPicture(request, behind)
  if (request.mode === 'navigate') return isScreenPath(url.pathname) ? answerNavigation(build, request, behind) : undefined
  if (isAppFile(build, url.pathname)) return answerAppFile(build, request, behind)
  if (url.pathname === PING) return answerPing(request)
  // What a signed-in person is answered is theirs: it never enters the shared store.
  const cachedRequest = request.headers.has('authorization') ? null : cachedRequestOf(url)
  return cachedRequest ? answerRequest(cachedRequest, request, behind) : undefined
}

self.addEventListener('message', (event) => {
  if (isPageMessage(event.data)) event.waitUntil(obey(event.data).catch(unlessExpected))
})

async function obey(message: PageMessage): Promise<unknown> {
  switch (message.type) {
    case 'activate-now':
      return self.skipWaiting()
    case 'precache':
      // A page that was loading while this worker took over gets no answers from a worker until it is claimed. A replaced worker may not claim it.
      return Promise.all([self.clients.claim().catch(() => undefined), completeAndTidy(message.for)])
    case 'opened':
      return noteOpened(build, message.screen)
    case 'keep-page':
      return fetchPage(build, message.url)
    case 'hold':
      return hold(message.answers)
    case 'prefetch':
      return prefetch(message.addresses, message.saveData)
    case 'prefetch-stop':
      return stopPrefetch()
    case 'save':
      return save(message.addresses, message.images)
    case 'unsave':
      return dropPictures(message.images)
  }
}

/** No network just now: what a page asked for ahead of its need is asked for again at its next start. */
function unlessExpected(cause: unknown): void {
  if (!(cause instanceof Problem)) throw cause
}

/**
 * Completes the app on this phone and lets other builds go, unless they are needed: a second window may still run an older one,
 * and a newer one that waits, or has just taken over from us, must find what it fetched.
 */
async function completeAndTidy(wanted: readonly PrecacheGroup[] | undefined): Promise<void> {
  await completeShell(build, wanted)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { installing, waiting } = self.registration
  const isNewest = !installing && !waiting && self.serviceWorker?.state !== 'redundant'
  if (windows.length <= 1 && isNewest) await dropOtherShells(build)
}
