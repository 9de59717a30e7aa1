import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SavedItems } from '../../../../nouns/saved-items.tsx'
import { useBookmarksOf } from '../../../../state/bookmarks/use-bookmarks-of.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { dayNumber, useToday } from '../../../../ui/formats/use-today.ts'
import { JobGrid } from '../parts/job-grid.tsx'
import { useJobBookmarks } from '../use-job-bookmarks.ts'
import { useJobLinks } from '../use-job-links.ts'

/** The jobs that the reader keeps on this phone. What is no more to be applied for stays, and says so. */
export function SavedJobs() {
  const { t, i18n } = useTranslation('jobs')
  const format = useFormat()
  const links = useJobLinks()
  const { found, ask } = useBookmarksOf('jobs')
  const cards = (found.things ?? []).flatMap(({ card }) => card ?? [])
  const keeping = useJobBookmarks(cards)
  // Made for the phone alone: there is no page of the server to agree with.
  const [openedAt] = useState(() => new Date().toISOString())
  const today = useToday(openedAt)
  const byDeadline = (over: boolean) => cards.filter(({ deadline }) => dayNumber(deadline) < today === over)
  const texts = { title: t('saved.title'), failed: t('saved.failed'), notKept: t('keep.failed'), notHeld: t('saved.notHeld') }
  return (
    <SavedItems texts={texts} found={found} ask={ask} isNotKept={keeping.failed} links={links} dataKey="job">
      <JobGrid jobs={[...byDeadline(false), ...byDeadline(true)]} tools={{ t, language: i18n.language, format, links, keeping, today }} />
    </SavedItems>
  )
}
