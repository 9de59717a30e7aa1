import { useTranslation } from 'react-i18next'
import type { JobDetail } from '#contract/jobs/jobs.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'

/** In place of the button: why one cannot apply any more. Of a job that staff took off, its description says it. */
export function WhyClosed({ job, why }: { job: JobDetail; why: 'closed' | 'expired' }) {
  const { t } = useTranslation('jobs')
  const format = useFormat()
  const isTakenOff = (job.taken_off_reason ?? null) !== null
  return (
    <div className="mt-4 p-3 rounded-control bg-sunken">
      <p className="font-600 text-danger">
        <Icon name={why === 'closed' ? 'i-lucide-ban' : 'i-lucide-calendar-x'} /> {t(`states.${why}`)}
      </p>
      {!isTakenOff && <p className="text-sm">{why === 'closed' ? t('states.closedHint') : t('states.expiredHint', { date: format.day(job.deadline) })}</p>}
    </div>
  )
}
