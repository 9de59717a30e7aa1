import { useTranslation } from 'react-i18next'
import { useAccount } from '../../features/accounts/use-account.ts'
import { useSignOut } from '../../features/accounts/use-sign-out.tsx'
import { useSession } from '../../state/session/session.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'
import { useHeadingTitle } from '../../ui/navigation/use-page-title.ts'
import { MixedText } from '../../ui/text/mixed-text.tsx'
import { DashboardMenu } from '../menu/dashboard-menu.tsx'
import { Avatar } from './avatar.tsx'

const TILE = 'card wrap-anywhere w-full min-h-24 p-3 flex! flex-col items-center justify-center gap-2 text-center active:bg-sunken'
/** In the order of the specification. @see Specification §2.6 "/profileindex" */
const TILES = [
  { to: '/services', icon: 'i-lucide-wrench', textKey: 'shell:tiles.services' },
  { to: '/bookings', icon: 'i-lucide-calendar-clock', textKey: 'shell:tiles.bookings' },
  { to: '/events', icon: 'i-lucide-calendar-days', textKey: 'common:nav.events' },
  { to: '/shop', icon: 'i-lucide-store', textKey: 'shell:tiles.shop' },
  { to: '/jobportal', icon: 'i-lucide-briefcase-business', textKey: 'shell:titles.jobportal' },
  { to: '/category/transport', icon: 'i-lucide-bus', textKey: 'shell:tiles.transport' },
  { to: '/blogs', icon: 'i-lucide-book-open', textKey: 'common:nav.magazineHeader' },
] as const
/** What a member looks for most often, so that it need not be looked for in the menu above. */
const OWN = [
  { to: '/tickets', icon: 'i-lucide-ticket', textKey: 'shell:titles.tickets' },
  { to: '/orders', icon: 'i-lucide-receipt-text', textKey: 'shell:titles.orders' },
  { to: '/saved', icon: 'i-lucide-heart', textKey: 'common:menu.saved' },
  { to: '/profile-settings', icon: 'i-lucide-settings', textKey: 'shell:settings' },
  { to: '/help', icon: 'i-lucide-message-circle-question-mark', textKey: 'shell:titles.help' },
] as const

/** Everything that belongs to who is signed in, for the thumb. @see Specification §2.6 "/profileindex" */
export function ProfileMenu() {
  const { t } = useTranslation()
  const { ask, dialog } = useSignOut()
  const { account } = useAccount()
  return (
    <div className="grid gap-4 mx-auto max-w-2xl">
      <Owner />
      <DashboardMenu isSeller={Boolean(account?.seller_slug)} />
      <ul className="grid grid-cols-2 md:grid-cols-5 gap-2">
        {OWN.map(({ to, icon, textKey }) => (
          <li key={to} className="grid max-md:last:col-span-2">
            <ScreenLink to={to} className="btn-quiet px-2! wrap-anywhere">
              <Icon name={icon} className="text-brand" />
              {t(textKey)}
            </ScreenLink>
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 md:grid-cols-4 gap-3">
        {TILES.map(({ to, icon, textKey }) => (
          <li key={to} className="grid">
            <AppLink to={to} className={TILE}>
              <Icon name={icon} className="text-xl text-brand" />
              {t(textKey)}
            </AppLink>
          </li>
        ))}
        <li className="grid">
          <button type="button" className={TILE} onClick={ask}>
            <Icon name="i-lucide-log-out" className="text-xl text-brand" />
            {t('shell:titles.logout')}
          </button>
        </li>
      </ul>
      {account && !account.seller_slug && (
        <ScreenLink to="/become-a-seller" className="btn-quiet">
          {t('common:nav.becomeSeller')}
        </ScreenLink>
      )}
      {dialog}
    </div>
  )
}

/** Name and picture, on the way to one's own screen. */
function Owner() {
  const { t } = useTranslation()
  const name = useSession(({ account }) => account?.username ?? '')
  const { account } = useAccount()
  useHeadingTitle(`${t('shell:titles.profileindex')}: ${name}`)
  const isSeller = Boolean(account?.seller_slug)
  return (
    <ScreenLink to={isSeller ? '/sellerdashboard' : '/profile-settings'} className="card flex! items-center gap-4 p-4 active:bg-sunken">
      <Avatar name={name} picture={account?.profile_picture} size="page" />
      <div className="min-w-0 flex-1">
        <h1 className="text-lg truncate">
          <MixedText text={name} />
        </h1>
        <span className="text-sm text-ink-soft">{t(isSeller ? 'shell:titles.sellerdashboard' : 'shell:settings')}</span>
      </div>
      <Icon name="i-lucide-chevron-right" className="text-ink-soft" />
    </ScreenLink>
  )
}
