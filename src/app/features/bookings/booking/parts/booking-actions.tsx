import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookingAction } from '#contract/bookings/booking-rules.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts'
import { choicesOf } from '../leading-action.ts'
import { ACTION_ICONS, actionLabel, GRAVE } from '../step-labels.ts'
import { useMakeStep } from '../use-make-step.ts'
import { AnyDialog } from './any-dialog.tsx'
import { StepButton, tapOf } from './step-button.tsx'

interface Props {
  booking: Booking
  /** Gets what the service made of a step. */
  onChanged: (booking: Booking) => void
  reload: () => void
}

type Asked = Exclude<BookingAction, 'pay'>

/** What can be done with a booking now: one thing that stands out, all else below. Paying has a place of its own. */
export function BookingActions({ booking, onChanged, reload }: Props) {
  const { t } = useTranslation()
  const make = useMakeStep(booking, onChanged)
  const [asked, setAsked] = useState<Asked>()
  const { leading, others } = choicesOf(booking)
  const tap = tapOf(leading)
  const kept = useKeptFocus()
  const press = (action: BookingAction) => action !== 'pay' && setAsked(action)
  return (
    <div {...kept} className="grid gap-2 empty:hidden">
      {leading && leading !== 'pay' && (
        <div className="flex flex-wrap items-start gap-2">
          {tap && <StepButton key={tap} action={tap} make={make} />}
          {!tap && (
            <Button variant="primary" icon={ACTION_ICONS[leading]} data-keeps-focus="" onClick={() => press(leading)}>
              {actionLabel(leading, booking.side, t)}
            </Button>
          )}
        </div>
      )}
      {others.some((action) => action !== 'pay') && (
        <div className="flex flex-wrap gap-2">
          {others
            .filter((action) => action !== 'pay')
            .map((action) => (
              <Button key={action} variant={GRAVE.includes(action) ? 'danger' : 'quiet'} icon={ACTION_ICONS[action]} onClick={() => press(action)}>
                {actionLabel(action, booking.side, t)}
              </Button>
            ))}
        </div>
      )}
      {asked && <AnyDialog action={asked} booking={booking} make={make} reload={reload} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
