import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../ui/formats/use-language.ts'
import { Icon } from '../ui/icons/icon.tsx'
import { isPlainClick } from '../ui/navigation/plain-click.ts'
import type { Place } from './places.ts'
import { ORDERS_TAB } from './second-parts.tsx'

/** As the specification spells them, in the reader's language. @see Specification §2.1 "Mobile bottom bar" */
const TABS = [
  { tab: 'events', to: '/events', spelled: '/event/event_index/', icon: 'i-lucide-calendar-days' },
  { tab: 'jobs', to: '/jobportal', spelled: '/job_portal/index', icon: 'i-lucide-briefcase-business' },
  { tab: 'saved', to: '/saved', spelled: '/saved', icon: 'i-lucide-heart' },
] as const

// A quarter each, less once there are five: not by how many of them have arrived, or they would jump while the page is still coming.
const ITEM = 'basis-1/4 min-h-14 flex flex-col items-center justify-center text-xs active:bg-sunken'

/** The bar under the thumb. It gives way while a text field has the focus, so that the keyboard leaves room to read. */
export function TabBar({ place, menu }: { place: Place; menu: ReactNode }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const router = useRouter()

  const open = (event: MouseEvent, { tab, to }: (typeof TABS)[number]) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // On a screen that the tab itself opens, a second tap means: back to its beginning.
    if (tab === place.tab && !place.back) scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
    else void router.navigate({ to })
  }

  return (
    <nav aria-label={t('common:nav.bar')} className="tab-bar lg:hidden fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-raised safe-bottom">
      {TABS.map((one) => (
        <a
          key={one.tab}
          href={`/${language}${one.spelled}`}
          aria-current={one.tab === place.tab ? 'page' : undefined}
          className={`${ITEM} aria-[current]:text-brand aria-[current]:font-600`}
          onClick={(event) => open(event, one)}
        >
          <Icon name={one.icon} className="text-lg" />
          {t(`common:nav.${one.tab}`)}
        </a>
      ))}
      {ORDERS_TAB}
      {menu}
    </nav>
  )
}

/** The tab that opens the menu; not there without JavaScript. */
export function MenuTab({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  return (
    <button type="button" aria-haspopup="dialog" className={`${ITEM} js-only`} onClick={onOpen}>
      <Icon name="i-lucide-menu" className="text-lg" />
      {t('common:nav.menu')}
    </button>
  )
}
