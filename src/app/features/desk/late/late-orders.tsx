import { useTranslation } from 'react-i18next'
import { type LateOrder, listLateOrders } from '#contract/desk/late-orders.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { PagedList } from '../parts/paged-list.tsx'
import { LateOrderRow } from './late-order-row.tsx'

const load = (options: CallOptions, cursor?: string) => call(listLateOrders, { query: { ...(cursor !== undefined && { cursor }) } }, options)

/** Orders of goods that are late, and who is to be asked about them. */
export function LateOrders() {
  const { t } = useTranslation('desk', { keyPrefix: 'late' })
  return (
    <>
      <h1 className="text-xl">{t('title')}</h1>
      <p className="text-ink-soft">{t('intro')}</p>
      <PagedList<LateOrder> name="desk late orders" load={load} nameOf={({ id }) => id} empty={t('empty')}>
        {(order) => <LateOrderRow order={order} />}
      </PagedList>
    </>
  )
}
