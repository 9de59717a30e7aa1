import { useTranslation } from 'react-i18next'
import { RETURN_GROUPS, type ReturnGroup } from '#contract/shop/return-groups.ts'
import type { OrderSide } from '#contract/shop/shop-orders.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { LoadMore } from '../../../../ui/lists/load-more.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
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
  return (
    <div className="mx-auto max-w-2xl grid grid-cols-1 gap-3">
      <h1 className="text-xl">{t(`list.${side}`)}</h1>
      <nav aria-label={t('list.filter')}>
        <ul className="flex flex-wrap gap-2">
          {[undefined, ...RETURN_GROUPS].map((one) => (
            <li key={one ?? 'all'}>
              <AppLink
                to={returnsPath(side, one)}
                replace
                aria-current={one === group ? 'true' : undefined}
                className="chip min-h-12 border border-line aria-[current]:bg-brand aria-[current]:text-on-brand aria-[current]:border-brand"
              >
                {one === group && <Icon name="i-lucide-check" />}
                {t(`list.groups.${one ?? 'all'}`)}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
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
