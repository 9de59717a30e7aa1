import { useTranslation } from 'react-i18next'
import type { DeskOrderFile } from '#contract/desk/order-file.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'

/** What of a purchase of goods was ordered of which seller. */
export function OrdersOfPurchase({ orders }: Pick<DeskOrderFile, 'orders'>) {
  const { t } = useTranslation(['desk', 'parcels'])
  const format = useFormat()
  return (
    <ul className="card [&>li]:px-3 [&>li]:py-2 [&>li+li]:border-t [&>li+li]:border-line">
      {orders.map(({ number, state, seller, total, advance, refunded }) => (
        <li key={number}>
          <span lang="en" className="tabular font-600">
            {number}
          </span>{' '}
          · {t(`parcels:states.${state}`)} · <span className="tabular">{format.price(total)}</span>
          <span className="block text-sm text-ink-soft">
            {seller.slug === '' ? (
              t('desk:orders.sellerGone')
            ) : (
              <AppLink to={`/seller/${seller.slug}`}>
                <MixedText text={seller.full_name} />
              </AppLink>
            )}
            {advance > 0 && <> · {t('desk:orders.advance', { money: format.price(advance) })}</>}
            {refunded > 0 && <> · {t('desk:orders.orders.refunded', { money: format.price(refunded) })}</>}
          </span>
        </li>
      ))}
    </ul>
  )
}
