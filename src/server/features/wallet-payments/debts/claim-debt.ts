import { and, eq, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { claimDebtPayment as contract } from '#contract/wallet-payments/debt-claims.ts'
import { lookAlikeForm } from '#contract/wallet-payments/trx-id.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { users } from '../../../db/tables/accounts.ts'
import { debt_claims } from '../../../db/tables/debt-claims.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { takeTrxId } from '../claims/take-trx-id.ts'
import { dueOf } from './due-of.ts'

/**
 * A seller says that they have paid what they owe the house: staff are asked, and no money moves. It is taken when nothing is owed any more, too: it may have
 * been covered since it was paid, and what came is then sent back. Gives the claim's id; the same again is the same claim.
 * @throws {Problem} bad-state — another claim waits; trxid-used
 */
export async function claimDebt(tx: Tx, seller: number, asked: BodyOf<typeof contract>): Promise<number> {
  // Of several claims of one seller at once the second sees the first.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, seller)).for('no key update')
  const { wallet, trxid } = asked
  const isThis = and(eq(debt_claims.seller, seller), eq(debt_claims.wallet, wallet), eq(debt_claims.trxid, trxid))
  const [same] = await tx.select({ id: debt_claims.id }).from(debt_claims).where(isThis)
  if (same) return same.id
  if ((await tx.$count(debt_claims, and(eq(debt_claims.seller, seller), eq(debt_claims.state, 'waiting')))) > 0) throw new Problem('bad-state')
  await takeTrxId(tx, asked, { buyer: null })
  await pauseAt('claim', 'after-check')
  const asked_paisa = dueOf(sql`${seller}::integer`)
  const [made] = await tx
    .insert(debt_claims)
    .values({ ...asked, seller, look_alike: lookAlikeForm(trxid), asked_paisa })
    .returning({ id: debt_claims.id })
  if (!made) throw new TypeError('a claim of a debt was not written')
  return made.id
}
