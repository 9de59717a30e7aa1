import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../ui/navigation/app-link.tsx'

const LINKS = {
  services: '/services',
  events: '/events',
  bookings: '/bookings',
  shop: '/shop',
  jobs: '/jobportal',
  dining: '/category/dining',
  transport: '/category/transport',
} as const

/** The ways to what else there is. @see Specification §2.6 "Quick links" */
export function QuickLinks() {
  const { t } = useTranslation('sellers')
  return (
    <nav aria-labelledby="seller-quick" className="card p-4">
      <h2 id="seller-quick" className="text-lg">
        {t('page.quick.title')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-3">
        {(Object.keys(LINKS) as (keyof typeof LINKS)[]).map((name) => (
          <li key={name}>
            <AppLink to={LINKS[name]} className="target w-full justify-start! wrap-anywhere hover:underline">
              {t(`page.quick.${name}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
