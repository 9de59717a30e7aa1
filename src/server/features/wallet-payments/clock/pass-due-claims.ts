import { and, inArray, isNull, lte, sql } from 'drizzle-orm'
import { CLAIM_LIMITS } from '#contract/wallet-payments/claim-rules.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { wallet_claims } from '../../../db/tables/wallet-payments.ts'
import { type BackgroundJob, startBackgroundJob } from '../../../http/background-jobs.ts'
import { runEach } from '../../../purchases/concurrency/run-each.ts'
import { endPurchases, type LockedPurchase } from '../../../purchases/ending/end-purchases.ts'
import type { PurchaseHandlers } from '../../../purchases/purchase-handler.ts'
import { tellSeller } from '../claims/move-claim.ts'

const AT_ONCE = 100
const EVERY_MS = 5000

interface Parts {
  db: Database['db']
  handlers: PurchaseHandlers
}

/** What is due, and nothing else, is read: written as the partial index has it. */
export const dueClaimsSql = () =>
  sql`select id, kind, coupon from purchases where state = 'claimed' and hold_expires_at <= now() order by hold_expires_at limit ${AT_ONCE} for update skip locked`

/**
 * Gives back what was kept for a day for claims that no seller has answered; reminds those sellers, once; and has staff look after two days. The claims stay: a seller
 * may still say that the money came. By the database's clock; several processes may do so at once.
 * @throws {AggregateError} some of it could not be done; all else is.
 */
export const passDueClaims = (parts: Parts): Promise<void> =>
  runEach([() => expire(parts), () => remind(parts), () => askStaff(parts)], async (one) => {
    for (let some = AT_ONCE; some === AT_ONCE; ) some = await one()
  })

function expire({ db, handlers }: Parts): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<Omit<LockedPurchase, 'state'> & Record<string, unknown>>(dueClaimsSql())
    const due = rows.map(({ id, kind, coupon }) => ({ id, kind, coupon, state: 'claimed' as const }))
    await endPurchases(tx, due, { to: 'expired', reason: 'not-answered', by: 'service', handlers })
    return rows.length
  })
}

const isOlderThan = (hours: number) => lte(wallet_claims.claimed_at, sql`now() - make_interval(hours => ${hours})`)
const IS_CLAIMED = sql`state = 'claimed'`

function remind({ db }: Parts): Promise<number> {
  return inTransaction(db, async (tx) => {
    const due = await lockDue(tx, and(IS_CLAIMED, isNull(wallet_claims.reminded_at), isOlderThan(CLAIM_LIMITS.remindHours)))
    if (due.length === 0) return 0
    await tx
      .update(wallet_claims)
      .set({ reminded_at: sql`now()` })
      .where(inArray(wallet_claims.id, idsOf(due)))
    for (const claim of due) await tellSeller(tx, claim, 'shop-sale-claim-due')
    return due.length
  })
}

function askStaff({ db }: Parts): Promise<number> {
  return inTransaction(db, async (tx) => {
    const due = await lockDue(tx, and(IS_CLAIMED, isNull(wallet_claims.asked_staff_at), isOlderThan(CLAIM_LIMITS.cancelHours)))
    if (due.length > 0)
      await tx
        .update(wallet_claims)
        .set({ asked_staff_at: sql`now()` })
        .where(inArray(wallet_claims.id, idsOf(due)))
    return due.length
  })
}

type Due = Pick<typeof wallet_claims.$inferSelect, 'id' | 'shop_order' | 'seller'>
const idsOf = (due: readonly Due[]): number[] => due.map(({ id }) => id)

const lockDue = (tx: Tx, which: ReturnType<typeof and>): Promise<Due[]> =>
  tx
    .select({ id: wallet_claims.id, shop_order: wallet_claims.shop_order, seller: wallet_claims.seller })
    .from(wallet_claims)
    .where(which)
    .orderBy(wallet_claims.claimed_at)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })

/** Looks every five seconds until it is stopped; gives what stops it. */
export const startPassingDueClaims = (parts: Parts & Pick<BackgroundJob, 'log'>): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: EVERY_MS, work: () => passDueClaims(parts), fault: 'payments by mobile wallet could not be looked after', log: parts.log })
