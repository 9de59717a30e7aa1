import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { DEBT_CLAIM_STATES } from '#contract/wallet-payments/debt-claims.ts'
import { WALLETS } from '#contract/wallet-payments/wallets.ts'
import { users } from './accounts.ts'
import { instant } from './instant.ts'

/** What sellers say they have paid of what they owe the house, by mobile wallet. Rows are never deleted. Amounts in paisa. */
export const debt_claims = pgTable(
  'debt_claims',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    seller: integer()
      .notNull()
      .references(() => users.id),
    wallet: text({ enum: WALLETS }).notNull(),
    /** Its normal form; in `trx_ids` too. */
    trxid: text().notNull(),
    /** `lookAlikeForm` of it. */
    look_alike: text().notNull(),
    sent_to: text().notNull(),
    /** What was owed when it was claimed. */
    asked_paisa: bigint({ mode: 'number' }).notNull(),
    amount_paisa: bigint({ mode: 'number' }).notNull(),
    came_paisa: bigint({ mode: 'number' }),
    state: text({ enum: DEBT_CLAIM_STATES }).notNull().default('waiting'),
    claimed_at: instant('claimed_at').notNull().default(sql`now()`),
    decided_at: instant('decided_at'),
    decided_by: integer().references(() => users.id),
    reason: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('debt_claims_trxid').on(t.wallet, t.trxid),
    uniqueIndex('debt_claims_one_waiting').on(t.seller).where(sql`state = 'waiting'`),
    index('debt_claims_of_seller').on(t.seller, t.id),
    index('debt_claims_waiting').on(t.id).where(sql`state = 'waiting'`),
    index('debt_claims_look_alike').on(t.wallet, t.look_alike),
    check('debt_claims_paisa', sql`${t.asked_paisa} >= 0 and ${t.amount_paisa} > 0 and ${t.came_paisa} > 0`),
    check('debt_claims_form', sql`${t.trxid} ~ '^[0-9A-Z]{6,20}$'`),
    check('debt_claims_decided', sql`(${t.state} = 'waiting') = (${t.decided_at} is null) and (${t.state} = 'taken') = (${t.came_paisa} is not null)`),
  ],
)
