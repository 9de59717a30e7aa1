import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { altsOf, learnPostTerms, postingName } from '../../../db/posts/post-words.ts'
import { gallery_items } from '../../../db/tables/galleries.ts'
import { posts } from '../../../db/tables/posts.ts'
import { holdWriter } from '../../../spam/written-texts.ts'
import { holdOwnPost } from './hold-own-post.ts'
import { judgeAgain } from './judge-again.ts'

interface Own {
  post_id: number
  author: number
}

const changed = { version: sql`${posts.version} + 1` }

/** Says what is in a picture; the post is found by it, and goes through the rules for texts again. @throws {Problem} not-found — there is no such picture in a post of this author. */
export async function describePicture(
  db: Pick<Database['db'], 'transaction'>,
  { post_id, author, picture_id, alt }: Own & { picture_id: number; alt: string },
) {
  await inTransaction(db, async (tx) => {
    await holdWriter(tx, { user_id: author })
    const row = await holdOwnPost(tx, post_id, author)
    const described = await tx
      .update(gallery_items)
      .set({ alt })
      .where(and(eq(gallery_items.id, picture_id), eq(gallery_items.gallery, row.gallery ?? 0)))
      .returning({ id: gallery_items.id })
    if (described.length === 0) throw new Problem('not-found')
    const alts = await altsOf(tx, row.gallery)
    const { state, held_reason } = await judgeAgain(tx, row, { text: row.text, film: row.film ?? '', alts })
    const terms = await learnPostTerms(tx, { ...row, alts, author_name: await postingName(tx, author) })
    await tx
      .update(posts)
      .set({ ...terms, state, held_reason, ...changed })
      .where(eq(posts.id, post_id))
  })
}

/** Lets no further comment be written, or again; the same again changes nothing. @throws {Problem} not-found */
export async function closeComments(db: Pick<Database['db'], 'transaction'>, { post_id, author, closed }: Own & { closed: boolean }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await holdOwnPost(tx, post_id, author)
    if (row.comments_closed === closed) return
    await tx
      .update(posts)
      .set({ comments_closed: closed, ...changed })
      .where(eq(posts.id, post_id))
  })
}
