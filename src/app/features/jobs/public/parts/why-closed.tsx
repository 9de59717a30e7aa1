import { useTranslation } from 'react-i18next'
import type { JobDetail } from '#contract/jobs/jobs.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'

/** In place of the button: why one cannot apply any more. */
export function WhyClosed({ job, why }: { job: JobDetail; why: 'closed' | 'expired' }) {
  const { t } = useTranslation('jobs')
  const format = useFormat()
  return (
    <div className="mt-4 p-3 rounded-control bg-sunken">
      <p className="font-600 text-danger">
        <Icon name={why === 'closed' ? 'i-lucide-ban' : 'i-lucide-calendar-x'} /> {t(`states.${why}`)}
      </p>
      <p className="text-sm">{why === 'closed' ? t('states.closedHint') : t('states.expiredHint', { date: format.day(job.deadline) })}</p>
    </div>
  )
}
