import { useTranslation } from 'react-i18next'
import { useUnread } from '../../state/notice-list.ts'
import { useFormat } from '../../ui/formats/use-format.ts'

/** How many notices have not been read, at the corner of what it stands in; nothing when there are none. */
export function UnreadBadge() {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const unread = useUnread()
  if (unread === 0) return null
  return (
    <span className="absolute -top-2 -end-2 inline-flex justify-center min-w-5 rounded-full bg-ink text-surface px-1 text-sm font-600 leading-5 tabular">
      <span aria-hidden="true">{format.number(unread)}</span>
      <span className="sr-only">{t('unread', { count: unread })}</span>
    </span>
  )
}
