import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { COMMENT_LIMITS, type Comment } from '#contract/threads/comment-fields.ts'
import { useSession } from '../../state/session/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { AgeNote } from '../../ui/lists/age-note.tsx'
import type { Answer } from '../../wire/answer.ts'
import { loadComments } from '../calls.ts'
import { useIsLeftOut } from '../left-out.ts'
import { useOwnComments } from '../own-comments.ts'
import { asChanged, notListed, type OwnRow } from '../own-rows.ts'
import type { FirstComments } from '../subject.ts'
import { useDesk } from '../use-desk.ts'
import { useFurtherComments } from '../use-further-comments.ts'
import { useNamedComment } from '../use-named-comment.ts'
import { useUnfolding } from '../use-unfolding.ts'
import { CommentRow } from './comment-row.tsx'
import { MoreState } from './more-state.tsx'

interface Props {
  answer: Answer<FirstComments>
  /** Comments and answers that are shown. */
  total: number
  own: readonly OwnRow[]
}

/** The comments, the latest first: three at the beginning, the rest page by page, and back. @see Specification §2.4, §9 */
export function CommentList({ answer, total, own }: Props) {
  const { t } = useTranslation('comments')
  const { comments } = answer.value
  const { Part, subject } = useDesk()
  const changed = useOwnComments((store) => store.changed)
  const first = comments.slice(0, COMMENT_LIMITS.first)
  const further = useFurtherComments<Comment>(first, (cursor) => loadComments(subject, cursor))
  const toggle = useRef<HTMLButtonElement>(null)
  const { isOpen, list, unfold, showMore, hide } = useUnfolding(further, { first: first.length, toggle })
  useNamedComment(further, { list, unfold })
  const isOut = useIsLeftOut()
  const listed = isOpen ? further.rows : first
  const rows = asChanged(listed, { own, changed, ...(isOut && { isOut }) })
  // Of all that the list has: who counted them knows nothing of what this reader leaves out.
  const left = Math.max(0, total - listed.reduce((sum, { reply_count }) => sum + 1 + reply_count, 0))
  const hasMore = isOpen ? !further.isAll && left > 0 : left > 0 || further.rows.length > first.length
  // What is folded away is known of, too.
  const reader = useSession(({ account }) => account?.id)
  const news = notListed(own, { rows: further.rows, fetchedAt: answer.fetchedAt, reader })
  const shown = new Set(rows.map(({ id }) => id))
  const above = news.filter(({ comment: { parent } }) => parent === null || !shown.has(parent))
  return (
    <>
      {rows.length + above.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul ref={list} className="grid grid-cols-1 gap-5 empty:hidden">
        {Part &&
          above.map((row) => (
            <li key={row.name}>
              <Part part={{ kind: 'own', row }} />
            </li>
          ))}
        {rows.map((comment) => (
          <CommentRow key={comment.id} comment={comment} own={own} news={news} fetchedAt={answer.fetchedAt} />
        ))}
      </ul>
      {isOpen && further.kept && <AgeNote answer={further.kept} />}
      <div className="js-only flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
        {hasMore && (
          <Button ref={isOpen ? undefined : toggle} onClick={showMore} aria-busy={further.more === 'loading' || undefined}>
            {t('more')}
          </Button>
        )}
        {isOpen && (
          <Button ref={toggle} onClick={hide}>
            {t('hide')}
          </Button>
        )}
        {hasMore && left > 0 && <span className="text-sm text-ink-soft">{t('left', { count: left })}</span>}
      </div>
      <MoreState more={further.more} />
    </>
  )
}
