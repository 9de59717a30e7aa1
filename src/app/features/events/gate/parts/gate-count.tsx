import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import { refreshGate } from '../../../../state/gate/gate.ts'
import { useGate } from '../../../../state/gate/gate-view.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useTicketDays } from '../use-ticket-days.ts'
import { Progress } from './progress.tsx'

/** How many are in, how many are still only on this phone, and how old the list is. */
export function GateCount({ secret }: { secret: string }) {
  const { t } = useTranslation('gate')
  const tickets = useGate((gate) => gate.tickets)
  const admitted = useGate((gate) => gate.admitted)
  const [isBusy, setBusy] = useState(false)
  const { isForToday } = useTicketDays()
  const total = [...tickets.values()].filter((ticket) => ticket.state === 'valid' && isForToday(ticket)).length
  const refresh = () => {
    setBusy(true)
    void refreshGate(secret).finally(() => setBusy(false))
  }
  return (
    <section aria-label={t('progress')} className="grid gap-1">
      <Today />
      <Progress admitted={admitted.size} total={Math.max(total, admitted.size)} />
      {/* Both lines are always there, so that nothing moves when one of them has something else to say. */}
      <div className="flex flex-wrap items-center justify-between gap-x-2 text-sm">
        <div className="flex-1 min-w-[min(8rem,100%)]">
          <Waiting />
          <ListAge />
        </div>
        <BusyButton
          variant="icon"
          icon="i-lucide-refresh-cw"
          className="shrink-0 -me-3 text-brand"
          isBusy={isBusy}
          aria-label={t('refresh')}
          onClick={refresh}
        />
      </div>
    </section>
  )
}

/** Which day of an event of several it is: the figures are of that day. */
function Today() {
  const { t } = useTranslation('gate')
  const format = useFormat()
  const dates = useGate((gate) => gate.dates)
  const day = useGate((gate) => gate.day)
  const date = dates[day - 1]
  if (dates.length < 2 || !date) return null
  return (
    <p className="font-600">
      <Icon name="i-lucide-calendar-days" /> {t('day', { day: format.dayShort(date), n: day, count: dates.length })}
    </p>
  )
}

/** Shown even for one scan: the user should think neither that it is lost, nor that it is sent. */
function Waiting() {
  const { t } = useTranslation('gate')
  const waiting = useGate((gate) => gate.waiting)
  return (
    <p role="status" className={waiting > 0 ? 'text-marigold' : 'text-ink-soft'}>
      <Icon name={waiting > 0 ? 'i-lucide-hourglass' : 'i-lucide-check'} /> {waiting > 0 ? t('waiting', { count: waiting }) : t('allSent')}
    </p>
  )
}

function ListAge() {
  const { t } = useTranslation('gate')
  const format = useFormat()
  const now = useNow() ?? 0
  const fetchedAt = useGate((gate) => gate.fetchedAt)
  const problem = useGate((gate) => gate.problem)
  const isOffline = useIsOffline()
  const age = fetchedAt ? t('list.age', { age: format.age(fetchedAt, now) }) : t('list.never')
  const isCutOff = isOffline || (problem !== null && problem !== 'link-expired')
  return (
    <p className="text-ink-soft">
      {isCutOff && <Icon name="i-lucide-wifi-off" />} {isCutOff ? t('offline', { age }) : age}
    </p>
  )
}
