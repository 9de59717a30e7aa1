import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { EventOrder } from '#contract/orders/orders.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'

/** Which tickets, how many, at what price; then what it comes to. @see Specification §2.8 "Order Confirmation" */
export function OrderLines({ order }: { order: EventOrder }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const priceOf = (taka: number) => (taka === 0 ? t('order.money.free') : format.price(taka))
  return (
    <section aria-label={t('order.lines.title')} className="card p-4">
      <h2 className="text-base">{t('order.lines.title')}</h2>
      <ul className="grid gap-2 mt-2">
        {order.items.map((item) => (
          <li key={item.id} className="flex justify-between gap-4">
            <span className="min-w-0">
              <span className="block" lang={scriptLanguage(item.title)}>
                {item.title}
              </span>
              <span className="block text-sm text-ink-soft tabular">
                {t('order.lines.each', { quantity: format.number(item.quantity), price: priceOf(item.ticket_price) })}
              </span>
            </span>
            <span className="shrink-0 tabular">{priceOf(item.price)}</span>
          </li>
        ))}
      </ul>
      <hr className="stitch my-3" />
      <OrderMoney order={order} />
    </section>
  )
}

/** What it comes to. */
function OrderMoney({ order }: { order: EventOrder }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const rows = [
    { name: t('order.money.subtotal'), amount: order.total_price },
    { name: t('order.money.service'), amount: order.service_charge },
    ...(order.discount_price > 0 ? [{ name: t('order.money.discount'), amount: -order.discount_price, note: order.coupon }] : []),
  ]
  return (
    <div className="grid gap-1">
      <dl className="grid gap-1">
        {rows.map(({ name, amount, note }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">
              {name}
              {note && (
                <span className="block text-sm" translate="no">
                  {t('order.money.code', { code: note })}
                </span>
              )}
            </dt>
            <dd className="tabular">{format.price(amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 text-lg font-600 border-t border-line mt-1 pt-2">
          <dt>{t('order.money.total')}</dt>
          <dd className="tabular">{format.price(order.final_price)}</dd>
        </div>
      </dl>
      <p className="text-sm text-ink-soft">{t('order.money.vat')}</p>
    </div>
  )
}
