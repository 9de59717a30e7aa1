import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { APPROVAL_KINDS, APPROVAL_STATES, VOID_REASONS } from '#contract/desk/approval-kinds.ts'
import { users } from './accounts.ts'
import { instant } from './instant.ts'

/** What one member of staff has asked for and a second one decides. What is approved is done in the transaction that says so. */
export const approvals = pgTable(
  'approvals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: APPROVAL_KINDS }).notNull(),
    /** What it is about, as staff name it: the number of an order, a username. */
    subject: text().notNull(),
    /** What is needed to do it; `taka` where it is about money. */
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
    reason: text().notNull(),
    state: text({ enum: APPROVAL_STATES }).notNull().default('waiting'),
    asked_by: integer()
      .notNull()
      .references(() => users.id),
    asked_at: instant('asked_at').notNull().default(sql`now()`),
    decided_by: integer().references(() => users.id),
    decided_at: instant('decided_at'),
    decision_reason: text(),
    void_reason: text({ enum: VOID_REASONS }),
  },
  (t) => [
    // What waits is asked for once.
    uniqueIndex('approvals_waiting').on(t.kind, t.subject).where(sql`state = 'waiting'`),
    index('approvals_decided').on(t.id).where(sql`state <> 'waiting'`),
    index('approvals_by_subject').on(t.kind, t.subject),
    check('approvals_two_people', sql`${t.decided_by} <> ${t.asked_by}`),
    check('approvals_ended', sql`(${t.state} = 'waiting') = (${t.decided_by} is null)`),
    check('approvals_void', sql`(${t.state} = 'void') = (${t.void_reason} is not null)`),
  ],
)
