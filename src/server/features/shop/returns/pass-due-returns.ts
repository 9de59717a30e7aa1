import { asc, sql } from 'drizzle-orm'
import { afterDue } from '#contract/shop/return-rules.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { shop_returns } from '../../../db/tables/shop-returns.ts'
import { runEach } from '../../../purchases/concurrency/run-each.ts'
import { lockReturn } from './hold-return.ts'
import { moveReturn } from './move-return.ts'

const AT_ONCE = 100

/**
 * Moves on what waits longer than there is time for, by the database's clock: an unanswered complaint, money or goods that do not come are for staff; what
 * the buyer let pass has lapsed. Nothing is settled by silence. Several processes may do so at once. @returns how many
 * @throws {AggregateError} some could not be moved; the others are
 */
export async function passDueReturns(db: Database['db']): Promise<number> {
  const due = await db
    .select({ id: shop_returns.id })
    .from(shop_returns)
    .where(sql`${shop_returns.due_by} < now()`)
    .orderBy(asc(shop_returns.due_by))
    .limit(AT_ONCE)
  let passed = 0
  await runEach(due, async ({ id }) => {
    passed += await inTransaction(db, (tx) => passOne(tx, id))
  })
  return passed
}

async function passOne(tx: Tx, id: number): Promise<number> {
  const held = await lockReturn(tx, id)
  // It was moved on meanwhile.
  if (!held.facts.isDue) return 0
  const to = afterDue(held.facts)
  const set = to === 'disputed' ? { escalated_by: 'service' as const, escalation: '' } : {}
  await moveReturn(tx, { ...held, by: 'service', account: null }, { to, action: 'due', set })
  return 1
}
