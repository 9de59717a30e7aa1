import { useTranslation } from 'react-i18next'
import type { EventCard } from '#contract/events/events.ts'
import type { JobCard } from '#contract/jobs/jobs.ts'
import { eventRow } from '../../../nouns/events.ts'
import { jobRow } from '../../../nouns/jobs.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { dayNumber, useToday } from '../../../ui/formats/use-today.ts'
import { ItemRow } from '../../../ui/lists/item-row.tsx'
import { SectionHead } from './section-head.tsx'

interface Props {
  events: readonly EventCard[]
  jobs: readonly JobCard[]
  /** When the answer was written, ISO 8601. */
  at: string
}

/** What can only be had for a little longer: the next events, and jobs whose deadline is next. */
export function EndingSoon({ events, jobs, at }: Props) {
  const { t, i18n } = useTranslation('home')
  const format = useFormat()
  const today = useToday(at)
  const tools = { t, format, language: i18n.language }
  const left = (end: string) => Math.max(0, dayNumber(end) - today)
  const rows = [
    ...events.map((event) => ({ end: event.from_time, row: eventRow(event, tools), badge: t('inDays', { count: left(event.from_time) }) })),
    ...jobs.map((job) => ({ end: job.deadline, row: jobRow(job, tools), badge: t('daysLeft', { count: left(job.deadline) }) })),
  ].sort((a, b) => (a.end < b.end ? -1 : 1))
  return (
    <section>
      <div className="flex flex-wrap items-center min-h-12">
        <SectionHead title={t('soon')} {...(jobs.length > 0 ? { link: { to: '/jobportal?sort=deadline', text: t('seeJobs') } } : {})} />
      </div>
      <ul className="grid gap-2">
        {rows.map(({ row, badge }) => (
          <ItemRow key={row.href} {...row} badge={badge} />
        ))}
      </ul>
    </section>
  )
}
