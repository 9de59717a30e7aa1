import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { Sale } from '#contract/events/sales.ts'
import { showNotice } from '../../../../state/notices.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { CsvButton } from '../../../../ui/controls/csv-button.tsx'
import { ListHead } from '../../../../ui/lists/list-head.tsx'
import { MoreRows } from '../../../../ui/lists/more-rows.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { VirtualList } from '../../../../ui/lists/virtual-list.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useWide } from '../../../../ui/use-wide.ts'
import { type CountedPage, useOwnPages } from '../../../../wire/use-own-pages.ts'
import { loadSales, loadSalesOfFile } from '../calls.ts'
import { allSalesTable, salesTable } from '../csv-tables.ts'
import { isPlain, type SalesFilter } from '../sales-filter.ts'
import type { WithProof } from '../with-proof.ts'
import { NoRows } from './no-rows.tsx'
import { RefundAll } from './refund-all.tsx'
import { RefundSale } from './refund-sale.tsx'
import { SaleCard } from './sale-card.tsx'
import { SalesTable } from './sales-table.tsx'

const CARD_PX = 330

interface Props {
  /** Undefined: all one's events. */
  eventId: number | undefined
  filter: SalesFilter
  withProof: WithProof
  /** Canonical path of the screen. */
  path: `/${string}`
}

/** Orders, page by page. A list for another filter is another list: give it a key. */
export function SaleList({ eventId, filter, withProof, path }: Props) {
  const { t } = useTranslation('sales')
  const pages = useOwnPages<Sale, CountedPage<Sale>>(
    { load: (options, cursor) => loadSales({ event_id: eventId, filter }, options, cursor), nameOf: ({ event_order_id }) => event_order_id },
    `sales of ${eventId ?? 'all'} ${canonicalQuery(filter)}`,
  )
  const [asked, setAsked] = useState<Sale | 'all'>()
  const isWide = useWide()
  const { answer, problem, rows, total } = pages
  const stopAsking = () => setAsked(undefined)
  if (!answer || !rows) return problem ? <ScreenProblem problem={problem} title={t('sales.failed')} retry={pages.reload} /> : <RowsWaiting />
  if (rows.length === 0) {
    return (
      <NoRows path={path} isFiltered={!isPlain(filter)} texts={{ none: t('sales.none'), noneFits: t('sales.noneFits') }}>
        <AppLink to={eventId === undefined ? '/sellerevents' : `/sellerevents/event/${eventId}/promo`} className="btn-quiet">
          {eventId === undefined ? t('shell:myEvents') : t('sales.promo')}
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
            name={eventId === undefined ? 'orders' : `orders-${eventId}`}
            load={(options, cursor) => loadSalesOfFile({ event_id: eventId, filter }, options, cursor)}
            table={(all: readonly Sale[]) => (eventId === undefined ? allSalesTable : salesTable)(all, t)}
            isFiltered={!isPlain(filter)}
            say={showNotice}
          />
        }
      >
        {/* Not of those that are in sight: it would be taken for that. */}
        {eventId !== undefined && isPlain(filter) && (
          <Button icon="i-lucide-undo-2" onClick={() => setAsked('all')}>
            {t('refund.all')}
          </Button>
        )}
      </ListHead>
      {isWide ? (
        <SalesTable eventId={eventId} filter={filter} path={path} rows={rows} pages={pages} withProof={withProof} onRefund={setAsked} />
      ) : (
        <VirtualList
          rows={rows}
          keyOf={({ event_order_id }) => event_order_id}
          total={total}
          estimatePx={CARD_PX}
          label={t('sales.title')}
          onNearEnd={pages.loadMore}
        >
          {(sale) => <SaleCard sale={sale} saysEvent={eventId === undefined} onRefund={setAsked} />}
        </VirtualList>
      )}
      <MoreRows pages={pages} texts={{ offline: t('more.offline'), failed: t('more.failed') }} />
      {asked === 'all' && eventId !== undefined && <RefundAll eventId={eventId} withProof={withProof} onDone={pages.reload} onClose={stopAsking} />}
      {asked && asked !== 'all' && <RefundSale sale={asked} withProof={withProof} onDone={pages.take} onStale={pages.reload} onClose={stopAsking} />}
    </div>
  )
}
