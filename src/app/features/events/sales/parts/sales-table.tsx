import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Formatter } from '#contract/core/format.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { Sale } from '#contract/events/sales.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { StatusChip } from '../../../../ui/controls/status-chip.tsx'
import { saveCsv } from '../../../../ui/files/save-csv.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useAskList } from '../../../../ui/navigation/use-ask-list.ts'
import { BulkBar } from '../../../../ui/table/bulk-bar.tsx'
import type { Column } from '../../../../ui/table/columns.ts'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { MomentCell } from '../../../../ui/table/moment-cell.tsx'
import { useSelection } from '../../../../ui/table/use-selection.ts'
import { allSalesTable, salesTable } from '../csv-tables.ts'
import { canBeRefunded, saleStyle } from '../sale-styles.ts'
import type { SalesFilter } from '../sales-filter.ts'
import type { WithProof } from '../with-proof.ts'
import { RefundChosen } from './refund-chosen.tsx'
import { SaleCard } from './sale-card.tsx'

interface Props {
  /** Undefined: all one's events. */
  eventId: number | undefined
  filter: SalesFilter
  /** Canonical path of the screen. */
  path: `/${string}`
  rows: readonly Sale[]
  pages: { total: number; loadMore: () => void; take: (sale: Sale) => void; reload: () => void }
  withProof: WithProof
  onRefund: (sale: Sale) => void
}

/** Orders on a wide screen: a press on a name opens the whole order; several can be refunded, or taken home as a file, at once. */
export function SalesTable({ eventId, filter, path, rows, pages, withProof, onRefund }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const askList = useAskList(path)
  const selection = useSelection()
  const [isAsked, setAsked] = useState(false)
  const [opened, setOpened] = useState<string>()
  const isOfAll = eventId === undefined
  const chosen = rows.filter(({ event_order_id }) => selection.chosen.has(event_order_id))
  const refundable = chosen.filter(canBeRefunded)
  const shown = rows.find(({ event_order_id }) => event_order_id === opened)
  return (
    <>
      <DataTable
        rows={rows}
        keyOf={({ event_order_id }) => event_order_id}
        nameOf={({ full_name, event_order_id }) => `${full_name}, ${event_order_id}`}
        columns={columnsWith({ t, format, isOfAll, onOpen: setOpened })}
        total={pages.total}
        label={t('sales.title')}
        onNearEnd={pages.loadMore}
        sorted={filter.sort ?? 'newest'}
        onSort={(sort) => askList({ ...filter, sort })}
        selection={selection}
      />
      <BulkBar count={chosen.length} onClear={selection.clear}>
        <Button icon="i-lucide-download" onClick={() => saveCsv(isOfAll ? 'orders' : `orders-${eventId}`, (isOfAll ? allSalesTable : salesTable)(chosen, t))}>
          {t('tables:csv')}
        </Button>
        {refundable.length > 0 && (
          <Button icon="i-lucide-undo-2" onClick={() => setAsked(true)}>
            {t('refund.chosen', { count: refundable.length })}
          </Button>
        )}
      </BulkBar>
      {shown && (
        <Dialog title={t('table.order', { order: shown.event_order_id })} place="sheet" onClose={() => setOpened(undefined)}>
          <SaleCard sale={shown} saysEvent={isOfAll} onRefund={onRefund} />
        </Dialog>
      )}
      {isAsked && <RefundChosen sales={refundable} withProof={withProof} onDone={pages.take} onStale={pages.reload} onClose={() => setAsked(false)} />}
    </>
  )
}

interface RowTools {
  t: TFunction<'sales'>
  format: Formatter
  isOfAll: boolean
  /** Gets the number of an order. */
  onOpen: (event_order_id: string) => void
}

function columnsWith({ t, format, isOfAll, onOpen }: RowTools): Column<Sale>[] {
  const event: Column<Sale> = {
    title: t('csv.event'),
    cell: ({ event }) =>
      event && (
        <AppLink to={`/sellerevents/event/${event.event_id}/orders`} lang={scriptLanguage(event.title)} className="target justify-start! link text-sm">
          <span className="clamp clamp-2">{event.title}</span>
        </AppLink>
      ),
  }
  return [
    { title: t('csv.name'), isName: true, sorts: [{ value: 'name', direction: 'ascending' }], cell: (sale) => <Buyer sale={sale} onOpen={onOpen} /> },
    ...(isOfAll ? [event] : []),
    {
      title: t('csv.ordered'),
      sorts: [
        { value: 'newest', direction: 'descending' },
        { value: 'oldest', direction: 'ascending' },
      ],
      cell: ({ created_at, event_order_id }) => (
        <>
          <MomentCell at={created_at} />
          <span lang="en" className="text-sm text-ink-soft tabular">
            {event_order_id}
          </span>
        </>
      ),
    },
    { title: t('csv.tickets'), cell: ({ items }) => <Tickets items={items} format={format} /> },
    {
      title: t('table.sum'),
      isNumber: true,
      sorts: [{ value: 'amount', direction: 'descending' }],
      cell: ({ final_price }) => <b className="font-600">{format.price(final_price)}</b>,
    },
    {
      title: t('csv.state'),
      cell: (sale) => {
        const { word, icon, colour } = saleStyle(sale)
        return <StatusChip variant={{ icon, colour }}>{t(`sales.words.${word}`)}</StatusChip>
      },
    },
  ]
}

const Buyer = ({ sale: { event_order_id, full_name, order_note }, onOpen }: { sale: Sale } & Pick<RowTools, 'onOpen'>) => (
  <>
    <button type="button" className="target justify-start! text-start link font-600" onClick={() => onOpen(event_order_id)}>
      <span lang={scriptLanguage(full_name)} className="wrap-anywhere">
        {full_name}
      </span>
    </button>
    {order_note && (
      <p lang={scriptLanguage(order_note)} className="text-sm text-ink-soft clamp clamp-2 break-words" title={order_note}>
        {order_note}
      </p>
    )}
  </>
)

const Tickets = ({ items, format }: { items: Sale['items']; format: Formatter }) => (
  <ul className="text-sm">
    {items.map(({ event_ticket, title, quantity }) => (
      <li key={event_ticket} lang={scriptLanguage(title)} className="break-words">
        {format.number(quantity)} × {title}
      </li>
    ))}
  </ul>
)
