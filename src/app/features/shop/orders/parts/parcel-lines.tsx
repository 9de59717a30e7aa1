import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { atDoorOf } from '#contract/purchases/purchase-rules.ts'
import { REVIEWS_PLACE } from '#contract/reviews/review-place.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { LinePicture } from './line-picture.tsx'

/** What is in the parcel, and what it comes to. */
export function ParcelLines({ order }: { order: ShopOrder }) {
  const { t } = useTranslation('parcels')
  const mayReview = order.side === 'bought' && (order.state === 'delivered' || order.state === 'closed')
  return (
    <section aria-label={t('parcel.title')} className="card p-4 grid grid-cols-1 gap-3">
      <h2 className="text-base">{t('parcel.title')}</h2>
      <ul className="grid grid-cols-1 gap-3">
        {order.lines.map((line) => (
          <li key={line.id} className="grid grid-cols-1 gap-1">
            <Line line={line} />
            {mayReview && (
              <AppLink to={`/productdetails/${line.product_id}#${REVIEWS_PLACE}`} className="target link justify-start!">
                <Icon name="i-lucide-star" />
                {t('parcel.review')}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
      <Totals order={order} />
    </section>
  )
}

function Line({ line }: { line: ShopOrder['lines'][number] }) {
  const { t } = useTranslation('parcels')
  const format = useFormat()
  const { product_id, title, values, price, quantity, days_to_return } = line
  return (
    <div className="flex gap-3 min-w-0">
      <LinePicture line={line} />
      <div className="min-w-0 flex-1">
        <AppLink to={`/productdetails/${product_id}`} className="link font-600 break-words" lang={scriptLanguage(title)}>
          {title}
        </AppLink>
        {values.length > 0 && (
          <p className="text-sm" lang={scriptLanguage(values.join(' '))}>
            {values.join(' · ')}
          </p>
        )}
        <p className="flex flex-wrap justify-between gap-x-3 text-sm tabular">
          <span>
            {format.number(quantity)} × {format.price(price)}
          </span>
          <b>{format.price(quantity * price)}</b>
        </p>
        {days_to_return > 0 && <p className="text-sm text-ink-soft">{t('parcel.return', { count: days_to_return })}</p>}
      </div>
    </div>
  )
}

/** By the word of who knows: of a mobile wallet that is the seller's, which places the order. */
function isPaidOf({ method, payment_status, state, placed_at }: ShopOrder): boolean {
  if (method === 'wallet') return placed_at !== null
  return method === 'online' ? payment_status !== 'Pending' : state === 'delivered' || state === 'closed'
}

function Totals({ order }: { order: ShopOrder }) {
  const { t } = useTranslation('parcels')
  const format = useFormat()
  const { goods, discount, delivery_fee, total, advance, placed_at, coupon, commission } = order
  const isPaid = isPaidOf(order)
  const advanceName = order.method === 'wallet' ? 'money.toSeller' : (`money.advance.${placed_at === null ? 'open' : 'paid'}` as const)
  const rows: [name: string, sum: string][] = [
    [t('money.goods'), format.price(goods)],
    ...(discount > 0 ? [[coupon ? t('money.discountCode', { code: coupon }) : t('money.discount'), format.price(-discount)] satisfies [string, string]] : []),
    [t('money.delivery'), delivery_fee > 0 ? format.price(delivery_fee) : t('money.free')],
  ]
  return (
    <dl className="border-t border-line pt-3 grid gap-1">
      {rows.map(([name, sum]) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="tabular">{sum}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-3 font-600">
        <dt>{t('money.total')}</dt>
        <dd className="tabular">{format.price(total)}</dd>
      </div>
      {advance > 0 &&
        (
          [
            [t(advanceName), format.price(advance)],
            [t('money.advance.rest'), format.price(atDoorOf(order))],
          ] as const
        ).map(([name, sum]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="tabular whitespace-nowrap">{sum}</dd>
          </div>
        ))}
      <div className="flex justify-between gap-3">
        <dt className="text-ink-soft">{t('money.payment')}</dt>
        <dd className="text-end">{t(`money.${order.method}.${isPaid ? 'paid' : 'open'}`)}</dd>
      </div>
      {commission !== null && (
        <div className="flex justify-between gap-3">
          <dt className="text-ink-soft">{t('money.commission')}</dt>
          <dd className="tabular whitespace-nowrap">{format.price(commission)}</dd>
        </div>
      )}
    </dl>
  )
}
