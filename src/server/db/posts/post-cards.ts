import { sql } from 'drizzle-orm'
import { postTitle } from '#contract/posts/post-title.ts'
import type { PostCard } from '#contract/posts/posts.ts'
import { isVerifiedSeller } from '#contract/sellers/verified-sellers.ts'
import type { Database } from '../connection/open.ts'
import { momentOf } from '../moment.ts'
import { HAS_PUBLIC_AUTHOR, POST_AUTHOR_JOINS, POST_THREAD_JOIN, type PostCardRow, type PostPictures, postCardColumns } from './post-columns.ts'

/** A row as everybody sees it. */
export const postCardOf = ({ standing, ...row }: PostCardRow): PostCard => ({
  ...row,
  title: postTitle(row.text, row.pictures[0]?.alt),
  author_is_verified: standing !== null && isVerifiedSeller(standing),
})

interface Asked extends PostPictures {
  /** Milliseconds since the epoch. */
  now: number
}

/** Cards of posts in the order of their numbers as they are asked; of one that is not shown, or not any more: none. */
export async function readPostCards(db: Pick<Database['db'], 'execute'>, ids: readonly number[], { now, ...pictures }: Asked): Promise<PostCard[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<PostCardRow & Record<string, unknown>>(sql`
    select ${postCardColumns(momentOf(now), pictures)}
    from unnest(${sql.param([...ids])}::integer[]) with ordinality as asked(id, place) join posts p on p.id = asked.id and p.state = 'shown'
    ${POST_AUTHOR_JOINS} ${POST_THREAD_JOIN} where ${HAS_PUBLIC_AUTHOR} order by asked.place`)
  return rows.map((row) => postCardOf(row))
}
