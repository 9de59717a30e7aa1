import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { CASE_KINDS, CASE_STATES, REPORT_REASONS } from '#contract/cases/case-kinds.ts'
import { users } from './accounts.ts'
import { instant } from './instant.ts'

/** Something that staff look at, or have looked at: readers reported it, or a rule holds it. One open case of each thing. */
export const cases = pgTable(
  'cases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: CASE_KINDS }).notNull(),
    /** What it is about, by its number among its kind. It may be gone. */
    subject: integer().notNull(),
    /** Whose it is; null: nobody’s with an account. */
    owner: integer().references(() => users.id),
    state: text({ enum: CASE_STATES }).notNull().default('open'),
    opened_at: instant('opened_at').notNull().default(sql`now()`),
    /** By which rule it is held; null: by none. */
    held_reason: text(),
    report_count: integer().notNull().default(0),
    decided_at: instant('decided_at'),
    /** Which of staff; null: nobody, or not a person. */
    decided_by: integer().references(() => users.id),
    /** In words, of the decision. */
    reason: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('cases_one_open').on(t.kind, t.subject).where(sql`state = 'open'`),
    index('cases_open').on(t.opened_at, t.id).where(sql`state = 'open'`),
    index('cases_open_of_kind').on(t.kind, t.opened_at, t.id).where(sql`state = 'open'`),
    index('cases_closed').on(t.decided_at, t.id).where(sql`state <> 'open'`),
    index('cases_closed_of_kind').on(t.kind, t.decided_at, t.id).where(sql`state <> 'open'`),
    index('cases_about').on(t.kind, t.subject, t.id),
    index('cases_of_owner').on(t.owner).where(sql`owner is not null`),
  ],
)

/** What readers say of it: one report per sender and case. */
export const reports = pgTable(
  'reports',
  {
    case: integer()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** `account 12`, or the keyed mark of an address. */
    sender: text().notNull(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    note: text().notNull().default(''),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.case, t.sender] }), index('reports_by_sender').on(t.sender)],
)
