import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { EventDetail } from '#contract/events/events.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import type { OrderLine } from '../order-about.ts'

interface Props {
  event: EventDetail
  lines: readonly OrderLine[]
}

/** A card for each kind of ticket that is chosen, and the way back to change how many. @see Specification §2.8 "/evencheckout/{event_id}" */
export function CheckoutTickets({ event, lines }: Props) {
  const { t } = useTranslation('orders')
  const to = `/eventdetails/${event.event_id}?order=1` as const
  return (
    <section aria-labelledby="checkout-tickets">
      <h2 id="checkout-tickets" className="text-lg mb-2">
        {t('checkout.tickets')}
      </h2>
      {lines.length === 0 ? (
        <div className="card p-4">
          <p className="font-600">{t('checkout.none')}</p>
          <p className="text-ink-soft mb-3">{t('checkout.noneHint')}</p>
          <AppLink to={to} className="btn-primary">
            {t('checkout.chooseTickets')}
          </AppLink>
        </div>
      ) : (
        <>
          <ul className="grid gap-2">
            {lines.map((line) => (
              <TicketCard key={line.event_ticket} event={event} line={line} />
            ))}
          </ul>
          <AppLink to={to} className="link target">
            {t('checkout.change')}
          </AppLink>
        </>
      )}
    </section>
  )
}

function TicketCard({ event, line: { title, price, quantity } }: { event: EventDetail; line: OrderLine }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  return (
    <li className="card p-3">
      <p className="flex justify-between gap-3">
        <b lang={scriptLanguage(title)}>{title}</b>
        <span className="shrink-0 tabular">{price === 0 ? t('checkout.free') : format.price(price)}</span>
      </p>
      <dl className="text-sm text-ink-soft mt-1">
        <div className="flex gap-2">
          <dt>{t('checkout.from')}</dt>
          <dd>
            <time dateTime={event.from_time}>{format.dateTime(event.from_time)}</time>
          </dd>
        </div>
        <div className="flex gap-2">
          <dt>{t('checkout.to')}</dt>
          <dd>
            <time dateTime={event.to_time}>{format.dateTime(event.to_time)}</time>
          </dd>
        </div>
      </dl>
      <hr className="stitch my-2" />
      <p className="flex justify-between gap-3">
        <span>
          {t('checkout.quantity')} <b className="tabular">{format.number(quantity)}</b>
        </span>
        <span>
          {t('checkout.total')} <b className="tabular">{format.price(price * quantity)}</b>
        </span>
      </p>
    </li>
  )
}
