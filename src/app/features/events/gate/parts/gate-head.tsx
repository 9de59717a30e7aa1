import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import { whenScreensArePrecached } from '../../../../state/connection/precached-screens.ts'
import { useGate } from '../../../../state/gate/gate-view.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useHeadingTitle } from '../../../../ui/navigation/use-page-title.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { LeaveDialog } from './leave-dialog.tsx'

interface Props {
  secret: string
  onLeft: () => void
}

/** Which event and which gate this is, whether it needs the network, and the way out. */
export function GateHead({ secret, onLeft }: Props) {
  const { t } = useTranslation('gate')
  const [isLeaving, setLeaving] = useState(false)
  const title = useGate(({ event }) => event?.title ?? '')
  const label = useGate((gate) => gate.label)
  useHeadingTitle(`${t('title')}: ${title}`)
  return (
    <header className="flex items-start justify-between gap-2">
      <div className="min-w-0">
        <h1 className="clamp clamp-2">
          <MixedText text={title} />
        </h1>
        <p className="text-sm text-ink-soft">
          <MixedText text={label} />
        </p>
        <Readiness />
      </div>
      <Button variant="icon" icon="i-lucide-log-out" className="shrink-0 -me-3" aria-label={t('leave.open')} onClick={() => setLeaving(true)} />
      {isLeaving && <LeaveDialog secret={secret} onLeft={onLeft} onClose={() => setLeaving(false)} />}
    </header>
  )
}

/** Whether this phone can be carried to where there is no network. Its list is held by the time a gate is shown; its screens may still be coming. */
function Readiness() {
  const { t } = useTranslation('gate')
  const [isReady, setReady] = useState(false)
  const isOffline = useIsOffline()
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
