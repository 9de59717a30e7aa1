import { sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { PostDetail } from '#contract/posts/posts.ts'
import type { Database } from '../../../db/connection/open.ts'
import { readPostCards } from '../../../db/posts/post-cards.ts'
import { threadOfPost } from '../../../db/posts/post-thread.ts'
import { firstComments } from '../../../db/threads/first-comments.ts'

/**
 * One post as any visitor may read it, with all its pictures and its first comments.
 * @param now milliseconds since the epoch
 * @throws {Problem} not-found — no such post, one that is held, or one that was removed.
 */
export async function readPost(db: Database['db'], post_id: number, now: number): Promise<PostDetail> {
  const [card] = await readPostCards(db, [post_id], { now, hasAllPictures: true })
  if (!card) throw new Problem('not-found')
  const { rows } = await db.execute<{ thread: number }>(sql`select thread from posts where id = ${post_id}`)
  const [row] = rows
  return { ...card, comments: row ? await firstComments(db, threadOfPost({ thread: row.thread, author: card.author })) : [] }
}
