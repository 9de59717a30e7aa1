import { sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../../db/connection/open.ts'
import { NOTHING, type Talk } from '../talk.ts'

type Reader = Pick<Database['db'], 'execute'>

/**
 * An order between its buyer and the organizer of its event; either may begin.
 * @throws {Problem} not-found — there is no such order, it was not placed, or it is of others; not-allowed — buyer and organizer are the same.
 */
export async function aboutOrder(db: Reader, user_id: number, event_order_id: string): Promise<Talk> {
  const { id, buyer, seller } = await placedOrder(db, user_id, event_order_id)
  if (buyer === seller) throw new Problem('not-allowed')
  return { ...NOTHING, kind: 'order', purchase: id, asker: buyer, answerer: seller }
}

/** What one asks the support team, about an order or, without a number, about nothing in particular. @throws {Problem} not-found — as `aboutOrder` */
export async function aboutSupport(db: Reader, user_id: number, event_order_id: string): Promise<Talk> {
  const purchase = event_order_id === '' ? null : (await placedOrder(db, user_id, event_order_id)).id
  return { ...NOTHING, kind: 'support', purchase, asker: user_id, answerer: null }
}

async function placedOrder(db: Reader, user_id: number, event_order_id: string): Promise<{ id: number; buyer: number; seller: number }> {
  const { rows } = await db.execute<{ id: number; buyer: number; seller: number }>(sql`
    select o.id, b.user_id as buyer, e.seller from purchases o join buyers b on b.id = o.buyer join events e on e.id = o.event
    where o.number = ${event_order_id} and o.state <> 'draft' and ${user_id} in (b.user_id, e.seller)`)
  const [order] = rows
  if (!order) throw new Problem('not-found')
  return order
}
