import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BuyerMode } from '../shell/buyer-mode.tsx'
import { Guard } from '../shell/guard.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'

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
