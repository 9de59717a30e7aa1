import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PrecacheGroup } from '#contract/core/precache-groups.ts'
import { precacheGroupsOf } from '#contract/core/precached-screens.ts'
import { savesData } from '../../state/connection/fetching-ahead.ts'
import { precachedScreens } from '../../state/connection/precached-screens.ts'
import { useSession } from '../../state/session/session.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'

const NEED_ACCOUNT: readonly PrecacheGroup[] = ['member', 'seller', 'staff']

/** Why a screen is not on this phone, where the reader can know it: the key of a text. */
export function whyMissing(path: string): string | undefined {
  const whose = precacheGroupsOf(path) ?? []
  if (!useSession.getState().token && whose.length > 0 && whose.every((one) => NEED_ACCOUNT.includes(one))) return 'shell:missing.logIn'
  return savesData() ? 'shell:missing.afterVisit' : undefined
}

const SCREENS = [
  { to: '/', whose: ['home'], icon: 'i-lucide-layout-grid', textKey: 'common:productName' },
  { to: '/services', whose: ['home', 'services'], icon: 'i-lucide-wrench', textKey: 'common:nav.services' },
  { to: '/events', whose: [], icon: 'i-lucide-calendar-days', textKey: 'common:nav.events' },
  { to: '/shop', whose: ['home', 'shop'], icon: 'i-lucide-shopping-bag', textKey: 'common:nav.shop' },
  { to: '/jobportal', whose: ['home', 'jobs'], icon: 'i-lucide-briefcase-business', textKey: 'common:nav.jobs' },
  { to: '/posts', whose: ['home', 'member'], icon: 'i-lucide-messages-square', textKey: 'common:nav.posts' },
  { to: '/blogs', whose: ['home', 'magazine'], icon: 'i-lucide-book-open', textKey: 'common:nav.magazineHeader' },
  { to: '/saved', whose: [], icon: 'i-lucide-heart', textKey: 'common:menu.saved' },
] as const

/** The screens with lists that this phone holds, in place of one that it does not. */
export function PrecachedScreens() {
  const { t } = useTranslation()
  const [held, setHeld] = useState<ReadonlySet<PrecacheGroup>>(new Set())
  useEffect(() => {
    void precachedScreens(['home', 'jobs', 'magazine', 'member', 'services', 'shop']).then(setHeld)
  }, [])
  const screens = SCREENS.filter(({ whose }) => whose.length === 0 || whose.some((one) => held.has(one)))
  return (
    <section aria-labelledby="held-screens" className="w-full max-w-xl">
      <h2 id="held-screens" className="text-lg mb-2">
        {t('shell:missing.held')}
      </h2>
      <ul className="grid gap-1">
        {screens.map(({ to, icon, textKey }) => (
          <li key={to}>
            <ScreenLink to={to} className="target w-full justify-start! gap-2">
              <Icon name={icon} className="text-brand" />
              {t(textKey)}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
