import { eq } from 'drizzle-orm'
import { upperCase } from '#contract/core/one-form.ts'
import type { TicketSigner } from '../../../adapters/ticket-signer.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { event_orders } from '../../../db/tables/orders.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { noteRefusal, type Refused } from '../change-log.ts'
import type { Order } from '../payment/attempts.ts'

/** What the work of staff on orders leans on. */
export interface StaffParts {
  db: Database['db']
  /** @throws {StaffRefused} tickets cannot be signed here */
  signer: () => Promise<TicketSigner>
}

/** Something that staff cannot do, in words for them. */
export class StaffRefused extends Error {
  override name = 'StaffRefused'
}

/** An order as people write its number: in any case, with spaces where they like. @throws {StaffRefused} */
export async function orderNamed(db: Pick<Database['db'], 'select'>, name: string): Promise<Order> {
  const number = upperCase(name.replace(/[\s#]/g, ''))
  const [order] = await db.select().from(event_orders).where(eq(event_orders.event_order_id, number))
  if (!order) throw new StaffRefused(`There is no order ${printable(name)}.`)
  return order
}

/** What people have typed, for a terminal: nothing in it moves a cursor or changes a colour. */
export const printable = (text: string): string => text.replace(/\p{C}/gu, ' ')

interface Act {
  what: Extract<Refused, 'confirm' | 'refund' | 'retry' | 'settled-by-hand'>
  /** Says what happened; undefined: the order is past that, or not there yet. */
  work: (tx: Tx, order: Order) => Promise<string | undefined>
}

/**
 * Lets staff do something to an order in one transaction that holds it. What is refused is on record too.
 * @throws {StaffRefused} no such order; it is in another state.
 */
export async function actOnOrder({ db }: Pick<StaffParts, 'db'>, name: string, { what, work }: Act): Promise<string> {
  const { id, event_order_id } = await orderNamed(db, name)
  const said = await inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(event_orders).where(eq(event_orders.id, id)).for('no key update')
    if (!order) throw new StaffRefused(`There is no order ${event_order_id}.`)
    const words = await work(tx, order)
    await pauseAt('staff', 'before-commit')
    return words ?? { state: order.state }
  })
  await pauseAt('staff', 'after-commit-before-reply')
  if (typeof said === 'string') return said
  await noteRefusal(db, id, what)
  throw new StaffRefused(`${event_order_id} is ${said.state}: ${REFUSALS[what]}`)
}

const REFUSALS: Record<Act['what'], string> = {
  confirm: 'only an order in review can be confirmed.',
  refund: 'only an order in review or one that is confirmed can be given back.',
  retry: 'no refund of it waits for you.',
  'settled-by-hand': 'no refund of it waits for you.',
}
