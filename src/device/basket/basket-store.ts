import { get, update } from 'idb-keyval'
import * as v from 'valibot'
import { newKey } from '#contract/core/new-key.ts'
import { announce } from '../messages.ts'
import { PHONE } from '../outbox/outbox-entry.ts'
import { durablePrivateStoreOf, storeOf } from '../stores.ts'
import { EMPTY_BASKET, HeldBasket } from './held-basket.ts'
import { mergeVisitors } from './merge-answer.ts'

/** In the private database of its owner. */
const BASKET = 'basket'
const PHONE_KEY = 'basket-phone'

/** What another version wrote in a shape unknown here counts as empty; the service has what an account had in it. */
const readHeld = (value: unknown): HeldBasket => {
  const read = v.safeParse(HeldBasket, value)
  return read.success ? read.output : EMPTY_BASKET
}

/** The basket of an account, or of this phone's visitors (`PHONE`). */
export const readBasketHere = async (owner: number): Promise<HeldBasket> => readHeld(await get<unknown>(BASKET, durablePrivateStoreOf(owner)))

/**
 * Changes a basket in one step, so that tabs that do so at once do it one after the other. It lies on the disk when this returns.
 * @param change gives the basket as it is to be; the same object: nothing is written.
 * @throws {Problem} out-of-space — it stands as it was.
 */
export async function changeBasketHere(owner: number, change: (held: HeldBasket) => HeldBasket): Promise<HeldBasket> {
  const { after, isChanged } = await durablePrivateStoreOf(owner)('readwrite', (store) => changeIn(store, change))
  if (isChanged) announce({ type: 'basket-changed', user_id: owner })
  return after
}

/** Reads, and writes what follows from it, so that nothing comes in between; nothing is written where the phone refuses. */
function changeIn(store: IDBObjectStore, change: (held: HeldBasket) => HeldBasket): Promise<{ after: HeldBasket; isChanged: boolean }> {
  return new Promise((resolve, reject) => {
    const reading = store.get(BASKET)
    reading.onsuccess = () => {
      try {
        const held = readHeld(reading.result)
        const after = change(held)
        const isChanged = after !== held
        if (isChanged) store.put(after, BASKET)
        store.transaction.oncomplete = () => resolve({ after, isChanged })
      } catch (cause) {
        reject(cause)
        store.transaction.abort()
      }
    }
    store.transaction.onabort = () => reject(store.transaction.error)
  })
}

/**
 * Moves what visitors of this phone had in their basket into that of who has signed in. Cut off between the two it is done again, and comes to the same.
 * @throws {Problem} out-of-space — the visitors' basket stands as it was.
 */
export async function adoptVisitorsBasket(userId: number): Promise<void> {
  const visitors = await readBasketHere(PHONE)
  if (visitors.lines.length === 0) return
  await changeBasketHere(userId, (held) => mergeVisitors(held, visitors).account)
  const account = await readBasketHere(userId)
  const isThere = new Set([...account.lines, ...account.deletions].map(({ variant_id }) => variant_id))
  // What was put in meanwhile, and what found no room, stays.
  const moved = new Set(visitors.lines.filter(({ variant_id }) => isThere.has(variant_id)).map(({ variant_id, changed_at }) => `${variant_id} ${changed_at}`))
  await changeBasketHere(PHONE, (held) => {
    const lines = held.lines.filter(({ variant_id, changed_at }) => !moved.has(`${variant_id} ${changed_at}`))
    return lines.length === 0 ? EMPTY_BASKET : { ...held, lines }
  })
}

/** By which key the service knows this phone: made up once, it says nothing of who uses it. */
export async function phoneKey(): Promise<string> {
  let key = ''
  await update<unknown>(
    PHONE_KEY,
    (held) => {
      key = typeof held === 'string' ? held : newKey()
      return key
    },
    storeOf('device'),
  )
  return key
}
