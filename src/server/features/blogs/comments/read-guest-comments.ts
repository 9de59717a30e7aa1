import { inArray } from 'drizzle-orm'
import type { readGuestComments as contract, GuestComment } from '#contract/blogs/comments.ts'
import type { BodyOf } from '#contract/core/endpoint.ts'
import type { Database } from '../../../db/connection/open.ts'
import { comments } from '../../../db/tables/blogs.ts'
import { isOwn, ownComment } from './own-comment.ts'

/** How a guest's own comments stand, whatever became of them; what the key does not open is not there. */
export async function readGuestComments(db: Pick<Database['db'], 'select'>, { comments: asked }: BodyOf<typeof contract>): Promise<GuestComment[]> {
  const keys = new Map(asked.map(({ id, key }) => [id, key]))
  const rows = await db
    .select()
    .from(comments)
    .where(inArray(comments.id, [...keys.keys()]))
  return rows
    .filter((row) => isOwn(row, { key: keys.get(row.id) ?? '' }))
    .map((row) => ({ ...ownComment(row), reply_count: row.state === 'shown' ? row.reply_count : 0 }))
}
