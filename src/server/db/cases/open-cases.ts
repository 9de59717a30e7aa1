import { sql } from 'drizzle-orm'
import type { Database } from '../connection/open.ts'
import { iso } from '../wire-time.ts'

interface OpenCase extends Record<string, unknown> {
  id: number
  /** Since when, ISO 8601, and for how many seconds by the clock of the database. */
  since: string
  seconds: number
  /** Of all that are open, listed or not. */
  total: number
}

/** Cases that wait for staff, the longest waiting first. */
export async function listOpenCases(db: Pick<Database['db'], 'execute'>, most: number): Promise<OpenCase[]> {
  const { rows } = await db.execute<OpenCase>(sql`
    select id, ${iso(sql`opened_at`)} as since, extract(epoch from now() - opened_at)::int as seconds,
      (select count(*)::int from cases where state = 'open') as total
    from cases where state = 'open' order by opened_at, id limit ${most}`)
  return rows
}
