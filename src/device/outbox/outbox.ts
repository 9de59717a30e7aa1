import { entries, get, promisifyRequest } from 'idb-keyval'
import * as v from 'valibot'
import { LANGUAGES } from '#contract/core/languages.ts'
import { isProblemCode, Problem, type ProblemCode } from '#contract/core/problem.ts'
import { announce } from '../messages.ts'
import { durablePrivateStoreOf } from '../stores.ts'
import { isEntryKey, isReplaceable, OUTBOX_FILE_KEY, OUTBOX_KEY, OUTBOX_STATES, type OutboxEntry } from './outbox-entry.ts'
import { type ChosenFiles, filesRange, sweepFiles, takeFiles } from './outbox-files.ts'
import { queuedEndpoint } from './queued-endpoints.ts'

const keyOf = (id: string): string => OUTBOX_KEY + id
/** All entries, without their files. */
const allEntries = (): IDBKeyRange => IDBKeyRange.bound(OUTBOX_KEY, OUTBOX_FILE_KEY, false, true)

/** Two galleries that are filled without network; a loop gone wild would go on. */
const MOST_ENTRIES = 120
/** JSON characters of one entry. */
const MOST_CHARACTERS = 64_000

const Instant = v.pipe(v.string(), v.isoTimestamp())
const KeptFile = v.object({ key: v.string(), name: v.string(), type: v.string(), size: v.number() })
const Entry = v.object({
  id: v.string(),
  idempotency_key: v.string(),
  noun: v.string(),
  method: v.string(),
  address: v.string(),
  body: v.unknown(),
  files: v.optional(v.record(v.string(), v.union([KeptFile, v.array(KeptFile)]))),
  subject: v.optional(v.string()),
  after: v.optional(v.string()),
  in_turn: v.optional(v.string()),
  about: v.unknown(),
  language: v.picklist(LANGUAGES),
  created_at: Instant,
  changed_at: Instant,
  ask_after: v.nullable(Instant),
  send_before: v.optional(Instant),
  state: v.picklist(OUTBOX_STATES),
  tries: v.number(),
  next_at: v.nullable(Instant),
  may_have_arrived: v.boolean(),
  problem: v.nullable(
    v.object({
      code: v.custom<ProblemCode>(isProblemCode),
      fields: v.optional(v.record(v.string(), v.string())),
      facts: v.optional(v.record(v.string(), v.number())),
    }),
  ),
  answer: v.unknown(),
})

const isEntry = (value: unknown): value is OutboxEntry => v.is(Entry, value)

/**
 * Keeps what its owner wants to have done. When it returns, it lies on the disk: now it may be called saved. In the same step it takes the place of
 * earlier ones about its subject that cannot have arrived; behind one that may have it waits.
 * @param files of a form, by field; they are kept together with the entry, or nothing is.
 * @throws {Problem} out-of-space — the phone, or the outbox, has no room: nothing was kept; too-large — it, or a file, is longer than a write
 * can be; bad-input — a file cannot be read.
 */
export async function storeEntry(userId: number, entry: OutboxEntry, files: ChosenFiles = {}): Promise<void> {
  if (JSON.stringify(entry).length > MOST_CHARACTERS) throw new Problem('too-large')
  const taken = await takeFiles(entry, files)
  if (taken.blobs.length > 0) await sweepFiles(userId)
  const kept = taken.blobs.length > 0 ? { ...entry, files: taken.files } : entry
  await durablePrivateStoreOf(userId)('readwrite', (store) =>
    inOneStep(
      store,
      () => store.getAll(allEntries()),
      (held: unknown[]) => {
        const same = held.filter(isEntry).filter((one) => entry.subject !== undefined && one.subject === entry.subject && one.noun === entry.noun)
        const replaced = same.filter(isReplaceable)
        if (held.length - replaced.length >= MOST_ENTRIES) throw new Problem('out-of-space')
        for (const { id } of replaced) remove(store, id)
        for (const [key, blob] of taken.blobs) store.put(blob, key)
        const first = same.find((one) => one.state !== 'sent' && !isReplaceable(one))
        store.put(first ? { ...kept, after: first.id } : kept, keyOf(entry.id))
      },
    ),
  )
  announce({ type: 'outbox-changed', user_id: userId })
}

/**
 * Forgets an entry that a newer one about its subject has been waiting behind, once it is certain that it has not arrived: what it asked for is not
 * wanted any more. @returns whether it is gone.
 */
