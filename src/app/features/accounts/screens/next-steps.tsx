import { useTranslation } from 'react-i18next'
import { useSession } from '../../../state/session/session.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Drawing } from '../../../ui/media/drawing.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'

const STEPS = [
  { key: 'buy', to: '/events', icon: 'i-lucide-ticket' },
  { key: 'sell', to: '/become-a-seller', icon: 'i-lucide-store' },
  { key: 'hire', to: '/hiring', icon: 'i-lucide-briefcase' },
  { key: 'work', to: '/jobportal', icon: 'i-lucide-briefcase-business' },
] as const

/** What a new member can do first. Hiring leads sellers on and shows others how to become one. */
export function NextSteps() {
  const { t } = useTranslation('accounts')
  const name = useSession(({ account }) => account?.username ?? '')
  return (
    <div className="grid gap-4 mx-auto max-w-2xl">
      <header className="flex items-center justify-between gap-2">
        <div className="min-w-0">
          <h1 className="text-xl wrap-anywhere">
            <MixedText text={t('nextSteps.title', { name })} />
          </h1>
          <p className="text-ink-soft">{t('nextSteps.text')}</p>
        </div>
        <span className="shrink-0">
          <Drawing name="open" />
        </span>
      </header>
      <ul className="grid gap-3 sm:grid-cols-2">
        {STEPS.map(({ key, to, icon }) => (
          <li key={key} className="grid">
            <ScreenLink to={to} className="card flex! items-center gap-4 p-4 active:bg-sunken">
              <Icon name={icon} className="text-2xl text-brand" />
              <span className="min-w-0 flex-1">
                <b className="block font-600">{t(`nextSteps.${key}.title`)}</b>
                <span className="text-sm text-ink-soft">{t(`nextSteps.${key}.text`)}</span>
              </span>
              <Icon name="i-lucide-chevron-right" className="text-ink-soft" />
            </ScreenLink>
          </li>
        ))}
      </ul>
      <ScreenLink to="/" className="link target justify-self-start">
        {t('nextSteps.later')}
      </ScreenLink>
    </div>
  )
}
