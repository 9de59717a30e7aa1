import { useTranslation } from 'react-i18next'
import { isLaterScreen } from '#contract/core/later-screens.ts'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'

type Tab = 'posts' | 'services' | 'events' | 'shop' | 'gallery' | 'videos'

/** What a seller must have for a tab to lead somewhere. Answers that were kept by earlier versions do not say so: then it stands. */
const HAS: Partial<Record<Tab, 'has_services' | 'has_events' | 'has_products'>> = { services: 'has_services', events: 'has_events', shop: 'has_products' }

/** The lists that have something of a seller, in the order of the specification. */
const TABS: readonly Tab[] = ['posts', 'services', 'events', 'shop', 'gallery', 'videos']

/** The strip that leads to all of a seller's, list by list; one comes with its screen. @see Specification §2.6 "A tab strip" */
export function ProfileTabs({ seller }: { seller: SellerPage }) {
  const { t } = useTranslation('sellers')
  const isShown = (tab: Tab) => {
    const has = HAS[tab]
    return !isLaterScreen(`/${tab}`) && (has === undefined || seller[has] !== false)
  }
  return (
    <nav aria-label={t('page.tabs.label')} className="-mx-4 px-4 overflow-x-auto lg:mx-0 lg:px-0">
      <ul className="flex gap-1 w-max min-w-full border-b border-line">
        {TABS.filter(isShown).map((tab) => (
          <li key={tab}>
            <AppLink to={`/${tab}?seller=${seller.slug}`} className="target px-3 whitespace-nowrap hover:underline">
              {t(`page.tabs.${tab}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
