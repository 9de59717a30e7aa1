import { and, asc, eq, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { CLAIM_LIMITS } from '#contract/wallet-payments/claim-rules.ts'
import type { addReceivingNumber as addContract, ReceivingNumber } from '#contract/wallet-payments/receiving-numbers.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { users } from '../../../db/tables/accounts.ts'
import { receiving_numbers } from '../../../db/tables/wallet-payments.ts'

const IS_USED = sql<boolean>`exists (select from wallet_claims c where c.receiving = receiving_numbers.id)`

/** The numbers of a seller, the earliest first. */
export async function listReceivingNumbers(db: Pick<Tx, 'select'>, seller: number): Promise<{ results: ReceivingNumber[] }> {
  const { id: number_id, wallet, number, kind, picture, is_active, created_at } = receiving_numbers
  const results = await db
    .select({ number_id, wallet, number, kind, picture, is_active, is_used: IS_USED, created_at })
    .from(receiving_numbers)
    .where(eq(receiving_numbers.seller, seller))
    .orderBy(asc(number_id))
  return { results }
}

/** Adds a number, or shows one again that is there. Says whether buyers see it only now. @throws {Problem} bad-input — there are enough */
export async function addReceivingNumber(tx: Tx, seller: number, asked: BodyOf<typeof addContract>): Promise<boolean> {
  // One request after the other: they count.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, seller)).for('no key update')
  const { number, wallet, kind } = asked
  const same = and(eq(receiving_numbers.seller, seller), eq(receiving_numbers.wallet, wallet), eq(receiving_numbers.number, number))
  const [before] = await tx.update(receiving_numbers).set({ kind, is_active: true }).where(same).returning({ id: receiving_numbers.id })
  if (before) return false
  if ((await tx.$count(receiving_numbers, eq(receiving_numbers.seller, seller))) >= CLAIM_LIMITS.numbersMost)
    throw new Problem('bad-input', { fields: { number: 'too-many' } })
  await tx.insert(receiving_numbers).values({ seller, ...asked })
  return true
}

/** @throws {Problem} not-found */
export async function switchReceivingNumber(tx: Tx, { seller, number_id }: WhichNumber, is_active: boolean): Promise<void> {
  const [now] = await tx.update(receiving_numbers).set({ is_active }).where(isOwn({ seller, number_id })).returning({ id: receiving_numbers.id })
  if (!now) throw new Problem('not-found')
}

/** @returns the path of its picture, which its caller drops @throws {Problem} not-found; bad-state — buyers have paid to it */
export async function deleteReceivingNumber(tx: Tx, which: WhichNumber): Promise<string | null> {
  // Held, so that no claim names it meanwhile.
  const [found] = await tx.select({ id: receiving_numbers.id, isUsed: IS_USED }).from(receiving_numbers).where(isOwn(which)).for('update')
  if (!found) throw new Problem('not-found')
  if (found.isUsed) throw new Problem('bad-state')
  const [gone] = await tx.delete(receiving_numbers).where(isOwn(which)).returning({ picture: receiving_numbers.picture })
  return gone?.picture ?? null
}

export interface WhichNumber {
  seller: number
  number_id: number
}
export const isOwn = ({ seller, number_id }: WhichNumber) => and(eq(receiving_numbers.id, number_id), eq(receiving_numbers.seller, seller))
