import { and, eq, inArray, sql } from 'drizzle-orm'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { payment_attempts } from '../../db/tables/payments.ts'
import { purchases } from '../../db/tables/purchases.ts'
import type { Attempt } from './attempts.ts'

/** What the gateway's messages say of a try that is over, while its page may still be paid: they do not say that money was taken. */
const UNPAID_CLAIMS = ['FAILED', 'CANCELLED']

/** Whether a buyer may go on on the page of an attempt, as far as messages tell. */
export const mayBeUnpaid = ({ claimed }: Pick<Attempt, 'claimed'>): boolean => claimed === null || UNPAID_CLAIMS.includes(claimed)

const PAGE_END = sql`${payment_attempts.opened_at} + make_interval(mins => ${PURCHASE_LIMITS.payMinutes})`

/** Until when a buyer can go back to the payment pages of purchases, by purchase; nothing of those that have none, or one that may have been paid on. */
export async function readOpenPages(db: Pick<Tx, 'select'>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { purchase, state, payment_url, claimed } = payment_attempts
  const until = sql<string>`least(${PAGE_END}, ${purchases.hold_expires_at})`.mapWith(purchases.hold_expires_at)
  const rows = await db
    .select({ purchase, claimed, until })
    .from(payment_attempts)
    .innerJoin(purchases, eq(purchases.id, purchase))
    .where(
      and(inArray(purchase, [...ids]), eq(state, 'open'), sql`${payment_url} is not null and ${PAGE_END} > now() and ${purchases.hold_expires_at} > now()`),
    )
  return new Map(rows.filter(mayBeUnpaid).map((row) => [row.purchase, row.until]))
}
