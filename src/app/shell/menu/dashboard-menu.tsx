import { useTranslation } from 'react-i18next'
import { Menu } from '../../ui/controls/menu.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'
import { ModeSwitch } from '../header/mode-switch.tsx'

const ENTRY = 'target w-full px-3 justify-start! rounded-control active:bg-sunken'

/** The drop-down of one's own screens; an entry comes with its screen. @see Specification §2.6 "My Dashboard" */
export function DashboardMenu({ isSeller }: { isSeller: boolean }) {
  const { t } = useTranslation()
  return (
    <Menu
      variant="block"
      button={
        <>
          <Icon name="i-lucide-layout-dashboard" />
          {t('shell:dashboard')}
          <Icon name="i-lucide-chevron-down" className="text-ink-soft" />
        </>
      }
    >
      <ul>
        {isSeller && (
          <>
            <li>
              <ScreenLink to="/sellerdashboard" className={ENTRY}>
                <Icon name="i-lucide-chart-column" />
                {t('shell:titles.sellerdashboard')}
              </ScreenLink>
            </li>
            <li>
              <ScreenLink to="/wallet" className={ENTRY}>
                <Icon name="i-lucide-banknote" />
                {t('shell:titles.wallet')}
              </ScreenLink>
            </li>
            <li>
              <ScreenLink to="/sellerevents" className={ENTRY}>
                <Icon name="i-lucide-calendar-cog" />
                {t('shell:myEvents')}
              </ScreenLink>
            </li>
            <li>
              <ScreenLink to="/services?mine=true" className={ENTRY}>
                <Icon name="i-lucide-wrench" />
                {t('shell:titles.sellerservices')}
              </ScreenLink>
            </li>
            <li>
              <ScreenLink to="/bookings?side=provider" className={ENTRY}>
                <Icon name="i-lucide-calendar-clock" />
                {t('shell:requests')}
              </ScreenLink>
            </li>
            <li>
              <ScreenLink to="/sellerservices/calendar" className={ENTRY}>
                <Icon name="i-lucide-calendar-range" />
                {t('shell:calendar')}
              </ScreenLink>
            </li>
            <li>
              <ScreenLink to="/sellerservices/team" className={ENTRY}>
                <Icon name="i-lucide-users" />
                {t('shell:team')}
              </ScreenLink>
            </li>
            <li>
              <ScreenLink to="/sellerservices/hours" className={ENTRY}>
                <Icon name="i-lucide-clock" />
                {t('shell:hours')}
              </ScreenLink>
            </li>
            <li>
              <ScreenLink to="/products" className={ENTRY}>
                <Icon name="i-lucide-package" />
                {t('shell:titles.products')}
              </ScreenLink>
            </li>
            <li>
              <ScreenLink to="/sellerorders" className={ENTRY}>
                <Icon name="i-lucide-wallet" />
                {t('shell:titles.sellerorders')}
              </ScreenLink>
            </li>
            <li>
              <ScreenLink to="/daybook" className={ENTRY}>
                <Icon name="i-lucide-notebook-pen" />
                {t('shell:titles.daybook')}
              </ScreenLink>
            </li>
            <li>
              <ScreenLink to="/hiring" className={ENTRY}>
                <Icon name="i-lucide-briefcase" />
                {t('shell:titles.hiring')}
              </ScreenLink>
            </li>
            <li>
              <ScreenLink to="/writing" className={ENTRY}>
                <Icon name="i-lucide-pen-line" />
                {t('shell:titles.writing')}
              </ScreenLink>
            </li>
            <li>
              <ScreenLink to="/gallery?mine=true" className={ENTRY}>
                <Icon name="i-lucide-images" />
                {t('shell:titles.gallery')}
              </ScreenLink>
            </li>
            <li>
              <ScreenLink to="/videos?mine=true" className={ENTRY}>
                <Icon name="i-lucide-video" />
                {t('shell:titles.videos')}
              </ScreenLink>
            </li>
          </>
        )}
        {isSeller && (
          <li>
            <ScreenLink to="/sellerprofile" className={ENTRY}>
              <Icon name="i-lucide-store" />
              {t('shell:shop')}
            </ScreenLink>
          </li>
        )}
        <li>
          <ScreenLink to="/events" className={ENTRY}>
            <Icon name="i-lucide-calendar-days" />
            {t('common:nav.events')}
          </ScreenLink>
        </li>
        <li>
          <ScreenLink to="/posts/own" className={ENTRY}>
            <Icon name="i-lucide-square-pen" />
            {t('shell:post')}
          </ScreenLink>
        </li>
        <li>
          <ScreenLink to="/myday" className={ENTRY}>
            <Icon name="i-lucide-calendar-check" />
            {t('shell:titles.myday')}
          </ScreenLink>
        </li>
        <li>
          <ScreenLink to="/bookings" className={ENTRY}>
            <Icon name="i-lucide-calendar-clock" />
            {t('common:nav.bookings')}
          </ScreenLink>
        </li>
        <li>
          <ScreenLink to="/tickets" className={ENTRY}>
            <Icon name="i-lucide-ticket" />
            {t('shell:titles.tickets')}
          </ScreenLink>
        </li>
        <li>
          <ScreenLink to="/orders" className={ENTRY}>
            <Icon name="i-lucide-receipt-text" />
            {t('shell:titles.orders')}
          </ScreenLink>
        </li>
        {!isSeller && (
          <li>
            <ScreenLink to="/wallet" className={ENTRY}>
              <Icon name="i-lucide-banknote" />
              {t('shell:titles.wallet')}
            </ScreenLink>
          </li>
        )}
        <li>
          <ScreenLink to="/jobapplications" className={ENTRY}>
            <Icon name="i-lucide-briefcase-business" />
            {t('shell:titles.jobapplications')}
          </ScreenLink>
        </li>
        <li>
          <ScreenLink to="/profile-settings" className={ENTRY}>
            <Icon name="i-lucide-settings" />
            {t('shell:settings')}
          </ScreenLink>
        </li>
        {isSeller && (
          <li className="mt-1 pt-1 border-t border-line">
            <ModeSwitch className={ENTRY} />
          </li>
        )}
      </ul>
    </Menu>
  )
}
