import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { dayNames } from '#contract/events/day-names.ts'
import { daysNamed, eventDays } from '#contract/events/event-days.ts'
import type { EventDetail } from '#contract/events/events.ts'
import type { closedWhy } from '#contract/orders/ticket-choice.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { OrderNow } from './order-now.tsx'
import { WhyClosed } from './why-closed.tsx'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="flex-1 min-w-[min(8rem,100%)] text-end">{children}</dd>
  </div>
)

interface Props {
  event: EventDetail
  closed: ReturnType<typeof closedWhy>
  /** What can be done with it before ordering. */
  actions: ReactNode
}

/** Facts first: when, where, price, seats. @see Specification §2.8 "a booking box" */
export function BookingBox({ event, closed, actions }: Props) {
  const { t, i18n } = useTranslation('events')
  const format = useFormat()
  const { category } = event
  const price = event.price === 0 ? t('free') : format.price(event.price)
  return (
    <section aria-label={t('details.facts')} className="card overflow-clip! p-4">
      <h2 className="hidden lg:block text-lg" lang={scriptLanguage(event.title)}>
        {event.title}
      </h2>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 mb-2">
        <b className="text-xl text-marigold tabular whitespace-nowrap">{price}</b>
        {closed ? <WhyClosed why={closed} /> : <Seats count={event.seats} of="details.eventSeats" variant="font-700 text-brand" />}
      </p>
      <dl className="grid gap-1 text-sm">
        <Fact name={t('details.from')}>
          <time dateTime={event.from_time}>{format.booking(event.from_time)}</time>
        </Fact>
        <Fact name={t('details.to')}>
          <time dateTime={event.to_time}>{format.booking(event.to_time)}</time>
        </Fact>
        {category && <Fact name={t('details.category')}>{i18n.language === 'bn' ? category.title_bn : category.title}</Fact>}
        <Fact name={t('details.type')}>{t(event.type === 'Online' ? 'details.onlineEvent' : 'details.offlineEvent')}</Fact>
        {event.location && (
          <Fact name={t('details.location')}>
            <MixedText text={event.location} />
          </Fact>
        )}
      </dl>
      {closed ? <hr className="stitch my-3" /> : <OrderNow eventId={event.event_id} price={price} />}
      {actions}
      <TicketList event={event} isClosed={closed !== undefined} />
    </section>
  )
}

/** Seats that are left. @param look where there are some. */
function Seats({ count, of, variant }: { count: number; of: 'details.eventSeats' | 'details.ticketSeats'; variant: string }) {
  const { t } = useTranslation('events')
  return count === 0 ? <Out text={t('soldOut')} /> : <span className={variant}>{t(of, { count })}</span>
}

const Out = ({ text }: { text: string }) => (
  <span className="font-700 text-danger">
    <Icon name="i-lucide-ban" /> {text}
  </span>
)

/** Where a kind does not let in on each day of an event of several: when it does. */
function EntryDays({ event, ticket: { entry = 'each-day', days = [] } }: { event: EventDetail; ticket: EventDetail['related_event_tickets'][number] }) {
  const { t } = useTranslation('events')
  const format = useFormat()
  const dates = eventDays(event)
  const some = daysNamed({ days }, dates)
  return (
    <>
      {some && <p className="text-sm">{t('details.onDays', { days: dayNames(some, format) })}</p>}
      {entry === 'once' && dates.length > 1 && <p className="text-sm">{t('details.once')}</p>}
    </>
  )
}

function TicketList({ event, isClosed }: { event: EventDetail; isClosed: boolean }) {
  const { t } = useTranslation('events')
  const format = useFormat()
  if (event.related_event_tickets.length === 0) return null
  return (
    <>
      <h2 className="mt-4">{t('details.tickets')}</h2>
      <ul className="grid grid-cols-1 gap-2 mt-2">
        {event.related_event_tickets.map((ticket) => (
          <li key={ticket.id} className="border border-line rounded-control p-3">
            <p className="flex justify-between gap-3">
              <b className="min-w-0" lang={scriptLanguage(ticket.title)}>
                {ticket.title}
              </b>
              <b className="shrink-0 text-marigold tabular">{ticket.price === 0 ? t('free') : format.price(ticket.price)}</b>
            </p>
            {!isClosed && (
              <p className="text-sm">
                {ticket.is_closed ? <Out text={t('details.notOnSale')} /> : <Seats count={ticket.seats} of="details.ticketSeats" variant="text-ink-soft" />}
              </p>
            )}
            <EntryDays event={event} ticket={ticket} />
            {ticket.description && (
              <p className="text-sm mt-1" lang={scriptLanguage(ticket.description)}>
                {ticket.description}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
