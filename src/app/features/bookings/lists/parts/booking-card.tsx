import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/bookings/bookings.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { useServiceNow } from '../../../../nouns/use-service-now.ts'
import { StatusChip } from '../../../../ui/controls/status-chip.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { otherName } from '../../booking/booking-facts.ts'
import { type BookingStep, withSteps } from '../../booking/booking-step.ts'
import { DutyLine } from '../../booking/parts/duty-line.tsx'
import { WaitingSteps } from '../../booking/parts/waiting-steps.tsx'
import { bookingScreen } from '../../booking-path.ts'
import { STATE_STYLES } from '../../booking-styles.ts'
import { useServiceTitle } from '../../use-service-title.ts'
import { useWhen } from '../../use-when.ts'
import { CardActions } from './card-actions.tsx'

interface Props {
  booking: Booking
  steps: readonly BookingStep[]
  onChanged: (booking: Booking) => void
  reload: () => void
}

/** A booking in the list: what, who, when, what it is, who has to do what until when, and what can be done in the row. */
export function BookingCard({ booking: given, steps, onChanged, reload }: Props) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const when = useWhen()
  const titleOf = useServiceTitle()
  const now = useServiceNow()
  const { booking, waiting, refused } = withSteps(given, steps, now ?? Date.parse(given.server_time))
  const { service, side, state, starts_at, ends_at, price, charge, pricing } = booking
  const title = titleOf(service)
  return (
    <li className="card p-3 grid gap-2 relative active:bg-sunken">
      <div className="flex gap-3 min-w-0">
        <Picture service={service} />
        <div className="min-w-0 flex-1 grid gap-1">
          <AppLink to={bookingScreen(booking.number)} className="whole-card font-600 clamp clamp-2" lang={scriptLanguage(title)}>
            {title}
          </AppLink>
          <p className="text-sm text-ink-soft">
            <MixedText text={t(side === 'buyer' ? 'list.provider' : 'list.buyer', { name: otherName(booking) })} />
          </p>
          <p className="font-600">{starts_at ? <time dateTime={starts_at}>{when(starts_at, ends_at)}</time> : t('noTime')}</p>
        </div>
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <StatusChip variant={STATE_STYLES[state]}>{t(`states.${state}`)}</StatusChip>
        <b className="text-sm tabular">{pricing === 'quote' && price === 0 ? t('money.later') : format.price(price + charge)}</b>
      </p>
      <DutyLine booking={booking} />
      <WaitingSteps steps={waiting} />
      {refused.length > 0 && (
        <p role="alert" className="flex items-start gap-2 text-danger font-600">
          <Icon name="i-lucide-circle-alert" className="mt-0.5" />
          {t('list.refused')}
        </p>
      )}
      <CardActions booking={booking} onChanged={onChanged} reload={reload} />
    </li>
  )
}

function Picture({ service: { thumbnail, tone } }: Pick<Booking, 'service'>) {
  const look = `w-16 h-16 shrink-0 rounded-control tone-${tone}`
  if (thumbnail) return <Thumbnail path={thumbnail} className={look} />
  return (
    <span className={`${look} grid place-items-center text-2xl`}>
      <Icon name="i-lucide-calendar-check" />
    </span>
  )
}
