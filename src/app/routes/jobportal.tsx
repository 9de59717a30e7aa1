import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readJobQuestion } from '#contract/jobs-filter.ts'
import { JobPortal } from '../features/jobs/screens/job-portal.tsx'
import { JobPortalFailed } from '../features/jobs/screens/job-portal-failed.tsx'
import { JobPortalWaiting } from '../features/jobs/screens/job-portal-waiting.tsx'
import { FreshPill } from '../shell/fresh-pill.tsx'
import { KeepSearchPart } from '../shell/keep-search-part.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'

export const Route = createFileRoute('/jobportal')({
  // Read late: what can be asked of jobs is nothing that other pages should load. In one order, so that both sides name the question alike.
  loaderDeps: ({ search }) => Object.fromEntries(Object.entries(search).sort()) as Record<string, unknown>,
  loader: async ({ deps, context, abortController }) =>
    (await import('../features/jobs/calls.ts')).loadJobPortal(deps, { ...context.how, signal: abortController.signal }),
  component: PortalScreen,
  pendingComponent: JobPortalWaiting,
  errorComponent: JobPortalFailed,
})

function PortalScreen() {
  const { t } = useTranslation()
  const question = readJobQuestion(Route.useSearch())
  usePageTitle(t('jobs:title'))
  return (
    <>
      <FreshPill />
      <JobPortal question={question} found={Route.useLoaderData()} keep={<KeepSearchPart question={question} />} />
    </>
  )
}
