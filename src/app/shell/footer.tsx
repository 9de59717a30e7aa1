import { useLocation } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '#contract/core/languages.ts'
import { PAGE_NAMES } from '#contract/core/page-names.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { useLanguage } from '../ui/formats/use-language.ts'
import { ScreenLink } from '../ui/navigation/screen-link.tsx'

const LINKS = [
  { to: '/services', textKey: 'common:nav.services' },
  { to: '/events', textKey: 'common:nav.events' },
  { to: '/shop', textKey: 'common:nav.shop' },
  { to: '/jobportal', textKey: 'common:nav.jobs' },
  { to: '/blogs', textKey: 'common:nav.magazineHeader' },
  { to: '/category', textKey: 'shell:categories' },
  { to: '/become-a-seller', textKey: 'shell:titles.become-a-seller' },
] as const
const LANGUAGE_NAMES = { en: 'English', bn: 'বাংলা' } as const
const LINK = 'target px-2 hover:underline'

/** Screens with one thing to do: nothing leads away from it. */
const WITHOUT = /^\/(?:check-payment|checkout|evencheckout|event[-_](?:order|payment)|gate|messages\/|shop_purchase|ticket$|sellerevents\/event\/\d+\/gate)/

/** At the end of every screen: quiet ways to the rest. */
export function Footer() {
  const { t, i18n } = useTranslation()
  use(lateTexts(i18n))
  const language = useLanguage()
  const { pathname, searchStr } = useLocation()
  if (WITHOUT.test(pathname)) return null
  return (
    <footer className="no-print mt-6 border-t border-line bg-sunken text-sm text-ink-soft">
      <nav aria-label={t('shell:footer.label')} className="page flex flex-wrap justify-center gap-x-2 py-2">
        {LINKS.map(({ to, textKey }) => (
          <ScreenLink key={to} to={to} className={LINK}>
            {t(textKey)}
          </ScreenLink>
        ))}
        {PAGE_NAMES.map((page) => (
          <ScreenLink key={page} to={`/${page}`} className={LINK}>
            {t(`shell:titles.${page}`)}
          </ScreenLink>
        ))}
        <ScreenLink to="/messages/new?kind=support" className={LINK}>
          {t('shell:support')}
        </ScreenLink>
        <a href="/feed.xml" className={LINK}>
          {t('shell:footer.rss')}
        </a>
        {LANGUAGES.filter((one) => one !== language).map((one) => (
          <a key={one} href={withLanguage(one, pathname) + searchStr} hrefLang={one} lang={one} className={LINK}>
            {LANGUAGE_NAMES[one]}
          </a>
        ))}
      </nav>
    </footer>
  )
}

const HERE = Promise.resolve()
let coming: Promise<void> | undefined

/** Its words come when the page is at rest; what the server wrote stands until then. */
function lateTexts(texts: I18n): Promise<void> {
  const isHere = () => texts.hasResourceBundle(texts.language, 'shell')
  if (isHere()) return HERE
  coming ??= new Promise((resolve) => {
    const check = () => {
      if (!isHere()) return
      texts.store.off('added', check)
      coming = undefined
      resolve()
    }
    texts.store.on('added', check)
  })
  return coming
}
