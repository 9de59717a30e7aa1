import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { EventOrder } from '#contract/orders/orders.ts'
import { serviceNow } from '../../../state/service-clock.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { payableUntil, shownStateOf, ticketsIn } from '../order-styles.ts'
import { StateChip } from './state-chip.tsx'

/** An order in the list: what for, when, how many, how much, and what it is now. */
export function OrderRow({ order }: { order: EventOrder }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { event, hold_expires_at } = order
  const until = payableUntil(order)
  return (
    <li>
      <AppLink to={`/event_order/${lowerCase(order.event_order_id)}`} className="card p-3 flex! gap-3 active:bg-sunken">
        {event && (
          <time dateTime={event.from_time} className="shrink-0 self-start min-w-14 px-2 py-1 rounded-control bg-sunken text-center" aria-hidden="true">
            <b className="block text-xl leading-tight tabular">{format.dayNumber(event.from_time)}</b>
            <span className="block text-xs">{format.monthShort(event.from_time)}</span>
          </time>
        )}
        <span className="grid gap-1 min-w-0 flex-1">
          <b className="clamp clamp-2" lang={event ? scriptLanguage(event.title) : undefined}>
            {event?.title ?? t('list.nothing')}
          </b>
          {event && <span className="text-sm text-ink-soft">{format.dateTime(event.from_time)}</span>}
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <StateChip state={shownStateOf(order)} />
            {event && (
              <span className="text-sm tabular">
                {t('list.tickets', { count: ticketsIn(order) })} · <b>{order.final_price === 0 ? t('order.money.free') : format.price(order.final_price)}</b>
              </span>
            )}
          </span>
          {until !== undefined && hold_expires_at && until > serviceNow() && (
            <span className="text-sm text-marigold">{t('list.keptUntil', { time: format.time(hold_expires_at) })}</span>
          )}
        </span>
      </AppLink>
    </li>
  )
}
