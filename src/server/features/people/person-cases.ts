import { sql } from 'drizzle-orm'
import { REASONS_OF } from '#contract/cases/case-kinds.ts'
import type { CaseHandler, CaseSubject } from '../../cases/case-handler.ts'
import { holdPage, restorePerson, takeOffPerson } from '../../db/people/take-off-person.ts'
import { iso } from '../../db/wire-time.ts'

/** Pages of members that readers report, each by the number of its owner. */
export const PERSON_CASES: CaseHandler = {
  kind: 'person',
  reasons: REASONS_OF.person,
  hold: holdPage,
  findPublic: async (db, id) => {
    const { rows } = await db.execute<{ owner: number }>(sql`
      select own.user_id as owner from people own join users u on u.id = own.user_id
      where own.user_id = ${id} and own.taken_off_reason is null and u.deleted_at is null and u.locked_at is null`)
    return rows[0]
  },
  describe: async (db, ids) => {
    const { rows } = await db.execute<CaseSubject & { id: number } & Record<string, unknown>>(sql`
      select own.user_id as id, own.name as title, case when own.taken_off_reason is null then '/people/' || u.username end as path, '' as text, u.username,
        ${iso(sql`own.opened_at`)} as written_at, own.taken_off_reason is not null as is_removed
      from people own join users u on u.id = own.user_id where own.user_id = any(${sql.param(ids)}::integer[])`)
    return new Map(rows.map(({ id, ...page }) => [id, page]))
  },
  remove: (tx, id, { reason }) => takeOffPerson(tx, id, reason),
  restore: (tx, id, { reason }) => restorePerson(tx, id, reason),
}
