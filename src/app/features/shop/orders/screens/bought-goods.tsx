import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { returnsPath } from '../../returns/returns-asked.ts'
import { OrderPages } from '../parts/order-pages.tsx'
import { OrdersProblem } from '../parts/orders-problem.tsx'
import { useOrderPages } from '../use-order-pages.ts'

/** Whether there are goods among what was bought; undefined: it is not known yet. */
export type HasGoods = boolean | undefined

interface Props {
  onKnown: (hasGoods: HasGoods) => void
}

/** Orders of goods among what one has bought; nothing where there are none. */
export function BoughtGoods({ onKnown }: Props) {
  const { t } = useTranslation('parcels')
  const { answer, problem, reload, orders, take, ...more } = useOrderPages({ side: 'bought' })
  const hasGoods = orders && orders.length > 0
  const isUnknown = !orders && !problem
  useEffect(() => onKnown(hasGoods), [hasGoods, onKnown])
  if (isUnknown) return <div role="status" aria-label={t('common:loading')} className="skeleton h-40" />
  if (!orders) return problem && <OrdersProblem problem={problem} of="list" retry={reload} />
  if (!hasGoods || !answer) return null
  return (
    <section aria-label={t('list.goods')} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{t('list.goods')}</h2>
        <AppLink to={returnsPath('bought', undefined)} className="chip min-h-12 border border-line">
          <Icon name="i-lucide-message-square-warning" />
          {t('returns:filter')}
        </AppLink>
      </div>
      <AgeNote answer={answer} />
      <OrderPages orders={orders} more={more} onChanged={take} label={t('list.goods')} />
    </section>
  )
}
