import { useTranslation } from 'react-i18next'
import { useUnread } from '../../state/notice-list.ts'
import { useFormat } from '../../ui/formats/use-format.ts'
import { Icon } from '../../ui/icons/icon.tsx'

/** How many notices have not been read; nothing when there are none. @param place on the picture of the account only its number fits. */
export function UnreadBadge({ place }: { place: 'picture' | 'entry' }) {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const unread = useUnread()
  if (unread === 0) return null
  const classes = place === 'picture' ? 'absolute -top-2 -end-2 min-w-5 justify-center' : 'min-w-6'
  return (
    <span className={`inline-flex items-center gap-1 rounded-full bg-ink text-surface px-1.5 text-sm font-600 leading-5 ${classes}`}>
      {place === 'entry' && <Icon name="i-lucide-bell" />}
      <span aria-hidden="true">{format.number(unread)}</span>
      <span className="sr-only">{t('unread', { count: unread })}</span>
    </span>
  )
}
