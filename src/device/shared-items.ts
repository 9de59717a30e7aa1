import { entries, get, promisifyRequest } from 'idb-keyval'
import * as v from 'valibot'
import { DAY_MS } from '#contract/core/time.ts'
import { SHARED_LIMITS } from '#contract/sharing.ts'
import { PHONE } from './outbox/outbox-entry.ts'
import { SHARED_KEY } from './private-store.ts'
import { durablePrivateStoreOf, listPrivateStores } from './stores.ts'

const SharedFile = v.object({ name: v.string(), type: v.string(), blob: v.custom<Blob>((value) => value instanceof Blob) })
const SharedItem = v.object({
  id: v.string(),
  /** ISO 8601 UTC: when it came. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  title: v.string(),
  text: v.string(),
  url: v.string(),
  files: v.array(SharedFile),
  /** Files that came along and are not kept. */
  left_out: v.number(),
})
export type SharedFile = v.InferOutput<typeof SharedFile>
/** What another app shared, until it becomes something or is deleted. */
export type SharedItem = v.InferOutput<typeof SharedItem>

const bytesOfShared = ({ files }: Pick<SharedItem, 'files'>): number => files.reduce((sum, { blob }) => sum + blob.size, 0)

/** What waits for its owner, the latest first; what is too old is deleted. @param owner an account, or `PHONE` for visitors */
export async function listSharedItems(owner: number): Promise<SharedItem[]> {
  const found = (await entries<string, unknown>(durablePrivateStoreOf(owner))).filter(([key]) => key.startsWith(SHARED_KEY))
  const items = found.flatMap(([, value]) => (v.is(SharedItem, value) ? [value] : []))
  const [old, waiting] = [items.filter((one) => isOld(owner, one)), items.filter((one) => !isOld(owner, one))]
  for (const { id } of old) await dropSharedItem(owner, id)
  return waiting.sort((a, b) => (a.at < b.at ? 1 : -1))
}

/** What visitors shared and did not come back for goes by its age, no matter which account is signed in. */
export async function tidyVisitorsShared(): Promise<void> {
  if ((await listPrivateStores()).includes(PHONE)) await listSharedItems(PHONE)
}

/** Whichever way the clock was set meanwhile. */
const isOld = (owner: number, { at }: SharedItem): boolean =>
  Math.abs(Date.now() - Date.parse(at)) > (owner === PHONE ? SHARED_LIMITS.keepDaysOfVisitors : SHARED_LIMITS.keepDays) * DAY_MS

/**
 * Keeps it, on the disk when this returns. Nothing that waits gives way to it.
 * @returns false — as much waits as may, and it is not kept.
 * @throws {Problem} out-of-space — the phone has no room; nothing of it is kept.
 */
export async function storeSharedItem(owner: number, item: SharedItem): Promise<boolean> {
  const waiting = await listSharedItems(owner)
  const bytes = [...waiting, item].reduce((sum, one) => sum + bytesOfShared(one), 0)
  if (waiting.length >= SHARED_LIMITS.mostItems || bytes > SHARED_LIMITS.mostBytes) return false
  await put(owner, item)
  return true
}

const put = (owner: number, item: SharedItem): Promise<void> =>
  durablePrivateStoreOf(owner)('readwrite', (store) => {
    store.put(item, SHARED_KEY + item.id)
    return promisifyRequest(store.transaction)
  })

/** Forgets it: it has become something, or is not wanted. */
export const dropSharedItem = (owner: number, id: string): Promise<void> =>
  durablePrivateStoreOf(owner)('readwrite', (store) => {
    store.delete(SHARED_KEY + id)
    return promisifyRequest(store.transaction)
  })

/** Gives what came while no user was signed in to the account that opens it by its id. Ended in the middle, it can be done again. */
export async function claimSharedItem(userId: number, id: string): Promise<void> {
  const found = await get<unknown>(SHARED_KEY + id, durablePrivateStoreOf(PHONE))
  if (!v.is(SharedItem, found) || isOld(PHONE, found)) return
  await put(userId, found)
  await dropSharedItem(PHONE, id)
}
