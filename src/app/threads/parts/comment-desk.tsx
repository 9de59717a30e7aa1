import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../state/session/session.ts'
import { useCommentForm } from '../use-comment-form.ts'
import { type DeskPart, useDesk } from '../use-desk.ts'
import { CommentForm } from './comment-form.tsx'
import { EditForm } from './edit-form.tsx'
import { HiddenComments } from './hidden-comments.tsx'
import { OthersActions } from './others-actions.tsx'
import { OwnActions } from './own-actions.tsx'
import { OwnComment } from './own-comment.tsx'
import { OwnFollower } from './own-follower.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { ReportComment } from './report-comment.tsx'

/** Everything of comments beyond reading them, in one file that comes when it is wanted. */
export function CommentDesk({ part }: { part: DeskPart }) {
  // What one person has typed goes with them: another tab may sign in or out.
  const writer = useSession(({ account }) => account?.id ?? 'visitor')
  switch (part.kind) {
    case 'follow':
      return <OwnFollower />
    case 'write':
      return <WriteForm key={writer} />
    case 'reply':
      return <ReplyForm key={`${writer} ${part.to.id}`} to={part.to} />
    case 'own':
      return <OwnComment row={part.row} />
    case 'actions':
      return <OwnActions row={part.row} />
    case 'edit':
      return <EditForm key={writer} row={part.row} />
    case 'remove':
      return <RemoveDialog row={part.row} />
    case 'report':
      return <ReportComment id={part.id} author={part.author} />
    case 'others':
      return <OthersActions row={part.row} />
    case 'hidden':
      return <HiddenComments />
  }
}

function WriteForm() {
  const { t } = useTranslation('commenting')
  const { subject } = useDesk()
  const state = useCommentForm({ subject, parent: undefined })
  return <CommentForm state={state} label={t('form.text')} send={t('form.send')} isForAccounts={subject.isForAccounts} />
}

/** Answers one comment, under it. */
function ReplyForm({ to: { id, author } }: { to: { id: number; author: string } }) {
  const { t } = useTranslation('commenting')
  const { subject, open } = useDesk()
  const close = () => {
    open(undefined)
    document.getElementById(`reply-${id}`)?.focus()
  }
  const state = useCommentForm({ subject, parent: id, onSent: close })
  const { focus } = state.form
  useEffect(() => focus('text'), [focus])
  return (
    <div className="card p-4">
      <CommentForm
        state={state}
        label={t('form.replyTo', { name: author })}
        send={t('form.sendReply')}
        onCancel={close}
        isForAccounts={subject.isForAccounts}
      />
    </div>
  )
}
