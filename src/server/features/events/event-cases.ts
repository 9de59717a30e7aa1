import { sql } from 'drizzle-orm'
import { REASONS_OF } from '#contract/cases/case-kinds.ts'
import type { CaseHandler } from '../../cases/case-handler.ts'
import { describeRows } from '../../cases/describe-rows.ts'
import { lockSeats } from '../../db/events/event-seats.ts'
import { takeOffEvent } from '../../db/events/take-off-event.ts'
import { iso } from '../../db/wire-time.ts'

/** Events that readers report. Taking one off calls it off, which cannot be undone: its buyers have their money back. */
export const EVENT_CASES: CaseHandler = {
  kind: 'event',
  reasons: REASONS_OF.event,
  hold: lockSeats,
  findPublic: async (db, id) => {
    const { rows } = await db.execute<{ owner: number }>(sql`
      select e.seller as owner from events e join users u on u.id = e.seller
      where e.id = ${id} and e.published_at is not null and e.taken_off_at is null and u.deleted_at is null`)
    return rows[0]
  },
  describe: (db, ids) =>
    describeRows(
      db,
      sql`select e.id, e.title, '/eventdetails/' || e.id as path, e.description as html, case when u.deleted_at is null then u.username end as username,
        ${iso(sql`coalesce(e.published_at, e.created_at)`)} as written_at, e.taken_off_at is not null as is_removed
        from events e join users u on u.id = e.seller where e.id = any(${sql.param(ids)}::integer[])`,
    ),
  remove: (tx, id, { reason }) => takeOffEvent(tx, id, reason),
}
