import { useTranslation } from 'react-i18next'
import type { Comment, Reply } from '#contract/threads/comment-fields.ts'
import { Button } from '../../ui/controls/button.tsx'
import { loadReplies } from '../calls.ts'
import { useIsLeftOut } from '../left-out.ts'
import { useOwnComments } from '../own-comments.ts'
import { asChanged, type OwnRow } from '../own-rows.ts'
import { useDesk } from '../use-desk.ts'
import { useFurtherComments } from '../use-further-comments.ts'
import { CommentBody } from './comment-body.tsx'
import { MoreState } from './more-state.tsx'

interface Props {
  comment: Comment
  own: readonly OwnRow[]
  /** What is written here and the list does not have. */
  news: readonly OwnRow[]
  fetchedAt: string
}

/** A comment with the answers to it. */
export function CommentRow({ comment, own, news, fetchedAt }: Props) {
  const { t } = useTranslation('comments')
  const { Part, opened } = useDesk()
  const changed = useOwnComments((store) => store.changed)
  const { id, author, reply_count } = comment
  const further = useFurtherComments<Reply>(comment.replies, (cursor) => loadReplies(id, cursor))
  const isOut = useIsLeftOut()
  const replies = asChanged(further.rows, { own, changed, ...(isOut && { isOut }) })
  const known = new Set(replies.map((reply) => reply.id))
  const ownReplies = news.filter(({ comment }) => comment.parent === id && !known.has(comment.id ?? 0))
  const counted = ownReplies.filter(({ state, comment }) => state === 'shown' && comment.created_at < fetchedAt).length
  const left = further.isAll ? 0 : Math.max(0, reply_count - further.rows.length - counted)
  const showMore = () =>
    void further.load().then((reply) => reply && requestAnimationFrame(() => document.getElementById(`comment-${reply.id}`)?.focus({ preventScroll: true })))
  return (
    <li className="grid grid-cols-1 gap-2">
      <CommentBody row={comment} own={own.find((one) => one.comment.id === id)} canBeAnswered />
      {(replies.length > 0 || ownReplies.length > 0 || left > 0) && (
        <div className="ms-2 ps-3 border-s-2 border-line grid grid-cols-1 gap-3">
          <ul aria-label={t('repliesTo', { name: author })} className="grid grid-cols-1 gap-4">
            {replies.map((reply) => (
              <li key={reply.id}>
                <CommentBody row={reply} own={own.find((one) => one.comment.id === reply.id)} />
              </li>
            ))}
            {Part &&
              ownReplies.map((row) => (
                <li key={row.name}>
                  <Part part={{ kind: 'own', row }} />
                </li>
              ))}
          </ul>
          {left > 0 && (
            <div className="js-only flex flex-wrap items-center gap-x-3">
              <Button onClick={showMore}>{t('moreReplies')}</Button>
              <span className="text-sm text-ink-soft">{t('left', { count: left })}</span>
            </div>
          )}
          <MoreState more={further.more} />
        </div>
      )}
      {Part && opened?.kind === 'reply' && opened.name === id && <Part part={{ kind: 'reply', to: { id, author } }} />}
    </li>
  )
}
