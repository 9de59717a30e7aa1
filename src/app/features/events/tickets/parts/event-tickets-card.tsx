import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { isPlainClick } from '../../../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import type { EventTickets, TicketBundle } from '../tickets-by-event.ts'
import { DayBlock } from './day-block.tsx'

/** The tickets for one event: when and where, and a way to those of each order. */
export function EventTicketsCard({ of: { event, bundles } }: { of: EventTickets }) {
  const { t } = useTranslation('tickets')
  const format = useFormat()
  return (
    <article className="card">
      <header className="flex items-center gap-4 p-4">
        <DayBlock time={event.from_time} />
        <div className="min-w-0 flex-1">
          <h2 className="text-base clamp clamp-2" lang={scriptLanguage(event.title)}>
            {event.title}
          </h2>
          <p className="text-sm">{format.range(event.from_time, event.to_time)}</p>
          <p className="text-sm text-ink-soft" lang={event.location ? scriptLanguage(event.location) : undefined}>
            {event.location ?? t('facts.online')}
          </p>
        </div>
      </header>
      <div className="stitch mx-4" aria-hidden="true" />
      <ul>
        {bundles.map((bundle) => (
          <li key={bundle.tickets[0]?.id} className="border-b border-line last:border-0">
            <BundleLink bundle={bundle} title={event.title} isOneOfSeveral={bundles.length > 1} />
          </li>
        ))}
      </ul>
    </article>
  )
}

interface BundleProps {
  bundle: TicketBundle
  title: string
  /** Others of the same event stand beside it: its order tells them apart. */
  isOneOfSeveral: boolean
}

function BundleLink({ bundle: { event_order_id, tickets }, title, isOneOfSeveral }: BundleProps) {
  const { t } = useTranslation('tickets')
  const format = useFormat()
  const router = useRouter()
  const href = withLanguage(usePrefix(), event_order_id === null ? `/ticket?seat=${tickets[0]?.id}` : `/tickets/${event_order_id}`)
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void router.navigate({ href })
  }
  const kinds = [...new Set(tickets.map((ticket) => ticket.title))]
  const valid = tickets.filter(({ qr }) => qr !== null).length
  return (
    <a href={href} onClick={open} className="target w-full px-4 py-2 justify-between! active:bg-sunken">
      <span className="min-w-0">
        <b className="block font-600">
          {event_order_id === null ? t('my.received') : t('my.show', { count: tickets.length })}
          <span className="sr-only">
            : <MixedText text={title} />
          </span>
        </b>
        <span className="block text-sm text-ink-soft">
          <MixedText text={format.list(kinds)} />
          {valid < tickets.length && ` · ${t('my.usable', { valid: format.number(valid), count: tickets.length })}`}
        </span>
        {isOneOfSeveral && event_order_id !== null && <span className="block text-sm text-ink-soft tabular">{t('my.order', { number: event_order_id })}</span>}
      </span>
      <Icon name="i-lucide-qr-code" className="shrink-0 text-xl text-brand" />
    </a>
  )
}
