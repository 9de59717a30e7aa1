import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { endPosts } from '../../../db/posts/end-posts.ts'
import { posts } from '../../../db/tables/posts.ts'
import { dropPictures, type PictureTools } from '../../../galleries/store-pictures.ts'

type Tools = Pick<PictureTools, 'pictures'> & { db: Database['db'] }

/** Deletes a post, with its pictures' files; deleted again, nothing happens. @throws {Problem} not-found — there is no such post of this author. */
export async function removePost(tools: Tools, { post_id, author }: { post_id: number; author: number }): Promise<{ removed: true }> {
  const files = await inTransaction(tools.db, async (tx) => {
    const own = await tx.$count(posts, and(eq(posts.id, post_id), eq(posts.author, author)))
    if (own === 0) throw new Problem('not-found')
    return endPosts(tx, sql`id = ${post_id} and author = ${author}`)
  })
  await dropPictures(
    tools,
    files.map((file) => ({ file })),
  )
  return { removed: true }
}
