import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'

/** What a purchase of goods comes to. */
export function PurchaseSums({ purchase: { goods, discount, delivery_fee, total } }: { purchase: ShopPurchase }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  return (
    <section aria-label={t('order.money.title')} className="card p-4">
      <dl className="grid gap-1">
        <Row name={t('goods.goods')}>{format.price(goods)}</Row>
        {discount > 0 && <Row name={t('order.money.discount')}>{format.price(-discount)}</Row>}
        <Row name={t('goods.delivery')}>{delivery_fee === 0 ? t('order.money.free') : format.price(delivery_fee)}</Row>
        <div className="stitch my-1" />
        <Row name={<b>{t('order.money.total')}</b>}>
          <b className="text-lg text-marigold">{format.price(total)}</b>
        </Row>
      </dl>
    </section>
  )
}

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt>{name}</dt>
    <dd className="text-end tabular">{children}</dd>
  </div>
)
