import { useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#contract/core/languages.ts'
import { upperCase } from '#contract/core/one-form.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { showNotice } from '../../state/notices.ts'
import { useSession } from '../../state/session/session.ts'
import { useLanguage } from '../../ui/formats/use-language.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { isPlainClick } from '../../ui/navigation/plain-click.ts'
import { Flag } from './flag.tsx'

/** Names that are the same in every language: a reader who cannot read the page finds their own. */
const OWN_NAMES = { en: 'English', bn: 'বাংলা' } as const

/** This page in each language, as links; with JavaScript the texts change in place. */
export function LanguageChoices() {
  const { t } = useTranslation()
  const current = useLanguage()
  const { pathname, searchStr } = useLocation()

  const choose = (event: MouseEvent, language: Language) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    useSession
      .getState()
      .switchLanguage(language)
      .catch(() => showNotice(t('common:language.failed')))
  }

  return (
    <ul aria-label={t('common:language.title')}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={withLanguage(language, pathname) + searchStr}
            hrefLang={language}
            aria-current={language === current || undefined}
            className="target w-full px-3 justify-start! rounded-control active:bg-sunken"
            onClick={(event) => choose(event, language)}
          >
            <Flag language={language} />
            <span className="flex-1">
              <span lang="en">{upperCase(language)}</span> ({t(`common:language.${language}`)})
              {language !== current && (
                <span lang={language} className="block text-sm text-ink-soft">
                  {OWN_NAMES[language]}
                </span>
              )}
            </span>
            {language === current && <Icon name="i-lucide-check" className="text-brand" />}
          </a>
        </li>
      ))}
    </ul>
  )
}
