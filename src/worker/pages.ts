import { lowerCase } from '#contract/core/one-form.ts'
import { isKeepable } from '#contract/core/paths.ts'
import { readLanguage } from '#device/phone.ts'
import { isShellComplete, readShell } from './app-shell.ts'
import { type Build, isPageOf } from './build.ts'
import { ANSWER_DEADLINE_MS, type Behind, withDeadline } from './deadline.ts'
import { offlinePage } from './offline-page.ts'
import { type PagePlace, placeOf } from './page-place.ts'
import { ignoreStorageError } from './snapshot-store.ts'
import { storedResponse } from './stored-response.ts'

const PREFIX = 'pages-'
const MOST_PAGES = 40
const CHECK_AGAIN_MS = 60_000
/** Milliseconds since the epoch at which the network last stood for a kept page; on kept pages only. */
const CHECKED_AT = 'x-checked-at'

const cacheName = (build: Build): string => PREFIX + build.id
const keyOf = ({ path, language }: PagePlace): string => `${path}${path.includes('?') ? '&' : '?'}.language=${language}`

/**
 * Answers a navigation without waiting for the network wherever that is possible: a kept page of this address and language, else
 * the shell. Before the app is complete on the phone the network is asked first.
 */
export async function answerNavigation(build: Build, request: Request, behind: Behind): Promise<Response> {
  const [cache, language] = await Promise.all([caches.open(cacheName(build)), ignoreStorageError(readLanguage(), null)])
  const url = new URL(request.url)
  const place = placeOf(url, language)
  const kept = isKeepable(place.path) ? await cache.match(keyOf(place)) : undefined
  if (kept) {
    if (place.isAlias) return Response.redirect(new URL(place.path, url).href, 302)
    behind(refreshPage(build, place))
    return kept
  }
  if (await isShellComplete(build)) {
    const shell = await readShell(build)
    if (shell) return shell
  }
  return fromNetwork(build, request)
}

/** The navigation cannot be ended by a signal (the browser forbids a copy of it), so it is left behind. */
async function fromNetwork(build: Build, request: Request): Promise<Response> {
  try {
    return await withDeadline(ANSWER_DEADLINE_MS, (signal) => Promise.race([fetch(request), endOf(signal)]))
  } catch {
    // Offline or too slow: the shell may do without the files that are missing, the last resort needs none.
    return (await readShell(build)) ?? offlinePage()
  }
}

const endOf = (signal: AbortSignal): Promise<never> => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** Keeps the server's page of an address. @returns whether it is kept; pages that are not for keeping (a redirect, private, with a secret in their address, not ours) are not, nor asked for. */
export async function fetchPage(build: Build, address: string): Promise<boolean> {
  const url = new URL(address)
  const place = placeOf(url, await readLanguage())
  if (!isKeepable(place.path)) return false
  return withDeadline(ANSWER_DEADLINE_MS, async (signal) => {
    const response = await fetch(place.path, { signal, priority: 'low', redirect: 'manual', cache: 'no-cache', headers: { accept: 'text/html' } })
    return storePage(build, place, response)
  })
}

/** Asks whether a kept page still stands, at most once a minute. No network: it stands. */
async function refreshPage(build: Build, place: PagePlace): Promise<void> {
  const cache = await caches.open(cacheName(build))
  const kept = await cache.match(keyOf(place))
  if (!kept) return
  const sinceCheck = Date.now() - Number(kept.headers.get(CHECKED_AT))
  // Negative after the phone's clock was set back.
  if (sinceCheck >= 0 && sinceCheck < CHECK_AGAIN_MS) return
  const etag = kept.headers.get('etag')
  try {
    await withDeadline(ANSWER_DEADLINE_MS, async (signal) => {
      const response = await fetch(place.path, {
        signal,
        priority: 'low',
        redirect: 'manual',
        cache: 'no-cache',
        headers: { accept: 'text/html', ...(etag ? { 'if-none-match': etag } : {}) },
      })
      if (response.status === 304) await putPage(build, place, kept)
      else if (response.status === 404 || response.status === 410) await cache.delete(keyOf(place))
      else await storePage(build, place, response)
    })
  } catch {
    // Offline or too slow: the page shown is the best there is, and the next visit asks again.
  }
}

async function storePage(build: Build, place: PagePlace, response: Response): Promise<boolean> {
  const header = (name: string) => response.headers.get(name) ?? ''
  const isPage = response.status === 200 && !response.redirected && header('content-type').includes('text/html')
  if (!isPage || /no-store|private/.test(header('cache-control'))) return false
  const written = lowerCase(header('content-language'))
  if (written !== place.language && (written !== '' || !place.isPrefixed)) return false
  const html = await response.text()
  if (!isPageOf(build, html)) return false
  await putPage(build, place, storedResponse(html, response.headers))
  return true
}

/** Puts a page at the end of the queue, and the longest unchecked ones out. */
async function putPage(build: Build, place: PagePlace, page: Response): Promise<void> {
  const cache = await caches.open(cacheName(build))
  const key = keyOf(place)
  await cache.delete(key)
  await cache.put(key, storedResponse(await page.text(), page.headers, { [CHECKED_AT]: String(Date.now()) }))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_PAGES)).map((old) => cache.delete(old)))
}

/** Kept pages of other builds ask for files that are about to go. */
export async function dropOtherPages(build: Build): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheName(build))
  await Promise.all(others.map((name) => caches.delete(name)))
}
