import { type SQL, sql } from 'drizzle-orm'
import type { ModeratedComment } from '#contract/threads/comments.ts'
import type { CommentPlace, CommentReader } from '../db/threads/comment-rows.ts'
import { pageOf, subjectsSql, type ThreadKind } from '../db/threads/thread-kind.ts'
import { iso, isoMicroseconds } from '../db/wire-time.ts'

type ModerationFilter = 'waiting' | 'removed'
type ModeratedRow = ModeratedComment & { cursor_key: string }
/** As it is read: what it is about by the place of its kind among them all, and its number. */
type ReadRow = Omit<ModeratedRow, 'page'> & { at: number; subject: number } & Record<string, unknown>

/** So many reports of one comment say enough. */
const MOST_REPORTS = 20

interface ListSql {
  /** As the index of the list spells it. What its writer took back has no words: there is nothing to look at. */
  where: SQL
  direction: SQL
  beyond: SQL
}
const LISTS: Record<ModerationFilter, ListSql> = {
  waiting: { where: sql`(state = 'held' or report_count > 0)`, direction: sql`asc`, beyond: sql`>` },
  removed: { where: sql`state = 'removed' and text <> ''`, direction: sql`desc`, beyond: sql`<` },
}

/** What staff see of a comment `c`: no e-mail. */
const COLUMNS = sql`c.id, s.at, s.id as subject, c.parent, c.author, c.text, ${iso(sql`c.created_at`)} as created_at, ${iso(sql`c.edited_at`)} as edited_at,
  c.state, s.title, u.username, case when c.state <> 'shown' then c.held_reason end as held_reason,
  coalesce(told.list, '[]'::json) as reports, ${isoMicroseconds(sql`c.created_at`)} as cursor_key`
const beside = (
  kinds: readonly ThreadKind[],
): SQL => sql`join lateral (${subjectsSql(kinds, { where: sql`thread = c.thread` })}) s on true left join users u on u.id = c.user_id
  left join lateral (
    select json_agg(json_build_object('reason', r.reason, 'note', r.note, 'at', ${iso(sql`r.at`)}) order by r.at) as list
    from (select * from comment_reports where comment = c.id and (c.state = 'removed' or not is_settled) order by at limit ${MOST_REPORTS}) as r
  ) as told on true`

interface Range {
  limit: number
  after: CommentPlace | undefined
}

/** One page of what staff look at, from an index: what waits by its age, what was removed the latest first. */
export function moderatedSql(kinds: readonly ThreadKind[], filter: ModerationFilter, { limit, after }: Range): SQL {
  const { where, direction, beyond } = LISTS[filter]
  const later = after ? sql`and (created_at, id) ${beyond} (${after.key}::timestamptz, ${after.id}::integer)` : sql``
  return sql`
    select ${COLUMNS}
    from (select * from comments where ${where} ${later} order by created_at ${direction}, id ${direction} limit ${limit}) as c ${beside(kinds)}
    order by c.created_at ${direction}, c.id ${direction}`
}

/** One comment as staff see it. */
export async function readModerated(db: CommentReader, kinds: readonly ThreadKind[], comment_id: number): Promise<ModeratedComment | undefined> {
  const { rows } = await db.execute<ReadRow>(sql`select ${COLUMNS} from (select * from comments where id = ${comment_id}) as c ${beside(kinds)}`)
  const [row] = rows
  if (!row) return undefined
  const { cursor_key: _key, ...comment } = moderated(kinds, row)
  return comment
}

/** With what it is about as staff are told it. */
function moderated(kinds: readonly ThreadKind[], { at, subject, ...row }: ReadRow): ModeratedRow {
  const kind = kinds[at]
  if (!kind) throw new TypeError('a comment is about no kind of thing')
  return { ...(row as Omit<ModeratedRow, 'page'>), page: pageOf({ kind, id: subject }), ...kind.formerly?.comment(subject) }
}

interface Wanted extends Range {
  kinds: readonly ThreadKind[]
  filter: ModerationFilter
}

export async function readModeratedRows(db: CommentReader, { kinds, filter, ...range }: Wanted): Promise<ModeratedRow[]> {
  const { rows } = await db.execute<ReadRow>(moderatedSql(kinds, filter, range))
  return rows.map((row) => moderated(kinds, row))
}

export async function countModerated(db: CommentReader, filter: ModerationFilter): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::integer as total from comments where ${LISTS[filter].where}`)
  return rows[0]?.total ?? 0
}
