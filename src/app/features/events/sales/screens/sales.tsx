import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { SALE_FILTERS } from '#contract/events/sales-rules.ts'
import { RowsFilter } from '../parts/rows-filter.tsx'
import { SaleList } from '../parts/sale-list.tsx'
import type { SalesFilter } from '../sales-filter.ts'
import { useKinds } from '../use-kinds.ts'
import type { WithProof } from '../with-proof.ts'

interface Props {
  eventId: number
  filter: SalesFilter
  withProof: WithProof
  heading: ReactNode
}

/** The orders of an event, the latest first: who, what, how much, and money back where it must be. @param heading names the screen and the event. */
export function Sales({ eventId, filter, withProof, heading }: Props) {
  const { t } = useTranslation('sales')
  const kinds = useKinds(eventId)
  const path = `/sellerevents/event/${eventId}/orders` as const
  return (
    <div className="mx-auto max-w-4xl grid grid-cols-1 gap-3">
      {heading}
      <RowsFilter
        kinds={kinds}
        path={path}
        filter={filter}
        label={t('sales.search')}
        states={SALE_FILTERS.map((value) => ({ value, text: t(`sales.filters.${value}`) }))}
      />
      <SaleList key={canonicalQuery(filter)} eventId={eventId} filter={filter} withProof={withProof} path={path} />
    </div>
  )
}
