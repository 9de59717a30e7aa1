import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { NotNow } from '../../../ui/controls/not-now.tsx'
import { hydrateDeferred } from '../../../ui/hydration/deferred-hydration.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'

const FromPhone = hydrateDeferred(async () => (await import('../parts/from-phone.tsx')).FromPhone)

/** What answers from the phone when the service does not. */
const HELD = [
  { to: '/events', icon: 'i-lucide-calendar-days', textKey: 'seeEvents' },
  { to: '/jobportal', icon: 'i-lucide-briefcase-business', textKey: 'seeJobs' },
  { to: '/blogs', icon: 'i-lucide-book-open', textKey: 'seeBlogs' },
  { to: '/saved', icon: 'i-lucide-heart', textKey: 'seeSaved' },
] as const

/** Home could not be had: says so, asks again, and leads to what this phone holds. */
export function HomeFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('home')
  return (
    <div className="grid gap-6">
      <NotNow title={t('failed')} error={error} />
      <nav aria-label={t('held')} className="grid gap-2 sm:grid-cols-2">
        <h2 className="text-lg sm:col-span-2">{t('held')}</h2>
        {HELD.map(({ to, icon, textKey }) => (
          <ScreenLink key={to} to={to} className="btn-quiet justify-start!">
            <Icon name={icon} />
            {t(textKey)}
          </ScreenLink>
        ))}
      </nav>
      <Suspense>
        <FromPhone />
      </Suspense>
    </div>
  )
}
