import { createFileRoute, type ErrorComponentProps, notFound } from '@tanstack/react-router'
import { isNotThere } from '#contract/core/problem-code.ts'
import { EventDetails } from '../features/events/screens/event-details.tsx'
import { EventDetailsWaiting } from '../features/events/screens/event-details-waiting.tsx'
import { EventNotHeld } from '../features/events/screens/event-not-held.tsx'
import { FreshPill } from '../shell/fresh-pill.tsx'
import { NotFoundScreen } from '../shell/late-screens.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'

export const Route = createFileRoute('/eventdetails/$eventId')({
  loader: async ({ params, context, abortController }) => {
    try {
      return await (await import('../features/events/calls.ts')).loadEvent(params.eventId, { ...context.how, signal: abortController.signal })
    } catch (error) {
      if (isNotThere(error)) throw notFound()
      throw error
    }
  },
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
