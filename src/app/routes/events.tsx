import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type EventFilter, readEventFilter } from '#contract/events/events-filter.ts'
import { EventList } from '../features/events/public/screens/event-list.tsx'
import { EventListFailed } from '../features/events/public/screens/event-list-failed.tsx'
import { EventListWaiting } from '../features/events/public/screens/event-list-waiting.tsx'
import { FreshPill } from '../shell/lines/fresh-pill.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/events')({
  codeSplitGroupings: [['component'], ['pendingComponent'], ['errorComponent']],
  // Read where it is used: what can be asked of events is nothing that other pages should load.
  validateSearch: (search: Record<string, unknown>) => search as EventFilter,
  // In one order, not of the address: both sides must come to the same name for the same filter.
  loaderDeps: ({ search }) => Object.fromEntries(Object.entries(search).sort()) as EventFilter,
  loader: (args) => orLoadedByServer(args, async (options) => (await import('../features/events/public/calls.ts')).loadEventList(args.deps, options)),
  component: EventsScreen,
  pendingComponent: EventListWaiting,
  errorComponent: EventListFailed,
})

function EventsScreen() {
  const { t } = useTranslation()
  const search = Route.useSearch()
  const filter = useMemo(() => readEventFilter({ ...search }), [search])
  usePageTitle(t('events:title'))
  return (
    <>
      <FreshPill />
      <EventList filter={filter} answer={Route.useLoaderData()} />
    </>
  )
}
