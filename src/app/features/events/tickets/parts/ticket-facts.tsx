import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { dayNames } from '#contract/events/day-names.ts'
import { type TicketDays, ticketDays } from '#contract/events/event-days.ts'
import type { Ticket } from '#contract/events/tickets.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'

/** For whom a ticket is, of what kind, where and until when; of an event of several days on which of them it lets in, and how often. */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const format = useFormat()
  const { event } = ticket
  const entry = ticketDays(ticket, event)
  return (
    <dl className="grid grid-cols-2 [@media(max-width:19rem)]:grid-cols-1 gap-x-4 gap-y-2 px-4 pb-4">
      <Fact label={t('facts.holder')} lang={scriptLanguage(ticket.holder_name)}>
        {ticket.holder_name}
      </Fact>
      <Fact label={t('facts.kind')} lang={scriptLanguage(ticket.title)}>
        {ticket.title}
      </Fact>
      <Fact label={t('facts.seat')}>{t('facts.seatOf', { seat: format.number(ticket.seat), seats: format.number(ticket.seats) })}</Fact>
      {event.seller_name && (
        <Fact label={t('facts.host')} lang={scriptLanguage(event.seller_name)}>
          {event.seller_name}
        </Fact>
      )}
      <Fact label={t('facts.place')} isWide lang={event.location ? scriptLanguage(event.location) : undefined}>
        {event.location ?? t('facts.online')}
      </Fact>
      <Fact label={t('facts.time')} isWide>
        {format.range(event.from_time, event.to_time)}
      </Fact>
      {entry && (
        <Fact label={t('facts.days')} isWide>
          <EntryDays {...entry} />
        </Fact>
      )}
    </dl>
  )
}

function EntryDays({ days, isOnce }: TicketDays) {
  const { t } = useTranslation('tickets')
  const names = dayNames(days, useFormat())
  if (days.length === 1) return names
  return t(isOnce ? 'facts.onceInDays' : 'facts.onEachDay', { days: names })
}

interface FactProps {
  label: string
  isWide?: boolean
  lang?: string | undefined
  children: ReactNode
}

const Fact = ({ label, isWide = false, lang, children }: FactProps) => (
  <div className={`min-w-0 ${isWide ? 'col-span-full' : ''}`}>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="font-600" lang={lang}>
      {children}
    </dd>
  </div>
)
