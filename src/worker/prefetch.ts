import * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import { announce, type CachedPageAnswer } from '#device/messages.ts'
import { touchSnapshot } from '#device/snapshots/snapshots.ts'
import { askNetwork } from './ask-network.ts'
import { type CachedRequest, cachedRequestOf } from './cached-endpoints.ts'
import { savePictures } from './images.ts'
import { findSnapshot, ignoreStorageError, storeAnswer, storeSnapshot } from './snapshot-store.ts'

/** The most that one list may fetch ahead: characters of JSON, before compression. */
const MOST_CHARACTERS = 130_000
/** A network that takes longer for one answer is left to the user. */
const SLOW_MS = 3_000

let underway: AbortController | undefined
let savesData = false

/** Remembers what the browser says about saving data; inside the worker only a page's requests tell. */
export function noteSaveData(request: Request): void {
  savesData = request.headers.get('save-data') === 'on'
}

/** Fetches missing answers ahead of their use, one at a time; stops at the first failure, on a slow network, and at the budget. */
export async function prefetch(addresses: string[], saveData: boolean): Promise<void> {
  stopPrefetch()
  if (saveData || savesData) return
  const mine = new AbortController()
  underway = mine
  let left = MOST_CHARACTERS
  for (const cachedRequest of cachedRequestsOf(addresses)) {
    if (mine.signal.aborted || left <= 0) return
    if (await findSnapshot(cachedRequest)) continue
    const begun = Date.now()
    const used = await fetchAhead(cachedRequest, mine.signal)
    if (used === null || Date.now() - begun > SLOW_MS) return
    left -= used
  }
}

export function stopPrefetch(): void {
  underway?.abort()
  underway = undefined
}

/** @returns characters used, or null when there was no answer. */
async function fetchAhead(cachedRequest: CachedRequest, signal: AbortSignal): Promise<number | null> {
  try {
    const answer = await askNetwork(cachedRequest, { priority: 'low', signal })
    if (answer.kind !== 'new') return 0
    await storeAnswer(cachedRequest, answer, 'prefetch')
    return answer.text.length
  } catch {
    // Stopped, offline or slow: what is fetched ahead is a gift, and the user asks when it is needed.
    return null
  }
}

/** Fetches what the user saved, now, and tells the pages of each whether it can be shown without network. */
export async function save(addresses: string[], images: string[]): Promise<void> {
  const pictures = savePictures(images)
  for (const cachedRequest of cachedRequestsOf(addresses)) announce({ type: 'saved-ready', address: cachedRequest.address, ok: await isKeptNow(cachedRequest) })
  await pictures
}

async function isKeptNow(cachedRequest: CachedRequest): Promise<boolean> {
  const held = await findSnapshot(cachedRequest)
  try {
    const answer = await askNetwork(cachedRequest, { etag: held?.etag ?? null })
    return answer.kind === 'new' ? await storeAnswer(cachedRequest, answer, 'visit') : held !== null
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause
    return held !== null
  }
}

/**
 * Holds answers that came inside a page, unless newer ones are held. They have no tag, so the next check fetches them once in full,
 * except where the same was held already.
 */
export async function hold(answers: CachedPageAnswer[]): Promise<void> {
  for (const { address, body, fetchedAt, etag } of answers) {
    const cachedRequest = cachedRequestsOf([address])[0]
    if (!cachedRequest || !v.is(cachedRequest.endpoint.answer, body) || Number.isNaN(Date.parse(fetchedAt))) continue
    const held = await findSnapshot(cachedRequest)
    if (held && held.checkedAt >= fetchedAt) continue
    if (held && JSON.stringify(held.body) === JSON.stringify(body)) await ignoreStorageError(touchSnapshot(held.address, etag ?? held.etag, fetchedAt), false)
    else await storeSnapshot(cachedRequest, { address: cachedRequest.address, status: 200, body, etag, fetchedAt, checkedAt: fetchedAt, via: 'visit' })
  }
}

const cachedRequestsOf = (addresses: string[]): CachedRequest[] => addresses.flatMap((address) => cachedRequestOf(new URL(address, location.origin)) ?? [])
