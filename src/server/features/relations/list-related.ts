import { type SQL, sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import { type listRelated as contract, RELATION_LIMITS, type Related, type RelatedMember } from '#contract/relations/relations.ts'
import type { Database } from '../../db/connection/open.ts'
import { knownMemberSql } from '../../db/relations/public-members.ts'
import { iso, isoMicroseconds } from '../../db/wire-time.ts'
import { listCursors } from '../../http/lists/list-cursor.ts'

const LETTERS = { following: 'f', followers: 'r', muted: 'm', blocked: 'b' } as const
const { write, read } = listCursors<Related>({ letters: LETTERS, timed: ['following', 'followers', 'muted', 'blocked'], countedTo: 0 })

interface Asked {
  user_id: number
  which: Related
  cursor: string | undefined
}

type Row = RelatedMember & { cursor_key: string } & Record<string, unknown>

/** Each list as a statement of `other`, `at` and `until`. */
function relationsSql(which: Related, me: SQL): SQL {
  switch (which) {
    case 'following':
      return sql`select followed as other, at, null::timestamptz as until from follows where follower = ${me}`
    case 'followers':
      return sql`select follower as other, at, null::timestamptz as until from follows where followed = ${me}`
    case 'muted':
      return sql`select muted as other, at, until from mutes where user_id = ${me} and (until is null or until > now())`
    case 'blocked':
      return sql`select blocked as other, at, null::timestamptz as until from blocks where user_id = ${me}`
  }
}

/**
 * One of an account's own lists of members, the latest first. Accounts that are locked are not in it.
 * @throws {Problem} bad-input — the cursor.
 */
export async function listRelated(db: Pick<Database['db'], 'execute'>, { user_id, which, cursor }: Asked): Promise<AnswerOf<typeof contract>> {
  const all = relationsSql(which, sql`${user_id}::integer`)
  const place = cursor === undefined ? undefined : read(cursor, which)
  const later = place ? sql`where (at, other) < (${place.key}::timestamptz, ${place.id}::integer)` : sql``
  const { rows } = await db.execute<Row>(sql`
    select m.user_id, m.name, m.username, m.slug, m.picture, ${iso(sql`r.at`)} as since, ${iso(sql`r.until`)} as until, ${isoMicroseconds(sql`r.at`)} as cursor_key
    from (select * from (${all}) each_one ${later} order by at desc, other desc) as r
    join lateral (${knownMemberSql(sql`r.other`)}) as m on true
    order by r.at desc, r.other desc limit ${RELATION_LIMITS.perPage + 1}`)
  const { rows: counted } = await db.execute<{ total: number }>(sql`select count(*)::integer as total from (${all}) each_one`)
  const page = rows.slice(0, RELATION_LIMITS.perPage)
  const last = rows.length > page.length ? page.at(-1) : undefined
  const next_cursor = last ? write({ order: which, key: last.cursor_key, id: last.user_id, total: 0, total_is_exact: true, is_corrected: false }) : null
  return { results: page.map(({ cursor_key: _key, ...member }) => member), next_cursor, total: counted[0]?.total ?? 0 }
}
