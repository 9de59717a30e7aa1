import { and, eq, isNull, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { PayoutAccountForm } from '#contract/wallet/payout-form.ts'
import { PAYOUT_LIMITS } from '#contract/wallet/payout-rules.ts'
import type { PayoutAccount } from '#contract/wallet/payouts.ts'
import { CannotUnseal, seal, unseal } from '../../../adapters/sealing.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { users } from '../../../db/tables/accounts.ts'
import { payout_accounts } from '../../../db/tables/payouts.ts'

const PURPOSE = 'payout account'
/** So many digits are told. */
const SHOWN = 4

/**
 * Adds an account to which a seller's money can go, sealed; usable after a day, so that its owner can object who reads the e-mail about it.
 * @throws {Problem} bad-input — there are as many as there may be
 */
export async function addPayoutAccount(tx: Tx, { seller, secret }: { seller: number; secret: string }, form: PayoutAccountForm): Promise<PayoutAccount> {
  // Of two at once the second counts the first.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, seller)).for('no key update')
  const mine = and(eq(payout_accounts.seller, seller), isNull(payout_accounts.removed_at))
  if ((await tx.$count(payout_accounts, mine)) >= PAYOUT_LIMITS.accountsMost) throw new Problem('bad-input', { fields: { way: 'too-many' } })
  const [made] = await tx
    .insert(payout_accounts)
    .values({
      seller,
      way: form.way,
      bank: form.way === 'bank' ? form.bank : '',
      sealed: seal(secret, PURPOSE, JSON.stringify(form)),
      masked: form.number.slice(-SHOWN),
      usable_at: sql`now() + make_interval(hours => ${PAYOUT_LIMITS.waitHours})` as ReturnType<typeof sql<string>>,
    })
    .returning()
  if (!made) throw new TypeError('an account for money was not written')
  const { id, way, masked, bank, usable_at } = made
  return { id, way, masked, bank, usable_at }
}

/** Removes one: what is under way to it goes on. Gives it. @throws {Problem} not-found — also of another's */
export async function removePayoutAccount(tx: Tx, seller: number, id: number): Promise<Pick<PayoutAccount, 'id' | 'way' | 'masked'>> {
  const [removed] = await tx
    .update(payout_accounts)
    .set({ removed_at: sql`coalesce(${payout_accounts.removed_at}, now())` })
    .where(and(eq(payout_accounts.id, id), eq(payout_accounts.seller, seller)))
    .returning()
  if (!removed) throw new Problem('not-found')
  return { id, way: removed.way, masked: removed.masked }
}

/** Holder, number and bank, for staff who send the money. Undefined: another secret has sealed it. */
export function openAccount(secret: string, sealed: string): PayoutAccountForm | undefined {
  try {
    return JSON.parse(unseal(secret, PURPOSE, sealed)) as PayoutAccountForm
  } catch (error) {
    if (error instanceof CannotUnseal) return undefined
    throw error
  }
}
