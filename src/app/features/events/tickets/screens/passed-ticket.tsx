import { useTranslation } from 'react-i18next'
import { useKeepAwake } from '../../../../ui/keep-awake.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { usePageTitle } from '../../../../ui/navigation/use-page-title.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { BrightButton } from '../parts/bright-button.tsx'
import { EventLinks } from '../parts/event-links.tsx'
import { TicketCard } from '../parts/ticket-card.tsx'
import { TicketNotice, TicketProblem, TicketsWaiting } from '../parts/ticket-notice.tsx'
import { useWanted } from '../use-passed-secret.ts'
import { usePassedTicket } from '../use-passed-ticket.ts'

/** A ticket that was passed on, for the visitor who has its link. No account is needed. */
export function PassedTicket() {
  const { t } = useTranslation('tickets')
  const wanted = useWanted()
  const { ticket, fetchedAt = '', from = 'device', problem, retry } = usePassedTicket(wanted)
  useKeepAwake(ticket?.qr != null)
  usePageTitle(ticket ? `${t('passed.title')}: ${ticket.event.title}` : t('passed.title'))

  if (wanted === 'nothing' || problem?.code === 'not-found')
    return <TicketNotice icon="i-lucide-link" title={t('passed.noSecret')} text={t('passed.noSecretText')} />
  if (problem?.code === 'link-expired') return <TicketNotice icon="i-lucide-ban" title={t('passed.dead')} text={t('passed.deadText')} />
  if (!ticket) return problem ? <TicketProblem problem={problem} onRetry={retry} /> : <TicketsWaiting />
  return (
    <div className="grid gap-3 mx-auto w-full max-w-md">
      <h1 className="sr-only">
        {t('passed.title')}: <MixedText text={ticket.event.title} />
      </h1>
      <AgeNote answer={{ fetchedAt, from }} />
      <TicketCard ticket={ticket} />
      <div className="grid no-print">
        <BrightButton ticket={ticket} />
      </div>
      <p className="text-sm text-ink-soft no-print">{t('passed.kept')}</p>
      <EventLinks event={ticket.event} />
    </div>
  )
}
