import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ticket } from '#contract/events/tickets.ts'
import { useSession } from '../../../../state/session/session.ts'
import { Fold } from '../../../../ui/controls/fold.tsx'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { useHydrating } from '../../../../ui/hydration/use-hydrating.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { loadTickets } from '../calls.ts'
import { EventTicketsCard } from '../parts/event-tickets-card.tsx'
import { TicketProblem, TicketsWaiting } from '../parts/ticket-notice.tsx'
import { splitByTime, ticketsByEvent } from '../tickets-by-event.ts'
import { useReceived } from '../use-received.ts'

interface Props {
  /** The way to sign in, which belongs to the shell. */
  logIn: ReactNode
}

/** All tickets of the user of this phone: bought, and passed on to them. */
export function MyTickets({ logIn }: Props) {
  const isHydrating = useHydrating()
  const isSignedIn = useSession(({ token }) => token !== null)
  const received = useReceived()
  if (isHydrating || !received) return <TicketsWaiting />
  const passedOn = received.map(({ ticket }) => ticket)
  return isSignedIn ? <Bought passedOn={passedOn} /> : <TicketList tickets={passedOn} below={<VisitorNote logIn={logIn} hasSome={passedOn.length > 0} />} />
}

function Bought({ passedOn }: { passedOn: Ticket[] }) {
  const { answer, problem, reload } = useAnswer(loadTickets, 'tickets')
  if (!answer && problem && passedOn.length === 0) return <TicketProblem problem={problem} onRetry={reload} />
  if (!answer && !problem && passedOn.length === 0) return <TicketsWaiting />
  return <TicketList tickets={[...(answer?.value ?? []), ...passedOn]} above={answer && <AgeNote answer={answer} />} />
}

interface ListProps {
  tickets: Ticket[]
  above?: ReactNode
  below?: ReactNode
}

/** Tickets first: a guest who opens this may stand at the gate. */
function TicketList({ tickets, above, below }: ListProps) {
  const { t } = useTranslation('tickets')
  const now = useNow() ?? 0
  const isSignedIn = useSession(({ token }) => token !== null)
  const { coming, past } = splitByTime(ticketsByEvent(tickets), now)
  return (
    <div className="grid gap-4 mx-auto w-full max-w-xl">
      <h1 className="text-xl">{t('title')}</h1>
      {above}
      {coming.length > 0 && (
        <ul className="grid gap-4">
          {coming.map((one) => (
            <li key={one.event.event_id}>
              <EventTicketsCard of={one} />
            </li>
          ))}
        </ul>
      )}
      {coming.length === 0 && isSignedIn && <Nothing />}
      {past.length > 0 && (
        <Fold title={t('my.past', { count: past.length })}>
          <ul className="grid gap-4">
            {past.map((one) => (
              <li key={one.event.event_id}>
                <EventTicketsCard of={one} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {below}
    </div>
  )
}

function Nothing() {
  const { t } = useTranslation('tickets')
  return (
    <NothingHere drawing="ticket" title={t('my.empty')} hint={t('my.emptyHint')}>
      <ScreenLink to="/events" className="btn-primary">
        {t('common:savedList.link')}
      </ScreenLink>
    </NothingHere>
  )
}

function VisitorNote({ logIn, hasSome }: { logIn: ReactNode; hasSome: boolean }) {
  const { t } = useTranslation('tickets')
  return (
    <div className="grid gap-3 justify-items-start">
      <p>{t(hasSome ? 'my.visitorWithSome' : 'my.visitor')}</p>
      {logIn}
    </div>
  )
}
