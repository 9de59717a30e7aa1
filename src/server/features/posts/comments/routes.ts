import * as contract from '#contract/posts/hidden-comments.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { hideComment } from './hide-comment.ts'
import { listHidden } from './list-hidden.ts'

/** What the author of a post does about comments below it. */
export function postCommentRoutes(app: Service): void {
  serve(app, contract.listHiddenComments, ({ db, session: { user_id }, params: { post_id } }) => listHidden(db, { user_id, post_id }))
  serve(app, contract.hideComment, ({ db, session: { user_id }, params, body: { hidden } }) => hideComment(db, { user_id, ...params, hidden }))
}
