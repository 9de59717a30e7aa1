import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { CLAIM_LIMITS } from '#contract/wallet-payments/claim-rules.ts'
import type { listWalletClaims as listContract, WalletClaim } from '#contract/wallet-payments/wallet-claims.ts'
import { pageOf, rowAfter } from '../../../db/row-cursor.ts'
import { wallet_claims } from '../../../db/tables/wallet-payments.ts'
import { isClaim, isOnEitherSide, type Reader, readClaims } from './read-claims.ts'

/** One claim, to its buyer or its seller. @throws {Problem} not-found — there is none of that number, or it is others': both in the same words */
export async function readWalletClaim(db: Reader, user_id: number, claim_id: number): Promise<WalletClaim> {
  const [found] = await readClaims(db, { user_id }, { where: isClaim(claim_id, isOnEitherSide(user_id)) })
  if (!found) throw new Problem('not-found')
  return found.told
}

const OPEN = ['claimed', 'disputed', 'less'] as const

/** Claims to one's shop: those that wait longest first, or all, the latest first. @throws {Problem} bad-input — the cursor */
export async function listWalletClaims(db: Reader, seller: number, { group, cursor }: QueryOf<typeof listContract>): Promise<AnswerOf<typeof listContract>> {
  const after = rowAfter(cursor)
  const mine = eq(wallet_claims.seller, seller)
  const isOpen = group === 'open'
  const where = isOpen
    ? and(mine, inArray(wallet_claims.state, [...OPEN]), goesOn(after))
    : and(mine, after === undefined ? undefined : lt(wallet_claims.id, after))
  const order = isOpen ? sql`${wallet_claims.claimed_at}, ${wallet_claims.id}` : desc(wallet_claims.id)
  const { page, next_cursor } = pageOf(await readClaims(db, 'sold', { where, order, most: CLAIM_LIMITS.listed + 1 }), CLAIM_LIMITS.listed)
  return { results: page.map(({ told }) => told), next_cursor }
}

/** One that was answered meanwhile has its place still: rows are never deleted. */
const goesOn = (after: number | undefined): SQL | undefined =>
  after === undefined
    ? undefined
    : sql`(${wallet_claims.claimed_at}, ${wallet_claims.id}) > (select c.claimed_at, c.id from wallet_claims c where c.id = ${after})`
