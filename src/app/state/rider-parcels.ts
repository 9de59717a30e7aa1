import * as v from 'valibot'
import { addressOf } from '#contract/core/endpoint.ts'
import { RiderParcel, readRiderParcel } from '#contract/shop/shop-orders.ts'
import { PHONE, RIDER_DELIVERIES } from '#device/outbox/outbox-entry.ts'
import { dropPrivateAnswer, readPrivateAnswer, storePrivateAnswer } from '#device/private-store.ts'

/** Deliveries in the outbox of this phone, as entries name them. */
export const DELIVERIES_NOUN: string = RIDER_DELIVERIES

const addressFor = (link_key: string): string => addressOf(readRiderParcel, { params: { link_key } })

/**
 * Keeps the parcel of a rider's link in the name of this phone, from the first look on: the worker, which keeps what others read, is not there yet when a
 * page is opened for the first time. On a full phone the parcel opens with a network alone.
 */
export const storeParcel = (link_key: string, body: RiderParcel): Promise<void> =>
  storePrivateAnswer(PHONE, { address: addressFor(link_key), body, etag: null, fetchedAt: new Date().toISOString() }).catch(() => undefined)

/** What this phone has kept of a link; undefined: nothing. */
export async function readParcel(link_key: string) {
  const address = addressFor(link_key)
  const held = await readPrivateAnswer(PHONE, address).catch(() => null)
  const read = held && v.safeParse(RiderParcel, held.body)
  return read?.success ? { value: read.output, address, fetchedAt: held?.fetchedAt ?? '', from: 'device' as const, etag: null } : undefined
}

/** The link is good no more: nobody is to read on this phone where the parcel went. */
export const dropParcel = (link_key: string): Promise<void> => dropPrivateAnswer(PHONE, addressFor(link_key)).catch(() => undefined)
