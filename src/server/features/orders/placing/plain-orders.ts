import { orderTotals, TICKET_LIMITS } from '#contract/orders/ticket-choice.ts'
import { PURCHASE_LIMITS, type PurchaseTotals } from '#contract/purchases/purchase-rules.ts'
import type { PlainOrder } from './place-together.ts'
import type { Claimed, Kind } from './place-together-sql.ts'
import { seatsOf } from './seats.ts'
import type { Line } from './tickets-on-sale.ts'

/** An order that may be placed as it is. */
export interface Plain {
  order: PlainOrder
  buyer: number
  /** Of its buyer, for the mails. */
  language: 'en' | 'bn'
  kind: Kind
  lines: Line[]
  totals: PurchaseTotals
}

/** What is known of a few orders while their buyers are held. */
interface Known {
  claimed: Claimed
  /** By account: those that could be held. */
  buyers: ReadonlyMap<number, { buyer: number; language: 'en' | 'bn' }>
  /** By ticket. */
  kinds: ReadonlyMap<number, Kind>
  /** By buyer: what they hold of the event and have not paid. */
  held: ReadonlyMap<number, { orders: number; seats: number }>
  event: number | undefined
}

/** Of a few orders those that nothing speaks against and whose seats are there, in the order in which they came; undefined in the place of each other one. */
export function plainOnes(plainOrders: readonly PlainOrder[], known: Known): (Plain | undefined)[] {
  const left = new Map([...known.kinds].map(([ticket, { seats }]) => [ticket, seats]))
  let leftOfEvent = [...known.kinds.values()].find(({ event }) => event === known.event)?.event_seats ?? 0
  const seen = new Set<number>()
  return plainOrders.map((order) => {
    // Two of one buyer are counted one after the other.
    if (seen.has(order.user_id)) return undefined
    seen.add(order.user_id)
    const plain = plainOne(order, known)
    if (!plain) return undefined
    const { lines } = plain
    const isThere = seatsOf(lines) <= leftOfEvent && lines.every(({ event_ticket, quantity }) => quantity <= (left.get(event_ticket) ?? 0))
    if (!isThere) return undefined
    leftOfEvent -= seatsOf(lines)
    for (const { event_ticket, quantity } of lines) left.set(event_ticket, (left.get(event_ticket) ?? 0) - quantity)
    return plain
  })
}

/** The rules of `placeOrder`, none of them broken; what breaks one is refused there. */
function plainOne(order: PlainOrder, { claimed, buyers, kinds, held, event }: Known): Plain | undefined {
  const { items, total_price, final_price, language } = order.draft
  const person = buyers.get(order.user_id)
  if (!claimed.has(order.asked) || !person || new Set(items.map(({ event_ticket }) => event_ticket)).size < items.length) return undefined
  const found = items.map((item) => ({ ...item, kind: kinds.get(item.event_ticket) }))
  const lines = found.flatMap(({ event_ticket, quantity, kind }) =>
    kind?.is_on_sale && kind.event === event && quantity <= kind.per_order_limit ? [{ event_ticket, quantity, title: kind.title, price: kind.price }] : [],
  )
  const kind = found[0]?.kind
  if (!kind || lines.length < items.length) return undefined
  const has = held.get(person.buyer) ?? { orders: 0, seats: 0 }
  if (has.orders + 1 > TICKET_LIMITS.unpaidPerEvent || has.seats + seatsOf(lines) > TICKET_LIMITS.heldSeatsPerEvent) return undefined
  const totals = orderTotals(lines)
  const isSeen = total_price === totals.total_price && final_price === totals.final_price
  // What costs nothing is theirs at once, with tickets.
  if (!isSeen || totals.final_price === 0 || totals.total_price > PURCHASE_LIMITS.mostTaka) return undefined
  return { order, buyer: person.buyer, language: language ?? person.language, kind, lines, totals }
}
