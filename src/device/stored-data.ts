import { entries } from 'idb-keyval'
import { OUTBOX_KEY } from './outbox/outbox-entry.ts'
import { PICTURE_CACHES } from './snapshots/held-pictures.ts'
import { listSaved, savedKey } from './snapshots/saved.ts'
import { isAnswerUse } from './snapshots/snapshot-limits.ts'
import { privateStoreOf, storeOf } from './stores.ts'

/** Caches of the worker, by what their names begin with. @see src/worker/{app-shell,pages,images}.ts */
export const CACHES_OF = { app: ['shell-'], read: ['pages-'], pictures: [PICTURE_CACHES.seen], saved: [PICTURE_CACHES.saved] } as const

/** Why something is on this phone: `read` was looked at or loaded ahead, `saved` was wished for. */
const STORED_KINDS = ['saved', 'read', 'pictures', 'app'] as const
export type StoredKind = (typeof STORED_KINDS)[number]

export interface StoredData {
  kind: StoredKind
  count: number
  /** About so many: what a browser needs around it is its own affair. */
  bytes: number
}

/** What this phone keeps for everybody who uses it, by kind. What belongs to an account alone is counted with its own store. */
export async function readStoredData(): Promise<StoredData[]> {
  const [saved, uses] = await Promise.all([listSaved(), entries<string, unknown>(storeOf('answerUses'))])
  const answers = uses.flatMap(([, use]) => (isAnswerUse(use) ? [use] : []))
  const savedKeys = new Set(saved.map(({ noun, id }) => savedKey(noun, id)))
  const isSaved = ({ noun, subject }: { noun: string; subject: string | null }) => subject !== null && savedKeys.has(savedKey(noun, subject))
  const read = answers.filter((use) => !isSaved(use))
  const [app, pages, pictures, savedPictures] = await Promise.all([
    measure(CACHES_OF.app),
    measure(CACHES_OF.read),
    measure(CACHES_OF.pictures),
    measure(CACHES_OF.saved),
  ])
  return [
    { kind: 'saved', count: saved.length, bytes: sum(answers.filter(isSaved)) + savedPictures.bytes },
    { kind: 'read', count: read.length + pages.count, bytes: sum(read) + pages.bytes },
    { kind: 'pictures', ...pictures },
    { kind: 'app', ...app },
  ]
}

/** What is kept for one account alone: answers about it, and what its owner was writing. What waits to be sent has its own screen. */
export async function readPrivateData(userId: number): Promise<{ answers: Omit<StoredData, 'kind'>; drafts: Omit<StoredData, 'kind'> }> {
  const records = (await entries<string, unknown>(privateStoreOf(userId))).filter(([key]) => !key.startsWith(OUTBOX_KEY))
  const of = (isDraft: boolean) => {
    const mine = records.filter(([key]) => key.startsWith('draft ') === isDraft).map(([, value]) => ({ bytes: bytesOf(value) }))
    return { count: mine.length, bytes: sum(mine) }
  }
  return { answers: of(false), drafts: of(true) }
}

/** Bytes that the browser counts for all of it, and what it would give; undefined where it does not say. */
export async function spaceOfAll(): Promise<{ usage: number; quota: number } | undefined> {
  if (!('storage' in navigator) || !navigator.storage?.estimate) return undefined
  const { usage = 0, quota = 0 } = await navigator.storage.estimate()
  return { usage, quota }
}

/** Names of the caches of one kind. */
export async function cachesOf(beginnings: readonly string[]): Promise<string[]> {
  if (typeof caches === 'undefined') return []
  return (await caches.keys()).filter((name) => beginnings.some((beginning) => name.startsWith(beginning)))
}

async function measure(beginnings: readonly string[]): Promise<{ count: number; bytes: number }> {
  const found = { count: 0, bytes: 0 }
  for (const name of await cachesOf(beginnings)) {
    const cache = await caches.open(name)
    // One at a time: all bodies at once would fill the memory of a small phone.
    for (const request of await cache.keys()) {
      const response = await cache.match(request)
      if (!response) continue
      found.count += 1
      found.bytes += (await response.blob()).size
    }
  }
  return found
}

/** Of a record as JSON, and of the files in it. */
function bytesOf(value: unknown): number {
  let files = 0
  const text = JSON.stringify(value, (_, one: unknown) => {
    if (one instanceof Blob) files += one.size
    return one
  })
  return text.length + files
}

const sum = (uses: readonly { bytes: number }[]): number => uses.reduce((bytes, use) => bytes + use.bytes, 0)
