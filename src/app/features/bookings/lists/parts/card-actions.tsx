import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookingAction } from '#contract/bookings/booking-rules.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { mapAddress } from '../../../../ui/formats/map-address.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { choicesOf } from '../../booking/leading-action.ts'
import { AnyDialog } from '../../booking/parts/any-dialog.tsx'
import { StepButton, tapOf } from '../../booking/parts/step-button.tsx'
import { ACTION_ICONS, actionLabel } from '../../booking/step-labels.ts'
import { useMakeStep } from '../../booking/use-make-step.ts'
import { bookingScreen } from '../../booking-path.ts'

interface Props {
  booking: Booking
  onChanged: (booking: Booking) => void
  reload: () => void
}

/** What can be done without opening a booking: its leading step, declining, calling, and the way there. */
export function CardActions({ booking, onChanged, reload }: Props) {
  const { t } = useTranslation()
  const make = useMakeStep(booking, onChanged)
  const [asked, setAsked] = useState<Exclude<BookingAction, 'pay'>>()
  const { leading } = choicesOf(booking)
  const tap = tapOf(leading)
  return (
    <>
      <div className="flex flex-wrap gap-2 justify-end relative z-1 empty:hidden">
        {booking.side === 'provider' && <Ways booking={booking} />}
        {booking.can.includes('decline') && (
          <Button variant="danger" icon={ACTION_ICONS.decline} onClick={() => setAsked('decline')}>
            {t('bookings:actions.decline')}
          </Button>
        )}
        {tap && <StepButton action={tap} make={make} />}
        {leading && !tap && (
          <AppLink to={bookingScreen(booking.number)} className="btn-primary">
            <Icon name={ACTION_ICONS[leading]} />
            {actionLabel(leading, booking.side, t)}
          </AppLink>
        )}
      </div>
      {asked && <AnyDialog action={asked} booking={booking} make={make} reload={reload} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** How a provider reaches the buyer, and gets there. */
function Ways({ booking: { buyer, where, state } }: { booking: Booking }) {
  const { t } = useTranslation('bookings')
  if (state !== 'confirmed') return null
  return (
    <>
      {buyer.phone_number && (
        <a className="btn-quiet" href={`tel:${buyer.phone_number}`}>
          <Icon name="i-lucide-phone" />
          {t('where.call')}
        </a>
      )}
      {where.place === 'at-customer' && where.line && (
        <a className="btn-quiet" href={mapAddress([where.line, where.area, where.district].filter(Boolean).join(', '))} target="_blank" rel="noreferrer">
          <Icon name="i-lucide-map-pin" />
          {t('where.directions')}
        </a>
      )}
    </>
  )
}
