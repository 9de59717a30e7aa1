import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { SumRow } from '../../../ui/text/sum-row.tsx'
import type { Basket } from '../checkout-order.ts'

/** What it comes to. @see Specification §2.8 "An Order Summary" */
export function CheckoutSummary({ basket: { lines, totals } }: { basket: Basket }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section aria-labelledby="checkout-summary" className="card p-4">
      <h2 id="checkout-summary" className="text-lg mb-2">
        {t('checkout.summary')}
      </h2>
      <dl className="grid gap-1">
        <SumRow name={t('checkout.items', { count })}>{format.price(totals.total_price)}</SumRow>
        <SumRow name={t('checkout.charge')}>{format.price(totals.service_charge)}</SumRow>
        {totals.discount_price > 0 && <SumRow name={t('checkout.discount')}>{format.price(-totals.discount_price)}</SumRow>}
        <div className="stitch my-1" />
        <SumRow name={<b>{t('checkout.totalAmount')}</b>}>
          <b className="text-lg text-marigold">{format.price(totals.final_price)}</b>
        </SumRow>
      </dl>
      <p className="text-sm text-ink-soft mt-1">{t('checkout.vat')}</p>
    </section>
  )
}
