import { sql } from 'drizzle-orm'
import { settleCase } from '../../../db/cases/settle-case.ts'
import { takeOffPost } from '../../../db/posts/moderate-post.ts'
import { POST_WRITTEN_AT } from '../../../db/posts/post-written-at.ts'
import type { RemoveRecent } from '../../../db/silences/remove-recent.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'

/** Removes the posts that a person wrote lately, one after the other, as staff remove one. Those that are removed stay as they are. */
export const removeRecentPosts =
  (note: NoteSecurityEvent): RemoveRecent =>
  async (tx, { user_id, hours, staff, reason, requestId }) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id from posts where author = ${user_id} and state <> 'removed' and ${POST_WRITTEN_AT} > now() - make_interval(hours => ${hours})
      order by id for no key update`)
    for (const { id } of rows) {
      await takeOffPost(tx, id, reason)
      await settleCase(tx, { kind: 'post', subject: id, decision: 'remove', staff, reason, owner: user_id })
      const details = { about: 'post', subject: id, decision: 'remove', staff }
      await note(tx, { kind: 'case-decided', user_id, request_id: requestId, by: 'staff', details })
    }
    return { count: rows.length }
  }
