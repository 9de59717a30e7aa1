import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { Sale } from '#contract/events/sales.ts'
import { SALE_FILTERS } from '#contract/events/sales-rules.ts'
import { showNotice } from '../../../../state/notices.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { CsvButton } from '../../../../ui/controls/csv-button.tsx'
import { ListHead } from '../../../../ui/lists/list-head.tsx'
import { MoreRows } from '../../../../ui/lists/more-rows.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { VirtualList } from '../../../../ui/lists/virtual-list.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { type CountedPage, useOwnPages } from '../../../../wire/use-own-pages.ts'
import { loadSales, loadSalesOfFile } from '../calls.ts'
import { salesTable } from '../csv-tables.ts'
import { NoRows } from '../parts/no-rows.tsx'
import { RefundAll } from '../parts/refund-all.tsx'
import { RefundSale } from '../parts/refund-sale.tsx'
import { RowsFilter } from '../parts/rows-filter.tsx'
import { SaleCard } from '../parts/sale-card.tsx'
import { isPlain, type SalesFilter } from '../sales-filter.ts'
import { useKinds } from '../use-kinds.ts'
import type { WithProof } from '../with-proof.ts'

const CARD_PX = 330

interface Props {
  eventId: number
  filter: SalesFilter
  withProof: WithProof
}

/** The orders of an event, the latest first: who, what, how much, and money back where it must be. @param heading names the screen and the event. */
export function Sales({ eventId, filter, withProof, heading }: Props & { heading: ReactNode }) {
  const { t } = useTranslation('sales')
  const kinds = useKinds(eventId)
  return (
    <div className="mx-auto max-w-4xl grid grid-cols-1 gap-3">
      {heading}
      <RowsFilter
        kinds={kinds}
        path={pathOf(eventId)}
        filter={filter}
        label={t('sales.search')}
        states={SALE_FILTERS.map((value) => ({ value, text: t(`sales.filters.${value}`) }))}
      />
      <Rows key={canonicalQuery(filter)} eventId={eventId} filter={filter} withProof={withProof} />
    </div>
  )
}

const pathOf = (eventId: number) => `/sellerevents/event/${eventId}/orders` as const

function Rows({ eventId, filter, withProof }: Props) {
  const { t } = useTranslation('sales')
  const pages = useOwnPages<Sale, CountedPage<Sale>>(
    { load: (options, cursor) => loadSales({ event_id: eventId, filter }, options, cursor), nameOf: ({ event_order_id }) => event_order_id },
    `sales of ${eventId} ${canonicalQuery(filter)}`,
  )
  const [asked, setAsked] = useState<Sale | 'all'>()
  const { answer, problem, rows, total } = pages
  const stopAsking = () => setAsked(undefined)
  if (!answer || !rows) return problem ? <ScreenProblem problem={problem} title={t('sales.failed')} retry={pages.reload} /> : <RowsWaiting />
  if (rows.length === 0) {
    return (
      <NoRows path={pathOf(eventId)} isFiltered={!isPlain(filter)} texts={{ none: t('sales.none'), noneFits: t('sales.noneFits') }}>
        <AppLink to={`/sellerevents/event/${eventId}/promo`} className="btn-quiet">
          {t('sales.promo')}
        </AppLink>
      </NoRows>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <ListHead
        says={t('sales.count', { count: total })}
        answer={answer}
        shown={rows.length}
        csv={
          <CsvButton
            name={`orders-${eventId}`}
            load={(options, cursor) => loadSalesOfFile({ event_id: eventId, filter }, options, cursor)}
            table={(all: readonly Sale[]) => salesTable(all, t)}
            isFiltered={!isPlain(filter)}
            say={showNotice}
          />
        }
      >
        {/* Not of those that are in sight: it would be taken for that. */}
        {isPlain(filter) && (
          <Button icon="i-lucide-undo-2" onClick={() => setAsked('all')}>
            {t('refund.all')}
          </Button>
        )}
      </ListHead>
      <VirtualList
        rows={rows}
        keyOf={({ event_order_id }) => event_order_id}
        total={total}
        estimatePx={CARD_PX}
        label={t('sales.title')}
        onNearEnd={pages.loadMore}
      >
        {(sale) => <SaleCard sale={sale} onRefund={setAsked} />}
      </VirtualList>
      <MoreRows pages={pages} texts={{ offline: t('more.offline'), failed: t('more.failed') }} />
      {asked === 'all' && <RefundAll eventId={eventId} withProof={withProof} onDone={pages.reload} onClose={stopAsking} />}
      {asked && asked !== 'all' && <RefundSale sale={asked} withProof={withProof} onDone={pages.take} onStale={pages.reload} onClose={stopAsking} />}
    </div>
  )
}
