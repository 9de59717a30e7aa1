import type { UseStore } from 'idb-keyval'
import { Problem } from '#contract/core/problem.ts'

/** idb-keyval keeps one object store per database; all of ours are called so. */
const TABLE = 'kept'

interface StoreSpec {
  name: string
  version: number
  /** What becomes of records of another version: `rebuild` forgets them (they can be asked for again), `keep` leaves them be. */
  otherVersion: 'rebuild' | 'keep'
  /** `strict`: a write is done when it lies on the disk, not when the browser has it in hand. Slower, for what the user is told is safe. */
  durability?: 'strict'
}

const SPECS = {
  answers: { name: 'hatkhola-answers', version: 1, otherVersion: 'rebuild' },
  answerUses: { name: 'hatkhola-answer-uses', version: 1, otherVersion: 'rebuild' },
  pictureUses: { name: 'hatkhola-picture-uses', version: 1, otherVersion: 'rebuild' },
  saved: { name: 'hatkhola-saved', version: 1, otherVersion: 'keep' },
  gates: { name: 'hatkhola-gates', version: 1, otherVersion: 'keep' },
  device: { name: 'hatkhola-device', version: 1, otherVersion: 'keep' },
  sealed: { name: 'hatkhola-sealed', version: 1, otherVersion: 'keep', durability: 'strict' },
} as const satisfies Record<string, StoreSpec>

type StoreName = keyof typeof SPECS

/** What one account's private database is called begins so; its id follows. */
const PRIVATE = 'hatkhola-private-'
const privateSpec = (userId: number): StoreSpec => ({ name: PRIVATE + userId, version: 1, otherVersion: 'keep' })

/** By the name of the database. */
const connections = new Map<string, Promise<IDBDatabase>>()

/**
 * A store that every idb-keyval function takes as its last argument. The database is opened at first use and closed as soon as
 * another tab or worker wants to change its version, so that an update never waits for an old page.
 * @throws {Problem} out-of-space — the phone refused the write; nothing of it was stored.
 */
export const storeOf =
  (name: StoreName): UseStore =>
  (mode, work) =>
    inStore(SPECS[name], mode, work)

/**
 * The private database of one account, for what no other user of this phone may find.
 * @throws {Problem} out-of-space — the phone refused the write; nothing of it was stored.
 */
export const privateStoreOf =
  (userId: number): UseStore =>
  (mode, work) =>
    inStore(privateSpec(userId), mode, work)

/**
 * The same database, where a write outlives a phone that goes dark the moment after.
 * @throws {Problem} out-of-space — the phone refused the write; nothing of it was stored.
 */
export const durablePrivateStoreOf =
  (userId: number): UseStore =>
  (mode, work) =>
    inStore({ ...privateSpec(userId), durability: 'strict' }, mode, work)

/** The accounts that have a private database here. Empty where the browser does not say. */
export async function listPrivateStores(): Promise<number[]> {
  const found = 'databases' in indexedDB ? await indexedDB.databases() : []
  return found.flatMap(({ name }) => (name?.startsWith(PRIVATE) ? Number(name.slice(PRIVATE.length)) : []))
}

/** Deletes the private database of an account. Other tabs let go of it by themselves. */
export async function deletePrivateStore(userId: number): Promise<void> {
  await settled(indexedDB.deleteDatabase(privateSpec(userId).name))
}

async function inStore<T>(spec: StoreSpec, mode: IDBTransactionMode, work: (store: IDBObjectStore) => T | PromiseLike<T>): Promise<T> {
  try {
    const store = await begin(spec, mode)
    return await work(store)
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'QuotaExceededError') throw new Problem('out-of-space', { cause })
    throw cause
  }
}

/** A connection may have been closed between two calls (an upgrade elsewhere, a browser under pressure): then it is opened anew, once. */
async function begin(spec: StoreSpec, mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const options: IDBTransactionOptions = { durability: spec.durability ?? 'default' }
  const database = await connect(spec)
  try {
    return database.transaction(TABLE, mode, options).objectStore(TABLE)
  } catch (cause) {
    if (!(cause instanceof Error) || cause.name !== 'InvalidStateError') throw cause
    connections.delete(spec.name)
    return (await connect(spec)).transaction(TABLE, mode, options).objectStore(TABLE)
  }
}

function connect(spec: StoreSpec): Promise<IDBDatabase> {
  const { name } = spec
  const open = connections.get(name)
  if (open) return open
  const opening = openAnyVersion(spec).then((database) => {
    const forget = () => connections.delete(name)
    database.onclose = forget
    database.onversionchange = () => {
      forget()
      database.close()
    }
    return database
  })
  connections.set(name, opening)
  opening.catch(() => connections.delete(name))
  return opening
}

/** Opens what is there even if a newer app wrote it (a deploy that was taken back). */
async function openAnyVersion(spec: StoreSpec): Promise<IDBDatabase> {
  try {
    return await openDatabase(spec, spec.version)
  } catch (cause) {
    if (!(cause instanceof Error) || cause.name !== 'VersionError') throw cause
    if (spec.otherVersion === 'keep') return openDatabase(spec)
    await settled(indexedDB.deleteDatabase(spec.name))
    return openDatabase(spec, spec.version)
  }
}

function openDatabase(spec: StoreSpec, version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(spec.name, version)
  request.onupgradeneeded = () => {
    const database = request.result
    const isThere = database.objectStoreNames.contains(TABLE)
    if (isThere && spec.otherVersion === 'keep') return
    if (isThere) database.deleteObjectStore(TABLE)
    database.createObjectStore(TABLE)
  }
  return settled(request)
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
