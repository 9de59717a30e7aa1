import { useTranslation } from 'react-i18next'
import type { JobCard, JobDetail } from '#contract/jobs/jobs.ts'
import { useToday } from '../../../../ui/formats/use-today.ts'
import { useJobLinks } from '../use-job-links.ts'
import { EmployerCard } from './employer-card.tsx'
import { JobLine } from './job-line.tsx'

/** Who offers the job, and which others there are. @param at when the page was written, ISO 8601. */
export const OtherItems = ({ job, at }: { job: JobDetail; at: string }) => (
  <>
    <EmployerCard employer={job.employer_profile} />
    {job.similar.length > 0 && <SimilarJobs jobs={job.similar} at={at} />}
  </>
)

/** Others of the same kind. @param at when the page was written, ISO 8601. */
function SimilarJobs({ jobs, at }: { jobs: readonly JobCard[]; at: string }) {
  const { t } = useTranslation('jobs')
  const links = useJobLinks()
  const today = useToday(at)
  return (
    <section aria-labelledby="similar-jobs">
      <h2 id="similar-jobs" className="text-lg mb-2">
        {t('details.similar')}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {jobs.map((job) => (
          <JobLine key={job.job_post_id} job={job} links={links} today={today} />
        ))}
      </ul>
    </section>
  )
}
