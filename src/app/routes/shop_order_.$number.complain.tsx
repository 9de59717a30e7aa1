import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ComplainScreen } from '../features/shop/returns/screens/complain.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/shop_order_/$number/complain')({
  validateSearch: ({ entry }: { entry?: unknown }): { entry?: string } => (typeof entry === 'string' ? { entry } : {}),
  component: Complain,
})

function Complain() {
  const { t } = useTranslation('returns')
  const { number } = Route.useParams()
  const { entry } = Route.useSearch()
  usePageTitle(t('complain'))
  return (
    <Guard wants="signed-in" what={t('complain')}>
      <ComplainScreen key={number} number={number} entry={entry} />
    </Guard>
  )
}
