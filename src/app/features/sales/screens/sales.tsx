import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { Sale } from '#contract/sales.ts'
import { SALE_FILTERS } from '#contract/sales-rules.ts'
import { showNotice } from '../../../state/notices.ts'
import { AgeNote } from '../../../ui/age-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { ScreenProblem } from '../../../ui/screen-problem.tsx'
import { useFormat } from '../../../ui/use-format.ts'
import { VirtualList } from '../../../ui/virtual-list.tsx'
import { loadSales, readAllSales, refundAll, refundOne } from '../calls.ts'
import { CsvButton } from '../parts/csv-button.tsx'
import { MoreRows } from '../parts/more-rows.tsx'
import { RefundDialog } from '../parts/refund-dialog.tsx'
import { RowsFilter } from '../parts/rows-filter.tsx'
import { RowsWaiting } from '../parts/rows-waiting.tsx'
import { SaleCard } from '../parts/sale-card.tsx'
import { isPlain, type SalesQuestion } from '../sales-question.ts'
import { salesTable, saveCsv } from '../save-csv.ts'
import { usePages } from '../use-pages.ts'
import type { WithProof } from '../with-proof.ts'

const CARD_PX = 260

interface Props {
  eventId: number
  question: SalesQuestion
  withProof: WithProof
}

/** The orders of an event, the latest first: who, what, how much, and money back where it must be. */
export function Sales({ eventId, question, withProof }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const [isAskingAll, setAskingAll] = useState(false)
  const [round, setRound] = useState(0)
  const save = async () => saveCsv(`orders-${eventId}.csv`, salesTable(await readAllSales(eventId), { t, format }))
  const giveAllBack = async (why: string) => {
    const orders = await refundAll(eventId, why)
    showNotice(t('refund.allAsked', { count: orders }))
    setRound((before) => before + 1)
  }
  return (
    <div className="mx-auto max-w-4xl grid gap-3 min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h1 className="text-xl">{t('sales.title')}</h1>
        <div className="flex flex-wrap gap-2">
          <CsvButton save={save} />
          <Button icon="i-lucide-undo-2" onClick={() => setAskingAll(true)}>
            {t('refund.all')}
          </Button>
        </div>
      </div>
      <RowsFilter
        eventId={eventId}
        path={`/sellerevents/event/${eventId}/orders`}
        question={question}
        label={t('sales.search')}
        states={SALE_FILTERS.map((value) => ({ value, text: t(`sales.filters.${value}`) }))}
      />
      <Rows key={`${round} ${canonicalQuery(question)}`} eventId={eventId} question={question} withProof={withProof} />
      {isAskingAll && (
        <RefundDialog
          title={t('refund.allTitle')}
          happens={[t('refund.allEvery'), t('refund.void'), t('refund.seats'), t('refund.told'), t('refund.allStays')]}
          yes={t('refund.allYes')}
          draftName={`refund all of ${eventId}`}
          withProof={withProof}
          onRefund={giveAllBack}
          onClose={() => setAskingAll(false)}
        />
      )}
    </div>
  )
}

function Rows({ eventId, question, withProof }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const pages = usePages<Sale, Awaited<ReturnType<typeof loadSales>>['value']>(
    (how, cursor) => loadSales({ event_id: eventId, question }, how, cursor),
    `sales of ${eventId} ${canonicalQuery(question)}`,
  )
  const [asked, setAsked] = useState<Sale>()
  const isFree = asked?.final_price === 0
  const { answer, problem, rows, total, changed } = pages
  if (!answer || !rows) return problem ? <ScreenProblem problem={problem} title={t('sales.failed')} retry={pages.reload} /> : <RowsWaiting />
  if (rows.length === 0) return <p className="card p-6 text-center">{t(isPlain(question) ? 'sales.none' : 'sales.noneFits')}</p>
  return (
    <div className="grid gap-2 min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 min-h-6">
        <span role="status">{t('sales.count', { count: total })}</span>
        <AgeNote answer={answer} shown={rows.length} />
      </p>
      <VirtualList
        rows={rows}
        keyOf={({ event_order_id }) => event_order_id}
        total={total}
        estimatePx={CARD_PX}
        label={t('sales.title')}
        onNearEnd={pages.loadMore}
      >
        {(sale) => <SaleCard sale={changed.get(sale.event_order_id) ?? sale} onRefund={setAsked} />}
      </VirtualList>
      <MoreRows pages={pages} />
      {asked && (
        <RefundDialog
          title={t(isFree ? 'refund.freeTitle' : 'refund.title', { name: asked.full_name })}
          happens={[
            isFree ? t('refund.free') : t('refund.money', { money: format.price(asked.final_price) }),
            t('refund.void'),
            t('refund.seats'),
            t('refund.told'),
          ]}
          yes={t(isFree ? 'refund.freeYes' : 'refund.yes')}
          draftName={`refund ${asked.event_order_id}`}
          withProof={withProof}
          onRefund={async (why) => {
            pages.take(asked.event_order_id, await refundOne(asked.event_order_id, why))
            showNotice(t(isFree ? 'refund.freeDone' : 'refund.done'))
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
