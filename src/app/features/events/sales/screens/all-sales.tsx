import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { SALE_FILTERS } from '#contract/events/sales-rules.ts'
import { RowsFilter } from '../parts/rows-filter.tsx'
import { SaleList } from '../parts/sale-list.tsx'
import type { SalesFilter } from '../sales-filter.ts'
import type { WithProof } from '../with-proof.ts'

const PATH = '/sellerorders'

interface Props {
  filter: SalesFilter
  withProof: WithProof
  heading: ReactNode
}

/** The orders of all one's events, the latest first. @param heading names the screen, and sums up what stands below. */
export function AllSales({ filter, withProof, heading }: Props) {
  const { t } = useTranslation('sales')
  // Kinds of ticket belong to one event each.
  const { ticket: _, ...wanted } = filter
  return (
    <div className="mx-auto max-w-4xl grid grid-cols-1 gap-3">
      {heading}
      <RowsFilter
        kinds={undefined}
        path={PATH}
        filter={wanted}
        label={t('sales.search')}
        states={SALE_FILTERS.map((value) => ({ value, text: t(`sales.filters.${value}`) }))}
      />
      <SaleList key={canonicalQuery(wanted)} eventId={undefined} filter={wanted} withProof={withProof} path={PATH} />
    </div>
  )
}
