import { useTranslation } from 'react-i18next'
import { useConnection } from '../../../state/connection.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useFormat } from '../../../ui/use-format.ts'

/** The minutes at which the time left is read out; the seconds are only seen. */
const TOLD_MINUTES = [1, 2, 5, 10]
const two = (n: number) => String(n).padStart(2, '0')

/** How long the seats are still kept. @param left whole seconds */
export function HoldCountdown({ left, until }: { left: number; until: string }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const isOffline = useConnection(({ state }) => state === 'offline')
  const told = TOLD_MINUTES.find((minutes) => left <= minutes * 60)
  const isShort = left <= 120
  return (
    <div className="rounded-control bg-sunken px-3 py-2">
      {left > 0 && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-sm">{t('order.hold.left')}</span>
          <b role="timer" aria-live="off" className={`text-lg tabular ${isShort ? 'text-danger' : 'text-marigold'}`}>
            {format.digits(`${Math.floor(left / 60)}:${two(left % 60)}`)}
          </b>
        </p>
      )}
      {left === 0 && (
        <p>
          <b className="flex items-center gap-2 text-danger">
            <Icon name="i-lucide-clock-alert" />
            {t('order.hold.over')}
          </b>
          <span className="text-sm">{isOffline ? t('order.hold.overOffline', { time: format.time(until) }) : t('order.hold.overText')}</span>
        </p>
      )}
      <p role="status" className="sr-only">
        {left > 0 && told !== undefined && t('order.hold.minutes', { count: told })}
        {left === 0 && t('order.hold.over')}
      </p>
    </div>
  )
}
