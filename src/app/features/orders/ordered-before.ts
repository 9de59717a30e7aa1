import type { EventOrder } from '#contract/orders/orders.ts'
import type { OutboxEntry } from '../../state/outbox/outbox.ts'
import { readOrderAbout } from './order-about.ts'

/** A buyer who orders the same again within this time may have tapped twice. */
const SHORTLY_MS = 10 * 60_000

/** An order for the same event: one that waits on this phone, or when the last one was placed (ISO 8601). */
export type OrderedBefore = { kind: 'waiting' } | { kind: 'placed'; at: string }

export const waitsFor = (event_id: number, entries: readonly OutboxEntry[]): OutboxEntry | undefined =>
  entries.find(({ noun, state, about }) => noun === 'orders' && state !== 'sent' && state !== 'discarded' && readOrderAbout(about)?.event_id === event_id)

/** @param now milliseconds since the epoch */
export function orderedBefore(
  event_id: number,
  { orders, entries }: { orders: readonly EventOrder[]; entries: readonly OutboxEntry[] },
  now: number,
): OrderedBefore | undefined {
  if (waitsFor(event_id, entries)) return { kind: 'waiting' }
  const last = orders.find(({ event, order_state, created_at }) => {
    const isWanted = order_state !== 'cancelled' && order_state !== 'expired' && order_state !== 'draft'
    return isWanted && event?.event_id === event_id && now - Date.parse(created_at) < SHORTLY_MS
  })
  return last && { kind: 'placed', at: last.created_at }
}
