import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommentForm } from '../use-comment-form.ts'
import { useDesk } from '../use-desk.ts'
import { CommentForm } from './comment-form.tsx'

/** Answers one comment, under it. */
export function ReplyForm({ to: { id, author } }: { to: { id: number; author: string } }) {
  const { t } = useTranslation('commenting')
  const { blog, open } = useDesk()
  const close = () => {
    open(undefined)
    document.getElementById(`reply-${id}`)?.focus()
  }
  const state = useCommentForm({ blog, parent: id, onSent: close })
  const { focus } = state.form
  useEffect(() => focus('text'), [focus])
  return (
    <div className="card p-4">
      <CommentForm state={state} label={t('form.replyTo', { name: author })} send={t('form.sendReply')} onCancel={close} />
    </div>
  )
}
