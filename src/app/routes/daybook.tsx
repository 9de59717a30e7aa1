import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DaybookScreen } from '../features/daybook/screens/daybook.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/daybook')({ component: Screen })

function Screen() {
  const { t } = useTranslation('daybook')
  usePageTitle(t('title'))
  return (
    <Guard wants="seller" what={t('title')}>
      <SellerArea>
        <DaybookScreen search={Route.useSearch()} />
      </SellerArea>
    </Guard>
  )
}
