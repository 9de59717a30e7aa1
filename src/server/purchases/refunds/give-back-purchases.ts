import { inArray } from 'drizzle-orm'
import type { PurchaseReason } from '#contract/purchases/purchase-reasons.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { purchase_tasks, purchases } from '../../db/tables/purchases.ts'
import { noteChanges, type PurchaseChange } from '../change-log.ts'
import { releaseGoods } from '../ending/end-purchases.ts'
import { bookUnearned, unearning } from '../ledger.ts'
import { type Attempt, changed, lockPaidAttempts } from '../payment/attempts.ts'
import { byKind, type GivenBack, type Purchase, type PurchaseHandlers } from '../purchase-handler.ts'
import { endRefundDue } from './give-money-back.ts'
import { oweBack } from './owe-back.ts'

/** Who takes purchases back, and why, for the record. */
interface GivingBack {
  by: 'staff' | 'seller'
  reason: Extract<PurchaseReason, 'called-off' | 'review'>
  handlers: PurchaseHandlers
  /** What goes on record besides. */
  record?: PurchaseChange['details']
}

/**
 * Takes purchases of one kind back that are confirmed or in review, each step for all of them at once: what their buyers were given is good no
 * more, what they hold and their promo codes are free again, and their money goes back through the gateway, which the background jobs ask for
 * it. They are held. @returns the payments that are owed back, by purchase: those that cost nothing have none.
 */
export async function giveBackPurchases(
  tx: Tx,
  all: readonly { purchase: Purchase; why: string }[],
  { by, reason, handlers, record }: GivingBack,
): Promise<ReadonlyMap<number, Attempt>> {
  if (all.length === 0) return new Map()
  const given = all.map(({ purchase }) => purchase)
  const ids = given.map(({ id }) => id)
  const kept = await lockPaidAttempts(tx, ids)
  for (const one of given) requireGivable(one, kept)
  await tx
    .update(purchases)
    .set({ ...changed, state: 'refund_due', reason })
    .where(inArray(purchases.id, ids))
  await noteChanges(
    tx,
    all.map(({ purchase: { id, state }, why }) => {
      const tran_id = kept.get(id)?.tran_id
      return { purchase: id, from_state: state, to_state: 'refund_due', by, details: { why, ...(tran_id !== undefined && { tran_id }), ...record } }
    }),
  )
  const attempts = [...kept.values()]
  const owed = await oweBack(tx, attempts, { reason })
  const refundOf = new Map(owed.map((refund) => [refund.attempt, refund]))
  const backOf = new Map([...kept].flatMap(([id, attempt]) => (refundOf.has(attempt.id) ? [[id, refundOf.get(attempt.id) as GivenBack] as const] : [])))
  await byKind(handlers, given, (handler, theirs) => handler.void(tx, theirs, backOf))
  await endAtOnce(
    tx,
    given.filter(({ id }) => !kept.has(id)),
  )
  if (reason === 'called-off') await leaveCalledOffTasks(tx, ids)
  await releaseGoods(tx, given, handlers)
  await bookUnearned(
    tx,
    given.flatMap((purchase) => {
      const attempt = kept.get(purchase.id)
      const refund = attempt && refundOf.get(attempt.id)
      return refund && purchase.state === 'confirmed' ? [unearning(attempt, refund)] : []
    }),
  )
  return kept
}

function requireGivable({ id, state, final_price, method }: Purchase, kept: ReadonlyMap<number, Attempt>): void {
  if (state !== 'review' && state !== 'confirmed') throw new TypeError(`purchase ${id} is ${state}, and cannot be given back`)
  if (!kept.has(id) && final_price > 0 && method === 'online') throw new TypeError(`purchase ${id} is ${state} without a payment`)
}

/**
 * One that is free, or was to be paid in cash or by mobile wallet to its seller, need not wait for the gateway's word. What is free ends as refunded and not as cancelled: phones that know
 * it keep what they were given, shown as void. Of cash there was no money here that could go back; of what was paid in advance all of it went back
 * before, and may be on its way.
 */
async function endAtOnce(tx: Tx, all: readonly Purchase[]): Promise<void> {
  const [before, now] = [all.filter(isPaidInPart), all.filter((one) => !isPaidInPart(one))]
  for (const { id } of before)
    if (await endRefundDue(tx, { id })) await noteChanges(tx, [{ purchase: id, from_state: 'refund_due', to_state: 'refunded', by: 'gateway' }])
  for (const [state, some] of Map.groupBy(now, ({ method }) => (method === 'online' ? 'refunded' : 'cancelled'))) {
    const ids = some.map(({ id }) => id)
    await tx
      .update(purchases)
      .set({ ...changed, state })
      .where(inArray(purchases.id, ids))
    await noteChanges(
      tx,
      ids.map((purchase) => ({ purchase, from_state: 'refund_due', to_state: state, by: 'service' })),
    )
  }
}

/** Some of it was paid here, in advance of cash. */
const isPaidInPart = ({ method, advance }: Purchase): boolean => method === 'cod' && advance > 0

async function leaveCalledOffTasks(tx: Tx, ids: readonly number[]): Promise<void> {
  const kinds = ['letter-called-off', 'tell-called-off'] as const
  await tx
    .insert(purchase_tasks)
    .values(ids.flatMap((purchase) => kinds.map((kind) => ({ purchase, kind }))))
    .onConflictDoNothing()
}
