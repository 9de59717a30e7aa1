import * as contract from '#contract/blogs/comments.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'
import { addComment } from './add-comment.ts'
import { countReports } from './count-reports.ts'
import { decideComment } from './decide-comment.ts'
import { editComment } from './edit-comment.ts'
import { listComments, listReplies } from './list-comments.ts'
import { listModerated } from './list-moderated.ts'
import { listOwn } from './list-own.ts'
import { readGuestComments } from './read-guest-comments.ts'
import { removeComment } from './remove-comment.ts'
import { reportComment } from './report-comment.ts'
import { type Sender, senderMarks, voiceOf } from './sender-mark.ts'
import { countCrowds } from './spam/count-crowd.ts'

interface CommentParts {
  settings: { secret: string; rate_per_minute: number }
  note: NoteSecurityEvent
}

/** A report from inside the process; no address has this mark. */
const INSIDE = 'inside'

export function commentRoutes(app: Service, { settings, note }: CommentParts): void {
  const isLimited = settings.rate_per_minute > 0
  const markOf = senderMarks(settings.secret)
  const countReport = countReports(isLimited)
  const countCrowd = countCrowds(isLimited)
  const senderOf = (sender: Sender) => (isLimited ? markOf(sender) : undefined)

  serve(app, contract.listComments, ({ db, params, query, now }) => listComments(db, { id: params.blog_id, query, now }))
  serve(app, contract.listReplies, ({ db, params, query, now }) => listReplies(db, { id: params.comment_id, query, now }))
  serve(app, contract.listOwnComments, ({ db, session, query, now }) => listOwn(db, { user_id: session.user_id, blog_id: query.blog_id, now }))

  serve(app, contract.addComment, ({ db, session: { user_id }, params, body, address, now }) =>
    addComment(db, { ...params, body, user_id, sender: senderOf({ user_id, address }), isCrowd: async () => false, now }),
  )
  serve(app, contract.addGuestComment, ({ db, params, body, address, now }) =>
    addComment(db, { ...params, body, user_id: undefined, sender: senderOf({ address }), isCrowd: () => countCrowd(address), now }),
  )
  serve(app, contract.editComment, ({ db, session: { user_id }, params, body, now }) =>
    editComment(db, { ...params, text: body.text, owner: { user_id }, now }),
  )
  serve(app, contract.editGuestComment, ({ db, params, body: { text, key }, now }) => editComment(db, { ...params, text, owner: { key }, now }))
  serve(app, contract.removeComment, ({ db, session: { user_id }, params }) => removeComment(db, params.comment_id, { user_id }))
  serve(app, contract.removeGuestComment, ({ db, params, body: { key } }) => removeComment(db, params.comment_id, { key }))

  serve(app, contract.readGuestComments, ({ db, body }) => readGuestComments(db, body))

  serve(app, contract.reportComment, async ({ db, params, body, address, now }) => {
    await countReport(address)
    return reportComment(db, { ...params, body, sender: markOf({ address: voiceOf(address) }) ?? INSIDE, now })
  })
  serve(app, contract.listModeratedComments, ({ db, query }) => listModerated(db, query))
  serve(app, contract.decideComment, ({ db, session, params, body, requestId }) =>
    decideComment({ db, note }, { ...params, deed: body.deed, staff: session.user_id, requestId }),
  )
}
