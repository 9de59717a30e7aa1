import { delMany, entries, get, getMany, keys, set } from 'idb-keyval'
import { isShortOfSpace } from '../space.ts'
import { storeOf } from '../stores.ts'
import { listSaved, savedKey } from './saved.ts'
import { type AnswerUse, chooseEvictions, isAnswerUse } from './snapshot-limits.ts'

/** The last good answer to one request. One record each: many small ones are slow on cheap phones. */
export interface Snapshot {
  /** Canonical: contract/core/endpoint.ts, `addressOf`. */
  address: string
  status: 200
  /** Parsed JSON that fitted the endpoint's answer when it came. */
  body: unknown
  etag: string | null
  /** ISO 8601 UTC by this phone's clock, which may be wrong: never compare with a server's time. */
  fetchedAt: string
  /** When the network last said that it still stands; not before `fetchedAt`. */
  checkedAt: string
  via: 'visit' | 'prefetch'
}

/** Where a snapshot belongs: the endpoint's policy, and for a detail the id in its address. */
export interface Shelf {
  noun: string
  shape: 'list' | 'detail'
  keepDays: number
  subject: string | null
}

/** An entry without answer that is younger belongs to a write under way. */
const WRITING_MS = 60_000

/** The held answer of an address, or null. */
export async function readSnapshot(address: string): Promise<Snapshot | null> {
  const record = await get<unknown>(address, storeOf('answers'))
  return isSnapshot(record) ? record : null
}

/**
 * Keeps an answer in place of a former one of the same address, then lets go of what is over the limits.
 * The use is written first: cut off between the two, there is an entry without answer, which the next clean-up drops.
 * @throws {Problem} out-of-space — the former answer, if any, still stands.
 */
export async function writeSnapshot(snapshot: Snapshot, shelf: Shelf): Promise<void> {
  const { address, body, checkedAt } = snapshot
  const use: AnswerUse = { ...shelf, rows: rowsOf(body), bytes: JSON.stringify(body).length, lastUsed: Date.now(), checkedAt }
  const former = await get<AnswerUse>(address, storeOf('answerUses'))
  await set(address, use, storeOf('answerUses'))
  try {
    await set(address, snapshot, storeOf('answers'))
  } catch (cause) {
    if (former) await set(address, former, storeOf('answerUses'))
    else await delMany([address], storeOf('answerUses'))
    throw cause
  }
  await tidySnapshots(address)
}

/** Notes that the network confirmed the answer (304), unless another one has taken its place meanwhile. @returns whether it was noted. */
export function touchSnapshot(address: string, etag: string | null, checkedAt: string): Promise<boolean> {
  return storeOf('answers')(
    'readwrite',
    (store) =>
      new Promise<boolean>((resolve, reject) => {
        let isNoted = false
        const reading = store.get(address)
        reading.onsuccess = () => {
          const held: unknown = reading.result
          if (!isSnapshot(held) || held.etag !== etag) return
          isNoted = true
          store.put({ ...held, checkedAt } satisfies Snapshot, address)
        }
        store.transaction.oncomplete = () => resolve(isNoted)
        store.transaction.onabort = () => reject(store.transaction.error)
      }),
  )
}

/** Notes that the answer was shown, so that it is among the last to go. */
export async function noteUse(address: string): Promise<void> {
  const use = await get<unknown>(address, storeOf('answerUses'))
  if (isAnswerUse(use)) await set(address, { ...use, lastUsed: Date.now() }, storeOf('answerUses'))
}

/** Forgets an answer. */
export async function dropSnapshot(address: string): Promise<void> {
  await dropAll([address])
}

/** A held answer, and what it is about. */
export type CachedSnapshot = Snapshot & Pick<Shelf, 'noun' | 'shape'>

/** Every held answer about these nouns. */
export async function readSnapshotsOf(...nouns: string[]): Promise<CachedSnapshot[]> {
  const uses = (await readUses()).filter(([, { noun }]) => nouns.includes(noun))
  const records = await getMany<unknown>(
    uses.map(([address]) => address),
    storeOf('answers'),
  )
  return records.flatMap((record, at) => {
    const use = uses[at]?.[1]
    return use && isSnapshot(record) ? [{ ...record, noun: use.noun, shape: use.shape }] : []
  })
}

/**
 * Brings the held answers back under their limits. What is saved stays whatever happens.
 * @param justKept the address that must not be the one to go.
 */
export async function tidySnapshots(justKept?: string): Promise<void> {
  // In this order: an answer's use is written before it, so every answer seen here has its use unless it is a stray.
  const answers = await keys<string>(storeOf('answers'))
  const uses = await readUses()
  const [saved, shortOfSpace] = await Promise.all([listSaved(), isShortOfSpace()])
  const pinned = new Set(saved.map((item) => savedKey(item.noun, item.id)))
  const known = new Set(uses.map(([address]) => address))
  const held = new Set(answers)
  const isCutOff = ([address, use]: [string, AnswerUse]) => !held.has(address) && Math.abs(Date.now() - use.lastUsed) > WRITING_MS
  const strays = [...answers.filter((address) => !known.has(address)), ...uses.filter(isCutOff).map(([address]) => address)]
  const candidates = uses.filter(([address, use]) => address !== justKept && !(use.subject !== null && pinned.has(savedKey(use.noun, use.subject))))
  const evicted = chooseEvictions({ all: uses, candidates, shortOfSpace, now: Date.now() })
  await dropAll([...new Set([...strays, ...evicted])])
}

async function dropAll(addresses: string[]): Promise<void> {
  if (addresses.length === 0) return
  await delMany(addresses, storeOf('answers'))
  await delMany(addresses, storeOf('answerUses'))
}

async function readUses(): Promise<[string, AnswerUse][]> {
  const records = await entries<string, unknown>(storeOf('answerUses'))
  return records.filter((record): record is [string, AnswerUse] => isAnswerUse(record[1]))
}

function rowsOf(body: unknown): number {
  if (Array.isArray(body)) return body.length
  if (typeof body !== 'object' || body === null) return 1
  if ('results' in body) return rowsOf(body.results)
  // An answer over several nouns: a page of each.
  const pages = Object.values(body).filter((page: unknown) => typeof page === 'object' && page !== null && 'results' in page)
  return pages.reduce((rows: number, page) => rows + rowsOf(page), 0) || 1
}

function isSnapshot(value: unknown): value is Snapshot {
  if (typeof value !== 'object' || value === null) return false
  const record = value as Partial<Record<keyof Snapshot, unknown>>
  return (
    typeof record.address === 'string' &&
    record.status === 200 &&
    'body' in record &&
    typeof record.fetchedAt === 'string' &&
    typeof record.checkedAt === 'string'
  )
}
