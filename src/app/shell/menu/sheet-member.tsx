import { useTranslation } from 'react-i18next'
import { useAccount } from '../../features/accounts/use-account.ts'
import { useSignOut } from '../../features/accounts/use-sign-out.tsx'
import { useSession } from '../../state/session/session.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'
import { MixedText } from '../../ui/text/mixed-text.tsx'
import { Avatar } from '../header/avatar.tsx'
import { WaitingLink } from '../lines/waiting-link.tsx'
import { SharedLink } from '../slots/shared-link.tsx'
import { useHasShared } from '../slots/use-has-shared.ts'
import { MessagesLink } from './messages-link.tsx'

const SELLING = [
  { to: '/sellerdashboard', icon: 'i-lucide-chart-column', textKey: 'shell:titles.sellerdashboard' },
  { to: '/wallet', icon: 'i-lucide-banknote', textKey: 'shell:titles.wallet' },
  { to: '/sellerevents', icon: 'i-lucide-calendar-cog', textKey: 'shell:myEvents' },
  { to: '/services?mine=true', icon: 'i-lucide-wrench', textKey: 'shell:titles.sellerservices' },
  { to: '/bookings?side=provider', icon: 'i-lucide-calendar-clock', textKey: 'shell:requests' },
  { to: '/sellerservices/calendar', icon: 'i-lucide-calendar-range', textKey: 'shell:calendar' },
  { to: '/products', icon: 'i-lucide-package', textKey: 'shell:titles.products' },
  { to: '/sellerorders', icon: 'i-lucide-wallet', textKey: 'shell:titles.sellerorders' },
  { to: '/daybook', icon: 'i-lucide-notebook-pen', textKey: 'shell:titles.daybook' },
  { to: '/hiring', icon: 'i-lucide-briefcase', textKey: 'shell:titles.hiring' },
  { to: '/writing', icon: 'i-lucide-pen-line', textKey: 'shell:titles.writing' },
  { to: '/posts/own', icon: 'i-lucide-square-pen', textKey: 'shell:post' },
  { to: '/gallery?mine=true', icon: 'i-lucide-images', textKey: 'shell:titles.gallery' },
  { to: '/videos?mine=true', icon: 'i-lucide-video', textKey: 'shell:titles.videos' },
  { to: '/selleraddevent', icon: 'i-lucide-calendar-plus', textKey: 'shell:titles.selleraddevent' },
] as const

/** Whose phone this is, and the way out. */
export function SheetMember({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const name = useSession(({ account }) => account?.username ?? '')
  const { account } = useAccount()
  const { ask, dialog } = useSignOut()
  const hasShared = useHasShared()
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <ScreenLink to="/profileindex" className="target justify-start! min-w-0 rounded-control active:bg-sunken" onClick={onClose}>
          <Avatar name={name} picture={account?.profile_picture} />
          <span className="truncate font-600">
            <MixedText text={name} />
          </span>
        </ScreenLink>
        <button type="button" className="target shrink-0 px-2" onClick={ask}>
          <Icon name="i-lucide-log-out" />
          {t('shell:titles.logout')}
        </button>
      </div>
      {account?.seller_slug && <Selling onClose={onClose} />}
      {account?.is_staff && (
        <ScreenLink to="/desk" className="target justify-start!" onClick={onClose}>
          <Icon name="i-lucide-shield-alert" />
          {t('shell:titles.desk')}
        </ScreenLink>
      )}
      <ScreenLink to="/myday" className="target justify-start!" onClick={onClose}>
        <Icon name="i-lucide-calendar-check" />
        {t('shell:titles.myday')}
      </ScreenLink>
      <ScreenLink to="/bookings" className="target justify-start!" onClick={onClose}>
        <Icon name="i-lucide-calendar-clock" />
        {t('common:nav.bookings')}
      </ScreenLink>
      <ScreenLink to="/orders" className="target justify-start!" onClick={onClose}>
        <Icon name="i-lucide-receipt-text" />
        {t('shell:titles.orders')}
      </ScreenLink>
      {account && !account.seller_slug && (
        <ScreenLink to="/wallet" className="target justify-start!" onClick={onClose}>
          <Icon name="i-lucide-banknote" />
          {t('shell:titles.wallet')}
        </ScreenLink>
      )}
      <MessagesLink className="target justify-start!" onClick={onClose} />
      <WaitingLink className="target justify-start!" onClick={onClose} />
      {hasShared && <SharedLink className="target justify-start!" onClick={onClose} />}
      {account && !account.seller_slug && (
        <ScreenLink to="/become-a-seller" className="btn-quiet" onClick={onClose}>
          {t('common:nav.becomeSeller')}
        </ScreenLink>
      )}
      {dialog}
    </div>
  )
}

/** The links that a seller uses every day. */
function Selling({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-2" aria-label={t('shell:dashboard')}>
      {SELLING.map(({ to, icon, textKey }) => (
        <li key={to}>
          <ScreenLink to={to} className="target justify-start!" onClick={onClose}>
            <Icon name={icon} />
            {t(textKey)}
          </ScreenLink>
        </li>
      ))}
    </ul>
  )
}
