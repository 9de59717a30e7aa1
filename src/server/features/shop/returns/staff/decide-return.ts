import { eq, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { FOUR_EYES_ABOVE_TAKA } from '#contract/desk/approval-kinds.ts'
import type { decideReturn as contract } from '#contract/desk/returns.ts'
import type { Tx } from '../../../../db/connection/in-transaction.ts'
import { shop_returns } from '../../../../db/tables/shop-returns.ts'
import { pauseAt } from '../../../../http/pause-points.ts'
import { afterAgreed, requireLeft } from '../answer-return.ts'
import { type HeldReturn, lockReturn } from '../hold-return.ts'
import { moveReturn } from '../move-return.ts'
import { payBackWhenDue } from '../pay-back.ts'

/** A complaint that staff have to decide, held. @throws {Problem} not-found; bad-state — it is decided, or the sides have agreed meanwhile */
export async function holdDisputed(tx: Tx, number: string, staff: number): Promise<HeldReturn> {
  const [found] = await tx.select({ id: shop_returns.id, by: shop_returns.escalated_by }).from(shop_returns).where(eq(shop_returns.number, number))
  if (!found?.by) throw new Problem('not-found')
  const held = await lockReturn(tx, found.id)
  if (held.row.state !== 'disputed') throw new Problem('bad-state')
  return { ...held, by: 'staff', account: staff }
}

/**
 * Decides a complaint that is held. For the buyer, money that was paid online begins to go back with it where no goods are to come before; cash is owed by
 * the seller from then on.
 * @throws {Problem} bad-input — of `amount`, more than can go back, or than one of staff decides; of `goes_back`, of goods that never came
 */
export async function decide(tx: Tx, held: HeldReturn, decision: BodyOf<typeof contract>): Promise<void> {
  const decided = { decided_for: decision.for, decision: decision.reason, decided_by: held.account, decided_at: sql`now()` }
  if (decision.for === 'seller') {
    await moveReturn(tx, held, { to: 'refused', action: 'decide', set: decided, details: { for: 'seller' } })
    return
  }
  const { amount, goes_back } = decision
  if (goes_back && held.row.why === 'not-come') throw new Problem('bad-input', { fields: { goes_back: 'does-not-fit' } })
  await requireLeft(tx, held, amount)
  // Many small parts are a large one.
  const alone = FOUR_EYES_ABOVE_TAKA - held.order.refunded
  if (held.order.method === 'online' && amount > alone)
    throw new Problem('bad-input', { fields: { amount: 'too-large' }, facts: { alone: Math.max(0, alone) } })
  const set = { ...decided, remedy: 'refund' as const, amount, goes_back, given_at: null, reference: '' }
  const details = { for: 'buyer', taka: amount, goes_back }
  const moved = await moveReturn(tx, held, { to: afterAgreed(held.row, goes_back), action: 'decide', set, details })
  await payBackWhenDue(tx, moved)
  await pauseAt('staff', 'before-commit')
}
