import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { JobCard as Job } from '#contract/jobs/jobs.ts'
import type { ItemBookmarks } from '../../../../state/bookmarks/use-item-bookmarks.ts'
import { dayNumber } from '../../../../ui/formats/use-today.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { ItemLinks } from '../../../../ui/lists/use-item-links.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { placeText, salaryText } from '../job-facts.ts'
import { CompanyLogo } from './company-logo.tsx'

/** What all cards of a screen share: handed down instead of asked for, since a card that calls no hook comes to life almost for free. */
export interface JobCardTools {
  t: TFunction<'jobs'>
  language: string
  format: Formatter
  links: ItemLinks
  keeping: ItemBookmarks
  /** Number of the present day: ui/formats/use-today.ts. */
  today: number
}

interface JobCardProps {
  /** Its title in the reader's language, where there is one. */
  job: Job
  tools: JobCardTools
  /** In the first viewport. */
  isFirst?: boolean
}

/** @see Specification §2.7 "Each card shows" */
export function JobCard({ job, tools: { t, language, format, links, keeping, today }, isFirst = false }: JobCardProps) {
  const titleLanguage = scriptLanguage(job.title)
  const href = links.hrefOf(job.job_post_id)
  const isKept = keeping.isKept(job.job_post_id)
  const link = { 'data-job': job.job_post_id, onClick: links.open, onPointerEnter: links.preload }
  const place = placeText(job, language)
  const daysLeft = dayNumber(job.deadline) - today
  // One that was saved stays when its time is over.
  const isOver = daysLeft < 0
  const facts = [t(`types.${job.job_type}`), job.job_education_qualification && t(`education.${job.job_education_qualification}`), job.is_remote && t('remote')]
  return (
    <article
      className={`card relative p-3 grid gap-x-3 grid-cols-[auto_minmax(0,1fr)_auto] sm:p-4 ${isFirst ? '' : '[content-visibility:auto] [contain-intrinsic-size:auto_16rem] sm:[contain-intrinsic-size:auto_9rem]'}`}
    >
      <CompanyLogo job={job} />
      <div className="min-w-0">
        <h2 className="text-base">
          <a href={href} {...link} lang={titleLanguage} className="whole-card hover:underline">
            {job.title}
          </a>
        </h2>
        <p className="text-sm text-ink-soft" lang={scriptLanguage(job.company)}>
          {job.company}
        </p>
      </div>
      <button
        type="button"
        className={`js-only btn-icon relative -me-1 -mt-1 self-start justify-self-end ${isKept ? 'bg-brand text-on-brand' : ''}`}
        data-job={job.job_post_id}
        onClick={keeping.toggle}
        aria-pressed={isKept}
        aria-label={t('keep.add', { title: job.title })}
      >
        <Icon name="i-lucide-heart" />
      </button>
      <div className="mt-2 max-sm:col-span-full sm:col-start-2 sm:flex sm:flex-wrap sm:gap-x-4 sm:self-center text-sm">
        <p className="font-600 text-marigold tabular">{salaryText(job, t)}</p>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {place && (
          <p>
            <Icon name="i-lucide-map-pin" className="text-ink-soft" /> <MixedText text={place} />
          </p>
        )}
        <p>
          {t('deadline')}: <time dateTime={job.deadline}>{format.day(job.deadline)}</time>
        </p>
        <p className="text-ink-soft">
          <span className={daysLeft < 3 ? 'font-600 text-danger' : ''}>{isOver ? t('states.expired') : t('daysLeft', { count: daysLeft })}</span> ·{' '}
          <span>{t('posted', { count: Math.max(0, today - dayNumber(job.posted_at)) })}</span>
          {titleLanguage !== language && <span> · {t(`common:titleIn.${titleLanguage}`)}</span>}
        </p>
      </div>
      <JobLinks job={job} tools={{ t, href, link }} isOver={isOver} />
      {keeping.isReady(job.job_post_id) && <small className="col-span-full pt-1 text-sm text-brand">{t('availableOffline')}</small>}
    </article>
  )
}

interface JobLinksProps {
  job: Job
  tools: { t: TFunction<'jobs'>; href: string; link: object }
  isOver: boolean
}

/** Both ways from a card, above the link that covers it; at the end of a wide row. */
const JobLinks = ({ job, tools: { t, href, link }, isOver }: JobLinksProps) => (
  <div className="relative mt-2 flex gap-2 max-sm:col-span-full sm:col-start-3 sm:self-end [&>*]:grow [&>*]:px-3">
    <a href={href} {...link} className="btn-quiet" aria-label={t('viewDetailsOf', { title: job.title })}>
      {t('viewDetails')}
    </a>
    {!isOver &&
      (job.apply_link ? (
        <a href={job.apply_link} target="_blank" rel="noopener noreferrer" className="btn-primary" aria-label={t('applyNowElsewhere', { title: job.title })}>
          {t('applyNow')}
          <Icon name="i-lucide-external-link" />
        </a>
      ) : (
        <a href={`${href}?apply=1`} {...link} className="btn-primary" aria-label={t('applyNowOf', { title: job.title })}>
          {t('applyNow')}
        </a>
      ))}
  </div>
)
