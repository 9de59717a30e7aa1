import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { payment_attempts } from '../../../db/tables/payments.ts'
import { noteChanges } from '../change-log.ts'
import { bookByHand } from '../ledger.ts'
import type { Attempt, Order } from '../payment/attempts.ts'
import { endRefundDue, isNamed } from '../refunds/give-money-back.ts'
import { leaveRefundTasks } from '../refunds/refund-tasks.ts'
import { readRefunds, refundWords } from './refund-words.ts'
import { actOnOrder, printable, type StaffParts, StaffRefused } from './staff-order.ts'

type Parts = Pick<StaffParts, 'db'>

/** Which payment of an order is meant, by its `tran_id`: needed only where several wait. */
interface Which {
  payment?: string | undefined
}

/** The gateway may take its time: only after this is a refund that it works on a case for staff. */
export const STUCK_HOURS = 24

/**
 * Has the gateway asked again for a refund that it has refused for good, by the same name, so that it cannot go back twice. @returns what
 * happens, in words.
 * @throws {StaffRefused} no such order; no refund of it waits for staff, or several do; the gateway has never named the payment.
 */
export const retryRefund = (parts: Parts, name: string, { payment }: Which): Promise<string> =>
  actOnOrder(parts, name, {
    what: 'retry',
    work: async (tx, order) => {
      const refund = await chosen(tx, order, { payment, isMeant: ({ state }) => state === 'refund_failed' })
      if (!refund) return undefined
      if (!isNamed(refund)) throw new StaffRefused(`The payment provider has never named ${refund.tran_id}: its money can only be given back by hand.`)
      const asked = { refund_check_at: sql`now()`, refund_begun_at: sql`now()`, refund_checks: 0, refund_failures: 0, refund_fault: null }
      await tx
        .update(payment_attempts)
        .set({ state: 'refund_pending', ...asked })
        .where(eq(payment_attempts.id, refund.id))
      await noteChanges(tx, [{ event_order: order.id, from_state: order.state, to_state: order.state, by: 'staff', details: { retry: refund.tran_id } }])
      return `The payment provider is asked again for ${taka(refund)} taka of ${order.event_order_id} (${refund.tran_id}), within a minute.`
    },
  })

/**
 * Writes down that staff have given money back themselves: the gateway is not asked for it any more. What it is working on can be settled so
 * only after a day, and never what it may just begin: that would go back twice. @returns what happened, in words.
 * @param settled with the reference of the transfer, and why for the record.
 * @throws {StaffRefused} no such order; no refund of it waits for staff, or several do.
 */
export const settleByHand = (parts: Parts, name: string, { payment, reference, why }: Which & { reference: string; why: string }): Promise<string> =>
  actOnOrder(parts, name, {
    what: 'settled-by-hand',
    work: async (tx, order) => {
      const stuck = await stuckRefunds(tx, order)
      const refund = await chosen(tx, order, { payment, isMeant: ({ id, state }) => state === 'refund_failed' || stuck.has(id) })
      if (!refund) return undefined
      await tx
        .update(payment_attempts)
        .set({ state: 'refunded', refund_reference: reference, refunded_at: sql`now()`, refund_check_at: null })
        .where(eq(payment_attempts.id, refund.id))
      await bookByHand(tx, refund.id, refund.refund_paisa ?? 0)
      const to_state = (await endRefundDue(tx, order)) ? 'refunded' : order.state
      const details = { tran_id: refund.tran_id, reference, why }
      await noteChanges(tx, [{ event_order: order.id, from_state: order.state, to_state, by: 'staff', details }])
      await leaveRefundTasks(tx, order.id, refund.id)
      return `${taka(refund)} taka of ${order.event_order_id} (${refund.tran_id}) were given back by hand, reference ${printable(reference)}; the buyer is told.`
    },
  })

/** What the gateway has been working on for more than a day, held; it has a reference, so that no question about it begins another. */
async function stuckRefunds(tx: Tx, { id }: Order): Promise<ReadonlySet<number>> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from payment_attempts where event_order = ${id} and state = 'refund_pending' and refund_ref_id is not null
      and coalesce(refund_begun_at, refund_asked_at) < now() - make_interval(hours => ${STUCK_HOURS}) for update`)
  return new Set(rows.map((row) => row.id))
}

/** The one refund of an order, which is held, that staff mean. @throws {StaffRefused} there are several, or the one they name is none. */
async function chosen(
  tx: Tx,
  order: Order,
  { payment, isMeant }: { payment: string | undefined; isMeant: (attempt: Attempt) => boolean },
): Promise<Attempt | undefined> {
  const all = await readRefunds(tx, order)
  const meant = all.filter(isMeant).filter(({ tran_id }) => payment === undefined || tran_id === payment)
  if (meant.length > 1)
    throw new StaffRefused(`Several payments of ${order.event_order_id} wait; name one with --payment: ${meant.map(({ tran_id }) => tran_id).join(', ')}`)
  const [one] = meant
  if (one) return one
  // Why not, in the words of the refund itself.
  const others = all.filter(({ state }) => state !== 'refunded')
  if (others.length > 0) throw new StaffRefused(`No refund of ${order.event_order_id} waits for that:\n${others.map(lineOf).join('\n')}`)
  return undefined
}

/** One payment, and how far its money is on its way back. */
export const lineOf = (attempt: Attempt): string => `  ${attempt.tran_id}, ${taka(attempt)} taka: ${refundWords(attempt)}`

const taka = ({ refund_paisa }: Attempt): number => (refund_paisa ?? 0) / 100
