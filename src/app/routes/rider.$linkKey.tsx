import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { RiderParcelScreen } from '../features/shop/orders/rider/screens/rider-parcel.tsx'
import { useHydrating } from '../ui/hydration/use-hydrating.ts'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

/** A rider's way in: no account, the right is in the link. */
export const Route = createFileRoute('/rider/$linkKey')({ component: RiderScreen })

function RiderScreen() {
  const { t } = useTranslation('parcels')
  const { linkKey } = Route.useParams()
  usePageTitle(t('rider.title'))
  if (useHydrating()) return <div role="status" aria-label={t('common:loading')} className="skeleton h-64" />
  return <RiderParcelScreen key={linkKey} link_key={linkKey} />
}
