import { inArray } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import type { readGuestComments as contract, GuestComment } from '#contract/threads/comments.ts'
import type { Database } from '../db/connection/open.ts'
import { comments } from '../db/tables/threads.ts'
import { readSubjects, type ThreadKind } from '../db/threads/thread-kind.ts'
import { isOwn, ownComment } from './own-comment.ts'

/** How a guest's own comments stand, whatever became of them; what the key does not open is not there. */
export async function readGuestComments(
  db: Pick<Database['db'], 'select' | 'execute'>,
  kinds: readonly ThreadKind[],
  { comments: asked }: BodyOf<typeof contract>,
): Promise<GuestComment[]> {
  const keys = new Map(asked.map(({ id, key }) => [id, key]))
  const rows = await db
    .select()
    .from(comments)
    .where(inArray(comments.id, [...keys.keys()]))
  const own = rows.filter((row) => isOwn(row, { key: keys.get(row.id) ?? '' }))
  const subjects = await readSubjects(
    db,
    kinds,
    own.map(({ thread }) => thread),
  )
  return own.flatMap((row) => {
    const subject = subjects.get(row.thread)
    return subject ? [{ ...ownComment(row, subject), reply_count: row.state === 'shown' ? row.reply_count : 0 }] : []
  })
}
