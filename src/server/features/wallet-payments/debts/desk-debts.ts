import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { listDeskDebtClaims as contract, DeskDebtClaim } from '#contract/desk/debt-claims.ts'
import { DEBT_LISTED, debtReference } from '#contract/wallet-payments/debt-claims.ts'
import type { HouseNumber } from '#contract/wallet-payments/house-numbers.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { pageOf, rowAfter } from '../../../db/row-cursor.ts'
import { users } from '../../../db/tables/accounts.ts'
import { debt_claims } from '../../../db/tables/debt-claims.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'
import { dueOf } from './due-of.ts'
import { DEBT_CLAIM } from './read-debt.ts'

type Reader = Pick<Tx, 'select' | '$count'>

interface Looking {
  /** User id of who looks. */
  staff: number
  numbers: readonly HouseNumber[]
}

const IS_WAITING = eq(debt_claims.state, 'waiting')

/** Debts that sellers say they have paid and that wait for an answer, the oldest first. @throws {Problem} bad-input — the cursor */
export async function listDeskDebts(db: Reader, looking: Looking, { cursor }: QueryOf<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const after = rowAfter(cursor)
  const found = await readDesk(db, looking, { where: and(IS_WAITING, after === undefined ? undefined : gt(debt_claims.id, after)), most: DEBT_LISTED + 1 })
  const { page, next_cursor } = pageOf(
    found.map((claim) => ({ ...claim, id: claim.claim_id })),
    DEBT_LISTED,
  )
  return { results: page.map(({ id: _, ...claim }) => claim), next_cursor, total: await db.$count(debt_claims, IS_WAITING) }
}

/** @throws {Problem} not-found */
export async function readDeskDebt(db: Reader, looking: Looking, claim_id: number): Promise<DeskDebtClaim> {
  const [found] = await readDesk(db, looking, { where: eq(debt_claims.id, claim_id), most: 1 })
  if (!found) throw new Problem('not-found')
  return found
}

async function readDesk(db: Reader, { staff, numbers }: Looking, { where, most }: { where: SQL | undefined; most: number }): Promise<DeskDebtClaim[]> {
  const { seller, wallet, look_alike } = debt_claims
  const rows = await db
    .select({
      ...DEBT_CLAIM,
      seller,
      username: users.username,
      full_name: sql<string>`coalesce(${seller_profiles.full_name}, ${users.full_name}, '')`,
      due_paisa: dueOf(sql`${seller}`),
      is_look_alike: sql<boolean>`exists (select from debt_claims o where o.wallet = ${wallet} and o.look_alike = ${look_alike} and o.id <> ${debt_claims.id})`,
    })
    .from(debt_claims)
    .innerJoin(users, eq(users.id, seller))
    .leftJoin(seller_profiles, eq(seller_profiles.user_id, seller))
    .where(where)
    .orderBy(asc(debt_claims.id))
    .limit(most)
  return rows.map(({ seller: owner, username, full_name, ...claim }) => ({
    ...claim,
    reference: debtReference(owner),
    seller: { username, full_name },
    is_known_number: numbers.some((one) => one.wallet === claim.wallet && one.number === claim.sent_to),
    is_own: owner === staff,
  }))
}
