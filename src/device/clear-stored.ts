import { entries } from 'idb-keyval'
import { dropKeptFeed } from './feeds.ts'
import { dropSaved, listSaved, savedKey } from './snapshots/saved.ts'
import { isAnswerUse } from './snapshots/snapshot-limits.ts'
import { dropSnapshot } from './snapshots/snapshots.ts'
import { CACHES_OF, cachesOf, type StoredKind } from './stored-data.ts'
import { storeOf } from './stores.ts'

/**
 * Forgets one kind of what this phone keeps for everybody. What is saved goes only by its own name; the app itself, drafts, and what
 * waits to be sent never go this way.
 */
export async function clearStored(kind: Exclude<StoredKind, 'app'>): Promise<void> {
  if (kind === 'saved') await clearSaved()
  if (kind === 'read') await clearRead()
  await Promise.all((await cachesOf(CACHES_OF[kind])).map(emptyCache))
}

async function clearSaved(): Promise<void> {
  for (const { noun, id } of await listSaved()) await dropSaved(noun, id)
}

async function clearRead(): Promise<void> {
  await dropKeptFeed()
  const saved = new Set((await listSaved()).map(({ noun, id }) => savedKey(noun, id)))
  for (const [address, use] of await entries<string, unknown>(storeOf('answerUses'))) {
    const isSaved = isAnswerUse(use) && use.subject !== null && saved.has(savedKey(use.noun, use.subject))
    if (!isSaved) await dropSnapshot(address)
  }
}

/** The cache itself stays: the worker holds it open. */
async function emptyCache(name: string): Promise<void> {
  const cache = await caches.open(name)
  await Promise.all((await cache.keys()).map((request) => cache.delete(request)))
}
