import { and, eq, gt, sql } from 'drizzle-orm'
import { payment_attempts, refunds } from '../../db/tables/payments.ts'
import { noteChanges } from '../change-log.ts'
import { bookDebited } from '../ledger.ts'
import { endRefundDue } from '../refunds/give-money-back.ts'
import { restateAttempts } from '../refunds/owe-back.ts'
import { type PartAsked, type RefundedPart, refundingPart } from './refund-purchase.ts'
import { type Act, actOnPurchase, type DoneBy, type StaffParts } from './staff-purchase.ts'

/**
 * The payment provider has taken money of a purchase back for its buyer, whose bank disputes it: a refund that is over at once, and that it is not asked
 * for. It is taken from those who earned it, as any refund is. @throws {StaffRefused} as `refundingPart`
 */
export const debiting = (handlers: StaffParts['handlers'], asked: PartAsked & DoneBy): Act<RefundedPart> => {
  const { work, what } = refundingPart(handlers, asked)
  return {
    what,
    work: async (tx, purchase) => {
      const [{ before } = { before: 0 }] = await tx.select({ before: sql<number>`coalesce(max(${refunds.id}), 0)` }).from(refunds)
      const done = await work(tx, purchase)
      if (!done) return undefined
      const ofPurchase = and(eq(payment_attempts.purchase, purchase.id), gt(refunds.id, before))
      const made = await tx
        .select({ refund: refunds, attempt: payment_attempts })
        .from(refunds)
        .innerJoin(payment_attempts, eq(payment_attempts.id, refunds.attempt))
        .where(ofPurchase)
      for (const { refund, attempt } of made) {
        await tx.update(refunds).set({ state: 'refunded', refunded_at: sql`now()`, check_at: null }).where(eq(refunds.id, refund.id))
        await restateAttempts(tx, [attempt.id])
        await bookDebited(tx, attempt, { ...refund, note: asked.why, by: asked.staff ?? null })
      }
      const details = { debited: asked.taka, why: asked.why }
      if (await endRefundDue(tx, purchase))
        await noteChanges(tx, [{ purchase: purchase.id, from_state: 'refund_due', to_state: 'refunded', by: 'gateway', details }])
      return done
    },
  }
}

/** The same at a terminal. @returns what happened, in words. @throws {StaffRefused} no such order; as above. */
export async function noteDebited(parts: StaffParts, name: string, asked: PartAsked): Promise<string> {
  const { number, taka, isAll } = await actOnPurchase(parts, name, debiting(parts.handlers, asked))
  return `The payment provider has taken ${taka} taka of ${number} back${isAll ? ', all that was left of it: it is called off' : '; the order stands'}.`
}
