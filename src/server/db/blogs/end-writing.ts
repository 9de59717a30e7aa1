import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { endCases } from '../cases/end-cases.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { authors, blog_revisions, blogs } from '../tables/blogs.ts'

/**
 * Ends the writing of an account that is deleted: published articles are withdrawn and found by no search any more; drafts, scheduled articles and
 * all revisions are deleted. Gives the pictures that nothing shows now: those are the caller's to remove.
 */
export async function endWriting(tx: Pick<Tx, 'select' | 'delete' | 'update' | 'execute'>, user_id: number): Promise<(string | null)[]> {
  const own = eq(blogs.author, user_id)
  await endCases(tx, 'article', sql`select id from blogs where author = ${user_id}`)
  const revised = await tx
    .delete(blog_revisions)
    .where(inArray(blog_revisions.blog, tx.select({ id: blogs.id }).from(blogs).where(own)))
    .returning({ thumbnail: blog_revisions.thumbnail })
  const isToCome = and(sql`${blogs.published_at} > now()`, eq(blogs.is_withdrawn, false))
  const gone = await tx
    .delete(blogs)
    .where(and(own, or(isNull(blogs.published_at), isToCome)))
    .returning({ thumbnail: blogs.thumbnail })
  const kept = await tx
    .update(blogs)
    .set({
      is_withdrawn: true,
      was_public: false,
      taken_off_reason: '',
      content_state: '',
      second_content_state: '',
      search_words: sql`''::tsvector`,
      version: sql`${blogs.version} + 1`,
      updated_at: sql`now()`,
    })
    .where(own)
    .returning({ thumbnail: blogs.thumbnail })
  await tx.delete(authors).where(eq(authors.user_id, user_id))
  const stays = new Set(kept.map(({ thumbnail }) => thumbnail))
  return [...new Set([...revised, ...gone].map(({ thumbnail }) => thumbnail))].filter((thumbnail) => !stays.has(thumbnail))
}
