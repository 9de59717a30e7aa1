import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../ui/formats/use-language.ts'
import { Icon } from '../ui/icons/icon.tsx'
import { isPlainClick } from '../ui/navigation/plain-click.ts'
import type { ScreenPath } from '../ui/navigation/screen-link.tsx'
import type { Place } from './places.ts'

/** As the specification spells them, in the reader's language; its services are those that are confirmed at once. @see Specification §2.1 "Mobile bottom bar" */
const TABS = [
  { tab: 'services', to: '/services', search: { instant: true }, spelled: '/service_category/instant-sell-service-index', icon: 'i-lucide-wrench' },
  { tab: 'events', to: '/events', spelled: '/event/event_index/', icon: 'i-lucide-calendar-days' },
  { tab: 'bookings', to: '/bookings', spelled: '/booking/index', icon: 'i-lucide-calendar-clock' },
  { tab: 'shop', to: '/shop', spelled: '/product/product-index', icon: 'i-lucide-shopping-bag' },
  { tab: 'jobs', to: '/jobportal', spelled: '/job_portal/index', icon: 'i-lucide-briefcase-business' },
] as const satisfies readonly { tab: Place['tab']; to: ScreenPath; search?: object; spelled: `/${string}`; icon: `i-lucide-${string}` }[]

/** The bar under the thumb. It gives way while a text field has the focus, so that the keyboard leaves room to read. */
export function TabBar({ place }: { place: Place }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const router = useRouter()

  const open = (event: MouseEvent, { tab, to, ...one }: (typeof TABS)[number]) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // On a screen that the tab itself opens, a second tap means: back to its beginning.
    if (tab === place.tab && !place.back) scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
    else void router.navigate({ to, search: ('search' in one ? one.search : {}) as never })
  }

  return (
    <nav aria-label={t('common:nav.bar')} className="tab-bar lg:hidden fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-raised safe-bottom">
      {TABS.map((one) => (
        <a
          key={one.tab}
          href={`/${language}${one.spelled}`}
          aria-current={one.tab === place.tab ? 'page' : undefined}
          className="basis-1/5 min-w-0 min-h-14 flex flex-col items-center justify-center text-xs active:bg-sunken aria-[current]:text-brand aria-[current]:font-600"
          onClick={(event) => open(event, one)}
        >
          <Icon name={one.icon} className="text-lg" />
          {t(`common:nav.${one.tab}`)}
        </a>
      ))}
    </nav>
  )
}
