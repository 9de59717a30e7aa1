import { COMMENT_LIMITS, type Comment } from '#contract/threads/comment-fields.ts'
import { type CommentReader, readCommentRows, type ThreadOf } from './comment-rows.ts'

/** The comments that come with what they are about: the latest of those that are shown, each with its first answers. */
export async function firstComments(db: CommentReader, thread: ThreadOf): Promise<Comment[]> {
  const rows = await readCommentRows(db, thread, { limit: COMMENT_LIMITS.first })
  return rows.map(({ cursor_key: _key, ...comment }) => comment)
}
