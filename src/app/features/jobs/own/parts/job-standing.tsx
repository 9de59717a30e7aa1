import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { OwnJob } from '#contract/jobs/own-jobs.ts'
import { TakenOffLine } from '../../../../nouns/taken-off-line.tsx'
import { ShareButton } from '../../../../ui/controls/share-button.tsx'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { phaseNow } from '../own-filter.ts'
import { DeadlineLine } from './deadline-line.tsx'
import { PhaseChip } from './look-chip.tsx'

/** Where a job stands, and the ways to its applicants and its public page. */
export function JobStanding({ job }: { job: OwnJob }) {
  const { t } = useTranslation('hiring')
  const language = useLanguage()
  const now = useNow() ?? Date.now()
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PhaseChip phase={phaseNow(job, now)} />
        <DeadlineLine job={job} />
      </p>
      <TakenOffLine reason={job.taken_off_reason} />
      {job.posted_at !== null && (
        <div className="flex flex-wrap gap-2">
          <AppLink to={`/hiring/job/${job.job_post_id}/applicants`} className="btn-quiet">
            <Icon name="i-lucide-users" />
            {t('titles.applicants')}
          </AppLink>
          <AppLink to={`/jobdetails/${job.job_post_id}`} className="btn-quiet">
            <Icon name="i-lucide-eye" />
            {t('list.seePublic')}
          </AppLink>
          <ShareButton title={job.title} path={withLanguage(language, `/jobdetails/${job.job_post_id}`)} />
        </div>
      )}
    </div>
  )
}
