import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Hiring } from '../features/hiring/screens/hiring.tsx'
import { Guard } from '../shell/guard.tsx'
import { SellerArea } from '../shell/seller-area.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'

export const Route = createFileRoute('/hiring')({ component: HiringScreen })

function HiringScreen() {
  const { t } = useTranslation()
  usePageTitle(t('shell:titles.hiring'))
  return (
    <Guard wants="seller" what={t('shell:titles.hiring')}>
      <SellerArea>
        <Hiring question={Route.useSearch()} />
      </SellerArea>
    </Guard>
  )
}
