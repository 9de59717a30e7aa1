import { eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Database } from '../../db/open.ts'
import { authors } from '../../db/tables/blogs.ts'
import type { NoteSecurityEvent } from '../../http/security-log.ts'
import { type AuthorRequest, readAuthorRows, requestOf } from './list-authors.ts'

interface Decision {
  user_id: number
  deed: 'grant' | 'refuse'
  /** User id of whoever decides. */
  staff: number
  requestId: string
}

/**
 * Lets somebody who asked write, refuses it, or takes the right back; what they published stays. What stands so already is left alone.
 * @throws {Problem} not-found — they have not asked.
 */
export function decideAuthor(db: Database['db'], note: NoteSecurityEvent, { user_id, deed, staff, requestId }: Decision): Promise<AuthorRequest> {
  const state = deed === 'grant' ? 'granted' : 'refused'
  return inTransaction(db, async (tx) => {
    const [held] = await tx.select({ state: authors.state }).from(authors).where(eq(authors.user_id, user_id)).for('update')
    if (!held) throw new Problem('not-found')
    if (held.state !== state) {
      await tx.update(authors).set({ state, decided_at: sql`now()` }).where(eq(authors.user_id, user_id))
      await note(tx, { kind: `author-${state}`, user_id, request_id: requestId, by: 'staff', details: { staff } })
    }
    const [row] = await readAuthorRows(tx, { condition: sql`a.user_id = ${user_id}`, limit: 1 })
    if (!row) throw new Problem('not-found')
    return requestOf(row)
  })
}
