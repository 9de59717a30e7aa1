import { useTranslation } from 'react-i18next'
import { atDoorOf } from '#contract/purchases/purchase-rules.ts'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { SumRow } from '../../../ui/text/sum-row.tsx'

/** What a purchase of goods comes to. */
export function PurchaseSums({ purchase }: { purchase: ShopPurchase }) {
  const { goods, discount, delivery_fee, total, advance } = purchase
  const { t } = useTranslation('orders')
  const format = useFormat()
  return (
    <section aria-label={t('order.money.title')} className="card p-4">
      <dl className="grid gap-1">
        <SumRow name={t('goods.goods')}>{format.price(goods)}</SumRow>
        {discount > 0 && <SumRow name={t('order.money.discount')}>{format.price(-discount)}</SumRow>}
        <SumRow name={t('goods.delivery')}>{delivery_fee === 0 ? t('order.money.free') : format.price(delivery_fee)}</SumRow>
        <div className="stitch my-1" />
        <SumRow name={<b>{t('order.money.total')}</b>}>
          <b className="text-lg text-marigold">{format.price(total)}</b>
        </SumRow>
        {advance > 0 && (
          <>
            <SumRow name={t('goods.advance.row')}>{format.price(advance)}</SumRow>
            <SumRow name={t('goods.advance.rest')}>{format.price(atDoorOf(purchase))}</SumRow>
          </>
        )}
      </dl>
    </section>
  )
}
