import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import { JobDetails } from '../features/jobs/public/screens/job-details.tsx'
import { JobDetailsWaiting } from '../features/jobs/public/screens/job-details-waiting.tsx'
import { JobNotCached, JobNotFound } from '../features/jobs/public/screens/job-not-cached.tsx'
import { FreshPill } from '../shell/lines/fresh-pill.tsx'
import { AppliedPart } from '../shell/slots/applied-part.tsx'
import { ApplyPart } from '../shell/slots/apply-part.tsx'
import { useItemTitle } from '../ui/navigation/use-item-title.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/jobdetails/$jobPostId')({
  // What stands there while it is on its way is nothing that other pages should load. What says that it cannot be had comes with the screen:
  // on a network that does not answer it could not be fetched any more.
  codeSplitGroupings: [['component', 'errorComponent', 'notFoundComponent'], ['pendingComponent']],
  // With `?apply=1` one is applying for it.
  validateSearch: ({ apply }: { apply?: unknown }): { apply?: '1' } => (apply === '1' ? { apply } : {}),
  loader: (args) => orLoadedByServer(args, async (options) => (await import('../features/jobs/public/calls.ts')).loadJobPage(args.params.jobPostId, options)),
  component: JobScreen,
  pendingComponent: JobWaiting,
  // What the list has shown of it is worth showing at once.
  pendingMs: 0,
  errorComponent: JobMissing,
  notFoundComponent: JobNotFound,
})

function JobScreen() {
  const answer = Route.useLoaderData()
  useItemTitle(answer.value)
  return (
    <>
      <FreshPill />
      <JobDetails answer={answer} around={(button) => <AppliedPart job_post_id={answer.value.job_post_id}>{button}</AppliedPart>} />
      <ApplyPart job={answer.value} isWanted={Route.useSearch().apply !== undefined} />
    </>
  )
}

function JobWaiting() {
  return <JobDetailsWaiting jobPostId={Route.useParams().jobPostId} />
}

function JobMissing({ error }: ErrorComponentProps) {
  const { jobPostId } = Route.useParams()
  return <JobNotCached jobPostId={jobPostId} error={error} />
}
