/** The service worker: wiring only. What each part does is in the file it comes from. */
import type { RouteMatchCallbackOptions } from 'workbox-core'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { Problem } from '#contract/core/problem.ts'
import { isPageMessage, type PageMessage } from '#device/messages.ts'
import { answerQuestion } from './api-answers.ts'
import { answerAppFile, completeShell, dropOtherShells, installShell, isAppFile } from './app-shell.ts'
import { listenForSync } from './background-replay.ts'
import { describeBuild, type ManifestEntry } from './build.ts'
import type { Behind } from './deadline.ts'
import { answerPicture, dropPictures, isPicturePath } from './images.ts'
import { keptQuestionOf } from './kept-endpoints.ts'
import { listenForPushes } from './notifications.ts'
import { isScreenPath } from './page-place.ts'
import { answerNavigation, dropOtherPages, keepPage } from './pages.ts'
import { hold, noteSaveData, prefetch, save, stopPrefetch } from './prefetch.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: ManifestEntry[] }

const build = describeBuild(self.__WB_MANIFEST)
listenForPushes(build)
listenForSync()

self.addEventListener('install', (event) => event.waitUntil(installShell(build)))

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), dropOtherPages(build)])))

self.addEventListener('fetch', (event) => noteSaveData(event.request))

// Whatever has no route is none of our business: the browser goes to the network as if there were no worker.
const screen = ({ request, url, sameOrigin }: RouteMatchCallbackOptions) => sameOrigin && request.mode === 'navigate' && isScreenPath(url.pathname)
registerRoute(screen, ({ request, event }) => answerNavigation(build, request, behindOf(event)))

const picture = ({ url, sameOrigin }: RouteMatchCallbackOptions) => sameOrigin && isPicturePath(url.pathname)
registerRoute(picture, ({ request, event }) => answerPicture(request, behindOf(event)))

const appFile = ({ request, url, sameOrigin }: RouteMatchCallbackOptions) => sameOrigin && request.mode !== 'navigate' && isAppFile(build, url.pathname)
registerRoute(appFile, ({ request, event }) => answerAppFile(build, request, behindOf(event)))

/** What a signed-in person is answered is theirs: it never enters the shared store. */
const keptQuestion = ({ request, url, sameOrigin }: RouteMatchCallbackOptions) =>
  sameOrigin && request.mode !== 'navigate' && !request.headers.has('authorization') ? keptQuestionOf(url) : null
registerRoute(keptQuestion, ({ request, url, event }) => {
  const question = keptQuestionOf(url)
  return question ? answerQuestion(question, request, behindOf(event)) : fetch(request)
})

// A fault of ours must never stand between the page and the network.
setCatchHandler(({ request }) => fetch(request))

self.addEventListener('message', (event) => {
  if (isPageMessage(event.data)) event.waitUntil(obey(event.data).catch(unlessExpected))
})

const behindOf =
  (event: ExtendableEvent): Behind =>
  (work) =>
    event.waitUntil(work)

async function obey(message: PageMessage): Promise<unknown> {
  switch (message.type) {
    case 'activate-now':
      return self.skipWaiting()
    case 'precache':
      return completeAndTidy(message.member)
    case 'keep-page':
      return keepPage(build, message.url)
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
 * Completes the app on this phone and lets other builds go, unless somebody needs them: a second window may still run an older one,
 * and a newer one that waits, or has just taken over from us, must find what it fetched.
 */
async function completeAndTidy(forMember: boolean): Promise<void> {
  await completeShell(build, forMember)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { installing, waiting } = self.registration
  const isNewest = !installing && !waiting && self.serviceWorker?.state !== 'redundant'
  if (windows.length <= 1 && isNewest) await dropOtherShells(build)
}
