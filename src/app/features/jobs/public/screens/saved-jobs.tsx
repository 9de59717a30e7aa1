import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { useBookmarksOf } from '../../../../state/bookmarks/use-bookmarks-of.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { dayNumber, useToday } from '../../../../ui/formats/use-today.ts'
import type { ItemLinks } from '../../../../ui/lists/use-item-links.ts'
import { JobGrid } from '../parts/job-grid.tsx'
import { useJobBookmarks } from '../use-job-bookmarks.ts'
import { useJobLinks } from '../use-job-links.ts'

/** The jobs that the reader keeps on this phone. What is no more to be applied for stays, and says so. */
export function SavedJobs() {
  const { t, i18n } = useTranslation('jobs')
  const headingId = useId()
  const format = useFormat()
  const links = useJobLinks()
  const { found, ask } = useBookmarksOf('jobs')
  const jobs = found.things ?? []
  const cards = jobs.flatMap(({ card }) => card ?? [])
  const keeping = useJobBookmarks(cards)
  // Made for the phone alone: there is no page of the server to agree with.
  const [openedAt] = useState(() => new Date().toISOString())
  const today = useToday(openedAt)
  const byDeadline = (over: boolean) => cards.filter(({ deadline }) => dayNumber(deadline) < today === over)
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h2 id={headingId} className="text-xl mb-3">
        {t('saved.title')}
      </h2>
      {found.state === 'failed' && (
        <div role="alert" className="card p-6">
          <p className="mb-3">{t('saved.failed')}</p>
          <Button onClick={ask}>{t('common:retry')}</Button>
        </div>
      )}
      {keeping.failed && (
        <p role="alert" className="mb-3 text-danger">
          {t('keep.failed')}
        </p>
      )}
      <JobGrid jobs={[...byDeadline(false), ...byDeadline(true)]} tools={{ t, language: i18n.language, format, links, keeping, today }} />
      <ul className="grid gap-2 mt-4 empty:hidden">{jobs.map((job) => (job.card ? null : <NotFetched key={job.id} job={job} links={links} />))}</ul>
    </section>
  )
}

function NotFetched({ job, links }: { job: { id: number; title: string }; links: ItemLinks }) {
  const { t } = useTranslation('jobs')
  return (
    <li>
      <a className="card p-3" href={links.hrefOf(job.id)} data-job={job.id} onClick={links.open}>
        <b className="block" lang={scriptLanguage(job.title)}>
          {job.title}
        </b>
        <span className="block text-sm text-marigold">{t('saved.notHeld')}</span>
      </a>
    </li>
  )
}
