import { useTranslation } from 'react-i18next'
import { RETURN_GROUPS, type ReturnGroup } from '#contract/shop/return-groups.ts'
import type { OrderSide } from '#contract/shop/shop-orders.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { LoadMore } from '../../../../ui/lists/load-more.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { FilterLinks } from '../../../../ui/navigation/filter-links.tsx'
import { OrdersProblem } from '../../orders/parts/orders-problem.tsx'
import { ReturnCard } from '../parts/return-card.tsx'
import { returnsPath } from '../returns-asked.ts'
import { useReturnPages } from '../use-return-pages.ts'

interface Props {
  side: OrderSide
  group: ReturnGroup | undefined
}

/** Complaints about what one has bought, or about one's shop. */
export function ReturnsList({ side, group }: Props) {
  const { t } = useTranslation('returns')
  const links = [undefined, ...RETURN_GROUPS].map((one) => ({
    key: one ?? 'all',
    to: returnsPath(side, one),
    text: t(`list.groups.${one ?? 'all'}`),
    isCurrent: one === group,
  }))
  return (
    <div className="mx-auto max-w-2xl grid grid-cols-1 gap-3">
      <h1 className="text-xl">{t(`list.${side}`)}</h1>
      <FilterLinks label={t('list.filter')} links={links} />
      <List key={`${side} ${group ?? ''}`} side={side} group={group} />
    </div>
  )
}

function List({ side, group }: Props) {
  const { t } = useTranslation('returns')
  const { answer, problem, reload, returns, ...more } = useReturnPages({ side, group })
  if (!returns || !answer) return problem ? <OrdersProblem problem={problem} of="list" retry={reload} /> : <RowsWaiting />
  return (
    <>
      <AgeNote answer={answer} />
      {returns.length === 0 && <NothingHere drawing={group ? 'search' : 'empty'} title={t('list.none')} />}
      <ul aria-label={t(`list.${side}`)} className="grid grid-cols-1 gap-2 empty:hidden">
        {returns.map((one) => (
          <ReturnCard key={one.number} of={one} />
        ))}
      </ul>
      <LoadMore
        more={more}
        texts={{ more: t('list.next'), loading: t('common:loading'), offline: t('parcels:list.nextOffline'), failed: t('parcels:list.nextFailed') }}
        byItself={false}
      />
    </>
  )
}
