import { type SQL, sql } from 'drizzle-orm'
import { COMMENT_LIMITS, type Comment, type Reply } from '#contract/threads/comment-fields.ts'
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

/** A thread, and whose it is. */
export interface ThreadOf {
  thread: number
  /** User id of who wrote what it is about. */
  author: number
  /** Each comment says which account wrote it. */
  namesWriters?: boolean | undefined
}

/** Whose answers are asked for: those to one comment of a thread. */
type AnsweredIn = Omit<ThreadOf, 'thread'> & { parent: number }

const isBy = (author: number, column: SQL): SQL => sql`coalesce(${column} = ${author}::integer, false)`

/** What is public of the comment `c`. */
const columns = ({ author, namesWriters }: Omit<ThreadOf, 'thread'>): SQL => sql`
  c.id, c.author, c.text, ${iso(sql`c.created_at`)} as created_at, ${iso(sql`c.edited_at`)} as edited_at,
  ${isBy(author, sql`c.user_id`)} as is_by_author, ${namesWriters ? sql`c.user_id,` : sql``} ${isoMicroseconds(sql`c.created_at`)} as cursor_key`

const placeOf = ({ key, id }: CommentPlace): SQL => sql`(${key}::timestamptz, ${id}::integer)`

/** Comments of one thread that are shown, the latest first, from an index; each with its first answers, in the order of writing. */
export function commentRowsSql({ thread, ...of }: ThreadOf, { limit, after }: CommentRange): SQL {
  const later = after ? sql`and (created_at, id) < ${placeOf(after)}` : sql``
  return sql`
    select ${columns(of)}, c.reply_count, coalesce(answers.list, '[]'::json) as replies
    from (select * from comments where thread = ${thread} and parent is null and state = 'shown' ${later} order by created_at desc, id desc limit ${limit}) as c
    left join lateral (
      select json_agg(json_build_object('id', r.id, 'author', r.author, 'text', r.text, 'created_at', ${iso(sql`r.created_at`)},
        'edited_at', ${iso(sql`r.edited_at`)}, 'is_by_author', ${isBy(of.author, sql`r.user_id`)} ${of.namesWriters ? sql`, 'user_id', r.user_id` : sql``}) order by r.created_at, r.id) as list
      from (select * from comments where parent = c.id and state = 'shown' order by created_at, id limit ${COMMENT_LIMITS.repliesFirst}) as r
    ) as answers on true
    order by c.created_at desc, c.id desc`
}

/** Answers to one comment that are shown, in the order of writing, from an index. */
export function replyRowsSql({ parent, ...of }: AnsweredIn, { limit, after }: CommentRange): SQL {
  const later = after ? sql`and (created_at, id) > ${placeOf(after)}` : sql``
  return sql`
    select ${columns(of)}
    from (select * from comments where parent = ${parent} and state = 'shown' ${later} order by created_at, id limit ${limit}) as c
    order by c.created_at, c.id`
}

export async function readCommentRows(db: CommentReader, thread: ThreadOf, range: CommentRange): Promise<Placed<Comment>[]> {
  const { rows } = await db.execute<Placed<Comment> & Record<string, unknown>>(commentRowsSql(thread, range))
  return rows
}

export async function readReplyRows(db: CommentReader, answered: AnsweredIn, range: CommentRange): Promise<Placed<Reply>[]> {
  const { rows } = await db.execute<Placed<Reply> & Record<string, unknown>>(replyRowsSql(answered, range))
  return rows
}
