import { and, asc, isNotNull, sql } from 'drizzle-orm'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { listDeskWalletClaims as contract, DeskWalletClaim } from '#contract/desk/wallet-claims.ts'
import { CLAIM_LIMITS } from '#contract/wallet-payments/claim-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { pageOf, rowAfter } from '../../../db/row-cursor.ts'
import { wallet_claims } from '../../../db/tables/wallet-payments.ts'
import { maskContact } from '../../../purchases/staff/mask-contact.ts'
import { isClaim, type ReadClaim, readClaims } from '../reading/read-claims.ts'

type Reader = Pick<Tx, 'select' | '$count'>

const IS_ASKED = isNotNull(wallet_claims.asked_staff_at)

/** Claims that staff have to decide, those that wait longest first. @throws {Problem} bad-input — the cursor */
export async function listDeskClaims(db: Reader, { cursor }: QueryOf<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const after = rowAfter(cursor)
  const { asked_staff_at, id } = wallet_claims
  const place = sql`(select c.asked_staff_at, c.id from wallet_claims c where c.id = ${after ?? 0})`
  // One that was decided meanwhile has no place any more: the list begins again.
  const isDecided = sql`not exists (select from wallet_claims c where c.id = ${after ?? 0} and c.asked_staff_at is not null)`
  const next = after === undefined ? undefined : sql`((${asked_staff_at}, ${id}) > ${place} or ${isDecided})`
  const order = sql`${asc(asked_staff_at)}, ${asc(id)}`
  const found = await readClaims(db, 'desk', { where: and(IS_ASKED, next), order, most: CLAIM_LIMITS.listed + 1 })
  const { page, next_cursor } = pageOf(found, CLAIM_LIMITS.listed)
  return { results: page.map(maskedOf), next_cursor, total: await db.$count(wallet_claims, IS_ASKED) }
}

/** @throws {Problem} not-found */
export async function readDeskClaim(db: Reader, claim_id: number): Promise<DeskWalletClaim> {
  const [found] = await readClaims(db, 'desk', { where: isClaim(claim_id) })
  if (!found) throw new Problem('not-found')
  return maskedOf(found)
}

function maskedOf({ told, row }: ReadClaim): DeskWalletClaim {
  const { full_name, phone_number } = maskContact({ ...told.buyer, email: '' })
  return { ...told, buyer: { full_name, phone_number }, asked_staff_at: row.asked_staff_at }
}
