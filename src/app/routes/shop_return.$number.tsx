import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ShopReturnScreen } from '../features/shop/returns/screens/shop-return.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/shop_return/$number')({ component: ReturnScreen })

function ReturnScreen() {
  const { t } = useTranslation('returns')
  const { number } = Route.useParams()
  usePageTitle(t('title'))
  return (
    <Guard wants="signed-in" what={t('title')}>
      <ShopReturnScreen key={number} number={number} />
    </Guard>
  )
}
