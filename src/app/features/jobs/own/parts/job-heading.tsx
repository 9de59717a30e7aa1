import { scriptLanguage } from '#contract/core/text.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { loadOwnJob } from '../job-calls.ts'
import { phaseNow } from '../own-filter.ts'
import { DeadlineLine } from './deadline-line.tsx'
import { PhaseChip } from './look-chip.tsx'

/** What a screen of a job is about: its own name, and the job's. While that is not known nothing of the screen is kept back. */
export function JobHeading({ jobPostId, title }: { jobPostId: number; title: string }) {
  const now = useNow() ?? Date.now()
  const job = useAnswer((options) => loadOwnJob(jobPostId, { ...options, keptFirst: true }), `own-job ${jobPostId}`).answer?.value
  return (
    <div>
      <h1 className="text-xl">{title}</h1>
      <p className="min-h-8 flex flex-wrap items-center gap-x-3 gap-y-1">
        {job && (
          <>
            <AppLink to={`/hiring/job/${jobPostId}/update`} lang={scriptLanguage(job.title)} className="link">
              {job.title}
            </AppLink>
            <PhaseChip phase={phaseNow(job, now)} />
            <span className="text-sm">
              <DeadlineLine job={job} />
            </span>
          </>
        )}
      </p>
    </div>
  )
}
