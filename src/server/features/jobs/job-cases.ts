import { sql } from 'drizzle-orm'
import { REASONS_OF } from '#contract/cases/case-kinds.ts'
import type { CaseHandler } from '../../cases/case-handler.ts'
import { describeRows } from '../../cases/describe-rows.ts'
import { holdJob, restoreJob, takeOffJob } from '../../db/jobs/take-off-job.ts'
import { iso } from '../../db/wire-time.ts'

/** Jobs that readers report. */
export const JOB_CASES: CaseHandler = {
  kind: 'job',
  reasons: REASONS_OF.job,
  hold: holdJob,
  findPublic: async (db, id) => {
    const { rows } = await db.execute<{ owner: number }>(sql`
      select j.employer as owner from job_posts j join users u on u.id = j.employer
      where j.id = ${id} and j.published_at is not null and j.taken_off_at is null and u.deleted_at is null`)
    return rows[0]
  },
  describe: (db, ids) =>
    describeRows(
      db,
      sql`select j.id, j.title, '/jobdetails/' || j.id as path, j.description as html, case when u.deleted_at is null then u.username end as username,
        ${iso(sql`coalesce(j.published_at, j.created_at)`)} as written_at, coalesce(j.taken_off_with = 'itself', false) as is_removed
        from job_posts j join users u on u.id = j.employer where j.id = any(${sql.param(ids)}::integer[])`,
    ),
  remove: (tx, id, { reason }) => takeOffJob(tx, id, reason),
  restore: (tx, id, { reason }) => restoreJob(tx, id, reason),
}
