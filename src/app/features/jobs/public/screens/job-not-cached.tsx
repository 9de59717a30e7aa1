import { useTranslation } from 'react-i18next'
import { isNetworkProblem, problemCode } from '#contract/core/problem-code.ts'
import { useCachedItem } from '../../../../state/bookmarks/use-cached-item.ts'
import { NotNow } from '../../../../ui/controls/not-now.tsx'
import { useToday } from '../../../../ui/formats/use-today.ts'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { useHeadingTitle } from '../../../../ui/navigation/use-page-title.ts'
import { JobLine } from '../parts/job-line.tsx'
import { useJobLinks } from '../use-job-links.ts'

/** How many other jobs are offered instead. */
const OFFERED = 8

interface JobNotHeldProps {
  /** As it stands in the address. */
  jobPostId: string
  error: unknown
}

/**
 * A job that cannot be shown now: what is known of it, why the rest is missing, and what can be read instead. It asks again by itself when
 * the network is back. @see offline-mobile "A page never visited"
 */
export function JobNotCached({ jobPostId, error }: JobNotHeldProps) {
  const { t } = useTranslation('jobs')
  const held = useCachedItem('jobs', jobPostId, OFFERED)
  const links = useJobLinks()
  const today = useToday(new Date(0).toISOString())
  const isNetwork = isNetworkProblem(problemCode(error))
  return (
    <div className="grid gap-4 max-w-xl mx-auto">
      {held?.card && (
        <ul>
          <JobLine job={held.card} links={links} today={today} />
        </ul>
      )}
      <NotNow title={isNetwork ? t('common:pageNotHeld') : t('details.failed')} error={error}>
        {held?.card && t('details.knownHint')} {isNetwork && t('details.healing')}
      </NotNow>
      {held && held.others.length > 0 && (
        <section aria-labelledby="held-jobs">
          <h2 id="held-jobs" className="text-lg mb-2">
            {t('details.onPhone')}
          </h2>
          <ul className="grid gap-2">
            {held.others.map((job) => (
              <JobLine key={job.job_post_id} job={job} links={links} today={today} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** A job that is not there: never was, or was taken back. */
export function JobNotFound() {
  const { t } = useTranslation('jobs')
  useHeadingTitle(t('details.notFound'))
  return (
    <NothingHere drawing="lost" title={t('details.notFound')} hint={t('details.notFoundHint')} as="h1">
      <ScreenLink to="/jobportal" className="btn-primary">
        {t('details.seeAll')}
      </ScreenLink>
    </NothingHere>
  )
}
