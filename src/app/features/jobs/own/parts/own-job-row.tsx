import type { TFunction } from 'i18next'
import { imageAt } from '#contract/core/images.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { OwnJob } from '#contract/jobs/own-jobs.ts'
import { TakenOffLine } from '../../../../nouns/taken-off-line.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { phaseNow } from '../own-filter.ts'
import { DeadlineLine } from './deadline-line.tsx'
import { PhaseChip } from './look-chip.tsx'

/** What all rows of the list share. */
interface RowTools {
  t: TFunction<'hiring'>
  /** Milliseconds since the epoch. */
  now: number
  onMore: (job: OwnJob) => void
}

/** One's own job in the list: what, until when, and who has applied. */
export function OwnJobRow({ job, tools: { t, now, onMore } }: { job: OwnJob; tools: RowTools }) {
  const isDraft = job.posted_at === null
  return (
    <article aria-label={job.title} className="card p-3 grid grid-cols-1 gap-2">
      <div className="grid gap-x-3 grid-cols-[3rem_minmax(0,1fr)]">
        <Logo job={job} />
        <div className="grid gap-1 min-w-0">
          <h2 className="clamp clamp-2">
            <AppLink to={`/hiring/job/${job.job_post_id}/update`} lang={scriptLanguage(job.title)} className="hover:underline">
              {job.title}
            </AppLink>
          </h2>
          <p lang={scriptLanguage(job.company)} className="text-sm break-words">
            {job.company}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <PhaseChip phase={phaseNow(job, now)} />
            <DeadlineLine job={job} />
          </p>
          <TakenOffLine reason={job.taken_off_reason} />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-1">
        {isDraft ? <span className="text-sm text-ink-soft">{t('list.draftHint')}</span> : <Applications job={job} t={t} />}
        <Button icon="i-lucide-ellipsis" className="ms-auto" aria-label={t('list.moreOf', { title: job.title })} onClick={() => onMore(job)}>
          {t('list.more')}
        </Button>
      </div>
    </article>
  )
}

function Applications({ job: { job_post_id, title, applications, unseen, shortlisted }, t }: { job: OwnJob } & Pick<RowTools, 't'>) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 tabular">
      <AppLink
        to={`/hiring/job/${job_post_id}/applicants`}
        className="link target justify-start!"
        aria-label={t('list.applicantsOf', { count: applications, title })}
      >
        <Icon name="i-lucide-users" />
        {t('list.applications', { count: applications })}
      </AppLink>
      {unseen > 0 && (
        <span className="text-marigold font-600 text-sm">
          <Icon name="i-lucide-mail" /> {t('list.unseen', { count: unseen })}
        </span>
      )}
      {shortlisted > 0 && (
        <span className="text-sm">
          <Icon name="i-lucide-star" className="text-brand" /> {t('list.shortlisted', { count: shortlisted })}
        </span>
      )}
    </p>
  )
}

function Logo({ job: { company_logo, company_logo_tone } }: { job: OwnJob }) {
  if (!company_logo)
    return (
      <span className="w-12 h-12 grid place-items-center rounded-control bg-sunken text-ink-soft">
        <Icon name="i-lucide-building" className="text-lg" />
      </span>
    )
  return (
    <img
      src={imageAt(company_logo, 320)}
      width={48}
      height={48}
      alt=""
      loading="lazy"
      decoding="async"
      className={`w-12 h-12 rounded-control object-contain tone-${company_logo_tone}`}
    />
  )
}
