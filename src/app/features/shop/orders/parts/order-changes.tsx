import { useTranslation } from 'react-i18next'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { Fold } from '../../../../ui/controls/fold.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'

/** What leaves an order what it was. */
const MOVES_NOTHING = ['call', 'confirm', 'rider_link'] as const

/** Every change of an order: when, what, by whom. */
export function OrderChanges({ order: { changes, delivered_by } }: { order: ShopOrder }) {
  const { t } = useTranslation('parcels')
  const format = useFormat()
  if (changes.length === 0) return null
  return (
    <section aria-label={t('changes.title')} className="card px-4 [&>details]:border-0">
      <Fold title={<h2 className="text-base">{t('changes.title')}</h2>}>
        <ol className="grid gap-2">
          {changes.map(({ at, to, by, from, action }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: changes have no other name, and new ones come after them.
            <li key={index}>
              <time dateTime={at} className="block text-sm text-ink-soft tabular">
                {format.dateTime(at)}
              </time>
              {t(from === to ? `changes.actions.${MOVES_NOTHING.find((one) => one === action) ?? 'other'}` : `states.${to}`)} · {t(`parties.${by}`)}
              {to === 'delivered' && from !== to && delivered_by && <span className="block text-sm">{t(`changes.deliveredBy.${delivered_by}`)}</span>}
            </li>
          ))}
        </ol>
      </Fold>
    </section>
  )
}
