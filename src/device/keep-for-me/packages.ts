import { entries, get, promisifyRequest, set } from 'idb-keyval'
import * as v from 'valibot'
import { KEEP_FOR_ME_DAYS } from '#contract/accounts/phone-keys.ts'
import { storeOf } from '../stores.ts'
import type { SealedBytes } from './sealing.ts'

const DAY_MS = 24 * 3_600_000
/** A page that was ended while it sealed never comes back to it. */
const UNFINISHED_MS = DAY_MS

const bytes = v.instance(Uint8Array<ArrayBuffer>)
const SealedPackage = v.object({
  /** Made up. */
  id: v.string(),
  /** The owner's phone finds it by this. */
  mark: v.string(),
  once: bytes,
  chunks: v.number(),
  /** ISO 8601 UTC. */
  sealed_at: v.string(),
  /** All its chunks lie here. Before that it is not opened. */
  is_whole: v.boolean(),
})
/** What a user left here when they signed out. Nothing of it says whose it is, or what. */
export type SealedPackage = v.InferOutput<typeof SealedPackage>

const Chunk = v.object({ nonce: bytes, bytes: v.instance(ArrayBuffer) })
const chunkKey = (id: string, at: number): string => `${id} ${at}`

/** @throws {Problem} out-of-space — the phone has no room for it. */
export const putPackage = (one: SealedPackage): Promise<void> => set(one.id, one, storeOf('sealed'))

/** @throws {Problem} out-of-space — the phone has no room for it. */
export const putChunk = (id: string, at: number, sealed: SealedBytes): Promise<void> => set(chunkKey(id, at), sealed, storeOf('sealed'))

/** A part of a package; undefined where it is not there. */
export async function readChunk(id: string, at: number): Promise<SealedBytes | undefined> {
  const found = await get<unknown>(chunkKey(id, at), storeOf('sealed'))
  return v.is(Chunk, found) ? found : undefined
}

/** All packages of this phone, the latest first. */
export async function listPackages(): Promise<SealedPackage[]> {
  const found = await entries<string, unknown>(storeOf('sealed'))
  return found.flatMap(([, value]) => (v.is(SealedPackage, value) ? [value] : [])).sort((a, b) => (a.sealed_at < b.sealed_at ? 1 : -1))
}

/** Deletes a package with all that belongs to it. */
export const dropPackage = (id: string): Promise<void> =>
  storeOf('sealed')('readwrite', (store) => {
    store.delete(id)
    store.delete(IDBKeyRange.bound(`${id} `, `${id} \uffff`))
    return promisifyRequest(store.transaction)
  })

/** Deletes what its owner has not come back for in `KEEP_FOR_ME_DAYS`, and what a page did not finish. @returns how many packages are left. */
export async function dropOldPackages(now = Date.now()): Promise<number> {
  const all = await listPackages()
  // Whichever way the clock was set meanwhile.
  const ageOf = ({ sealed_at }: SealedPackage) => Math.abs(now - Date.parse(sealed_at))
  const old = all.filter((one) => !(ageOf(one) <= (one.is_whole ? KEEP_FOR_ME_DAYS * DAY_MS : UNFINISHED_MS)))
  for (const { id } of old) await dropPackage(id)
  return all.length - old.length
}
