import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { JobDetail } from '#contract/jobs/jobs.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { dayNumber, useToday } from '../../../../ui/formats/use-today.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { placeText, salaryText } from '../job-facts.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-soft shrink-0">{name}</dt>
    <dd className="min-w-0 text-end">{children}</dd>
  </div>
)

/** What is offered and what is asked for. @param writtenAt when the page was written, ISO 8601. */
export function JobFacts({ job, writtenAt }: { job: JobDetail; writtenAt: string }) {
  const { t, i18n } = useTranslation('jobs')
  const format = useFormat()
  const today = useToday(writtenAt)
  const place = placeText(job, i18n.language)
  const daysLeft = dayNumber(job.deadline) - today
  return (
    <>
      <p className="text-lg font-600 text-marigold tabular mb-2">{salaryText(job, t)}</p>
      <dl className="grid gap-1 text-sm">
        {(place || job.is_remote) && (
          <Fact name={t('details.location')}>
            {place && <MixedText text={place} />}
            {place && job.is_remote && ' · '}
            {job.is_remote && t('remote')}
          </Fact>
        )}
        <Fact name={t('details.type')}>{t(`types.${job.job_type}`)}</Fact>
        {job.job_education_qualification && <Fact name={t('details.education')}>{t(`education.${job.job_education_qualification}`)}</Fact>}
        <Fact name={t('details.experience')}>{t('experience', { count: job.experience_years })}</Fact>
        {job.vacancies !== null && <Fact name={t('details.vacancies')}>{format.number(job.vacancies)}</Fact>}
        <Fact name={t('details.category')}>{i18n.language === 'bn' ? job.category.title_bn : job.category.title}</Fact>
        {!job.apply_link && <Fact name={t('details.cv')}>{t(job.needs_cv ? 'details.cvNeeded' : 'details.cvNotNeeded')}</Fact>}
        <Fact name={t('details.posted')}>
          <time dateTime={job.posted_at}>{format.day(job.posted_at)}</time>
        </Fact>
        <Fact name={t('deadline')}>
          <time dateTime={job.deadline}>{format.day(job.deadline)}</time>
          {daysLeft >= 0 && !job.is_closed && (
            <b className={`block font-600 ${daysLeft < 3 ? 'text-danger' : 'text-ink-soft'}`}>{t('daysLeft', { count: daysLeft })}</b>
          )}
        </Fact>
      </dl>
    </>
  )
}
