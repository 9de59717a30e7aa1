import { type SQL, sql } from 'drizzle-orm'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { type listLicences as contract, type DeskLicence, LICENCES_PER_PAGE } from '#contract/desk/licences.ts'
import type { Database } from '../../../db/connection/open.ts'
import { pageOf, rowAfter } from '../../../db/row-cursor.ts'
import { iso } from '../../../db/wire-time.ts'

type Reads = Pick<Database['db'], 'execute'>

/** Licences as staff see them. @param which of the rows `l`, and in which order */
export async function readLicences(db: Reads, which: SQL): Promise<DeskLicence[]> {
  const { rows } = await db.execute<DeskLicence & Record<string, unknown>>(sql`
    select l.id, l.state, l.kind, l.bytes, l.is_active, ${iso(sql`l.sent_at`)} as sent_at, ${iso(sql`l.decided_at`)} as decided_at, l.reason,
      u.username, p.full_name, p.slug
    from trade_licences l join users u on u.id = l.user_id join seller_profiles p on p.user_id = l.user_id ${which}`)
  return rows
}

/** Licences that wait, in the order in which they came. @throws {Problem} bad-input — the cursor. */
export async function listLicences(db: Reads, { cursor }: QueryOf<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const after = rowAfter(cursor) ?? 0
  const [found, counted] = await Promise.all([
    readLicences(db, sql`where l.state = 'waiting' and l.id > ${after} order by l.id limit ${LICENCES_PER_PAGE + 1}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from trade_licences where state = 'waiting'`),
  ])
  const { page, next_cursor } = pageOf(found, LICENCES_PER_PAGE)
  return { results: page, next_cursor, total: counted.rows[0]?.total ?? 0 }
}
