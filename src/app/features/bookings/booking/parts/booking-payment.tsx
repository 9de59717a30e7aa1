import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/bookings/bookings.ts'
import { useTimeLeft } from '../../../../nouns/use-time-left.ts'
import { dueOnline } from '../booking-facts.ts'
import type { PaymentParts } from '../payment-parts.ts'
import { usePayBooking } from '../use-pay-booking.ts'

/** What the address says of a payment: the provider's word at the way back. */
export type PaymentSaid = 'success' | 'fail' | 'cancel' | 'failed'

interface Props {
  booking: Booking
  said: PaymentSaid | undefined
  parts: PaymentParts
  onChanged: (booking: Booking) => void
  reload: () => void
}

/** Longer ones are said in words. Seconds. */
const COUNTED_SECONDS = 3600

/** Paying what is due online, by a tap and with a network alone; and the way back to a payment page that is open. */
export function BookingPayment({ booking, said, parts, onChanged, reload }: Props) {
  const { t } = useTranslation('bookings')
  const { pay, isBusy, problem } = usePayBooking(booking, { onChanged, onRefused: reload })
  const { purchase, state, can, due_at, number } = booking
  const isPayable = can.includes('pay')
  const pageUntil = purchase?.state === 'confirming' && purchase.page_open_until ? Date.parse(purchase.page_open_until) : undefined
  const left = useTimeLeft(isPayable && due_at !== null ? Date.parse(due_at) : undefined, reload)
  const pageLeft = useTimeLeft(pageUntil, reload)
  if (state !== 'held') return null
  const isPageOpen = pageLeft !== undefined && pageLeft > 0
  const canPay = isPayable && !isPageOpen && left !== 0
  return (
    <div className="grid gap-3">
      {said && said !== 'failed' && <p className="rounded-control bg-sunken p-3">{t(`pay.${said}`)}</p>}
      {isPayable && left !== undefined && left > 0 && left <= COUNTED_SECONDS && parts.countdown(left)}
      {left === 0 && <p className="text-marigold">{t('pay.over')}</p>}
      {!isPageOpen && (said === 'failed' || problem) && parts.failed({ problem, event_order_id: purchase?.number ?? number, canRetry: canPay })}
      {canPay && parts.button({ amount: dueOnline(booking), isStarted: purchase?.state === 'paying', isBusy, onPay: pay })}
      {isPageOpen && parts.backToPage({ isBusy, problem, onPay: pay })}
    </div>
  )
}
