import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { refunds } from '../../db/tables/payments.ts'
import { noteChanges } from '../change-log.ts'
import { bookByHand } from '../ledger.ts'
import type { Purchase } from '../purchase-handler.ts'
import { endRefundDue, isNamed, type OwedBack } from '../refunds/give-money-back.ts'
import { restateAttempts } from '../refunds/owe-back.ts'
import { leaveRefundTasks } from '../refunds/refund-tasks.ts'
import { readRefunds, refundWords } from './refund-words.ts'
import { type Act, actOnPurchase, type DoneBy, printable, type StaffParts, StaffRefused } from './staff-purchase.ts'

type Parts = Pick<StaffParts, 'db'>

/** Which payment of a purchase is meant, by its `tran_id`, or that of the refund: needed only where several wait. */
interface Which {
  payment?: string | undefined
}

/** The gateway may take its time: only after this is a refund that it works on a case for staff. */
export const STUCK_HOURS = 24

/** Of one refund: its purchase and its payment. */
interface RefundMoved {
  number: string
  tran_id: string
  paisa: number
}

/**
 * Has the gateway asked again for a refund that it has refused for good, by the same name, so that it cannot go back twice.
 * @param decided which one, and by whom; why, where that is said.
 * @throws {StaffRefused} no refund of it waits for staff, or several do; the gateway has never named the payment.
 */
export const retrying = ({ payment, ...by }: Which & DoneBy & { why?: string }): Act<RefundMoved> => ({
  what: 'retry',
  work: async (tx, purchase) => {
    const owed = await chosen(tx, purchase, { payment, isMeant: ({ refund }) => refund.state === 'failed' })
    if (!owed) return undefined
    const { refund, attempt } = owed
    if (!isNamed(attempt))
      throw new StaffRefused(`The payment provider has never named ${attempt.tran_id}: its money can only be given back by hand.`, 'never-named')
    const asked = { check_at: sql`now()`, begun_at: sql`now()`, checks: 0, failures: 0, fault: null }
    await tx
      .update(refunds)
      .set({ state: 'pending', ...asked })
      .where(eq(refunds.id, refund.id))
    await restateAttempts(tx, [attempt.id])
    const details = { retry: attempt.tran_id, ...by }
    await noteChanges(tx, [{ purchase: purchase.id, from_state: purchase.state, to_state: purchase.state, by: 'staff', details }])
    return { number: purchase.number, tran_id: attempt.tran_id, paisa: refund.paisa }
  },
})

/** The same at a terminal. @returns what happens, in words. @throws {StaffRefused} no such order; as above. */
export async function retryRefund(parts: Parts, name: string, { payment }: Which): Promise<string> {
  const { number, tran_id, paisa } = await actOnPurchase(parts, name, retrying({ payment }))
  return `The payment provider is asked again for ${paisa / 100} taka of ${number} (${tran_id}), within a minute.`
}

/** Which refund staff have paid, how it can be found at their bank, and why, for the record. */
type Settled = Which & { reference: string; why: string }

/**
 * Writes down that staff have given money back themselves: the gateway is not asked for it any more. What it is working on can be settled so
 * only after a day, and never what it may just begin: that would go back twice.
 * @throws {StaffRefused} no refund of it waits for staff, or several do.
 */
export const settling = ({ payment, reference, why, ...by }: Settled & DoneBy): Act<RefundMoved> => ({
  what: 'settled-by-hand',
  work: async (tx, purchase) => {
    const stuck = await stuckRefunds(tx, purchase)
    const owed = await chosen(tx, purchase, { payment, isMeant: ({ refund }) => refund.state === 'failed' || stuck.has(refund.id) })
    if (!owed) return undefined
    const { refund, attempt } = owed
    await tx.update(refunds).set({ state: 'refunded', reference, refunded_at: sql`now()`, check_at: null }).where(eq(refunds.id, refund.id))
    await restateAttempts(tx, [attempt.id])
    await bookByHand(tx, attempt, refund)
    const to_state = (await endRefundDue(tx, purchase)) ? 'refunded' : purchase.state
    const details = { tran_id: attempt.tran_id, reference, why, ...by }
    await noteChanges(tx, [{ purchase: purchase.id, from_state: purchase.state, to_state, by: 'staff', details }])
    await leaveRefundTasks(tx, purchase.id, refund.id)
    return { number: purchase.number, tran_id: attempt.tran_id, paisa: refund.paisa }
  },
})

/** The same at a terminal. @returns what happened, in words. @throws {StaffRefused} no such order; as above. */
export async function settleByHand(parts: Parts, name: string, settled: Settled): Promise<string> {
  const { number, tran_id, paisa } = await actOnPurchase(parts, name, settling(settled))
  return `${paisa / 100} taka of ${number} (${tran_id}) were given back by hand, reference ${printable(settled.reference)}; the buyer is told.`
}

/** What the gateway has been working on for more than a day, held; it has a reference, so that no question about it begins another. */
async function stuckRefunds(tx: Tx, { id }: Purchase): Promise<ReadonlySet<number>> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select r.id from refunds r join payment_attempts a on a.id = r.attempt where a.purchase = ${id} and r.state = 'pending' and r.refund_ref_id is not null
      and r.begun_at < now() - make_interval(hours => ${STUCK_HOURS}) for update of r`)
  return new Set(rows.map((row) => row.id))
}

/** The one refund of a purchase, which is held, that staff mean. @throws {StaffRefused} there are several, or the one they name is none. */
async function chosen(
  tx: Tx,
  purchase: Purchase,
  { payment, isMeant }: { payment: string | undefined; isMeant: (owed: OwedBack) => boolean },
): Promise<OwedBack | undefined> {
  const all = await readRefunds(tx, purchase)
  const meant = all.filter(isMeant).filter(({ refund, attempt }) => payment === undefined || [attempt.tran_id, refund.refund_trans_id].includes(payment))
  if (meant.length > 1) {
    const payments = new Set(meant.map(({ attempt }) => attempt.tran_id))
    const names = payments.size === meant.length ? [...payments] : meant.map(({ refund }) => refund.refund_trans_id)
    throw new StaffRefused(`Several payments of ${purchase.number} wait; name one with --payment: ${names.join(', ')}`, 'several')
  }
  const [one] = meant
  if (one) return one
  // Why not, in the words of the refund itself.
  const others = all.filter(({ refund }) => refund.state !== 'refunded')
  if (others.length > 0) throw new StaffRefused(`No refund of ${purchase.number} waits for that:\n${others.map(lineOf).join('\n')}`, 'not-waiting')
  return undefined
}

/** One payment, and how far its money is on its way back. */
export const lineOf = ({ refund, attempt }: OwedBack): string => `  ${attempt.tran_id}, ${taka(refund)} taka: ${refundWords(refund)}`

const taka = ({ paisa }: OwedBack['refund']): number => paisa / 100
