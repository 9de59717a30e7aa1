import { BLOG_LIMITS } from '#contract/blogs/blogs.ts'
import type { Comment } from '#contract/blogs/comment-fields.ts'
import { type CommentReader, readCommentRows } from './comment-rows.ts'

/** The comments that come with an article: the latest of those that are shown, each with its first answers. */
export async function firstComments(db: CommentReader, blog_id: number): Promise<Comment[]> {
  const rows = await readCommentRows(db, blog_id, { limit: BLOG_LIMITS.commentsFirst })
  return rows.map(({ cursor_key: _key, ...comment }) => comment)
}
