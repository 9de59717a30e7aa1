import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Basket } from '../features/shop/screens/basket.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/basket')({ component: BasketScreen })

function BasketScreen() {
  const { t } = useTranslation('basket')
  usePageTitle(t('title'))
  return <Basket />
}
