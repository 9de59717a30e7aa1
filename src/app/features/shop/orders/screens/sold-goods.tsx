import { useTranslation } from 'react-i18next'
import { WALLET_CLAIMS_PATH } from '#contract/shop/shop-notices.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { OrderPages } from '../parts/order-pages.tsx'
import { OrdersProblem } from '../parts/orders-problem.tsx'
import { SoldFilterLinks } from '../parts/sold-filter-links.tsx'
import type { SoldGroup } from '../sold-filter.ts'
import { useOrderPages } from '../use-order-pages.ts'

/** Orders of one's shop. */
export function SoldGoods({ group }: { group: SoldGroup | undefined }) {
  const { t } = useTranslation('parcels')
  return (
    <div className="mx-auto max-w-2xl grid grid-cols-1 gap-3">
      <h1 className="text-xl">{t('list.sold')}</h1>
      <SoldFilterLinks group={group} />
      <AppLink to={WALLET_CLAIMS_PATH} className="target link justify-start!">
        {t('list.walletClaims')}
      </AppLink>
      <AppLink to="/sms_order" className="target link justify-start!">
        {t('list.smsOrder')}
      </AppLink>
      <List key={group ?? 'all'} group={group} />
    </div>
  )
}

function List({ group }: { group: SoldGroup | undefined }) {
  const { t } = useTranslation('parcels')
  const { answer, problem, reload, orders, take, ...more } = useOrderPages({ side: 'sold', group })
  if (!orders || !answer) return problem ? <OrdersProblem problem={problem} of="list" retry={reload} /> : <RowsWaiting />
  return (
    <>
      <AgeNote answer={answer} />
      {orders.length === 0 && <Nothing isFiltered={group !== undefined} />}
      <OrderPages orders={orders} more={more} onChanged={take} label={t('list.sold')} />
    </>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('parcels')
  if (isFiltered) return <NothingHere drawing="search" title={t('list.none')} />
  return (
    <NothingHere drawing="open" title={t('list.noneSold')} hint={t('list.noneSoldHint')}>
      <AppLink to="/products" className="btn-primary">
        {t('list.products')}
      </AppLink>
    </NothingHere>
  )
}
