import { useTranslation } from 'react-i18next'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import { COD_LIMITS } from '#contract/shop/cod-rules.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { SumRow } from '../../../ui/text/sum-row.tsx'
import type { CheckoutPlan } from '../checkout-plan.ts'
import { goodsOfPart } from '../order-about.ts'
import { FeeInAdvance } from './fee-in-advance.tsx'

const LIMITS = ['overLimit', 'codOpen', 'codTaka', 'codPaused', 'unpaid'] as const

/** What it comes to, by how it is paid, and which limits stand in the way, before the tap. There is no service charge in the shop. */
export function CheckoutSummary({ plan: { orders, sums, advance, goods, faults } }: { plan: CheckoutPlan }) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const parts = orders.flatMap((order) => order.parts)
  const discount = parts.reduce((sum, part) => sum + part.discount, 0)
  const delivery = parts.reduce((sum, part) => sum + part.delivery_fee, 0)
  const limits = LIMITS.filter((one) => faults.includes(one))
  const most = (limit: (typeof LIMITS)[number]) => format.price(limit === 'codTaka' ? COD_LIMITS.takaMost : PURCHASE_LIMITS.mostTaka)
  return (
    <section aria-labelledby="checkout-summary" className="card p-4">
      <h2 id="checkout-summary" className="text-lg mb-2">
        {t('summary')}
      </h2>
      <dl className="grid gap-1">
        <SumRow name={t('basket:goods')}>{format.price(orders.length === 0 ? goods : parts.reduce((sum, part) => sum + goodsOfPart(part), 0))}</SumRow>
        {discount > 0 && <SumRow name={t('discount')}>{format.price(-discount)}</SumRow>}
        <SumRow name={t('basket:deliveryAll')}>
          {orders.length === 0 ? t('deliveryLater') : (delivery === 0 && t('basket:free')) || format.price(delivery)}
        </SumRow>
        <div className="stitch my-1" />
        {advance > 0 && (
          <SumRow name={<b>{t('advance.row')}</b>}>
            <b className="text-lg text-marigold">{format.price(advance)}</b>
          </SumRow>
        )}
        {sums.map(({ method, taka }) => (
          <SumRow key={method} name={<b>{t(`sumName.${method}`)}</b>}>
            <b className="text-lg text-marigold">{format.price(taka)}</b>
          </SumRow>
        ))}
      </dl>
      {advance > 0 && <FeeInAdvance taka={advance} />}
      {orders.length > 1 && (
        <p className="text-sm text-ink-soft mt-1">{t(orders.some(({ method }) => method === 'wallet') ? 'severalPurchases' : 'twoPurchases')}</p>
      )}
      {limits.map((limit) => (
        <p key={limit} className="text-sm text-danger mt-1">
          <Icon name="i-lucide-circle-alert" /> {t(`alert.${limit}`, { count: COD_LIMITS.openMost, most: most(limit) })}
        </p>
      ))}
      <p className="text-sm text-ink-soft mt-1">{t('basket:notReserved')}</p>
    </section>
  )
}
