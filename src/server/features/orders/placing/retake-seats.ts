import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { events } from '../../../db/tables/events.ts'
import { event_order_items } from '../../../db/tables/orders.ts'
import type { Order } from '../payment/attempts.ts'
import { reuseCoupon } from './coupons.ts'
import { holdSeats } from './hold-seats.ts'

/** Whether the event of an order is still on the market, and, where that is asked, not over. */
export async function isStillOn(tx: Pick<Tx, 'select'>, { event }: Order, { toCome }: { toCome: boolean }): Promise<boolean> {
  const isOn = and(eq(events.id, event ?? 0), events.is_active, toCome ? sql`${events.to_time} > now()` : undefined)
  return (await tx.select({ id: events.id }).from(events).where(isOn)).length > 0
}

/** Takes seats and promo code for an order that had given them back, all or none; says whether they were to be had. */
export async function retakeSeats(tx: Tx, order: Order): Promise<boolean> {
  const { id, event, coupon, buyer } = order
  if (event === null || !(await isStillOn(tx, order, { toCome: true }))) return false
  const { event_ticket, quantity } = event_order_items
  const lines = await tx.select({ event_ticket, quantity }).from(event_order_items).where(eq(event_order_items.event_order, id))
  try {
    await tx.transaction(async (part) => {
      if (coupon !== null && !(await reuseCoupon(part, coupon, buyer))) throw new Problem('coupon-refused')
      await holdSeats(part, { event, lines })
    })
    return true
  } catch (error) {
    if (error instanceof Problem && ['coupon-refused', 'sold-out', 'event-closed'].includes(error.code)) return false
    throw error
  }
}
