import { sql } from 'drizzle-orm'
import { REASONS_OF } from '#contract/cases/case-kinds.ts'
import type { CaseHandler } from '../../cases/case-handler.ts'
import { describeRows } from '../../cases/describe-rows.ts'
import { holdService, restoreService, takeOffService } from '../../db/services/take-off-service.ts'
import { iso } from '../../db/wire-time.ts'

/** Services that readers report. */
export const SERVICE_CASES: CaseHandler = {
  kind: 'service',
  reasons: REASONS_OF.service,
  hold: holdService,
  findPublic: async (db, id) => {
    const { rows } = await db.execute<{ owner: number }>(sql`
      select g.seller as owner from services g join users u on u.id = g.seller
      where g.id = ${id} and g.published_at is not null and g.taken_off_at is null and u.deleted_at is null`)
    return rows[0]
  },
  describe: (db, ids) =>
    describeRows(
      db,
      sql`select g.id, g.title, case when g.published_at is not null then '/servicedetails/' || g.id end as path,
        concat_ws('<br>', nullif(g.second_title, ''), g.description, nullif(g.second_description, ''),
          (select string_agg(concat_ws('<br>', f.question, f.answer), '<br>' order by f.position, f.id) from faqs f where f.list = g.faqs)) as html,
        case when u.deleted_at is null then u.username end as username, ${iso(sql`coalesce(g.published_at, g.created_at)`)} as written_at,
        coalesce(g.taken_off_with = 'itself', false) as is_removed
        from services g join users u on u.id = g.seller where g.id = any(${sql.param(ids)}::integer[])`,
    ),
  remove: (tx, id, { reason }) => takeOffService(tx, id, reason),
  restore: (tx, id, { reason }) => restoreService(tx, id, reason),
}
