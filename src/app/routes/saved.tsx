import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SavedEvents } from '../features/events/screens/saved-events.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'

export const Route = createFileRoute('/saved')({ component: SavedScreen })

function SavedScreen() {
  const { t } = useTranslation()
  usePageTitle(t('common:savedList.title'))
  return <SavedEvents />
}
