import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { eventDays } from '#contract/events/event-days.ts'
import type { EventDetail } from '#contract/events/events.ts'
import { closedWhy, countOf, orderTotals, roomFor, saleOf } from '#contract/orders/ticket-choice.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useNow } from '../../../ui/formats/use-now.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import type { Answer } from '../../../wire/answer.ts'
import { type Chosen, offerOf, useChoice } from '../use-choice.ts'
import { TicketRow } from './ticket-row.tsx'

interface ChooseTicketsProps {
  answer: Answer<EventDetail>
  onClose: () => void
  /** Something is chosen, and kept. */
  onProceed: () => void
}

/** How many of which ticket. @see Specification §2.8 "Order Now" opens a modal */
export function ChooseTickets({ answer, onClose, onProceed }: ChooseTicketsProps) {
  const { t } = useTranslation('choosing')
  const event = answer.value
  const now = useNow() ?? Date.now()
  const chosen = useChoice(event)
  const { tickets, seats } = offerOf(event)
  const closed = closedWhy(event, now)
  const onSale = closed ? [] : tickets.filter((ticket) => saleOf(ticket, now) === 'on-sale')
  const isSoldOut = tickets.every((ticket) => ticket.seats <= 0)
  return (
    <Dialog title={t('title')} place="sheet" onClose={onClose}>
      <p className="text-ink-soft" lang={scriptLanguage(event.title)}>
        {event.title}
      </p>
      <p>
        <AgeNote answer={answer} />
      </p>
      {closed && <Said text={t(closed)} />}
      {!closed && isSoldOut && <Said text={t('empty')} />}
      {chosen.isFitted && !closed && <Said text={t('fitted')} />}
      <ul className="grid gap-2 mt-2">
        {tickets.map((ticket) => (
          <TicketRow
            key={ticket.id}
            ticket={ticket}
            dates={eventDays(event)}
            quantity={chosen.choice[ticket.id] ?? 0}
            room={roomFor(ticket, chosen.choice, seats)}
            now={now}
            isClosed={closed !== undefined}
            isFirst={ticket === onSale[0]}
            onChange={(quantity) => chosen.choose(ticket.id, quantity)}
          />
        ))}
      </ul>
      <Foot event={event} chosen={chosen} canOrder={onSale.length > 0} onClose={onClose} onProceed={onProceed} />
    </Dialog>
  )
}

const Said = ({ text }: { text: string }) => (
  <p role="status" className="mt-2 rounded-control border border-marigold p-3">
    <Icon name="i-lucide-info" className="text-marigold" /> {text}
  </p>
)

interface FootProps extends Pick<ChooseTicketsProps, 'onClose' | 'onProceed'> {
  event: EventDetail
  chosen: Chosen
  canOrder: boolean
}

/** The running total, and where to go from here: always in sight, but where large letters leave no room for the tickets above it. */
function Foot({ event, chosen, canOrder, onClose, onProceed }: FootProps) {
  const { t } = useTranslation('choosing')
  const format = useFormat()
  const hint = useId()
  const lines = event.related_event_tickets.map(({ id, price }) => ({ price, quantity: chosen.choice[id] ?? 0 }))
  const { total_price, service_charge } = orderTotals(lines)
  const count = countOf(chosen.choice)
  return (
    <div className="bottom-bar [@media(min-height:30rem)]:sticky bottom-0 -mx-4 -mb-4 mt-3 px-4 pt-2 pb-4 border-t bg-raised">
      {canOrder && (
        <>
          <p className="flex flex-wrap justify-between gap-x-3">
            <span>{t('chosen', { count })}</span>
            <b className="text-lg text-marigold tabular">{t('totalSaid', { price: format.price(total_price) })}</b>
          </p>
          <p id={hint} className="text-sm text-ink-soft text-end min-h-5">
            {count === 0 && t('chooseFirst')}
            {service_charge > 0 && t('charge', { price: format.price(service_charge) })}
          </p>
          <Spoken event={event} chosen={chosen} total={total_price} />
        </>
      )}
      <div className="flex flex-wrap gap-2 mt-2">
        <Button className="flex-[2_2_auto] px-2!" onClick={onClose}>
          {t('back')}
        </Button>
        {canOrder && (
          <Button variant="primary" className="flex-[3_3_auto] px-2!" disabled={count === 0} aria-describedby={hint} onClick={onProceed}>
            {t('proceed')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** What has changed, for readers who do not see it. */
function Spoken({ event, chosen: { choice }, total }: { event: EventDetail; chosen: Chosen; total: number }) {
  const { t } = useTranslation('choosing')
  const format = useFormat()
  const [first] = useState(choice)
  const lines = event.related_event_tickets.flatMap(({ id, title, price }) => {
    const count = choice[id] ?? 0
    return count === 0 ? [] : [t('line', { title, count, price: format.price(price * count) })]
  })
  return (
    <p role="status" className="sr-only">
      {choice !== first && <MixedText text={format.sentences([...lines, t('totalSaid', { price: format.price(total) })])} />}
    </p>
  )
}
