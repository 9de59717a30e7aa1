import { eq } from 'drizzle-orm'
import type { OwnBlogDetail } from '#contract/blogs/own-blogs.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { blogs } from '../../../db/tables/blogs.ts'
import { blogPhase, holdOwnBlog, type Whose } from './own-blog.ts'
import { DRAFT } from './publishing.ts'
import { readOwnBlog } from './read-own-blog.ts'
import { changed } from './update-blog.ts'

/**
 * Takes an article off, or a scheduled one back to the drafts. A draft, or one that is off already, is left alone. The right to write is not needed.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export async function withdrawBlog(db: Database['db'], whose: Whose): Promise<OwnBlogDetail> {
  await inTransaction(db, async (tx) => {
    // Before the article, as a farewell does.
    await holdPerson(tx, whose.author)
    const held = await holdOwnBlog(tx, whose)
    const phase = blogPhase(held, whose.now)
    // One that staff took off, and that its author does not want back either.
    if (phase !== 'published' && phase !== 'scheduled' && !held.was_public) return
    await tx
      .update(blogs)
      .set({ ...(phase === 'scheduled' ? DRAFT : { is_withdrawn: true, was_public: false }), ...changed })
      .where(eq(blogs.id, held.id))
  })
  return readOwnBlog(db, whose)
}
