import { type SQL, sql } from 'drizzle-orm'
import type { OwnPost } from '#contract/posts/own-posts.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import type { Database } from '../connection/open.ts'
import { momentOf } from '../moment.ts'
import { iso } from '../wire-time.ts'
import { postCardOf } from './post-cards.ts'
import { POST_AUTHOR_JOINS, POST_THREAD_JOIN, type PostCardRow, postCardColumns } from './post-columns.ts'

type Row = PostCardRow & Pick<OwnPost, 'state' | 'held_reason' | 'version' | 'edit_until'>

interface Asked {
  /** Of `p`, a row of `posts`. */
  which: SQL
  limit: number
  /** Milliseconds since the epoch. */
  now: number
}

/** Posts as their author sees them, held ones too, the latest first; those that are removed are left out. */
export async function readOwnPosts(db: Pick<Database['db'], 'execute'>, { which, limit, now }: Asked): Promise<OwnPost[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select ${postCardColumns(momentOf(now), { hasAllPictures: true })}, p.state, p.held_reason, p.version,
      ${iso(sql`(p.published_at + make_interval(hours => ${POST_LIMITS.editHours}))`)} as edit_until
    from posts p ${POST_AUTHOR_JOINS} ${POST_THREAD_JOIN} where ${which} and p.state <> 'removed' order by p.id desc limit ${limit}`)
  return rows.map(({ state, held_reason, version, edit_until, ...card }) => ({ ...postCardOf(card), state, held_reason, version, edit_until }))
}
