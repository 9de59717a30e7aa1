import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { JobPortal } from '../features/jobs/public/screens/job-portal.tsx'
import { JobPortalFailed } from '../features/jobs/public/screens/job-portal-failed.tsx'
import { JobPortalWaiting } from '../features/jobs/public/screens/job-portal-waiting.tsx'
import { FreshPill } from '../shell/lines/fresh-pill.tsx'
import { hydrateDeferred } from '../ui/hydration/deferred-hydration.ts'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/jobportal')({
  codeSplitGroupings: [['component'], ['pendingComponent'], ['errorComponent']],
  // Read where it is used: what can be asked of jobs is nothing that other pages should load. In one order, so that both sides name it alike.
  loaderDeps: ({ search }) => Object.fromEntries(Object.entries(search).sort()) as Record<string, unknown>,
  loader: (args) => orLoadedByServer(args, async (options) => (await import('../features/jobs/public/calls.ts')).loadJobPortal(args.deps, options)),
  component: PortalScreen,
  pendingComponent: JobPortalWaiting,
  errorComponent: JobPortalFailed,
})

const KeepSearchPart = hydrateDeferred(async () => (await import('../shell/slots/keep-search-part.tsx')).KeepSearchPart)

function PortalScreen() {
  const { t } = useTranslation()
  const [answer, banners, filter] = Route.useLoaderData()
  // The same element for the same filter, so that nothing updates what is not alive yet.
  const keep = useMemo(
    () => (
      <Suspense>
        <KeepSearchPart filter={filter} />
      </Suspense>
    ),
    [filter],
  )
  usePageTitle(t('jobs:title'))
  return (
    <>
      <FreshPill />
      <JobPortal filter={filter} found={[answer, banners]} keep={keep} />
    </>
  )
}
