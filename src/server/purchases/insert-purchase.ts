import { sql } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import { Problem } from '#contract/core/problem.ts'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import { purchases } from '../db/tables/purchases.ts'
import { noteChanges, type PurchaseChange } from './change-log.ts'
import type { Purchase } from './purchase-handler.ts'
import { randomNumber } from './purchase-numbers.ts'

/** Two of 2^50 are the same so seldom that a second try is one too many already. */
const MOST_TRIES = 5

/** Until when what is bought is kept back that is held from now on. */
export const HOLD_END = sql`now() + make_interval(mins => ${PURCHASE_LIMITS.holdMinutes})`

/** @throws {Problem} bad-input — more than the card provider takes in one piece. */
export function requireInLimit(taka: number, field: string): void {
  if (taka > PURCHASE_LIMITS.mostTaka) throw new Problem('bad-input', { fields: { [field]: 'too-many' } })
}

export type NewPurchase = Omit<PgInsertValue<typeof purchases>, 'number' | 'kind' | 'state'> & Pick<Purchase, 'kind' | 'state'>

/** Writes a purchase under a number of its own, and that it was made. Its lines and what they take are for the kind. @param by who has written it down */
export async function insertPurchase(tx: Tx, purchase: NewPurchase, by: PurchaseChange['by'] = 'buyer'): Promise<Purchase> {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const [made] = await tx
      .insert(purchases)
      .values({ ...purchase, ...(purchase.state === 'confirmed' && { confirmed_at: sql`now()` }), number: randomNumber() })
      .onConflictDoNothing({ target: purchases.number })
      .returning()
    if (!made) continue
    await noteChanges(tx, [{ purchase: made.id, from_state: null, to_state: made.state, by }])
    return made
  }
  throw new TypeError('no number of a purchase was free')
}
