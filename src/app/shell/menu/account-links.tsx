import { useTranslation } from 'react-i18next'
import { useAccount } from '../../features/accounts/use-account.ts'
import { useOutbox, waitingCount } from '../../state/outbox/outbox.ts'
import { useSession } from '../../state/session/session.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'
import { MixedText } from '../../ui/text/mixed-text.tsx'
import { ModeSwitch } from '../header/mode-switch.tsx'
import { WaitingLink } from '../lines/waiting-link.tsx'
import { SharedLink } from '../slots/shared-link.tsx'
import { useHasShared } from '../slots/use-has-shared.ts'
import { MessagesLink } from './messages-link.tsx'

const ENTRY = 'target w-full px-3 justify-start! rounded-control active:bg-sunken'

interface Props {
  onLogOut: () => void
  /** Called with a press on a link. */
  onLeave?: () => void
}

/** What belongs to the account, of what exists: the name, its settings, the mode of sellers, the way out. @see Specification §2.1 "User menu" */
export function AccountLinks({ onLogOut, onLeave }: Props) {
  const { t } = useTranslation()
  const name = useSession(({ account }) => account?.username ?? '')
  const { account } = useAccount()
  const isSeller = Boolean(account?.seller_slug)
  const hasWaiting = useOutbox(waitingCount) > 0
  const hasShared = useHasShared()
  return (
    <ul aria-label={t('common:nav.account')}>
      <li>
        <ScreenLink to={isSeller ? '/sellerprofile' : '/profile-settings'} className={ENTRY} onClick={onLeave}>
          <Icon name={isSeller ? 'i-lucide-store' : 'i-lucide-user-round'} />
          <span className="min-w-0 truncate font-600">
            <MixedText text={name} />
          </span>
        </ScreenLink>
      </li>
      {isSeller && (
        <>
          <li>
            <ScreenLink to="/sellerdashboard" className={ENTRY} onClick={onLeave}>
              <Icon name="i-lucide-chart-column" />
              {t('shell:titles.sellerdashboard')}
            </ScreenLink>
          </li>
          <li>
            <ScreenLink to="/wallet" className={ENTRY} onClick={onLeave}>
              <Icon name="i-lucide-banknote" />
              {t('shell:titles.wallet')}
            </ScreenLink>
          </li>
          <li>
            <ScreenLink to="/sellerevents" className={ENTRY} onClick={onLeave}>
              <Icon name="i-lucide-calendar-cog" />
              {t('shell:myEvents')}
            </ScreenLink>
          </li>
          <li>
            <ScreenLink to="/services?mine=true" className={ENTRY} onClick={onLeave}>
              <Icon name="i-lucide-wrench" />
              {t('shell:titles.sellerservices')}
            </ScreenLink>
          </li>
          <li>
            <ScreenLink to="/bookings?side=provider" className={ENTRY} onClick={onLeave}>
              <Icon name="i-lucide-calendar-clock" />
              {t('shell:requests')}
            </ScreenLink>
          </li>
          <li>
            <ScreenLink to="/sellerservices/calendar" className={ENTRY} onClick={onLeave}>
              <Icon name="i-lucide-calendar-range" />
              {t('shell:calendar')}
            </ScreenLink>
          </li>
          <li>
            <ScreenLink to="/sellerservices/team" className={ENTRY} onClick={onLeave}>
              <Icon name="i-lucide-users" />
              {t('shell:team')}
            </ScreenLink>
          </li>
          <li>
            <ScreenLink to="/sellerservices/hours" className={ENTRY} onClick={onLeave}>
              <Icon name="i-lucide-clock" />
              {t('shell:hours')}
            </ScreenLink>
          </li>
          <li>
            <ScreenLink to="/products" className={ENTRY} onClick={onLeave}>
              <Icon name="i-lucide-package" />
              {t('shell:titles.products')}
            </ScreenLink>
          </li>
          <li>
            <ScreenLink to="/sellerorders" className={ENTRY} onClick={onLeave}>
              <Icon name="i-lucide-wallet" />
              {t('shell:titles.sellerorders')}
            </ScreenLink>
          </li>
          <li>
            <ScreenLink to="/daybook" className={ENTRY} onClick={onLeave}>
              <Icon name="i-lucide-notebook-pen" />
              {t('shell:titles.daybook')}
            </ScreenLink>
          </li>
          <li>
            <ScreenLink to="/hiring" className={ENTRY} onClick={onLeave}>
              <Icon name="i-lucide-briefcase" />
              {t('shell:titles.hiring')}
            </ScreenLink>
          </li>
          <li>
            <ScreenLink to="/writing" className={ENTRY} onClick={onLeave}>
              <Icon name="i-lucide-pen-line" />
              {t('shell:titles.writing')}
            </ScreenLink>
          </li>
          <li>
            <ScreenLink to="/gallery?mine=true" className={ENTRY} onClick={onLeave}>
              <Icon name="i-lucide-images" />
              {t('shell:titles.gallery')}
            </ScreenLink>
          </li>
          <li>
            <ScreenLink to="/videos?mine=true" className={ENTRY} onClick={onLeave}>
              <Icon name="i-lucide-video" />
              {t('shell:titles.videos')}
            </ScreenLink>
          </li>
        </>
      )}
      <li>
        <ScreenLink to="/posts/own" className={ENTRY} onClick={onLeave}>
          <Icon name="i-lucide-square-pen" />
          {t('shell:post')}
        </ScreenLink>
      </li>
      <li>
        <ScreenLink to="/myday" className={ENTRY} onClick={onLeave}>
          <Icon name="i-lucide-calendar-check" />
          {t('shell:titles.myday')}
        </ScreenLink>
      </li>
      <li>
        <ScreenLink to="/bookings" className={ENTRY} onClick={onLeave}>
          <Icon name="i-lucide-calendar-clock" />
          {t('common:nav.bookings')}
        </ScreenLink>
      </li>
      <li>
        <ScreenLink to="/tickets" className={ENTRY} onClick={onLeave}>
          <Icon name="i-lucide-ticket" />
          {t('shell:titles.tickets')}
        </ScreenLink>
      </li>
      <li>
        <ScreenLink to="/orders" className={ENTRY} onClick={onLeave}>
          <Icon name="i-lucide-receipt-text" />
          {t('shell:titles.orders')}
        </ScreenLink>
      </li>
      {!isSeller && (
        <li>
          <ScreenLink to="/wallet" className={ENTRY} onClick={onLeave}>
            <Icon name="i-lucide-banknote" />
            {t('shell:titles.wallet')}
          </ScreenLink>
        </li>
      )}
      <li>
        <MessagesLink className={ENTRY} onClick={onLeave} />
      </li>
      {account?.is_staff && (
        <li>
          <ScreenLink to="/desk" className={ENTRY} onClick={onLeave}>
            <Icon name="i-lucide-shield-alert" />
            {t('shell:titles.desk')}
          </ScreenLink>
        </li>
      )}
      {hasWaiting && (
        <li>
          <WaitingLink className={ENTRY} onClick={onLeave} />
        </li>
      )}
      {hasShared && (
        <li>
          <SharedLink className={ENTRY} onClick={onLeave} />
        </li>
      )}
      <li>
        <ScreenLink to="/profile-settings" className={ENTRY} onClick={onLeave}>
          <Icon name="i-lucide-settings" />
          {t('shell:settings')}
        </ScreenLink>
      </li>
      {isSeller && (
        <li>
          <ModeSwitch className={ENTRY} onSwitch={onLeave} />
        </li>
      )}
      <li className="mt-1 pt-1 border-t border-line">
        <button type="button" className={ENTRY} onClick={onLogOut}>
          <Icon name="i-lucide-log-out" />
          {t('shell:logOut')}
        </button>
      </li>
    </ul>
  )
}
