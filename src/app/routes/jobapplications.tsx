import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { StopAlert } from '../features/jobs/alerts/parts/stop-alert.tsx'
import { JobDesk } from '../features/jobs/applications/screens/job-desk.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/jobapplications')({ component: JobDeskScreen })

const TABS = ['profile', 'alerts'] as const

function JobDeskScreen() {
  const { t } = useTranslation()
  const { tab }: { tab?: unknown } = Route.useSearch()
  usePageTitle(t('shell:titles.jobapplications'))
  return (
    <StopAlert>
      <Guard wants="signed-in" what={t('shell:titles.jobapplications')}>
        <JobDesk tab={TABS.find((one) => one === tab) ?? 'applications'} />
      </Guard>
    </StopAlert>
  )
}
