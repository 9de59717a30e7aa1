import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { dayNames } from '#contract/events/day-names.ts'
import { daysNamed } from '#contract/events/event-days.ts'
import type { EventDetail } from '#contract/events/events.ts'
import { saleOf } from '#contract/orders/ticket-choice.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

type Ticket = EventDetail['related_event_tickets'][number]

interface Props {
  /** Its `seats` are those that can be had. */
  ticket: Ticket
  /** Of its event, `YYYY-MM-DD`. */
  dates: readonly string[]
  quantity: number
  /** How many there may be beside what else is chosen. */
  room: number
  /** Milliseconds since the epoch. */
  now: number
  /** The event takes no orders. */
  isClosed: boolean
  isFirst: boolean
  onChange: (quantity: number) => void
}

/** One kind of ticket to choose. @see Specification §2.8 "Each ticket shows title, price, running total" */
export function TicketRow({ ticket, dates, quantity, room, now, isClosed, isFirst, onChange }: Props) {
  const { t } = useTranslation('choosing')
  const format = useFormat()
  const { title, price } = ticket
  const sale = saleOf(ticket, now)
  const days = daysNamed({ days: ticket.days ?? [] }, dates)
  const isOnce = ticket.entry === 'once' && dates.length > 1
  const canChoose = sale === 'on-sale' && !isClosed
  return (
    <li className="border border-line rounded-control p-3">
      <p className="flex flex-wrap justify-between gap-x-3">
        <b className="min-w-0" lang={scriptLanguage(title)}>
          {title}
        </b>
        <b className="shrink-0 text-marigold tabular">{price === 0 ? t('free') : format.price(price)}</b>
      </p>
      {days && <p className="text-sm">{t('onDays', { days: dayNames(days, format) })}</p>}
      {isOnce && <p className="text-sm">{t('once')}</p>}
      {canChoose ? (
        <div className="flex flex-wrap items-center justify-between gap-2 mt-2">
          <QuantityStepper title={title} quantity={quantity} most={room} onChange={onChange} isFirst={isFirst} />
          <p className="ms-auto text-end">
            <span className="text-sm text-ink-soft pe-2">{t('lineTotal')}</span>
            <b className="tabular">{format.price(price * quantity)}</b>
          </p>
        </div>
      ) : (
        !isClosed && <NotOnSale ticket={ticket} sale={sale} />
      )}
      {canChoose && quantity > 0 && quantity >= room && <p className="mt-1 text-sm text-ink-soft">{t('most', { count: room })}</p>}
      <More ticket={ticket} />
    </li>
  )
}

function NotOnSale({ ticket, sale }: { ticket: Ticket; sale: ReturnType<typeof saleOf> }) {
  const { t } = useTranslation('choosing')
  const format = useFormat()
  if (sale === 'not-yet') {
    return (
      <p className="mt-2 text-marigold">
        <Icon name="i-lucide-clock" /> {t('notYet', { time: format.dateTime(ticket.from ?? '') })}
      </p>
    )
  }
  const words = { over: 'saleOver', closed: 'saleClosed', 'sold-out': 'soldOut', 'on-sale': 'soldOut' } as const
  return (
    <p className="mt-2 font-600 text-danger">
      <Icon name="i-lucide-ban" /> {t(words[sale])}
    </p>
  )
}

/** What not everybody wants to read. */
function More({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('choosing')
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { title, seats, description, per_order_limit, to } = ticket
  const action = t(isOpen ? 'readLess' : 'readMore')
  return (
    <>
      <button
        type="button"
        className="link target justify-start! text-sm -mb-2"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('aboutTicket', { action, title })}
        onClick={() => setOpen(!isOpen)}
      >
        {action}
      </button>
      <div id={id} hidden={!isOpen} className="text-sm pt-1">
        <p>{t('seats', { count: Math.max(0, seats) })}</p>
        {seats > 0 && <p className="text-ink-soft">{t('perOrder', { count: per_order_limit })}</p>}
        {to && <p className="text-ink-soft">{t('until', { time: format.dateTime(to) })}</p>}
        {description && (
          <p className="pt-1" lang={scriptLanguage(description)}>
            {description}
          </p>
        )}
      </div>
    </>
  )
}
