import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icons/icon.tsx'
import type { OwnRow } from '../own-rows.ts'
import { ownStyle } from '../own-styles.ts'
import { useDesk } from '../use-desk.ts'
import { PlainText, Said } from './comment-body.tsx'
import { EditForm } from './edit-form.tsx'
import { OwnActions } from './own-actions.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

/** What one has written and the list does not show yet: that it is there, and how it stands. */
export function OwnComment({ row }: { row: OwnRow }) {
  const { t } = useTranslation('commenting')
  const { opened } = useDesk()
  const { comment, entry, state } = row
  const { icon, tone } = ownStyle(state)
  const name = comment.id ?? row.name
  const isEditing = entry ? state === 'draft' : opened?.kind === 'edit' && opened.name === name
  const problem = state === 'needs-you' ? entry?.problem?.code : undefined
  return (
    <article
      id={`comment-${name}`}
      tabIndex={-1}
      aria-label={t('comments:of', { name: comment.author })}
      className="rounded-control border border-line bg-raised p-3"
    >
      <p role="status" className={`pb-1 text-sm font-600 ${tone}`}>
        <Icon name={icon} /> {t(`state.${state}`)}
      </p>
      <Said row={{ ...comment, is_by_author: false }} />
      {comment.parent !== null && <p className="text-sm text-ink-soft">{t('isReply')}</p>}
      {isEditing ? <EditForm row={row} /> : <PlainText text={comment.text} />}
      {problem && <p className="pt-1 text-sm">{t(problem === 'not-found' ? 'form.gone' : `problems:${problem}.text`)}</p>}
      <div className="flex flex-wrap gap-x-4 empty:hidden">
        <OwnActions row={row} />
      </div>
      {opened?.kind === 'remove' && opened.name === name && <RemoveDialog row={row} />}
    </article>
  )
}
