import { and, eq, gt, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { notifyOfAuthor } from '../../../db/blogs/notify-of-author.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'
import { authors, blogs } from '../../../db/tables/blogs.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'
import { type AuthorRequest, readAuthorRows, requestOf } from './list-authors.ts'
import { DRAFT } from './publishing.ts'
import { changed } from './update-blog.ts'

interface Decision {
  user_id: number
  deed: 'grant' | 'refuse'
  /** User id of the staff member who decides. */
  staff: number
  requestId: string
}

/**
 * Lets a user who asked write, refuses it, or takes the right back, and tells them; published articles stay, scheduled ones become drafts. A standing decision is left alone.
 * @throws {Problem} not-found — they have not asked.
 */
export function decideAuthor(db: Database['db'], note: NoteSecurityEvent, { user_id, deed, staff, requestId }: Decision): Promise<AuthorRequest> {
  const state = deed === 'grant' ? 'granted' : 'refused'
  return inTransaction(db, async (tx) => {
    // Before anything of theirs, as a farewell does.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('key share')
    const [held] = await tx.select({ state: authors.state }).from(authors).where(eq(authors.user_id, user_id)).for('update')
    if (!held) throw new Problem('not-found')
    if (held.state !== state) {
      await tx.update(authors).set({ state, decided_at: sql`now()` }).where(eq(authors.user_id, user_id))
      if (state === 'refused') await callBack(tx, user_id)
      await notifyOfAuthor(tx, user_id, held.state === 'granted' ? 'author-revoked' : `author-${state}`)
      await note(tx, { kind: `author-${state}`, user_id, request_id: requestId, by: 'staff', details: { staff } })
    }
    const [row] = await readAuthorRows(tx, { condition: sql`a.user_id = ${user_id}`, limit: 1 })
    if (!row) throw new Problem('not-found')
    return requestOf(row)
  })
}

/** What would appear by itself does not. */
async function callBack(tx: Pick<Tx, 'update'>, author: number): Promise<void> {
  await tx
    .update(blogs)
    .set({ ...DRAFT, ...changed })
    .where(and(eq(blogs.author, author), eq(blogs.is_withdrawn, false), gt(blogs.published_at, sql`now()`)))
}
