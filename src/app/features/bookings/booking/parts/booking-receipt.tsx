import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/bookings/bookings.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { SumRow } from '../../../../ui/text/sum-row.tsx'
import { useServiceTitle } from '../../use-service-title.ts'
import { useWhen } from '../../use-when.ts'

/** Shows the receipt; what is printed from there is the page's own copy of it, since paper gets no dialogs. */
export function BookingReceipt({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button icon="i-lucide-receipt-text" onClick={() => setOpen(true)}>
        {t('receipt.button')}
      </Button>
      {isOpen && (
        <Dialog title={t('receipt.title')} place="sheet" onClose={() => setOpen(false)}>
          <div className="grid gap-4">
            <Receipt booking={booking} />
            <Button variant="primary" icon="i-lucide-printer" onClick={() => print()}>
              {t('receipt.print')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}

/** What was paid, for paper: the payment, cash, and what went back. */
export function Receipt({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const when = useWhen()
  const titleOf = useServiceTitle()
  const { number, service, provider, buyer, starts_at, ends_at, purchase, cash, cash_received_at, paid } = booking
  const title = titleOf(service)
  const payment = purchase?.payment
  return (
    <article aria-label={t('receipt.title')} className="grid gap-3 text-sm">
      <header>
        <p className="text-lg font-600">{t('common:productName')}</p>
        <p>{t('receipt.title')}</p>
      </header>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2 print:grid-cols-2">
        <Fact name={t('number')}>
          <b className="font-mono" lang="en" translate="no">
            {number}
          </b>
        </Fact>
        <Fact name={t('receipt.service')}>
          <span lang={scriptLanguage(title)}>{title}</span>
          {starts_at && ` · ${when(starts_at, ends_at)}`}
        </Fact>
        <Fact name={t('receipt.provider')}>
          <MixedText text={provider.name} />
        </Fact>
        <Fact name={t('receipt.buyer')}>
          <MixedText text={buyer.full_name} />
        </Fact>
        {payment && (
          <>
            <Fact name={t('receipt.paidAt')}>{format.dateTime(payment.paid_at)}</Fact>
            <Fact name={t('receipt.method')}>
              <MixedText text={payment.method} /> · {payment.tran_id}
            </Fact>
          </>
        )}
        {cash_received_at && <Fact name={t('receipt.cashAt')}>{format.dateTime(cash_received_at)}</Fact>}
      </dl>
      <dl className="grid gap-1 border-t border-line pt-2">
        <SumRow name={t('money.service')}>{format.price(booking.price)}</SumRow>
        {booking.charge > 0 && <SumRow name={t('money.charge')}>{format.price(booking.charge)}</SumRow>}
        <SumRow name={<b>{t('money.total')}</b>}>
          <b>{format.price(booking.price + booking.charge)}</b>
        </SumRow>
        {paid > 0 && <SumRow name={t('money.online')}>{format.price(paid)}</SumRow>}
        {cash_received_at && cash > 0 && <SumRow name={t('receipt.cash')}>{format.price(cash)}</SumRow>}
        {(purchase?.refunds ?? []).map(({ amount_taka, state, at }) => (
          <SumRow key={at} name={`${t(`receipt.refunds.${state}`)}, ${format.dateTime(at)}`}>
            {format.price(-amount_taka)}
          </SumRow>
        ))}
      </dl>
    </article>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
)
