import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { AlertList } from '../../alerts/parts/alert-list.tsx'
import { ApplicationList } from '../parts/application-list.tsx'
import { ProfileTab } from '../parts/profile-tab.tsx'

const TABS = { applications: ApplicationList, profile: ProfileTab, alerts: AlertList } as const
type Tab = keyof typeof TABS

/** What one has sent, what one sends along, and what one waits for. */
export function JobDesk({ tab }: { tab: Tab }) {
  const { t } = useTranslation('applying')
  const Shown = TABS[tab]
  return (
    <div className="mx-auto max-w-2xl grid grid-cols-1 gap-4">
      <h1 className="text-xl">{t('title')}</h1>
      <nav aria-label={t('tabs.label')} className="border-b border-line overflow-x-auto">
        <ul className="flex">
          {(Object.keys(TABS) as Tab[]).map((one) => (
            <li key={one}>
              <AppLink
                to={one === 'applications' ? '/jobapplications' : `/jobapplications?tab=${one}`}
                replace
                aria-current={one === tab ? 'page' : undefined}
                className="target px-3 border-b-3 border-transparent text-ink-soft whitespace-nowrap aria-[current]:border-brand aria-[current]:text-brand aria-[current]:font-600"
              >
                {t(`tabs.${one}`)}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <Shown />
    </div>
  )
}
