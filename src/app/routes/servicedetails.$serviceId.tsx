import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import { ServiceDetails } from '../features/services/public/screens/service-details.tsx'
import { ServiceDetailsWaiting } from '../features/services/public/screens/service-details-waiting.tsx'
import { ServiceNotCached, ServiceNotFound } from '../features/services/public/screens/service-not-cached.tsx'
import { FreshPill } from '../shell/lines/fresh-pill.tsx'
import { useItemTitle } from '../ui/navigation/use-item-title.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/servicedetails/$serviceId')({
  // What stands there while it is on its way is nothing that other pages should load. What says that it cannot be had comes with the screen:
  // on a network that does not answer it could not be fetched any more.
  codeSplitGroupings: [['component', 'errorComponent', 'notFoundComponent'], ['pendingComponent']],
  loader: (args) =>
    orLoadedByServer(args, async (options) => (await import('../features/services/public/calls.ts')).loadServicePage(args.params.serviceId, options)),
  component: ServiceScreen,
  pendingComponent: ServiceWaiting,
  // What the list has shown of it is worth showing at once.
  pendingMs: 0,
  errorComponent: ServiceMissing,
  notFoundComponent: ServiceNotFound,
})

function ServiceScreen() {
  const answer = Route.useLoaderData()
  useItemTitle(answer.value)
  return (
    <>
      <FreshPill />
      <ServiceDetails answer={answer} />
    </>
  )
}

function ServiceWaiting() {
  return <ServiceDetailsWaiting serviceId={Route.useParams().serviceId} />
}

function ServiceMissing({ error }: ErrorComponentProps) {
  const { serviceId } = Route.useParams()
  return <ServiceNotCached serviceId={serviceId} error={error} />
}
