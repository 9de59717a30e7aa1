import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { useIsOffline } from '../../../state/connection/connection.ts'
import { Icon } from '../../../ui/icons/icon.tsx'

interface Props {
  text?: string
  /** Why the form was refused last: when it says so itself, once is enough. */
  problem: Problem | undefined
}

/** Says above a form that cannot be sent without network, as soon as that is known. */
export function NeedsInternet({ text, problem }: Props) {
  const { t } = useTranslation('accounts')
  const isOffline = useIsOffline()
  return (
    <div role="status" className="empty:hidden">
      {isOffline && problem?.code !== 'offline' && (
        <p className="rounded-control border border-marigold p-3">
          <Icon name="i-lucide-wifi-off" className="text-marigold" /> {text ?? t('offline')}
        </p>
      )}
    </div>
  )
}
