import { useTranslation } from 'react-i18next'
import { useOutbox, waitingCount } from '../../state/outbox/outbox.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'

/** The way to what waits to be sent; nothing while nothing does. */
export function WaitingLink({ className, onClick }: { className: string; onClick?: (() => void) | undefined }) {
  const { t } = useTranslation()
  const count = useOutbox(waitingCount)
  if (count === 0) return null
  return (
    <ScreenLink to="/outbox" className={`${className} text-marigold`} onClick={onClick}>
      <Icon name="i-lucide-hourglass" />
      {t('shell:waiting', { count })}
    </ScreenLink>
  )
}
