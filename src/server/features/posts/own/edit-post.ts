import { eq, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { editPost as contract } from '#contract/posts/own-posts.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { altsOf } from '../../../db/posts/post-words.ts'
import { post_revisions, posts } from '../../../db/tables/posts.ts'
import { holdWriter, noteWritten } from '../../../spam/written-texts.ts'
import { holdOwnPost } from './hold-own-post.ts'
import { requireContent } from './insert-post.ts'
import { judgeAgain } from './judge-again.ts'
import { sourceOf } from './judge-post.ts'
import { wordsOfPost } from './words-of-post.ts'

interface Edit {
  post_id: number
  author: number
  body: BodyOf<typeof contract>
  /** Of this market. */
  origin: string
}

/**
 * Changes the words and the film; staff can read the former ones. What was held stays so; what was shown goes through the rules for texts again.
 * @throws {Problem} not-found; stale — another version; bad-state — it is too old; bad-input — nothing would be left.
 */
export async function editPost(db: Pick<Database['db'], 'transaction'>, { post_id, author, body, origin }: Edit): Promise<void> {
  await inTransaction(db, async (tx) => {
    await holdPerson(tx, author)
    await holdWriter(tx, { user_id: author })
    const row = await holdOwnPost(tx, post_id, author)
    if (body.version !== row.version) throw new Problem('stale', { facts: { version: row.version } })
    if (!(await isOpen(tx, post_id))) throw new Problem('bad-state')
    const alts = await altsOf(tx, row.gallery)
    requireContent(body, alts.length)
    if (body.text === row.text && body.film === (row.film ?? '')) return
    const { text_hash, ...judged } = await judgeAgain(tx, row, { ...body, alts })
    await noteWritten(tx, { source: sourceOf(post_id), writer: { user_id: author }, text_hash })
    await tx.insert(post_revisions).values({ post: post_id, version: row.version, text: row.text, film: row.film })
    await tx
      .update(posts)
      .set({
        ...(await wordsOfPost(tx, { author, text: body.text, alts, origin })),
        film: body.film || null,
        ...judged,
        edited_at: sql`now()`,
        version: sql`${posts.version} + 1`,
      })
      .where(eq(posts.id, post_id))
  })
}

/** Whether its author may still change it, by the database's clock. */
async function isOpen(tx: Pick<Tx, 'execute'>, post_id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from posts where id = ${post_id} and published_at > now() - make_interval(hours => ${POST_LIMITS.editHours})`)
  return rows.length > 0
}
