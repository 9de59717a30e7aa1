import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../../../state/connection.ts'
import { refreshGate } from '../../../state/gate.ts'
import { useGate } from '../../../state/gate-view.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useFormat } from '../../../ui/use-format.ts'
import { useNow } from '../../../ui/use-now.ts'
import { Progress } from './progress.tsx'

/** How many are in, how many are still only on this phone, and how old the list is. */
export function GateCount({ secret }: { secret: string }) {
  const { tickets, admitted } = useGate()
  const total = [...tickets.values()].filter(({ state }) => state !== 'void').length
  return (
    <section className="grid gap-1">
      <Progress admitted={admitted.size} total={Math.max(total, admitted.size)} />
      <Waiting />
      <ListAge secret={secret} />
    </section>
  )
}

/** Said even of one: nobody should think that it is lost, or that it is sent. */
function Waiting() {
  const { t } = useTranslation('gate')
  const waiting = useGate((gate) => gate.waiting)
  return (
    <p role="status" className="text-sm text-marigold empty:hidden">
      {waiting > 0 && (
        <>
          <Icon name="i-lucide-hourglass" /> {t('waiting', { count: waiting })}
        </>
      )}
    </p>
  )
}

function ListAge({ secret }: { secret: string }) {
  const { t } = useTranslation('gate')
  const format = useFormat()
  const now = useNow() ?? 0
  const fetchedAt = useGate((gate) => gate.fetchedAt)
  const problem = useGate((gate) => gate.problem)
  const isOffline = useConnection(({ state }) => state === 'offline')
  const [isBusy, setBusy] = useState(false)
  const refresh = () => {
    setBusy(true)
    void refreshGate(secret).finally(() => setBusy(false))
  }
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="text-sm text-ink-soft">
        {fetchedAt ? t('list.age', { age: format.age(fetchedAt, now) }) : t('list.never')}
        {(isOffline || problem) && problem !== 'link-expired' && (
          <span className="block text-ink">
            <Icon name="i-lucide-wifi-off" /> {t('offline')}
          </span>
        )}
      </p>
      <BusyButton look="icon" icon="i-lucide-refresh-cw" className="text-brand" isBusy={isBusy} aria-label={t('refresh')} onClick={refresh} />
    </div>
  )
}
