import { useTranslation } from 'react-i18next'
import { DAY_MS, dhakaDay } from '#contract/core/time.ts'
import type { OwnJob } from '#contract/jobs/own-jobs.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { phaseNow } from '../own-filter.ts'

const SOON_DAYS = 3

/** Until when one may apply, and how many days that is. */
export function DeadlineLine({ job }: { job: Pick<OwnJob, 'deadline' | 'phase'> }) {
  const { t } = useTranslation('hiring')
  const format = useFormat()
  const now = useNow() ?? Date.now()
  const days = Math.round((Date.parse(dhakaDay(job.deadline)) - Date.parse(dhakaDay(now))) / DAY_MS)
  const isOpen = phaseNow(job, now) === 'open'
  return (
    <span>
      {t('jobs:deadline')}: {format.day(job.deadline)}
      {isOpen && (
        <>
          {' · '}
          <span className={`inline-block ${days <= SOON_DAYS ? 'text-marigold font-600' : 'text-ink-soft'}`}>{t('jobs:daysLeft', { count: days })}</span>
        </>
      )}
    </span>
  )
}
