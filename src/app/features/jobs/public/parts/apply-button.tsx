import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { JobDetail } from '#contract/jobs/jobs.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { isPlainClick } from '../../../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** Opened from the job's own page: the way back closes it. */
    overJob?: true
  }
}

/** To the employer's own site, or to the sheet of this one: the address says that it is open, so that back closes it. */
export function ApplyButton({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs')
  const router = useRouter()
  const prefix = usePrefix()
  if (job.apply_link)
    return (
      <>
        <a href={job.apply_link} target="_blank" rel="noopener noreferrer" className="btn-primary w-full">
          {t('applyNow')}
          <Icon name="i-lucide-external-link" />
        </a>
        <p className="mt-1 text-sm text-ink-soft text-center">{t('details.elsewhere')}</p>
      </>
    )
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const params = { jobPostId: String(job.job_post_id) }
    void router.navigate({ to: '/jobdetails/$jobPostId', params, search: { apply: '1' }, state: { overJob: true }, resetScroll: false })
  }
  return (
    <>
      <a href={withLanguage(prefix, `/jobdetails/${job.job_post_id}?apply=1`)} className="btn-primary w-full js-only" onClick={open}>
        {t('applyNow')}
      </a>
      <noscript>
        <p className="text-sm">{t('details.needsScript')}</p>
      </noscript>
    </>
  )
}
