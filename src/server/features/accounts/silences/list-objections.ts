import { sql } from 'drizzle-orm'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { type listObjections as contract, DESK_LIMITS } from '#contract/desk/people.ts'
import type { Database } from '../../../db/connection/open.ts'
import { pageOf, rowAfter } from '../../../db/row-cursor.ts'
import { readSilences } from '../../../db/silences/silence-rows.ts'

const waiting = sql`s.objected_at is not null and s.answered_at is null`

/** Objections that wait for an answer, the oldest silence first. @throws {Problem} bad-input — the cursor. */
export async function listObjections(db: Pick<Database['db'], 'execute'>, { cursor }: QueryOf<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const after = rowAfter(cursor) ?? 0
  const [found, counted] = await Promise.all([
    readSilences(db, sql`where ${waiting} and s.id > ${after} order by s.id limit ${DESK_LIMITS.perPage + 1}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from silences s where ${waiting}`),
  ])
  const { page, next_cursor } = pageOf(
    found.map((row) => ({ ...row, id: row.silence.id })),
    DESK_LIMITS.perPage,
  )
  return { results: page.map(({ username, silence }) => ({ username, silence })), next_cursor, total: counted.rows[0]?.total ?? 0 }
}
