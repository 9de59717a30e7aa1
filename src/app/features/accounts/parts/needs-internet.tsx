import { useTranslation } from 'react-i18next'
import { useConnection } from '../../../state/connection.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Says above a form that cannot be sent without network, as soon as that is known. */
export function NeedsInternet({ text }: { text?: string }) {
  const { t } = useTranslation('accounts')
  const isOffline = useConnection(({ state }) => state === 'offline')
  return (
    <div role="status" className="empty:hidden">
      {isOffline && (
        <p className="rounded-control border border-marigold p-3">
          <Icon name="i-lucide-wifi-off" className="text-marigold" /> {text ?? t('offline')}
        </p>
      )}
    </div>
  )
}
