import { and, eq } from 'drizzle-orm'
import type { OwnBlogDetail } from '#contract/blogs/own-blogs.ts'
import { pick } from '#contract/core/pick.ts'
import { Problem } from '#contract/core/problem.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { BLOG_STATES, BLOG_WORDS } from '../../../db/blogs/blog-texts.ts'
import { tagColumns } from '../../../db/blogs/blog-words.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { blog_revisions, blogs } from '../../../db/tables/blogs.ts'
import { derivedColumns, type Measures, measuresOf } from './blog-columns.ts'
import { holdOwnBlog, ownBlog, type Whose } from './own-blog.ts'
import { readOwnBlog } from './read-own-blog.ts'
import { requireAuthor } from './require-author.ts'
import { storeRevision } from './store-revision.ts'
import { changed, requireSeen } from './update-blog.ts'

/**
 * Makes an earlier version the present one, which becomes a revision itself. Where it belongs and whether it is out stays as it is.
 * @param seen the version that was seen.
 * @throws {Problem} not-found — no such article or version, or another user's; not-an-author; stale — it changed since it was seen.
 */
export async function restoreRevision(
  db: Database['db'],
  whose: Whose,
  { version, seen }: { version: number; seen: number | undefined },
): Promise<OwnBlogDetail> {
  const measures = await measuresOfRevision(db, whose, version)
  await inTransaction(db, async (tx) => {
    // Before the article, as a farewell does.
    await holdPerson(tx, whose.author)
    const held = await holdOwnBlog(tx, whose)
    await requireAuthor(tx, whose.author)
    const earlier = await revisionOf(tx, held.id, version)
    if (!earlier || !measures) throw new Problem('not-found')
    requireSeen(held, seen)
    await storeRevision(tx, held)
    const written = { ...pick(earlier, [...BLOG_WORDS, ...BLOG_STATES, 'thumbnail', 'thumbnail_tone']), ...tagColumns(earlier.tags) }
    await tx
      .update(blogs)
      .set({ ...written, ...(await derivedColumns(tx, whose.author, { ...written, category: held.category, measures })), ...changed })
      .where(eq(blogs.id, held.id))
  })
  return readOwnBlog(db, whose)
}

/** What no longer changes is measured before the article is held; undefined where there is no such version. @throws {Problem} not-found — the article. */
async function measuresOfRevision(db: Database['db'], whose: Whose, version: number): Promise<Measures | undefined> {
  const { id } = await ownBlog(db, whose)
  const earlier = await revisionOf(db, id, version)
  return earlier && measuresOf(earlier)
}

async function revisionOf(db: Pick<Database['db'], 'select'>, blog: number, version: number) {
  const [row] = await db
    .select()
    .from(blog_revisions)
    .where(and(eq(blog_revisions.blog, blog), eq(blog_revisions.version, version)))
  return row
}
