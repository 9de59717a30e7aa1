import { and, asc, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { atDoorOf } from '#contract/purchases/purchase-rules.ts'
import type { WalletPayment } from '#contract/wallet-payments/wallet-claims.ts'
import { WALLETS, type Wallet } from '#contract/wallet-payments/wallets.ts'
import { users } from '../../../db/tables/accounts.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'
import { shop_orders } from '../../../db/tables/shop-orders.ts'
import { receiving_numbers, wallet_claims } from '../../../db/tables/wallet-payments.ts'
import { isOf } from '../../../purchases/buyers.ts'
import { leftToPay, mayClaim } from '../claims/place-claim.ts'
import { type Reader, readClaims } from './read-claims.ts'

interface ReadBy {
  user_id: number
  codes: Readonly<Record<Wallet, string>>
}

/**
 * How a purchase of one's own is paid by wallet. Numbers are shown while there is something to pay, and to no one else.
 * @throws {Problem} not-found — there is none of that number, it is another person's, or not paid so: all in the same words
 */
export async function readWalletPayment(db: Reader, { user_id, codes }: ReadBy, number: string): Promise<WalletPayment> {
  const server_time = sql<string>`clock_timestamp()`.mapWith(purchases.created_at)
  const [found] = await db
    .select({ purchase: purchases, order: shop_orders, shop: seller_profiles.full_name, phone: users.phone, server_time })
    .from(purchases)
    .innerJoin(shop_orders, eq(shop_orders.purchase, purchases.id))
    .innerJoin(users, eq(users.id, shop_orders.seller))
    .leftJoin(seller_profiles, eq(seller_profiles.user_id, shop_orders.seller))
    .where(and(isOf(user_id), eq(purchases.number, number), eq(purchases.method, 'wallet')))
  if (!found) throw new Problem('not-found')
  const { purchase, order } = found
  const claims = await readClaims(db, 'bought', { where: eq(wallet_claims.purchase, purchase.id) })
  const rows = claims.map(({ row }) => row)
  const isToPay = mayClaim(purchase, rows)
  return {
    purchase: purchase.number,
    purchase_state: purchase.state,
    reference: order.number,
    seller: { id: order.seller, name: found.shop ?? '', phone_number: isToPay || claims.length > 0 ? found.phone : null },
    to_pay_paisa: leftToPay(purchase, rows),
    at_door_paisa: atDoorOf(order) * 100,
    numbers: isToPay ? (await numbersOf(db, order.seller)).map((one) => ({ ...one, dial: codes[one.wallet] })) : [],
    hold_expires_at: purchase.hold_expires_at,
    can_claim: isToPay,
    claims: claims.map(({ told }) => told),
    server_time: found.server_time,
  }
}

async function numbersOf(db: Reader, seller: number) {
  const { wallet, number, kind, picture, is_active, id } = receiving_numbers
  const rows = await db
    .select({ wallet, number, kind, picture })
    .from(receiving_numbers)
    .where(and(eq(receiving_numbers.seller, seller), eq(is_active, true)))
    .orderBy(asc(id))
  return WALLETS.flatMap((one) => rows.filter((row) => row.wallet === one))
}
