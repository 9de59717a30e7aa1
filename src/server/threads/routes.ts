import { Problem } from '#contract/core/problem.ts'
import * as contract from '#contract/threads/comments.ts'
import type { ReadsThread } from '#contract/threads/thread-reads.ts'
import type { WritesOnThread, WritesOnThreadAsGuest } from '#contract/threads/thread-writes.ts'
import type { ReportSender } from '../cases/report-sender.ts'
import { reportSubject } from '../cases/report-subject.ts'
import { subjectOfPage, type ThreadKind } from '../db/threads/thread-kind.ts'
import { serve } from '../http/serve.ts'
import type { Service } from '../http/service.ts'
import { countCrowds } from '../spam/count-crowd.ts'
import { type Sender, senderMarks } from '../spam/sender-mark.ts'
import { addComment } from './add-comment.ts'
import { commentCases } from './comment-cases.ts'
import { editComment } from './edit-comment.ts'
import { listComments, listReplies } from './list-comments.ts'
import { listOwn } from './list-own.ts'
import { readGuestComments } from './read-guest-comments.ts'
import { removeComment } from './remove-comment.ts'

/** A noun that people talk about, and how its threads are called. */
export interface ServedKind {
  kind: ThreadKind
  reads: ReadsThread
  writes: WritesOnThread
  /** Absent: accounts alone write. */
  writesAsGuest?: WritesOnThreadAsGuest
}

interface ThreadParts {
  settings: { secret: string; rate_per_minute: number }
  /** Who sends reports, and how many. */
  sender: ReportSender
}

/** Everything that is done in threads, of every kind alike. @param served each noun that people talk about */
export function threadRoutes(app: Service, { settings, sender }: ThreadParts, served: readonly ServedKind[]): void {
  const isLimited = settings.rate_per_minute > 0
  const markOf = senderMarks(settings.secret)
  const countCrowd = countCrowds(isLimited)
  const senderOf = (from: Sender) => (isLimited ? markOf(from) : undefined)
  const kinds = served.map(({ kind }) => kind)
  const comments = commentCases(kinds)

  for (const { kind, reads, writes, writesAsGuest } of served) {
    serve(app, reads, ({ db, params: { id }, query, now }) => listComments(db, { kind, id }, { query, now }))
    serve(app, writes, ({ db, session: { user_id }, params: { id }, body, now }) =>
      addComment(db, { of: { kind, id }, body, user_id, sender: undefined, isLimited, isCrowd: async () => false, now }),
    )
    if (writesAsGuest)
      serve(app, writesAsGuest, ({ db, params: { id }, body, address, now }) =>
        addComment(db, { of: { kind, id }, body, user_id: undefined, sender: senderOf({ address }), isLimited, isCrowd: () => countCrowd(address), now }),
      )
  }

  serve(app, contract.listReplies, ({ db, params, query, now }) => listReplies(db, kinds, { id: params.comment_id, query, now }))
  serve(app, contract.listOwnComments, ({ db, session: { user_id }, query, now }) => {
    const of = subjectOfPage(kinds, contract.pageAsked(query))
    if (!of) throw new Problem('not-found')
    return listOwn(db, { user_id, of, now })
  })
  serve(app, contract.editComment, ({ db, session: { user_id }, params, body, now }) =>
    editComment(db, { kinds, ...params, text: body.text, owner: { user_id }, now }),
  )
  serve(app, contract.editGuestComment, ({ db, params, body: { text, key }, now }) => editComment(db, { kinds, ...params, text, owner: { key }, now }))
  serve(app, contract.removeComment, ({ db, session: { user_id }, params }) => removeComment(db, params.comment_id, { user_id }))
  serve(app, contract.removeGuestComment, ({ db, params, body: { key } }) => removeComment(db, params.comment_id, { key }))
  serve(app, contract.readGuestComments, ({ db, body }) => readGuestComments(db, kinds, body))
  serve(app, contract.reportComment, async ({ db, params, body, address, now }) => {
    await sender.count(address)
    return reportSubject(db, comments, { id: params.comment_id, ...body, user_id: undefined, mark: sender.markOf(address), now })
  })
}
