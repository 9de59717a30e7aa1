import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/formats/use-format.ts'

/** The minutes at which the time left is read out; the seconds are only seen. */
const TOLD_MINUTES = [1, 2, 5, 10]
const two = (n: number) => String(n).padStart(2, '0')

/** How long what was ordered is still kept. @param left whole seconds, more than 0 */
export function HoldCountdown({ left }: { left: number }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const told = TOLD_MINUTES.find((minutes) => left <= minutes * 60)
  const isShort = left <= 120
  return (
    <div className="rounded-control bg-sunken px-3 py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-sm">{t('order.hold.left')}</span>
        <b role="timer" aria-live="off" className={`text-lg tabular ${isShort ? 'text-danger' : 'text-marigold'}`}>
          {format.digits(`${Math.floor(left / 60)}:${two(left % 60)}`)}
        </b>
      </p>
      <p role="status" className="sr-only">
        {told !== undefined && t('order.hold.minutes', { count: told })}
      </p>
    </div>
  )
}
