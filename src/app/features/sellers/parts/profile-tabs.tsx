import { useTranslation } from 'react-i18next'
import { isLaterScreen } from '#contract/core/later-screens.ts'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'

/** The lists that have something of a seller, in the order of the specification: those that are read by the address of the shop, and by its id. */
const TABS = [
  { name: 'posts', by: 'slug' },
  { name: 'services', by: 'id' },
  { name: 'events', by: 'id' },
  { name: 'shop', by: 'id' },
  { name: 'gallery', by: 'slug' },
  { name: 'videos', by: 'slug' },
] as const

/** The strip that leads to all of a seller's, list by list; one comes with its screen. @see Specification §2.6 "A tab strip" */
export function ProfileTabs({ seller }: { seller: SellerPage }) {
  const { t } = useTranslation('sellers')
  return (
    <nav aria-label={t('page.tabs.label')} className="-mx-4 px-4 overflow-x-auto lg:mx-0 lg:px-0">
      <ul className="flex gap-1 w-max min-w-full border-b border-line">
        {TABS.filter(({ name }) => !isLaterScreen(`/${name}`)).map(({ name, by }) => (
          <li key={name}>
            <AppLink to={`/${name}?seller=${seller[by]}`} className="target px-3 whitespace-nowrap border-b-3 border-transparent hover:border-brand">
              {t(`page.tabs.${name}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
