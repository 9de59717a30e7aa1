import type { BookingAction } from '#contract/bookings/booking-rules.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { MakeStep } from '../use-make-step.ts'
import { ObjectDialog } from './object-dialog.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { ProposeDialog } from './propose-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { SureDialog } from './sure-dialog.tsx'

interface Props {
  action: Exclude<BookingAction, 'pay'>
  booking: Booking
  make: MakeStep
  reload: () => void
  onClose: () => void
}

/** What a step needs to know before it is made. */
export function AnyDialog({ action, ...its }: Props) {
  if (action === 'offer') return <OfferDialog {...its} />
  if (action === 'propose') return <ProposeDialog {...its} />
  if (action === 'object') return <ObjectDialog {...its} />
  if (action === 'decline' || action === 'withdraw' || action === 'cancel') return <ReasonDialog action={action} {...its} />
  return <SureDialog action={action} {...its} />
}
