import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Moderation } from '../features/blogs/moderation/screens/moderation.tsx'
import { ReportedList } from '../features/conversations/parts/reported-list.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/moderation')({ component: ModerationScreen })

function ModerationScreen() {
  const { t } = useTranslation()
  const search: Record<string, unknown> = Route.useSearch()
  const what = t('shell:titles.moderation')
  usePageTitle(what)
  return (
    <Guard wants="staff" what={what}>
      <Moderation filter={search} messages={<ReportedList />} />
    </Guard>
  )
}
