import { useTranslation } from 'react-i18next'
import { useSession } from '../../../state/session/session.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'

/** What a member has besides. */
const OF_MEMBERS = [
  { to: '/orders', icon: 'i-lucide-receipt-text', textKey: 'own.orders' },
  { to: '/myday', icon: 'i-lucide-calendar-check', textKey: 'own.day' },
] as const

/** The ways to what is the reader's own, which has no tab. @see decisions §8 "Bottom bar" */
export function OwnWays() {
  const { t } = useTranslation('home')
  const isMember = useSession(({ account }) => account !== null)
  return (
    <nav aria-label={t('own.label')} className="flex flex-wrap gap-2 lg:col-span-2">
      <ScreenLink to="/saved" className="btn-quiet grow">
        <Icon name="i-lucide-heart" className="text-brand" />
        {t('seeSaved')}
      </ScreenLink>
      {isMember &&
        OF_MEMBERS.map(({ to, icon, textKey }) => (
          <ScreenLink key={to} to={to} className="btn-quiet grow">
            <Icon name={icon} className="text-brand" />
            {t(textKey)}
          </ScreenLink>
        ))}
    </nav>
  )
}
