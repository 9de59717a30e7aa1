import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGate } from '../../../../state/gate/gate-view.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { usePageTitle } from '../../../../ui/navigation/use-page-title.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { Readiness } from './readiness.tsx'

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
  usePageTitle(`${t('title')}: ${title}`)
  return (
    <header className="flex items-start justify-between gap-2">
      <div className="min-w-0">
        <h1 className="clamp clamp-2">{title}</h1>
        <p className="text-sm text-ink-soft">{label}</p>
        <Readiness />
      </div>
      <Button look="icon" icon="i-lucide-log-out" className="shrink-0 -me-3" aria-label={t('leave.open')} onClick={() => setLeaving(true)} />
      {isLeaving && <LeaveDialog secret={secret} onLeft={onLeft} onClose={() => setLeaving(false)} />}
    </header>
  )
}
