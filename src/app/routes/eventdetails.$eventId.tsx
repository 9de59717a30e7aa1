import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import { loadEventPage } from '../features/events/event-loader.ts'
import { EventDetails } from '../features/events/screens/event-details.tsx'
import { EventDetailsWaiting } from '../features/events/screens/event-details-waiting.tsx'
import { EventNotHeld } from '../features/events/screens/event-not-held.tsx'
import { FreshPill } from '../shell/fresh-pill.tsx'
import { NotFoundScreen } from '../shell/late-screens.tsx'
import { OrderSheet } from '../shell/order-sheet.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'

export const Route = createFileRoute('/eventdetails/$eventId')({
  // What stands there while it is on its way is nothing that other pages should load.
  codeSplitGroupings: [['component'], ['pendingComponent'], ['errorComponent', 'notFoundComponent']],
  // With `?order=1` its tickets are being chosen.
  validateSearch: ({ order }: { order?: unknown }): { order?: '1' } => (order === '1' ? { order } : {}),
  loader: loadEventPage,
  component: EventScreen,
  pendingComponent: EventWaiting,
  // What the list has shown of it is worth showing at once.
  pendingMs: 0,
  errorComponent: EventMissing,
  notFoundComponent: NotFoundScreen,
})

function EventScreen() {
  const answer = Route.useLoaderData()
  usePageTitle(answer.value.title)
  return (
    <>
      <FreshPill />
      <EventDetails answer={answer} />
      <OrderSheet answer={answer} isWanted={Route.useSearch().order !== undefined} />
    </>
  )
}

function EventWaiting() {
  return <EventDetailsWaiting eventId={Route.useParams().eventId} />
}

function EventMissing({ error }: ErrorComponentProps) {
  const { eventId } = Route.useParams()
  return <EventNotHeld eventId={eventId} error={error} />
}
