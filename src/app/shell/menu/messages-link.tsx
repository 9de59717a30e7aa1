import { useTranslation } from 'react-i18next'
import { useUnreadMessages } from '../../state/notice-list.ts'
import { useFormat } from '../../ui/formats/use-format.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'

interface Props {
  className: string
  /** Colours of the number. */
  badge?: string
  onClick?: (() => void) | undefined
}

/** The way to the account's messages, with the number of new ones. */
export function MessagesLink({ className, badge = 'bg-brand text-on-brand', onClick }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const count = useUnreadMessages()
  return (
    <ScreenLink to="/messages" className={className} onClick={onClick}>
      <Icon name="i-lucide-message-square-text" />
      {t('shell:titles.messages')}
      {count > 0 && (
        <span className={`inline-flex justify-center min-w-6 rounded-full px-2 text-sm font-600 tabular ${badge}`}>
          <span aria-hidden="true">{format.number(count)}</span>
          <span className="sr-only">{t('shell:unreadMessages', { count })}</span>
        </span>
      )}
    </ScreenLink>
  )
}
