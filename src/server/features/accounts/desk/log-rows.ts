import { type SQL, sql } from 'drizzle-orm'
import { SECURITY_EVENT_KINDS } from '#contract/accounts/security-events.ts'
import type { LogRow } from '#contract/desk/people.ts'
import type { Database } from '../../../db/connection/open.ts'
import { iso } from '../../../db/wire-time.ts'

/**
 * What was recorded, with usernames in place of numbers, the latest first. What a later version records is left out.
 * @param which conditions on rows `e` of security_events
 */
export async function readLogRows(db: Pick<Database['db'], 'execute'>, which: SQL, limit: number): Promise<LogRow[]> {
  const { rows } = await db.execute<LogRow & Record<string, unknown>>(sql`
    select e.id::int as id, ${iso(sql`e.at`)} as at, e.kind, e.by, u.username, w.username as staff, e.reason, e.details - 'staff' as details
    from security_events e
    left join users u on u.id = e.user_id
    left join users w on w.id = (e.details ->> 'staff')::int
    where ${which} and e.kind = any(${sql.param([...SECURITY_EVENT_KINDS])}::text[])
    order by e.id desc limit ${limit}`)
  return rows.map(({ id, at, kind, by, username, staff, reason, details }) => ({ id, at, kind, by, username, staff, reason, details }))
}
