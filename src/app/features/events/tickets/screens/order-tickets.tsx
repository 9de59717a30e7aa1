import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { upperCase } from '#contract/core/one-form.ts'
import { whenIdle } from '../../../../ui/hydration/when-idle.ts'
import { useKeepAwake } from '../../../../ui/keep-awake.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { usePageTitle } from '../../../../ui/navigation/use-page-title.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { loadTicketsWith } from '../calls.ts'
import { EventLinks } from '../parts/event-links.tsx'
import { TicketActions } from '../parts/ticket-actions.tsx'
import { TicketCard } from '../parts/ticket-card.tsx'
import { TicketNotice, TicketProblem, TicketsWaiting } from '../parts/ticket-notice.tsx'
import { TicketStrip } from '../parts/ticket-strip.tsx'

/** The tickets of one order, in one swipe. */
export function OrderTickets({ eventOrderId: written }: { eventOrderId: string }) {
  const { t } = useTranslation('tickets')
  // Addresses are read in any case.
  const eventOrderId = upperCase(written)
  const { answer, problem, reload, put } = useAnswer((options) => loadTicketsWith(eventOrderId, options), `tickets ${eventOrderId}`)
  const [active, setActive] = useState(0)
  const drawsAll = useIdle()
  const tickets = answer?.value.filter(({ event_order_id }) => event_order_id === eventOrderId) ?? []
  const [first] = tickets
  const at = Math.min(active, Math.max(0, tickets.length - 1))
  useKeepAwake(tickets[at]?.qr != null)
  usePageTitle(first ? `${t('title')}: ${first.event.title}` : t('title'))

  if (!answer) return problem ? <TicketProblem problem={problem} onRetry={reload} /> : <TicketsWaiting />
  if (!first) return <NoneOfOrder isKept={answer.from !== 'network'} onRetry={reload} />
  return (
    <div className="grid grid-cols-1 gap-3 mx-auto w-full max-w-md">
      <h1 className="sr-only">
        {t('title')}: <MixedText text={first.event.title} />
      </h1>
      <AgeNote answer={answer} />
      <TicketStrip
        label={t('strip.label')}
        active={at}
        onActive={setActive}
        slides={tickets.map((ticket, index) => ({
          id: ticket.id,
          content: (
            <>
              <TicketCard ticket={ticket} isDrawn={drawsAll || index === at} />
              <TicketActions
                ticket={ticket}
                onChanged={(changed) => {
                  put(answer.value.map((one) => (one.id === changed.id ? changed : one)))
                  reload()
                }}
              />
            </>
          ),
        }))}
      />
      <EventLinks event={first.event} />
      <ScreenLink to="/tickets" className="link target justify-start! no-print">
        {t('all')}
      </ScreenLink>
    </div>
  )
}

/** True once the page has nothing better to do. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}

/** Either the phone has not heard of it yet, or there are none: its money is not there, or it is another user's. */
function NoneOfOrder({ isKept, onRetry }: { isKept: boolean; onRetry: () => void }) {
  const { t } = useTranslation('tickets')
  return isKept ? (
    <TicketNotice icon="i-lucide-wifi-off" title={t('order.notHere')} text={t('order.notHereText')} onRetry={onRetry} />
  ) : (
    <TicketNotice icon="i-lucide-ticket" title={t('order.none')} text={t('order.noneText')} onRetry={onRetry} />
  )
}
