import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Id, idText } from '../core/fields.ts'
import { Reply } from '../threads/comment-fields.ts'

/** A comment that the author of a post has hidden, to that author. */
export const HiddenComment = v.object({ ...v.omit(Reply, ['is_by_author', 'user_id']).entries, parent: v.nullable(Id) })
export type HiddenComment = v.InferOutput<typeof HiddenComment>

export const listHiddenComments = endpoint({
  method: 'GET',
  path: '/api/posts/{post_id}/comments/hidden/',
  summary: 'What one has hidden below one’s own post, the latest first',
  access: 'signed-in',
  params: v.object({ post_id: idText }),
  answer: v.array(HiddenComment),
  offline: 'never',
})

/** With its answers. The same again is the same. */
export const hideComment = endpoint({
  method: 'PUT',
  path: '/api/posts/{post_id}/comments/{comment_id}/hidden/',
  summary: 'Takes a comment below one’s own post out of sight for all but its writer, or shows it again',
  access: 'signed-in',
  perMinute: 30,
  params: v.object({ post_id: idText, comment_id: idText }),
  body: v.object({ hidden: v.boolean() }),
  answer: v.object({ id: Id, hidden: v.boolean(), comment_count: Count }),
  offline: 'refuse',
})
