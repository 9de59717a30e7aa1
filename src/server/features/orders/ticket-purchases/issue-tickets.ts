import { and, eq, notExists } from 'drizzle-orm'
import { qrBy } from '../../../adapters/ticket-qr.ts'
import type { TicketSigner } from '../../../adapters/ticket-signer.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { insertTickets } from '../../../db/events/ticket-rows.ts'
import { event_order_items } from '../../../db/tables/orders.ts'
import { tickets } from '../../../db/tables/tickets.ts'

/** An order that is paid, held by its transaction. */
interface PaidOrder {
  id: number
  event: number
  full_name: string
}

/** Makes one ticket for every seat of an order, in the name on the order. An order that has tickets gets no others. */
export async function issueTickets(tx: Tx, { id, event, full_name }: PaidOrder, signer: TicketSigner): Promise<void> {
  const lines = await tx
    .select()
    .from(event_order_items)
    .where(and(eq(event_order_items.purchase, id), notExists(tx.select().from(tickets).where(eq(tickets.purchase, id)))))
    .orderBy(event_order_items.id)
  if (lines.length === 0) return
  const seats = lines.flatMap(({ id: event_order_item, event_ticket, quantity }) =>
    Array.from({ length: quantity }, (_, at) => ({ seat: at + 1, purchase: id, event_order_item, event, event_ticket, holder_name: full_name })),
  )
  await insertTickets(tx, seats, qrBy(signer))
}
