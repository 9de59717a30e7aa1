import { eq, sql } from 'drizzle-orm'
import { FOUR_EYES_ABOVE_TAKA } from '#contract/desk/approval-kinds.ts'
import type { PayoutReason } from '#contract/wallet/payout-rules.ts'
import { type ApprovalHandler, ApprovalVoid } from '../../../approvals/approval-handler.ts'
import { askApproval, findWaiting } from '../../../approvals/ask-approval.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { payouts } from '../../../db/tables/payouts.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { lockPayout } from '../payouts/ask-payout.ts'
import { movePayout, type PayoutRow } from '../payouts/move-payout.ts'
import { pauseOf } from '../payouts/pause-of.ts'

/** `before`: it was done already. `asked`: a second member of staff has to agree. `own`: one's own money is for others. */
export type Outcome = 'done' | 'before' | 'asked' | 'own' | 'paused' | 'bad-state' | 'not-found'

const PAISA = 100
const NOW = sql`now()`

/** A withdrawal that staff name, held. */
const held = (tx: Tx, number: string): Promise<PayoutRow | undefined> => lockPayout(tx, eq(payouts.number, number))

/** Takes a withdrawal up: it is for one of staff to send from now on. Above what one decides alone a second is asked first. */
export async function takePayout(tx: Tx, staff: number, number: string): Promise<Outcome> {
  const payout = await held(tx, number)
  if (!payout) return 'not-found'
  if (payout.seller === staff) return 'own'
  if (payout.state === 'taken') return payout.taken_by === staff ? 'before' : 'bad-state'
  if (payout.state !== 'asked') return 'bad-state'
  if ((await pauseOf(tx, payout.seller)) !== null) return 'paused'
  if (payout.paisa > FOUR_EYES_ABOVE_TAKA * PAISA) {
    if (await findWaiting(tx, { kind: 'payout', subject: number })) return 'asked'
    await askApproval(tx, { kind: 'payout', subject: number, details: { taka: Math.ceil(payout.paisa / PAISA) }, reason: number, staff })
    return 'asked'
  }
  await take(tx, payout, staff)
  return 'done'
}

const take = (tx: Tx, payout: PayoutRow, staff: number) =>
  movePayout(tx, payout, { to: 'taken', by: 'staff', account: staff, set: { taken_at: NOW, taken_by: staff } })

/** Notes that a withdrawal was paid, by any of staff but its seller. Once: the money leaves the house with it. */
export async function sendPayout(tx: Tx, staff: number, { number, reference }: { number: string; reference: string }): Promise<Outcome> {
  const payout = await held(tx, number)
  if (!payout) return 'not-found'
  if (payout.seller === staff) return 'own'
  if (payout.state === 'sent' && payout.reference === reference) return 'before'
  if (payout.state !== 'taken') return 'bad-state'
  if ((await pauseOf(tx, payout.seller)) !== null) return 'paused'
  await movePayout(tx, payout, { to: 'sent', by: 'staff', account: staff, set: { sent_at: NOW, sent_by: staff, reference }, details: { reference } })
  await pauseAt('payout', 'before-commit')
  return 'done'
}

/** Refuses what was not sent, or notes that what was sent came back: the money is free again. */
export async function endPayout(tx: Tx, staff: number, { number, reason, note }: { number: string; reason: PayoutReason; note: string }): Promise<Outcome> {
  const payout = await held(tx, number)
  if (!payout) return 'not-found'
  if (payout.seller === staff) return 'own'
  if (payout.state === 'refused' || payout.state === 'bounced') return 'before'
  const to = payout.state === 'sent' ? 'bounced' : 'refused'
  await movePayout(tx, payout, { to, by: 'staff', account: staff, set: { reason, reason_note: note }, details: { reason, note } })
  await pauseAt('payout', 'before-commit')
  return 'done'
}

/** What a second member of staff agrees to: a large withdrawal is taken up by who asked. */
export const PAYOUT_APPROVAL: ApprovalHandler = {
  perform: async (tx, { subject, asked_by }, { staff }) => {
    const payout = await held(tx, subject)
    if (!payout) throw new ApprovalVoid('gone')
    // Neither of the two decides about their own money.
    if (payout.state !== 'asked' || payout.seller === staff || (await pauseOf(tx, payout.seller)) !== null) throw new ApprovalVoid('past')
    await take(tx, payout, asked_by)
  },
  describe: async (_, all) => new Map(all.map(({ id, subject }) => [id, { title: subject, page: '/desk/payouts' }])),
}
