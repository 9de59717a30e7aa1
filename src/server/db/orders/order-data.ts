import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import type { Database } from '../connection/open.ts'
import type { PersonalData } from '../personal-data.ts'
import { buyers } from '../tables/accounts.ts'
import { purchases } from '../tables/purchases.ts'
import { tickets } from '../tables/tickets.ts'

/** Of what grows with time; far above what one person does in years. */
const MOST_ROWS = 10_000

/** A buyer's orders and tickets. */
export const ORDER_DATA: PersonalData = {
  exportOf: async (db, user_id) => {
    const [buyer] = await db.select({ id: buyers.id }).from(buyers).where(eq(buyers.user_id, user_id))
    return { orders: buyer ? await ordersOf(db, buyer.id) : [], tickets: buyer ? await ticketsOf(db, buyer.id) : [] }
  },
  end: async (tx, user_id) => {
    await forgetWhoOrdered(tx, user_id)
    return undefined
  },
}

const ordersOf = (db: Database['db'], buyer: number) =>
  db
    .select({
      event_order_id: purchases.number,
      event: purchases.event,
      state: purchases.state,
      full_name: purchases.full_name,
      phone_number: purchases.phone_number,
      email: purchases.email,
      order_note: purchases.order_note,
      total_price: purchases.total_price,
      final_price: purchases.final_price,
      created_at: purchases.created_at,
    })
    .from(purchases)
    .where(eq(purchases.buyer, buyer))
    .orderBy(desc(purchases.id))
    .limit(MOST_ROWS)

/** Without what opens a gate: the file may lie anywhere. */
const ticketsOf = (db: Database['db'], buyer: number) =>
  db
    .select({
      event_order_id: purchases.number,
      event: tickets.event,
      state: tickets.state,
      holder_name: tickets.holder_name,
      created_at: tickets.created_at,
      ended_at: tickets.ended_at,
    })
    .from(tickets)
    .innerJoin(purchases, eq(purchases.id, tickets.purchase))
    .where(eq(purchases.buyer, buyer))
    .orderBy(desc(tickets.id))
    .limit(MOST_ROWS)

/**
 * Orders and tickets stay, for what they cost and hold; the name of the buyer, and how to reach them, goes. A ticket that another holder has now
 * keeps that holder's name: it is theirs, and the gate asks for it.
 */
async function forgetWhoOrdered(tx: Pick<Tx, 'update' | 'select'>, user_id: number): Promise<void> {
  const own = tx.select({ id: buyers.id }).from(buyers).where(eq(buyers.user_id, user_id))
  await tx.update(purchases).set({ full_name: '', phone_number: '', email: '', order_note: '' }).where(inArray(purchases.buyer, own))
  const orders = tx.select({ id: purchases.id }).from(purchases).where(inArray(purchases.buyer, own))
  const isOthers = and(eq(tickets.state, 'valid'), isNotNull(tickets.secret_hash))
  await tx
    .update(tickets)
    .set({ holder_name: '' })
    .where(and(inArray(tickets.purchase, orders), sql`not (${isOthers})`))
}