export async function dropReplaced(userId: number, id: string): Promise<boolean> {
  let isGone = false
  await durablePrivateStoreOf(userId)('readwrite', (store) =>
    inOneStep(
      store,
      () => store.get(keyOf(id)),
      (held: unknown) => {
        isGone = isEntry(held) && isReplaceable(held)
        if (isGone) remove(store, id)
      },
    ),
  )
  if (isGone) announce({ type: 'outbox-changed', user_id: userId })
  return isGone
}

function remove(store: IDBObjectStore, id: string): void {
  store.delete(keyOf(id))
  store.delete(filesRange(id))
}

/** Reads, and writes what follows from it, so that nothing comes in between; nothing is written where `write` throws. */
function inOneStep<T>(store: IDBObjectStore, read: () => IDBRequest<T>, write: (held: T) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const reading = read()
    reading.onsuccess = () => {
      try {
        write(reading.result)
      } catch (cause) {
        reject(cause)
        store.transaction.abort()
      }
    }
    store.transaction.oncomplete = () => resolve()
    store.transaction.onabort = () => reject(store.transaction.error)
  })
}

/** Everything in one person's outbox that this version of the app can read, the oldest first. */
export async function readEntries(userId: number): Promise<OutboxEntry[]> {
  const held = await entries<string, unknown>(durablePrivateStoreOf(userId))
  return held
    .flatMap(([key, value]) => (isEntryKey(key) && isEntry(value) ? [value] : []))
    .sort((a, b) => (a.created_at < b.created_at || (a.created_at === b.created_at && a.id < b.id) ? -1 : 1))
}

/** One entry; undefined when there is none, or another version wrote it in a shape unknown here. */
export async function readEntry(userId: number, id: string): Promise<OutboxEntry | undefined> {
  const held = await get<unknown>(keyOf(id), durablePrivateStoreOf(userId))
  return isEntry(held) ? held : undefined
}

/** How many entries another version of the app wrote in a shape unknown here. They are left where they are, and never sent. */
export async function countUnreadable(userId: number): Promise<number> {
  const held = await entries<string, unknown>(durablePrivateStoreOf(userId))
  return held.filter(([key, value]) => isEntryKey(key) && !isEntry(value)).length
}

/** Throws away what another version wrote in a shape unknown here: its owner does not want to keep it. */
export async function dropUnreadable(userId: number): Promise<void> {
  const held = await entries<string, unknown>(durablePrivateStoreOf(userId))
  for (const [key, value] of held) if (isEntryKey(key) && !isEntry(value)) await dropEntry(userId, key.slice(OUTBOX_KEY.length))
}

/** Whether this version knows where it goes; another one may have written it. What is over goes nowhere any more. */
export const isSendable = ({ method, address, state }: OutboxEntry): boolean => state === 'sent' || queuedEndpoint(method, address) !== undefined

/** What would be lost with the outbox: all that is not sent or thrown away, the unreadable too. */
export async function countUnsent(userId: number): Promise<number> {
  const [readable, unreadable] = await Promise.all([readEntries(userId), countUnreadable(userId)])
  return readable.filter(isUnsent).length + unreadable
}

/** Whether its owner still wants something of it. */
const isUnsent = ({ state }: OutboxEntry): boolean => state !== 'sent' && state !== 'discarded'

/**
 * Changes an entry in one step, so that two who change it at once do so one after the other. One that is gone is not brought back.
 * @param change gives the new entry, or undefined to leave it as it is.
 * @returns the new entry; undefined when nothing was changed.
 * @throws {Problem} out-of-space — the entry stands as it was.
 */
export async function changeEntry(userId: number, id: string, change: (entry: OutboxEntry) => OutboxEntry | undefined): Promise<OutboxEntry | undefined> {
  let changed: OutboxEntry | undefined
  await durablePrivateStoreOf(userId)('readwrite', (store) =>
    inOneStep(
      store,
      () => store.get(keyOf(id)),
      (held: unknown) => {
        changed = isEntry(held) ? change(held) : undefined
        if (changed) store.put(changed, keyOf(id))
      },
    ),
  )
  if (changed) announce({ type: 'outbox-changed', user_id: userId })
  return changed
}

/** Forgets an entry, and its files with it. */
export async function dropEntry(userId: number, id: string): Promise<void> {
  await durablePrivateStoreOf(userId)('readwrite', (store) => {
    remove(store, id)
    return promisifyRequest(store.transaction)
  })
  announce({ type: 'outbox-changed', user_id: userId })
}
