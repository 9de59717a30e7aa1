import { sql } from 'drizzle-orm'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { listReactors as contract } from '#contract/posts/post-reactions.ts'
import { REACTIONS } from '#contract/threads/reactions.ts'
import type { Database } from '../../../db/connection/open.ts'
import { areApartSql } from '../../../db/relations/blocks.ts'
import { knownMemberSql } from '../../../db/relations/public-members.ts'
import { iso, isoMicroseconds } from '../../../db/wire-time.ts'
import { listCursors } from '../../../http/lists/list-cursor.ts'

const PER_PAGE = 30

/** Of all, and of one kind: none takes a cursor of another. */
const LISTS = ['all', ...REACTIONS] as const
const LETTERS = { all: 'a', like: 'l', love: 'v', wow: 'w', sad: 's', angry: 'g' } as const
const { write, read } = listCursors<(typeof LISTS)[number]>({ letters: LETTERS, timed: LISTS, countedTo: 0 })

type Reactor = AnswerOf<typeof contract>['results'][number]

interface Asked {
  post_id: number
  /** Who asks. */
  user_id: number
  query: QueryOf<typeof contract>
}

/**
 * Who reacted to one's own post, the latest first, without those with whom there is a block.
 * @throws {Problem} not-found — there is no such post, it is another's, or it was removed; bad-input — the cursor.
 */
export async function listReactors(db: Pick<Database['db'], 'execute'>, { post_id, user_id, query }: Asked): Promise<AnswerOf<typeof contract>> {
  const list = query.kind ?? 'all'
  const place = query.cursor === undefined ? undefined : read(query.cursor, list)
  const { rows: own } = await db.execute<{ thread: number }>(sql`select thread from posts where id = ${post_id} and author = ${user_id} and state <> 'removed'`)
  const [mine] = own
  if (!mine) throw new Problem('not-found')
  const ofKind = query.kind ? sql`and r.kind = ${query.kind}` : sql``
  const later = place ? sql`and (r.at, r.user_id) < (${place.key}::timestamptz, ${place.id}::integer)` : sql``
  const { rows } = await db.execute<Reactor & { cursor_key: string } & Record<string, unknown>>(sql`
    select m.user_id, m.name, r.kind, ${iso(sql`r.at`)} as at, ${isoMicroseconds(sql`r.at`)} as cursor_key
    from reactions r join lateral (${knownMemberSql(sql`r.user_id`)}) as m on true
    where r.thread = ${mine.thread} and r.kind is not null ${ofKind} ${later} and not ${areApartSql(sql`r.user_id`, sql`${user_id}::integer`)}
    order by r.at desc, r.user_id desc limit ${PER_PAGE + 1}`)
  const page = rows.slice(0, PER_PAGE)
  const last = rows.length > PER_PAGE ? page.at(-1) : undefined
  const next_cursor = last ? write({ order: list, key: last.cursor_key, id: last.user_id, total: 0, total_is_exact: true, is_corrected: false }) : null
  return { results: page.map(({ cursor_key: _key, ...reactor }) => reactor), next_cursor }
}
