import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { Reply } from '#contract/threads/comment-fields.ts'
import { useFormat } from '../../ui/formats/use-format.ts'
import { useNow } from '../../ui/formats/use-now.ts'
import type { OwnRow } from '../own-rows.ts'
import { useDesk } from '../use-desk.ts'
import { useMayWrite } from '../use-may-write.ts'

interface Props {
  row: Reply
  /** The same, where it is one's own. */
  own?: OwnRow | undefined
  canBeAnswered?: boolean
}

const DEED = 'target px-2 -ms-2 text-sm text-ink-soft active:bg-sunken rounded-control'

/** Who said what, and when; and what can be done with it. */
export function CommentBody({ row, own, canBeAnswered = false }: Props) {
  const { t } = useTranslation('comments')
  const { Part, opened, open, subject } = useDesk()
  const mayWrite = useMayWrite(subject)
  const { id, author, text } = row
  const isOpen = (kind: 'edit' | 'remove' | 'report') => opened?.kind === kind && opened.name === id
  return (
    <article id={`comment-${id}`} tabIndex={-1} aria-label={t('of', { name: author })}>
      <Said row={row} />
      {Part && own && isOpen('edit') ? <Part part={{ kind: 'edit', row: own }} /> : <PlainText text={text} />}
      <div className="js-only flex flex-wrap gap-x-4">
        {canBeAnswered && mayWrite && (
          <button
            type="button"
            id={`reply-${id}`}
            className={DEED}
            aria-label={t('replyTo', { name: author })}
            onClick={() => open({ kind: 'reply', name: id })}
          >
            {t('reply')}
          </button>
        )}
        {Part && own ? (
          <Part part={{ kind: 'actions', row: own }} />
        ) : (
          <button
            type="button"
            className={DEED}
            aria-label={t('reportOf', { name: author })}
            aria-haspopup="dialog"
            onClick={() => open({ kind: 'report', name: id })}
          >
            {t('report')}
          </button>
        )}
        {Part && !own && subject.isForAccounts && <Part part={{ kind: 'others', row }} />}
      </div>
      {Part && own && isOpen('remove') && <Part part={{ kind: 'remove', row: own }} />}
      {Part && isOpen('report') && <Part part={{ kind: 'report', id, author }} />}
    </article>
  )
}

/** The line above a comment. @param children how it stands with one's own */
export function Said({
  row: { author, created_at, edited_at, is_by_author },
  children,
}: {
  row: Pick<Reply, 'author' | 'created_at' | 'edited_at' | 'is_by_author'>
  children?: ReactNode
}) {
  const { t } = useTranslation('comments')
  const format = useFormat()
  const now = useNow()
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-1">
      <b className="font-600 wrap-anywhere" lang={scriptLanguage(author)}>
        {author}
      </b>
      {is_by_author && <span className="chip py-0! text-brand">{t('author')}</span>}
      <time dateTime={created_at} title={format.dateTime(created_at)} className="text-sm text-ink-soft">
        {now === undefined ? format.day(created_at) : format.age(created_at, now)}
      </time>
      {edited_at !== null && <span className="text-sm text-ink-soft">{t('edited')}</span>}
      {children}
    </p>
  )
}

/** User-written text: never more than text. */
export const PlainText = ({ text }: { text: string }) => (
  <p lang={scriptLanguage(text)} dir="auto" className="whitespace-pre-line wrap-anywhere">
    {text}
  </p>
)
