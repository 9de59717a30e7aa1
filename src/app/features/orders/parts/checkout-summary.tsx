import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/formats/use-format.ts'
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
        <Row name={t('checkout.items', { count })}>{format.price(totals.total_price)}</Row>
        <Row name={t('checkout.charge')}>{format.price(totals.service_charge)}</Row>
        {totals.discount_price > 0 && <Row name={t('checkout.discount')}>{format.price(-totals.discount_price)}</Row>}
        <div className="stitch my-1" />
        <Row name={<b>{t('checkout.totalAmount')}</b>}>
          <b className="text-lg text-marigold">{format.price(totals.final_price)}</b>
        </Row>
      </dl>
      <p className="text-sm text-ink-soft mt-1">{t('checkout.vat')}</p>
    </section>
  )
}

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt>{name}</dt>
    <dd className="text-end tabular">{children}</dd>
  </div>
)
