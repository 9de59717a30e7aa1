import { useTranslation } from 'react-i18next'
import { useAccount } from '../../features/accounts/use-account.ts'
import { AppLink } from '../../ui/navigation/app-link.tsx'

const TABS = [
  ['buyer', '/bookings'],
  ['provider', '/bookings?side=provider'],
  ['calendar', '/sellerservices/calendar'],
] as const

/** Between what one has booked, and what was booked of one’s services. Without a shop there is nothing to choose. */
export function BookingTabs({ tab }: { tab: (typeof TABS)[number][0] }) {
  const { t } = useTranslation('bookings')
  const { account } = useAccount()
  if (!account?.seller_slug) return null
  return (
    <nav aria-label={t('list.mine')} className="mb-4">
      <ul className="flex flex-wrap gap-1 border-b border-line">
        {TABS.map(([name, to]) => (
          <li key={name}>
            <AppLink
              to={to}
              aria-current={name === tab ? 'page' : undefined}
              className="target px-3 whitespace-nowrap border-b-3 border-transparent aria-[current]:border-brand aria-[current]:text-brand aria-[current]:font-600"
            >
              {t(`tabs.${name}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
