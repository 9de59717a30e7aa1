import { useTranslation } from 'react-i18next'
import { install, useInstall } from '../../state/connection/install.ts'
import { useSession } from '../../state/session/session.ts'
import { chooseDataSaver, chooseTheme, THEMES, useSettings } from '../../state/settings.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { THEME_LABELS } from '../../ui/controls/theme-labels.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { useDataSaving } from '../../ui/media/data-saving.ts'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'
import { LanguageChoices } from '../header/language-choices.tsx'
import { useHoldReload } from '../use-hold-reload.ts'
import { useWhenIdle } from '../use-late.ts'
import { IosSteps } from './ios-steps.tsx'
import { SheetAccount } from './sheet-account.tsx'

/** Screens that have no tab. */
const WAYS = [
  { to: '/search', icon: 'i-lucide-search', textKey: 'common:search.title' },
  { to: '/category', icon: 'i-lucide-layout-grid', textKey: 'shell:categories' },
  { to: '/posts', icon: 'i-lucide-messages-square', textKey: 'common:nav.posts' },
  { to: '/gallery', icon: 'i-lucide-images', textKey: 'shell:titles.gallery' },
  { to: '/videos', icon: 'i-lucide-video', textKey: 'shell:titles.videos' },
  { to: '/blogs', icon: 'i-lucide-book-open', textKey: 'common:nav.magazineHeader' },
] as const

/** What only a member has; a phone keeps it when the session is over. */
const OWN = [
  { to: '/myday', icon: 'i-lucide-calendar-check', textKey: 'shell:titles.myday' },
  { to: '/tickets', icon: 'i-lucide-ticket', textKey: 'shell:titles.tickets' },
  { to: '/jobapplications', icon: 'i-lucide-briefcase-business', textKey: 'shell:titles.jobapplications' },
] as const

const loadDataMeter = async () => (await import('./data-meter.tsx')).DataMeter

/** Who is signed in, and everything that is about this phone rather than about a screen. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const isMember = useSession(({ account }) => account !== null)
  useHoldReload('menu')
  return (
    <Dialog title={t('common:menu.title')} place="menu" onClose={onClose}>
      <div className="grid gap-1">
        <SheetAccount onClose={onClose} />
        <div className="stitch my-2" />
        {WAYS.map(({ to, icon, textKey }) => (
          <ScreenLink key={to} to={to} className="target justify-start!" onClick={onClose}>
            <Icon name={icon} />
            {t(textKey)}
          </ScreenLink>
        ))}
        <div className="stitch my-2" />
        <ScreenLink to="/saved" className="target justify-start!" onClick={onClose}>
          <Icon name="i-lucide-heart" />
          {t('common:menu.saved')}
        </ScreenLink>
        {isMember &&
          OWN.map(({ to, icon, textKey }) => (
            <ScreenLink key={to} to={to} className="target justify-start!" onClick={onClose}>
              <Icon name={icon} />
              {t(textKey)}
            </ScreenLink>
          ))}
        <ScreenLink to="/help" className="target justify-start!" onClick={onClose}>
          <Icon name="i-lucide-message-circle-question-mark" />
          {t('shell:titles.help')}
        </ScreenLink>
        <section className="mt-2">
          <h3 className="text-sm text-ink-soft">{t('common:language.title')}</h3>
          <LanguageChoices />
        </section>
        <ThemeChoice />
        <DataSaver />
        <DataUse />
        <InstallEntry />
        <div className="stitch my-2" />
        <p className="text-sm text-ink-soft">{t('common:menu.about')}</p>
      </div>
    </Dialog>
  )
}

function ThemeChoice() {
  const { t } = useTranslation()
  const chosen = useSettings((settings) => settings.theme)
  return (
    <fieldset className="mt-2">
      <legend className="text-sm text-ink-soft font-600">{t('common:menu.theme')}</legend>
      <div className="flex flex-wrap gap-x-4">
        {THEMES.map((theme) => (
          <label key={theme} className="target justify-start!">
            <input type="radio" name="theme" value={theme} checked={theme === chosen} onChange={() => chooseTheme(theme)} className="accent-brand" />
            <Icon name={THEME_LABELS[theme].icon} />
            {t(THEME_LABELS[theme].textKey)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function DataSaver() {
  const { t } = useTranslation()
  const isOn = useSettings((settings) => settings.dataSaver)
  return (
    <label className="target justify-start! gap-3">
      <input type="checkbox" checked={isOn} onChange={(event) => chooseDataSaver(event.target.checked)} className="accent-brand" />
      <span>
        {t('common:menu.dataSaver')}
        <span className="block text-sm text-ink-soft">{t('common:menu.dataSaverHint')}</span>
      </span>
    </label>
  )
}

/** Its figures are not worth a place on every phone: they come when the menu is opened, and have their room from the start. */
function DataUse() {
  const { t } = useTranslation()
  const Meter = useWhenIdle(loadDataMeter, true)
  const isSaving = useDataSaving(({ leftOut }) => leftOut.size > 0)
  return (
    <section className={`mt-2 ${isSaving ? 'min-h-51' : 'min-h-45'}`}>
      <h3 className="text-sm text-ink-soft">{t('common:menu.dataUse')}</h3>
      {Meter && <Meter />}
    </section>
  )
}

/** Always here while this phone can install, however often the offer was put off. */
function InstallEntry() {
  const { t } = useTranslation()
  const way = useInstall((state) => state.way)
  if (way === 'none') return null
  if (way === 'prompt')
    return (
      <Button icon="i-lucide-download" onClick={() => void install()}>
        {t('common:install.action')}
      </Button>
    )
  return (
    <section>
      <h3>{t('common:install.action')}</h3>
      <IosSteps />
    </section>
  )
}
