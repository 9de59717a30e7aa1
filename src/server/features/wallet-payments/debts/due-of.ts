import { type SQL, sql } from 'drizzle-orm'

/** What a seller owes the house now, in paisa. @param seller SQL, an account */
export const dueOf = (seller: SQL): SQL<number> =>
  sql<number>`coalesce((select a.balance from ledger_accounts a where a.owner = ${seller} and a.kind = 'due'), 0)::float8`
