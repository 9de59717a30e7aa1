import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icons/icon.tsx'
import { ScreenLink, type ScreenPath } from '../../ui/navigation/screen-link.tsx'
import { ModeSwitch } from '../header/mode-switch.tsx'

const ENTRY = 'target w-full px-3 justify-start! rounded-control active:bg-sunken aria-[current]:bg-sunken aria-[current]:text-brand aria-[current]:font-600'
interface Entry {
  to: ScreenPath
  icon: `i-lucide-${string}`
  textKey: string
  /** Where it leads in the end, where the address it names leads on. */
  is?: string
}

const SCREENS = [
  { to: '/sellerdashboard', icon: 'i-lucide-chart-column', textKey: 'shell:titles.sellerdashboard' },
  { to: '/wallet', icon: 'i-lucide-banknote', textKey: 'shell:titles.wallet' },
  { to: '/sellerevents', icon: 'i-lucide-calendar-days', textKey: 'shell:titles.sellerevents' },
  { to: '/services?mine=true', icon: 'i-lucide-wrench', textKey: 'shell:titles.sellerservices', is: '/sellerservices' },
  { to: '/bookings?side=provider', icon: 'i-lucide-calendar-clock', textKey: 'shell:requests' },
  { to: '/sellerservices/calendar', icon: 'i-lucide-calendar-range', textKey: 'shell:calendar' },
  { to: '/sellerservices/team', icon: 'i-lucide-users', textKey: 'shell:team' },
  { to: '/sellerservices/hours', icon: 'i-lucide-clock', textKey: 'shell:hours' },
  { to: '/products', icon: 'i-lucide-package', textKey: 'shell:titles.products' },
  { to: '/sellerorders', icon: 'i-lucide-wallet', textKey: 'shell:titles.sellerorders' },
  { to: '/daybook', icon: 'i-lucide-notebook-pen', textKey: 'shell:titles.daybook' },
  { to: '/hiring', icon: 'i-lucide-briefcase', textKey: 'shell:titles.hiring' },
  { to: '/writing', icon: 'i-lucide-pen-line', textKey: 'shell:titles.writing' },
  { to: '/posts/own', icon: 'i-lucide-square-pen', textKey: 'shell:post' },
  { to: '/gallery?mine=true', icon: 'i-lucide-images', textKey: 'shell:titles.gallery', is: '/sellergallery' },
  { to: '/videos?mine=true', icon: 'i-lucide-video', textKey: 'shell:titles.videos', is: '/sellergallery/videos' },
  { to: '/sellerprofile', icon: 'i-lucide-store', textKey: 'shell:shop' },
  { to: '/myday', icon: 'i-lucide-calendar-check', textKey: 'shell:titles.myday' },
  { to: '/tickets', icon: 'i-lucide-ticket', textKey: 'shell:titles.tickets' },
  { to: '/orders', icon: 'i-lucide-receipt-text', textKey: 'shell:titles.orders' },
  { to: '/profile-settings', icon: 'i-lucide-settings', textKey: 'shell:settings' },
] as const satisfies readonly Entry[]

/** The column of sellers. An entry comes with its screen. @param path of the present screen. */
export function SideMenu({ path }: { path: string }) {
  const { t } = useTranslation()
  return (
    <ul className="sticky top-27 max-h-[calc(100dvh-7.5rem)] overflow-y-auto -m-1 p-1 grid gap-1">
      {SCREENS.map(({ to, icon, textKey, ...more }) => (
        <li key={to}>
          <ScreenLink to={to} aria-current={('is' in more ? more.is : to) === path ? 'page' : undefined} className={ENTRY}>
            <Icon name={icon} />
            {t(textKey)}
          </ScreenLink>
        </li>
      ))}
      <li className="border-t border-line pt-1">
        <ModeSwitch className={ENTRY} />
      </li>
    </ul>
  )
}
