import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/bookings/bookings.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useShortMoment } from '../../../../ui/formats/use-short-moment.ts'
import { SumRow } from '../../../../ui/text/sum-row.tsx'
import { dueOnline } from '../booking-facts.ts'
import type { PaymentParts } from '../payment-parts.ts'
import { BookingReceipt } from './booking-receipt.tsx'

const PAISA = 100

interface Props {
  booking: Booking
  payment: PaymentParts
}

/** What it costs, what of that is paid, what is due and how, and what goes back. */
export function BookingMoney({ booking, payment }: Props) {
  const { t } = useTranslation('bookings')
  const { purchase, payment: agreed, cancel_hours } = booking
  return (
    <>
      <section aria-label={t('money.title')} className="card p-4 grid grid-cols-1 gap-2">
        <h2 className="text-base">{t('money.title')}</h2>
        <Sums booking={booking} />
        <p className="text-sm text-ink-soft">{t(`money.paid.${agreed}`)}</p>
        <p className="text-sm text-ink-soft">{t(`money.cancel.${agreed}`, { count: Number(cancel_hours) })}</p>
        {(booking.paid > 0 || booking.cash_received_at !== null) && <BookingReceipt booking={booking} />}
      </section>
      {purchase && purchase.refunds.length > 0 && payment.refunds(purchase)}
    </>
  )
}

function Sums({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const moment = useShortMoment()
  const { pricing, price, charge, online, cash, paid, refunded, cash_received_at, commission } = booking
  if (pricing === 'quote' && price === 0) return <p>{t('money.later')}</p>
  const rows: [name: string, taka: number][] = [[t('money.service'), price], ...(charge > 0 ? [[t('money.charge'), charge] satisfies [string, number]] : [])]
  const due = dueOnline(booking)
  const below: [name: string, taka: number][] = [
    [t('money.online'), paid],
    [t('money.due'), due],
    [cash_received_at ? t('money.cashPaid', { time: moment(cash_received_at) }) : t('money.cash'), cash],
    [t('money.back'), -refunded],
  ]
  const shown = below.filter(([, taka]) => taka !== 0)
  return (
    <dl className="grid gap-1">
      {rows.map(([name, taka]) => (
        <SumRow key={name} name={name}>
          {format.price(taka)}
        </SumRow>
      ))}
      <div className="stitch my-1" />
      <SumRow name={<b>{t('money.total')}</b>}>
        <b className="text-lg text-marigold">{format.price(price + charge)}</b>
      </SumRow>
      {(online > 0 || cash > 0) &&
        shown.map(([name, taka]) => (
          <SumRow key={name} name={name}>
            {format.price(taka)}
          </SumRow>
        ))}
      {commission !== null && commission > 0 && <SumRow name={t('money.commission')}>{format.price(commission / PAISA)}</SumRow>}
    </dl>
  )
}
