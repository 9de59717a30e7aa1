import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#contract/core/languages.ts'
import { Problem } from '#contract/core/problem.ts'
import { showNotice } from '../../../state/notices.ts'
import { useSession } from '../../../state/session/session.ts'
import { chooseDataSaver, chooseTheme, THEMES, useSettings } from '../../../state/settings.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { THEME_LABELS } from '../../../ui/controls/theme-labels.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { saveLanguage } from '../settings-calls.ts'
import type { SettingsOf } from '../settings-of.ts'
import { ProblemNote } from './settings-notes.tsx'

/** Names that are the same in every language: a reader who cannot read the page finds their own. */
const OWN_NAMES = { en: 'English', bn: 'বাংলা' } as const

/** Language of the app and of our mails, appearance, and how much is loaded. What concerns this phone holds at once, without internet too. */
export function SettingsLook({ account, put }: SettingsOf) {
  return (
    <>
      <LanguageChoice account={account} put={put} />
      <ThemeChoice />
      <DataSaver />
    </>
  )
}

function LanguageChoice({ account, put }: SettingsOf) {
  const { t } = useTranslation()
  const current = useLanguage()
  const [problem, setProblem] = useState<Problem>()
  const switchLanguage = useSession((session) => session.switchLanguage)

  const setMails = async (language: Language) => {
    setProblem(undefined)
    try {
      put(await saveLanguage(language))
    } catch (cause) {
      setProblem(cause instanceof Problem ? cause : new Problem('bug', { cause }))
    }
  }
  const choose = async (language: Language) => {
    try {
      await switchLanguage(language)
    } catch {
      // Its texts did not come; the page stays as it was.
      showNotice(t('common:language.failed'))
      return
    }
    if (account.language !== language) await setMails(language)
  }
  return (
    <fieldset>
      <legend className="font-600">{t('common:language.title')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {LANGUAGES.map((language) => (
          <label key={language} className="target justify-start!" lang={language}>
            <input type="radio" name="language" checked={language === current} onChange={() => void choose(language)} className="accent-brand" />
            {OWN_NAMES[language]}
          </label>
        ))}
      </div>
      {account.language === current ? (
        <p className="text-sm text-ink-soft">{t('settings:look.mailsToo')}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="text-sm text-marigold">{t('settings:look.mailsOther', { language: OWN_NAMES[account.language] })}</p>
          <Button onClick={() => void setMails(current)}>{t('settings:look.mailsChange', { language: OWN_NAMES[current] })}</Button>
        </div>
      )}
      <ProblemNote problem={problem} />
    </fieldset>
  )
}

function ThemeChoice() {
  const { t } = useTranslation()
  const chosen = useSettings((settings) => settings.theme)
  return (
    <fieldset>
      <legend className="font-600">{t('common:menu.theme')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {THEMES.map((theme) => (
          <label key={theme} className="target justify-start!">
            <input type="radio" name="settings-theme" checked={theme === chosen} onChange={() => chooseTheme(theme)} className="accent-brand" />
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
        <span className="font-600">{t('common:menu.dataSaver')}</span>
        <span className="block text-sm text-ink-soft">{t('common:menu.dataSaverHint')}</span>
      </span>
    </label>
  )
}
