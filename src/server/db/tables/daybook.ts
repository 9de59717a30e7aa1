import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { DAYBOOK_KINDS } from '#contract/daybook/daybook-rules.ts'
import { users } from './accounts.ts'
import { instant } from './instant.ts'

/** Sellers' own notes of money: they move none, and no sum of this service contains them. */
export const daybook_entries = pgTable(
  'daybook_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    seller: integer()
      .notNull()
      .references(() => users.id),
    /** Made on the phone: the same entry is added once. */
    entry_key: text().notNull(),
    version: integer().notNull(),
    kind: text({ enum: DAYBOOK_KINDS }).notNull(),
    /** Whole taka. */
    amount: integer().notNull(),
    /** In Dhaka. */
    day: date().notNull(),
    note: text().notNull().default(''),
    /** Empty where it is about no person. */
    person: text().notNull().default(''),
    /** `+8801…`, or empty. */
    phone: text().notNull().default(''),
    /** `personKey` of both; empty where it is about no person. */
    person_key: text().notNull().default(''),
    created_at: instant('created_at').notNull().default(sql`now()`),
    changed_at: instant('changed_at').notNull().default(sql`now()`),
  },
  (t) => [
    unique('daybook_entries_once').on(t.seller, t.entry_key),
    index('daybook_entries_by_day').on(t.seller, t.day, t.id),
    index('daybook_entries_of_person').on(t.seller, t.person_key).where(sql`person_key <> ''`),
    index('daybook_entries_by_change').on(t.seller, t.changed_at),
    index('daybook_entries_by_making').on(t.seller, t.created_at),
    check('daybook_entries_amount', sql`${t.amount} between 1 and 10000000`),
    check('daybook_entries_person', sql`(${t.kind} in ('lent', 'repaid')) = (${t.person} <> '')`),
  ],
)
