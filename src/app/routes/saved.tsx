import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SavedEvents } from '../features/events/screens/saved-events.tsx'
import { SavedJobsPart } from '../shell/saved-jobs-part.tsx'
import { useSaved } from '../state/saved.ts'
import { usePageTitle } from '../ui/use-page-title.ts'

export const Route = createFileRoute('/saved')({ component: SavedScreen })

function SavedScreen() {
  const { t } = useTranslation()
  usePageTitle(t('common:savedList.title'))
  const keys = useSaved((saved) => saved.keys)
  const hasJobs = [...(keys ?? [])].some((key) => key.startsWith('jobs/'))
  return (
    <>
      <SavedEvents isAll={keys !== undefined && !hasJobs} />
      {hasJobs && <SavedJobsPart />}
    </>
  )
}
