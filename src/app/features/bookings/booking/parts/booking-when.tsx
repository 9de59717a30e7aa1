import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/bookings/bookings.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useWhen } from '../../use-when.ts'

/** When it is, and the other time that somebody has proposed. */
export function BookingWhen({ booking: { starts_at, ends_at, proposal, pricing, hours, seats } }: { booking: Booking }) {
  const { t } = useTranslation('bookings')
  const when = useWhen()
  const amount = pricing === 'hourly' ? t('hours', { count: hours }) : seats > 1 && t('seats', { count: seats })
  return (
    <div className="grid gap-1">
      <p className="flex items-start gap-2 text-lg font-600">
        <Icon name="i-lucide-calendar-clock" className="mt-1" />
        {starts_at ? <time dateTime={starts_at}>{when(starts_at, ends_at)}</time> : t('noTime')}
      </p>
      {amount && <p className="text-sm text-ink-soft">{amount}</p>}
      {proposal && (
        <p className="rounded-control bg-sunken px-3 py-2 text-marigold font-600">
          <Icon name="i-lucide-repeat" /> {t('proposal.time', { when: when(proposal.starts_at, proposal.ends_at) })}
        </p>
      )}
    </div>
  )
}
