import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { SALE_FILTERS, SALE_SORTS } from '#contract/events/sales-rules.ts'
import type { TicketKind } from '#contract/events/ticket-kinds.ts'
import type { SalesFilter } from '../sales-filter.ts'
import type { WithProof } from '../with-proof.ts'
import { RowsFilter } from './rows-filter.tsx'
import { SaleList } from './sale-list.tsx'

export interface FilteredSalesProps {
  /** Undefined: all one's events. */
  eventId: number | undefined
  /** To choose from; undefined: tickets are no choice here. */
  kinds: readonly TicketKind[] | undefined
  /** Canonical path of the screen. */
  path: `/${string}`
  filter: SalesFilter
  withProof: WithProof
  /** Names the screen, and sums up what stands below. */
  heading: ReactNode
}

/** Orders of one event or of all, and what chooses among them. */
export function FilteredSales({ eventId, kinds, path, filter, withProof, heading }: FilteredSalesProps) {
  const { t } = useTranslation('sales')
  return (
    <div className="mx-auto max-w-4xl lg:max-w-none grid grid-cols-1 gap-3">
      {heading}
      <RowsFilter
        kinds={kinds}
        path={path}
        filter={filter}
        label={t('sales.search')}
        states={SALE_FILTERS.map((value) => ({ value, text: t(`sales.filters.${value}`) }))}
        sorts={SALE_SORTS.map((value) => ({ value, text: t(`sales.sorts.${value}`) }))}
      />
      <SaleList key={canonicalQuery(filter)} eventId={eventId} filter={filter} withProof={withProof} path={path} />
    </div>
  )
}
