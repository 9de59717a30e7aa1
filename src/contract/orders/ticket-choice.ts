import { CALLED_OFF } from '../events/own-event-rules.ts'
import type { PurchaseTotals } from '../purchases/purchase-rules.ts'

/** What a choice of tickets costs and what can be chosen: pure, for the page, the worker and the service alike. */

/** Taka on every order that costs something. @see Specification §9 "Service charge"; decisions §2 */
export const SERVICE_CHARGE_TAKA = 60

/** Of one ticket in one order. By itself, for the worker that needs no other limit. */
export const MOST_PER_LINE = 20

/** @see facts "Orders, payments, stock" 2 and 3 */
export const TICKET_LIMITS = {
  mostPerLine: MOST_PER_LINE,
  mostLines: 20,
  /** Unpaid orders of one person for one event, and the seats they may hold together: no buyer can hoard. */
  unpaidPerEvent: 2,
  heldSeatsPerEvent: 20,
} as const

/** What a choice of tickets comes to. A discount takes off no more than there is; what is then free costs no service charge either. */
export function orderTotals(lines: readonly { price: number; quantity: number }[], discount = 0): PurchaseTotals {
  const total_price = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const discount_price = Math.min(Math.max(0, Math.floor(discount)), total_price)
  const service_charge = total_price > discount_price ? SERVICE_CHARGE_TAKA : 0
  return { total_price, discount_price, service_charge, final_price: total_price - discount_price + service_charge }
}

/** A kind of ticket, as far as choosing needs it. Times ISO 8601. */
export interface TicketOffer {
  id: number
  seats: number
  per_order_limit: number
  from: string | null
  to: string | null
  /** Its seller has stopped the sale. */
  is_closed?: boolean | undefined
}

/** How many of which ticket, by its id. */
export type TicketChoice = Readonly<Record<number, number>>

/** Whether a kind of ticket can be had at a moment, and if not, why. @param now milliseconds since the epoch */
export function saleOf({ seats, from, to, is_closed }: TicketOffer, now: number): 'on-sale' | 'closed' | 'not-yet' | 'over' | 'sold-out' {
  if (is_closed) return 'closed'
  if (to && Date.parse(to) <= now) return 'over'
  if (from && Date.parse(from) > now) return 'not-yet'
  return seats > 0 ? 'on-sale' : 'sold-out'
}

/** Of an event, what decides whether it takes orders. */
interface EventOnSale {
  is_active: boolean
  event_status: string
  to_time: string
  related_event_tickets: readonly Pick<TicketOffer, 'is_closed'>[]
}

/** Whether an event takes orders at a moment, and if not, why: also when the sale of every kind was stopped. @param now milliseconds since the epoch */
export function closedWhy(
  { is_active, event_status, to_time, related_event_tickets }: EventOnSale,
  now: number,
): 'calledOff' | 'over' | 'inactive' | undefined {
  if (event_status === CALLED_OFF) return 'calledOff'
  if (Date.parse(to_time) <= now) return 'over'
  const hasOpen = related_event_tickets.length === 0 || related_event_tickets.some(({ is_closed }) => !is_closed)
  return is_active && hasOpen ? undefined : 'inactive'
}

/** How many of one kind of ticket an order may have: no more than are left, than its seller gives, and than any order line may have. */
export const mostOfTicket = ({ seats, per_order_limit }: TicketOffer): number => Math.max(0, Math.min(seats, per_order_limit, TICKET_LIMITS.mostPerLine))

/** How many of one kind there may be beside what else is chosen. @param seats that the event has left in all. */
export function roomFor(ticket: TicketOffer, choice: TicketChoice, seats: number): number {
  const others = countOf(choice) - (choice[ticket.id] ?? 0)
  return Math.max(0, Math.min(mostOfTicket(ticket), seats - others, TICKET_LIMITS.heldSeatsPerEvent - others))
}

/** All tickets of a choice. */
export const countOf = (choice: TicketChoice): number => Object.values(choice).reduce((sum, quantity) => sum + quantity, 0)

/** What of a choice can be had at a moment: less where less is left, nothing of what is not on sale. */
export function fitChoice(choice: TicketChoice, { tickets, seats }: { tickets: readonly TicketOffer[]; seats: number }, now: number): TicketChoice {
  const fitting: Record<number, number> = {}
  for (const ticket of tickets) {
    const wanted = choice[ticket.id] ?? 0
    const quantity = saleOf(ticket, now) === 'on-sale' ? Math.min(wanted, roomFor(ticket, fitting, seats)) : 0
    if (quantity > 0) fitting[ticket.id] = quantity
  }
  return fitting
}
