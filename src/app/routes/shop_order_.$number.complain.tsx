import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ComplainScreen } from '../features/shop/returns/screens/complain.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/shop_order_/$number/complain')({ component: Complain })

function Complain() {
  const { t } = useTranslation('returns')
  const { number } = Route.useParams()
  usePageTitle(t('complain'))
  return (
    <Guard wants="signed-in" what={t('complain')}>
      <ComplainScreen key={number} number={number} />
    </Guard>
  )
}
