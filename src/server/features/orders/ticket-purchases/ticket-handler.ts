import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { commissionAt } from '#contract/wallet/money-rules.ts'
import type { TicketSigner } from '../../../adapters/ticket-signer.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { events } from '../../../db/tables/events.ts'
import { event_order_items } from '../../../db/tables/orders.ts'
import { type EarningSketch, holdEnd } from '../../../ledger/earn.ts'
import type { Purchase, PurchaseHandler, PurchaseWords } from '../../../purchases/purchase-handler.ts'
import { holdSeats } from '../placing/hold-seats.ts'
import { giveSeatsBack } from '../placing/seats.ts'
import { completeOrder, voidOrders } from './complete-order.ts'
import { requirePayable } from './require-payable.ts'

type Reader = Pick<Tx, 'select'>

/** Purchases of tickets: seats are held, and every seat that is paid becomes a ticket. @param signer signs tickets. */
export function ticketHandler(signer: () => Promise<TicketSigner>): PurchaseHandler {
  const handler: PurchaseHandler = {
    prefix: 'EO',
    isStillOn,
    isCalledOff: (tx, { event }) => exists(tx, and(eq(events.id, event ?? 0), isNotNull(events.called_off_at))),
    requirePayable,
    hold: async (tx, order) => {
      if (order.event === null || !(await isStillOn(tx, order, { toCome: true }))) throw new Problem('event-closed')
      const { event_ticket, quantity } = event_order_items
      const lines = await tx.select({ event_ticket, quantity }).from(event_order_items).where(eq(event_order_items.purchase, order.id))
      await holdSeats(tx, { event: order.event, lines }, { tickets: handler })
    },
    release: giveSeatsBack,
    complete: async (tx, order) => completeOrder(tx, order, await signer()),
    void: voidOrders,
    describe,
    earnings,
  }
  return handler
}

const isStillOn: PurchaseHandler['isStillOn'] = (tx, { event }, { toCome }) =>
  exists(tx, and(eq(events.id, event ?? 0), events.is_active, toCome ? sql`${events.to_time} > now()` : undefined))

const exists = async (tx: Reader, which: ReturnType<typeof and>): Promise<boolean> => (await tx.select({ id: events.id }).from(events).where(which)).length > 0

/** The event ends some days before its organizer may have the money. Who that is the database finds as it writes: many wait for the rows of this purchase. */
async function earnings(_: Reader, { event, number, total_price, discount_price, service_charge, commission_rate }: Purchase): Promise<EarningSketch[]> {
  const ofEvent = (column: 'seller' | 'to_time') => sql<number>`(select ${sql.raw(column)} from events where id = ${event})`
  const taka = total_price - discount_price
  const money = { gross: taka * 100, service: service_charge * 100, base: taka * 100, commission: commissionAt(taka, commission_rate) * 100 }
  return [{ ...money, kind: 'tickets', seller: ofEvent('seller'), number, free_at: holdEnd('tickets', ofEvent('to_time')) }]
}

async function describe(tx: Reader, { id, event }: Purchase): Promise<PurchaseWords | undefined> {
  const { title, from_time } = events
  const [found] = await tx
    .select({ title, from_time })
    .from(events)
    .where(eq(events.id, event ?? 0))
  if (!found) return undefined
  const lines = await tx.select().from(event_order_items).where(eq(event_order_items.purchase, id)).orderBy(asc(event_order_items.id))
  return {
    title: `${found.title}, ${found.from_time.slice(0, 16).replace('T', ' ')}`,
    bought: lines.map((line) => `${line.quantity} × ${line.title}`).join(', '),
    given: 'its buyer gets the tickets',
  }
}
