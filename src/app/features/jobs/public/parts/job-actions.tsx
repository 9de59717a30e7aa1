import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { JobDetail } from '#contract/jobs/jobs.ts'
import { ShareButton } from '../../../../ui/controls/share-button.tsx'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useJobBookmarks } from '../use-job-bookmarks.ts'

/** What can be done with a job before applying. */
export function JobActions({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs')
  const language = useLanguage()
  const keeping = useJobBookmarks([job])
  const isKept = keeping.isKept(job.job_post_id)
  return (
    <>
      <div className="flex flex-wrap gap-2 mt-3 [&>*]:grow">
        <button type="button" className="btn-quiet js-only" data-job={job.job_post_id} aria-pressed={isKept} onClick={keeping.toggle}>
          <Icon name={isKept ? 'i-lucide-check' : 'i-lucide-heart'} className={isKept ? 'text-brand' : ''} />
          {t('keep.button')}
        </button>
        <ShareButton title={`${job.title} · ${job.company}`} path={withLanguage(language, `/jobdetails/${job.job_post_id}`)} />
      </div>
      <p role="status" className="text-sm mt-2 empty:hidden">
        {keeping.failed && <span className="text-danger">{t('keep.failed')}</span>}
        {isKept && !keeping.failed && t(keeping.isReady(job.job_post_id) ? 'availableOffline' : 'keep.queued')}
      </p>
    </>
  )
}
