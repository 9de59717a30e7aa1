import { eq, sql } from 'drizzle-orm'
import type { ShopCheckout } from '#contract/shop/checkout.ts'
import { users } from '../../../db/tables/accounts.ts'
import type { Purchase } from '../../../purchases/purchase-handler.ts'

type Details = Pick<Purchase, 'full_name' | 'phone_number'>
/** Whose name is on it, and where they are written to. */
export const detailsOf = ({ address: { full_name, phone_number }, language }: ShopCheckout, user_id: number) => {
  const details: Details = { full_name, phone_number }
  const ofAccount = (column: typeof users.email | typeof users.language) => sql`(select ${column} from ${users} where ${eq(users.id, user_id)})`
  return {
    ...details,
    email: ofAccount(users.email) as ReturnType<typeof sql<string>>,
    language: language ?? (ofAccount(users.language) as ReturnType<typeof sql<'en' | 'bn'>>),
  }
}
