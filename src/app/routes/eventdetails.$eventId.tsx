import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import { loadEventPage } from '../features/events/public/event-loader.ts'
import { EventDetails } from '../features/events/public/screens/event-details.tsx'
import { EventDetailsWaiting } from '../features/events/public/screens/event-details-waiting.tsx'
import { EventNotCached } from '../features/events/public/screens/event-not-cached.tsx'
import { NotFoundScreen } from '../shell/failures/late-screens.tsx'
import { FreshPill } from '../shell/lines/fresh-pill.tsx'
import { OrderSheet } from '../shell/menu/order-sheet.tsx'
import { useItemTitle } from '../ui/navigation/use-item-title.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/eventdetails/$eventId')({
  // What stands there while it is on its way is nothing that other pages should load.
  codeSplitGroupings: [['component'], ['pendingComponent'], ['errorComponent', 'notFoundComponent']],
  // With `?order=1` its tickets are being chosen.
  validateSearch: ({ order }: { order?: unknown }): { order?: '1' } => (order === '1' ? { order } : {}),
  loader: (args) => orLoadedByServer(args, (options) => loadEventPage(args.params.eventId, options)),
  component: EventScreen,
  pendingComponent: EventWaiting,
  // What the list has shown of it is worth showing at once.
  pendingMs: 0,
  errorComponent: EventMissing,
  notFoundComponent: NotFoundScreen,
})

function EventScreen() {
  const answer = Route.useLoaderData()
  useItemTitle(answer.value)
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
  return <EventNotCached eventId={eventId} error={error} />
}
