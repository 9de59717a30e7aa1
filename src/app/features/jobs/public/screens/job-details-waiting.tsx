import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/core/in-language.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { salaryText } from '../job-facts.ts'
import { CompanyLogo } from '../parts/company-logo.tsx'
import { seenJob } from '../seen-jobs.ts'

/** A job's final geometry while it is on its way, filled with what a list has already shown of it. */
export function JobDetailsWaiting({ jobPostId }: { jobPostId: string }) {
  const { t } = useTranslation('jobs')
  const language = useLanguage()
  const seen = seenJob(Number(jobPostId))
  const job = seen && inLanguage(language, seen)
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-6" aria-busy="true">
      <div className="flex gap-3">
        {job ? <CompanyLogo job={job} size="page" /> : <div className="skeleton w-20 h-20" />}
        {job ? (
          <div className="min-w-0">
            <h1 className="text-xl" lang={scriptLanguage(job.title)}>
              {job.title}
            </h1>
            <p lang={scriptLanguage(job.company)}>{job.company}</p>
          </div>
        ) : (
          <div className="skeleton grow h-14" />
        )}
        <div role="status" className="sr-only">
          {job ? <p>{t('details.loading')}</p> : <h1>{t('details.loading')}</h1>}
        </div>
      </div>
      <div className="card p-4">
        {job && <p className="text-lg font-600 text-marigold tabular mb-2">{salaryText(job, t)}</p>}
        <div className="skeleton h-48" />
      </div>
    </div>
  )
}
