import { sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { OwnPost } from '#contract/posts/own-posts.ts'
import type { Database } from '../../../db/connection/open.ts'
import { readOwnPosts } from '../../../db/posts/own-post-rows.ts'

interface Asked {
  post_id: number
  author: number
  /** Milliseconds since the epoch. */
  now: number
}

/** @throws {Problem} not-found — there is no such post of this author, or it was removed. */
export async function readOwnPost(db: Pick<Database['db'], 'execute'>, { post_id, author, now }: Asked): Promise<OwnPost> {
  const [post] = await readOwnPosts(db, { which: sql`p.id = ${post_id} and p.author = ${author}`, limit: 1, now })
  if (!post) throw new Problem('not-found')
  return post
}
