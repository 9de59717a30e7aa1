import { type SQL, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { listAuthors as contract } from '#contract/blogs/own-blogs.ts'
import { WRITING_LIMITS } from '#contract/blogs/own-blogs.ts'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import type { Database } from '../../../db/connection/open.ts'
import { iso, isoMicroseconds } from '../../../db/wire-time.ts'
import { listPage } from '../../../http/lists/list-page.ts'
import { COUNTED_TO, readAuthorCursor, writeAuthorCursor } from './own-cursor.ts'

type Reads = Pick<Database['db'], 'execute'>
export type AuthorRequest = AnswerOf<typeof contract>['results'][number]
type Row = AuthorRequest & { cursor_key: string; counted: number }

/** Conditions speak of `a`, a row of `authors`. @param counted how many there are, as a column */
export async function readAuthorRows(db: Reads, { condition, counted = sql`1`, limit }: { condition: SQL; counted?: SQL; limit: number }): Promise<Row[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select a.state, a.note, ${iso(sql`a.asked_at`)} as asked_at, ${iso(sql`a.decided_at`)} as decided_at, a.user_id, u.username, p.full_name, p.slug,
      (select count(*)::int from blogs b where b.author = a.user_id and b.published_at <= now() and not b.is_withdrawn) as articles,
      ${isoMicroseconds(sql`a.asked_at`)} as cursor_key, ${counted} as counted
    from (select * from authors a where ${condition} order by a.asked_at, a.user_id limit ${limit}) as a
    join users u on u.id = a.user_id join seller_profiles p on p.user_id = a.user_id
    order by a.asked_at, a.user_id`)
  return rows
}

/**
 * The users who asked to write and wait, or those who may write; the first to ask comes first.
 * @throws {Problem} bad-input — the cursor is not one of this list.
 */
export async function listAuthors(db: Reads, { state = 'asked', cursor }: v.InferOutput<typeof contract.query>): Promise<AnswerOf<typeof contract>> {
  const after = cursor === undefined ? null : readAuthorCursor(cursor, 'asked')
  const later = after ? sql`and (a.asked_at, a.user_id) > (${after.key}::timestamptz, ${after.id}::integer)` : sql``
  const counted = after ? sql`1` : sql`(select count(*)::int from authors every_one where every_one.state = ${state})`
  // One row more than the page holds tells whether there is a next one.
  const rows = await readAuthorRows(db, { condition: sql`a.state = ${state} ${later}`, counted, limit: WRITING_LIMITS.perPage + 1 })
  const asked = { order: 'asked', limit: WRITING_LIMITS.perPage, after, countedTo: COUNTED_TO } as const
  const { shown, next, total } = listPage({ rows, is_corrected: false }, asked, ({ user_id }) => user_id)
  return { results: shown.map(requestOf), next_cursor: next ? writeAuthorCursor(next) : null, total }
}

export const requestOf = ({ cursor_key: _key, counted: _counted, ...row }: Row): AuthorRequest => row
