import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../../../../state/connection/connection.ts'
import { whenScreensArePrecached } from '../../../../state/connection/precached-screens.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'

/** Whether this phone can be carried to where there is no network. Its list is held by the time a gate is shown; its screens may still be coming. */
export function Readiness() {
  const { t } = useTranslation('gate')
  const [isReady, setReady] = useState(false)
  const isOffline = useConnection(({ state }) => state === 'offline')
  useEffect(() => whenScreensArePrecached('gate', () => setReady(true)), [])
  if (isReady)
    return (
      <p role="status" className="text-sm text-brand">
        <Icon name="i-lucide-circle-check" /> {t('ready.yes')}
      </p>
    )
  return (
    <p role="status" className="text-sm text-marigold">
      <Icon name={isOffline ? 'i-lucide-wifi-off' : 'i-lucide-hourglass'} /> {t(isOffline ? 'ready.needsNetwork' : 'ready.soon')}
    </p>
  )
}
