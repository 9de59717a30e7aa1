import { type SQL, sql } from 'drizzle-orm'
import { COMMENT_LIMITS, type Comment, type Reply } from '#contract/blogs/comment-fields.ts'
import type { Database } from '../connection/open.ts'
import { iso, isoMicroseconds } from '../wire-time.ts'

export type CommentReader = Pick<Database['db'], 'execute'>

/** The place of a row in its list: time of writing to the microsecond, and id. */
export interface CommentPlace {
  key: string
  id: number
}

/** Which rows of a list are wanted. */
interface CommentRange {
  limit: number
  /** Rows after this one; absent from the first. */
  after?: CommentPlace | undefined
}

/** A row with what the next page needs to know about it. */
type Placed<Row> = Row & { cursor_key: string }

/** What is public of a comment; `c` is the comment, `b` its article. */
const COLUMNS = sql`c.id, c.author, c.text, ${iso(sql`c.created_at`)} as created_at, ${iso(sql`c.edited_at`)} as edited_at,
  coalesce(c.user_id = b.author, false) as is_by_author, ${isoMicroseconds(sql`c.created_at`)} as cursor_key`

const placeOf = ({ key, id }: CommentPlace): SQL => sql`(${key}::timestamptz, ${id}::integer)`

/** Comments on one article that are shown, the latest first, from an index; each with its first answers, in the order of writing. */
export function commentRowsSql(blog: number, { limit, after }: CommentRange): SQL {
  const later = after ? sql`and (created_at, id) < ${placeOf(after)}` : sql``
  return sql`
    select ${COLUMNS}, c.reply_count, coalesce(answers.list, '[]'::json) as replies
    from (select * from comments where blog = ${blog} and parent is null and state = 'shown' ${later} order by created_at desc, id desc limit ${limit}) as c
    join blogs b on b.id = c.blog
    left join lateral (
      select json_agg(json_build_object('id', r.id, 'author', r.author, 'text', r.text, 'created_at', ${iso(sql`r.created_at`)},
        'edited_at', ${iso(sql`r.edited_at`)}, 'is_by_author', coalesce(r.user_id = b.author, false)) order by r.created_at, r.id) as list
      from (select * from comments where parent = c.id and state = 'shown' order by created_at, id limit ${COMMENT_LIMITS.repliesFirst}) as r
    ) as answers on true
    order by c.created_at desc, c.id desc`
}

/** Answers to one comment that are shown, in the order of writing, from an index. */
export function replyRowsSql(parent: number, { limit, after }: CommentRange): SQL {
  const later = after ? sql`and (created_at, id) > ${placeOf(after)}` : sql``
  return sql`
    select ${COLUMNS}
    from (select * from comments where parent = ${parent} and state = 'shown' ${later} order by created_at, id limit ${limit}) as c
    join blogs b on b.id = c.blog
    order by c.created_at, c.id`
}

export async function readCommentRows(db: CommentReader, blog: number, range: CommentRange): Promise<Placed<Comment>[]> {
  const { rows } = await db.execute<Placed<Comment> & Record<string, unknown>>(commentRowsSql(blog, range))
  return rows
}

export async function readReplyRows(db: CommentReader, parent: number, range: CommentRange): Promise<Placed<Reply>[]> {
  const { rows } = await db.execute<Placed<Reply> & Record<string, unknown>>(replyRowsSql(parent, range))
  return rows
}
