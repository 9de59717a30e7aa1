import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Guard } from '../shell/guards/guard.tsx'
import { BuyerMode } from '../shell/header/buyer-mode.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/buyer')({ component: BuyerScreen })

function BuyerScreen() {
  const { t } = useTranslation()
  usePageTitle(t('shell:titles.buyer'))
  return (
    <Guard wants="signed-in" what={t('shell:titles.buyer')}>
      <BuyerMode />
    </Guard>
  )
}
