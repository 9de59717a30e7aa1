import { type ReactNode, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/core/in-language.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import type { JobDetail } from '#contract/jobs/jobs.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { hydrateDeferred } from '../../../../ui/hydration/deferred-hydration.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { PartWaiting } from '../../../../ui/navigation/part-waiting.tsx'
import { RichHtml } from '../../../../ui/text/rich-html.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { closedWhy } from '../job-facts.ts'
import { ApplyButton } from '../parts/apply-button.tsx'
import { CompanyLogo } from '../parts/company-logo.tsx'
import { JobFacts } from '../parts/job-facts.tsx'
import { SafetyNote } from '../parts/safety-note.tsx'
import { WhyClosed } from '../parts/why-closed.tsx'

/** Links already as the server writes them, or of no use before that: their programs have time. */
const JobActions = hydrateDeferred(async () => (await import('../parts/job-actions.tsx')).JobActions)
const OtherItems = hydrateDeferred(async () => (await import('../parts/other-items.tsx')).OtherItems)

interface Props {
  answer: Answer<JobDetail>
  /** Puts something in place of the way to apply, where one has applied. */
  around: (button: ReactNode) => ReactNode
}

/** One job. On phones the way to apply stays under the thumb while one reads. @see Specification §2.7 "/jobdetails/{job_post_id}" */
export function JobDetails({ answer, around }: Props) {
  const { t } = useTranslation('jobs')
  const language = useLanguage()
  const job = useMemo(() => inLanguage(language, answer.value), [language, answer.value])
  // By the reader's clock once it may be asked, before that by when the answer was written: both sides then write the same.
  const closed = closedWhy(job, useNow() ?? Date.parse(answer.fetchedAt))
  // Their elements stay the same, so that nothing updates what is not alive yet.
  const actions = useMemo(
    () => (
      <Suspense fallback={<div className="min-h-12 mt-3" />}>
        <JobActions job={job} />
      </Suspense>
    ),
    [job],
  )
  const others = useMemo(
    () => (
      <Suspense fallback={<PartWaiting className="h-32" />}>
        <OtherItems job={job} at={answer.fetchedAt} />
      </Suspense>
    ),
    [job, answer.fetchedAt],
  )
  return (
    <article className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-6 lg:grid-rows-[auto_1fr]">
      <header className="flex gap-3 lg:col-start-1">
        <CompanyLogo job={job} size="page" />
        <div className="min-w-0">
          <h1 className="text-xl" lang={scriptLanguage(job.title)}>
            {job.title}
          </h1>
          <p lang={scriptLanguage(job.company)}>{job.company}</p>
          <p className="min-h-5">
            <AgeNote answer={answer} />
          </p>
        </div>
      </header>
      <aside className="grid grid-cols-1 gap-4 content-start lg:col-start-2 lg:row-start-1 lg:row-span-2">
        <section aria-label={t('details.about')} className="card p-4">
          <JobFacts job={job} writtenAt={answer.fetchedAt} />
          {closed && <WhyClosed job={job} why={closed} />}
          {!closed && <div className="max-lg:hidden mt-4">{around(<ApplyButton job={job} />)}</div>}
          {actions}
        </section>
        <SafetyNote />
      </aside>
      <div className="min-w-0 grid grid-cols-1 gap-6 content-start lg:col-start-1">
        <section aria-labelledby="job-description">
          <h2 id="job-description" className="text-lg mb-2">
            {t('details.description')}
          </h2>
          <div lang={scriptLanguage(textOfHtml(job.description))}>
            <RichHtml html={job.description} />
          </div>
        </section>
        {others}
      </div>
      {!closed && (
        // Lies on the tabs until its own place, the end of the page, is reached: what stands there is above it, never behind it.
        <div className="bottom-bar lg:hidden [@media(min-height:30rem)]:sticky above-tabs -mx-4 px-4 py-2 bg-surface border-t border-line">
          {around(<ApplyButton job={job} />)}
        </div>
      )}
    </article>
  )
}
