import { useTranslation } from 'react-i18next'
import { upperCase } from '#contract/core/one-form.ts'
import { useSession } from '../../state/session/session.ts'
import { Menu } from '../../ui/controls/menu.tsx'
import { useLanguage } from '../../ui/formats/use-language.ts'
import { Flag } from './flag.tsx'
import { LanguageChoices } from './language-choices.tsx'

/** The current flag and code, and behind them the other language. @see Specification §2.1 "Language switcher" */
export function LanguageSwitch() {
  const { t } = useTranslation()
  const language = useLanguage()
  // Their header has two signs more, and its title needs room on a phone.
  const isSignedIn = useSession(({ token }) => token !== null)
  return (
    <Menu
      button={
        <>
          <span className="sr-only">{t('common:language.title')}</span>
          <Flag language={language} />
          <span lang="en" className={`text-sm font-600 ${isSignedIn ? 'max-[26rem]:sr-only' : 'max-[22.4rem]:sr-only'}`}>
            {upperCase(language)}
          </span>
        </>
      }
    >
      <LanguageChoices />
    </Menu>
  )
}
