import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { phoneNumber } from '#contract/core/phone-number.ts'
import { Problem } from '#contract/core/problem.ts'
import { isRealDay } from '#contract/core/time.ts'
import type { listDaybook as endpoint } from '#contract/daybook/daybook.ts'
import type { DaybookEntry } from '#contract/daybook/daybook-entry.ts'
import { DAYBOOK_LIMITS, personKey } from '#contract/daybook/daybook-rules.ts'
import type { Database } from '../../db/connection/open.ts'
import { daybook_entries } from '../../db/tables/daybook.ts'

const { id, seller: owner, entry_key, version, kind, amount, day, note, person, phone, changed_at } = daybook_entries
const COLUMNS = { entry_key, version, kind, amount, day, note, person, phone, changed_at }
const CURSOR = /^(\d{4}-\d\d-\d\d)~([1-9]\d{0,9})$/

type Reads = Pick<Database['db'], 'select' | '$count'>

/**
 * A page of a seller's entries, the latest day first; of one day the one added last first.
 * @throws {Problem} bad-input — the cursor is not one of this list.
 */
export async function listEntries(
  db: Reads,
  seller: number,
  { limit = DAYBOOK_LIMITS.perPage, cursor, ...filter }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const asked = and(eq(owner, seller), ...conditionsOf(filter))
  const rows = await db
    .select({ id, ...COLUMNS })
    .from(daybook_entries)
    .where(and(asked, afterRow(cursor)))
    .orderBy(desc(day), desc(id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    results: page.map(({ id: _, ...row }) => row),
    total: await db.$count(daybook_entries, asked),
    next_cursor: rows.length > limit && last ? `${last.day}~${last.id}` : null,
  }
}

/** Entries that were changed last, those first. */
export const latestEntries = (db: Pick<Database['db'], 'select'>, seller: number): Promise<DaybookEntry[]> =>
  db.select(COLUMNS).from(daybook_entries).where(eq(owner, seller)).orderBy(desc(changed_at), desc(id)).limit(DAYBOOK_LIMITS.latest)

function* conditionsOf({ month, kind: of, person: name, phone: number }: Omit<QueryOf<typeof endpoint>, 'limit' | 'cursor'>): Generator<SQL> {
  if (month !== undefined) yield sql`${day} >= ${`${month}-01`}::date and ${day} < (${`${month}-01`}::date + interval '1 month')::date`
  if (of !== undefined) yield eq(kind, of)
  if (name !== undefined) yield eq(daybook_entries.person_key, personKey({ person: name, phone: phoneNumber(number ?? '') ?? '' }))
}

function afterRow(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const [, lastDay = '', lastId = ''] = CURSOR.exec(cursor) ?? []
  if (!isRealDay(lastDay) || Number(lastId) > 2_147_483_647) throw new Problem('bad-input', { fields: { cursor: 'not a cursor of this list' } })
  return sql`(${day}, ${id}) < (${lastDay}::date, ${Number(lastId)}::integer)`
}
