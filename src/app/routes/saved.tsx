import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SavedEvents } from '../features/events/public/screens/saved-events.tsx'
import { SAVED_KINDS, SavedPart } from '../shell/slots/saved-part.tsx'
import { useBookmarks } from '../state/bookmarks/bookmarks.ts'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/saved')({ component: SavedScreen })

function SavedScreen() {
  const { t } = useTranslation()
  usePageTitle(t('common:savedList.title'))
  const keys = useBookmarks((saved) => saved.keys)
  const has = (noun: string) => [...(keys ?? [])].some((key) => key.startsWith(`${noun}/`))
  const others = Object.entries(SAVED_KINDS).filter(([noun]) => has(noun))
  return (
    <>
      <SavedEvents isAll={keys !== undefined && others.length === 0} />
      {others.map(([noun, kind]) => (
        <SavedPart key={noun} of={kind} />
      ))}
    </>
  )
}
