import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { UnverifiedNote } from '../features/accounts/parts/unverified-note.tsx'
import { HiringCounts } from '../features/jobs/own/parts/hiring-counts.tsx'
import { Dashboard } from '../features/sellers/dashboard/screens/dashboard.tsx'
import { ServiceCounts } from '../features/services/own/parts/service-counts.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/sellerdashboard')({ component: DashboardScreen })

function DashboardScreen() {
  const { t } = useTranslation()
  usePageTitle(t('dashboard:title'))
  return (
    <Guard wants="seller" what={t('dashboard:title')}>
      <SellerArea>
        <div>
          <UnverifiedNote of="all" />
          <Dashboard />
          <HiringCounts />
          <ServiceCounts />
        </div>
      </SellerArea>
    </Guard>
  )
}
