import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { markBookings } from '../../../../state/bookings-mark.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts'
import { BookingActions } from '../parts/booking-actions.tsx'
import { BookingChanges } from '../parts/booking-changes.tsx'
import { BookingLinks } from '../parts/booking-links.tsx'
import { BookingMoney } from '../parts/booking-money.tsx'
import { BookingPayment, type PaymentSaid } from '../parts/booking-payment.tsx'
import { Receipt } from '../parts/booking-receipt.tsx'
import { BookingRequest } from '../parts/booking-request.tsx'
import { BookingTicket } from '../parts/booking-ticket.tsx'
import { BookingWhere } from '../parts/booking-where.tsx'
import { BookingsProblem } from '../parts/bookings-problem.tsx'
import { StepConflict } from '../parts/step-conflict.tsx'
import type { PaymentParts } from '../payment-parts.ts'
import { type UsedBooking, useBooking } from '../use-booking.ts'

interface Props {
  number: string
  /** What the address says of a payment. */
  said: PaymentSaid | undefined
  payment: PaymentParts
  /** What is offered while it is unknown whether it was paid. */
  whileUndecided?: ReactNode
}

/** One booking, to its buyer and to its provider: what it is now, what is to be done until when, and all that is needed at the door. */
export function BookingScreen({ number, said, payment, whileUndecided }: Props) {
  const { t } = useTranslation('bookings')
  const used = useBooking(number)
  const { answer, problem, reload, known } = used
  const kept = useKeptFocus()
  const side = answer?.value.side
  useEffect(() => {
    if (side) markBookings(side === 'provider')
  }, [side])
  return (
    <div className="mx-auto max-w-4xl">
      <div {...kept} className="no-print grid grid-cols-1 gap-3">
        <h1 className="text-xl" tabIndex={-1} data-keeps-focus="">
          {t('title')}
        </h1>
        {!answer && !problem && <Waiting />}
        {!answer && problem && <BookingsProblem problem={problem} of="booking" retry={reload} />}
        {answer && known && <Shown used={used} answer={answer} known={known} its={{ said, payment, whileUndecided }} />}
      </div>
      {known && (
        <div className="hidden print:block">
          <Receipt booking={known.booking} />
        </div>
      )}
    </div>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('common:loading')} className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <div className="skeleton h-64" />
      <div className="skeleton h-48" />
    </div>
  )
}

interface ShownProps {
  used: UsedBooking
  answer: NonNullable<UsedBooking['answer']>
  known: NonNullable<UsedBooking['known']>
  its: Omit<Props, 'number'>
}

function Shown({ used: { reload, put }, answer, known, its: { said, payment, whileUndecided } }: ShownProps) {
  const { booking, refused } = known
  // What the service did not take was decided by what it knows: that is shown beside the refusal.
  const look = useEffectEvent(reload)
  const refusedIds = refused.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (refusedIds !== '') look()
  }, [refusedIds])
  const isUndecided = booking.state === 'held' && (booking.purchase?.state === 'confirming' || booking.purchase?.state === 'review')
  return (
    <>
      <AgeNote answer={answer} />
      {refused.map((step) => (
        <StepConflict key={step.id} step={step} at={{ booking, onChanged: put }} />
      ))}
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="grid grid-cols-1 gap-3 min-w-0">
          <BookingTicket known={known}>
            {booking.side === 'buyer' && <BookingPayment booking={booking} said={said} parts={payment} onChanged={put} reload={reload} />}
            <BookingActions booking={booking} onChanged={put} reload={reload} />
          </BookingTicket>
          {isUndecided && whileUndecided}
          <BookingLinks booking={booking} />
        </div>
        <div className="grid grid-cols-1 gap-3 min-w-0">
          <BookingWhere booking={booking} />
          <BookingRequest booking={booking} />
          <BookingMoney booking={booking} payment={payment} />
          <BookingChanges booking={booking} />
        </div>
      </div>
    </>
  )
}
