import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { ownEvent } from '../../../db/events/own-event.ts'
import { events } from '../../../db/tables/events.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'
import { noteRefusal } from '../../../purchases/change-log.ts'
import type { PurchaseHandlers } from '../../../purchases/purchase-handler.ts'
import { giveBackPurchases } from '../../../purchases/refunds/give-back-purchases.ts'

interface Tools {
  db: Database['db']
  note: NoteSecurityEvent
  handlers: PurchaseHandlers
}

/** Whose word it is, and why. */
interface Asked {
  seller: number
  why: string
  requestId: string
}

/**
 * Gives one order of one's own event back at once. One that is given back already stays as it is.
 * @throws {Problem} not-found — there is none, or it is of another's event; bad-state — it is not confirmed.
 */
export async function refundSale({ db, note, handlers }: Tools, { seller, event_order_id, why, requestId }: Asked & { event_order_id: string }): Promise<void> {
  const refused = await inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ order: purchases })
      .from(purchases)
      .innerJoin(events, and(eq(events.id, purchases.event), eq(events.seller, seller)))
      .where(eq(purchases.number, event_order_id))
      .for('no key update', { of: purchases })
    if (!found) throw new Problem('not-found')
    const { order } = found
    if (order.state === 'refund_due' || order.state === 'refunded') return undefined
    if (order.state !== 'confirmed') return order.id
    await tx
      .update(purchases)
      .set({ refund_asked_at: sql`coalesce(${purchases.refund_asked_at}, now())`, refund_why: order.refund_why || why })
      .where(eq(purchases.id, order.id))
    await giveBackPurchases(tx, [{ purchase: order, why: order.refund_why || why || 'called off' }], { by: 'seller', reason: 'called-off', handlers })
    await note(tx, { kind: 'sale-refunded', user_id: seller, request_id: requestId, details: { order: order.id } })
    await pauseAt('seller', 'before-commit')
    return undefined
  })
  if (refused === undefined) return
  await noteRefusal(db, refused, 'give-back')
  throw new Problem('bad-state')
}

/**
 * Has every confirmed order of one's own event given back; the rounds do it, each once. @returns how many are being given back.
 * @throws {Problem} not-found — there is no such event, or it is another's.
 */
export async function refundAllSales(
  { db, note }: Omit<Tools, 'handlers'>,
  { seller, event_id, why, requestId }: Asked & { event_id: number },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await ownEvent(tx, seller, event_id)
    const { rowCount } = await tx
      .update(purchases)
      .set({
        refund_asked_at: sql`coalesce(${purchases.refund_asked_at}, now())`,
        refund_why: sql`coalesce(nullif(${purchases.refund_why}, ''), ${why})`,
      })
      .where(and(eq(purchases.event, event_id), sql`${purchases.state} = 'confirmed'`))
    const orders = rowCount ?? 0
    await note(tx, { kind: 'sales-refunded', user_id: seller, request_id: requestId, details: { event: event_id, orders } })
    return orders
  })
}
