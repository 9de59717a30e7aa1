import { eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import { blog_revisions, blogs } from '../../../db/tables/blogs.ts'
import { blogPhase, holdOwnBlog, type Whose } from './own-blog.ts'
import type { WritingTools } from './parts.ts'

/**
 * Deletes an article that is not public, with its comments, its revisions and the pictures that stood at the top of it.
 * @throws {Problem} not-found — there is none, or it is another user's; bad-state — it is public: it has to be taken off first.
 */
export async function removeBlog({ db, pictures }: Pick<WritingTools, 'db' | 'pictures'>, whose: Whose): Promise<{ removed: true }> {
  const covers = await inTransaction(db, async (tx) => {
    await holdPerson(tx, whose.author)
    const held = await holdOwnBlog(tx, whose)
    if (blogPhase(held, whose.now) === 'published') throw new Problem('bad-state')
    const before = await tx.selectDistinct({ thumbnail: blog_revisions.thumbnail }).from(blog_revisions).where(eq(blog_revisions.blog, held.id))
    await tx.delete(blogs).where(eq(blogs.id, held.id))
    return new Set([held.thumbnail, ...before.map(({ thumbnail }) => thumbnail)])
  })
  for (const cover of covers) await pictures.drop(cover)
  return { removed: true }
}
