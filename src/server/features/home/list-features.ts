import { sql } from 'drizzle-orm'
import type { Feature } from '#contract/desk/features.ts'
import type { Database } from '../../db/connection/open.ts'
import { FEATURE_KINDS } from '../../db/feature-kinds.ts'
import { iso } from '../../db/wire-time.ts'

/** What staff have put forward and whose time is not over, public or not. @param now milliseconds since the epoch */
export async function listFeatures(db: Pick<Database['db'], 'execute'>, now: number): Promise<Feature[]> {
  const parts = FEATURE_KINDS.map(
    ({ place, table, column, isShownAt, pages }) => sql`
      select f.place, x.id, x.title, ${pages}::text || x.id as path, ${iso(sql`f.until`)} as until, ${iso(sql`f.featured_at`)} as featured_at,
        u.username as featured_by, coalesce(${isShownAt(now)}, false) as is_public
      from features f join ${table} x on x.id = f.${sql.identifier(column)} join users u on u.id = f.featured_by
      where f.place = ${place} and f.until > ${new Date(now).toISOString()}::timestamptz`,
  )
  const { rows } = await db.execute<Feature & Record<string, unknown>>(sql.join(parts, sql` union all `))
  return rows
}
