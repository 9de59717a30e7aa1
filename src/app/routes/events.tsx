import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readEventQuestion } from '#contract/events-filter.ts'
import { EventList } from '../features/events/screens/event-list.tsx'
import { EventListFailed } from '../features/events/screens/event-list-failed.tsx'
import { EventListWaiting } from '../features/events/screens/event-list-waiting.tsx'
import { FreshPill } from '../shell/fresh-pill.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'

export const Route = createFileRoute('/events')({
  validateSearch: readEventQuestion,
  // In the order of the contract, not of the address: both sides must come to the same name for the same question.
  loaderDeps: ({ search }) => readEventQuestion({ ...search }),
  loader: async ({ deps, context, abortController }) =>
    (await import('../features/events/calls.ts')).loadEventList(deps, { ...context.how, signal: abortController.signal }),
  component: EventsScreen,
  pendingComponent: EventListWaiting,
  errorComponent: EventListFailed,
})

function EventsScreen() {
  const { t } = useTranslation()
  usePageTitle(t('events:title'))
  return (
    <>
      <FreshPill />
      <EventList question={Route.useSearch()} answer={Route.useLoaderData()} />
    </>
  )
}
