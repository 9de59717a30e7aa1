import { useCanGoBack, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useLanguage } from '../../ui/formats/use-language.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { isPlainClick } from '../../ui/navigation/plain-click.ts'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'
import type { Place } from '../places.ts'
import { CONNECTION_LINE, HEADER_PARTS, SELLER_OFFER } from '../second-parts.tsx'

/** A market stall under its awning, on a stitched ground. */
const Logo = () => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="shrink-0 text-brand" fill="none" strokeLinejoin="round">
    <rect width="32" height="32" rx="8" fill="currentColor" />
    <path className="fill-on-brand" d="M9 7h14l3 7a3.3 3.3 0 0 1-6.6 0 3.4 3.4 0 0 1-6.8 0A3.3 3.3 0 0 1 6 14z" />
    <path className="stroke-on-brand" strokeWidth="2" d="M9 18v6m14-6v6" />
    <path className="stroke-marigold-fill" strokeWidth="2" strokeDasharray="4 2" d="M5 25.5h22" />
  </svg>
)

interface Props {
  place: Place
  onSearch: () => void
  onMenu: () => void
}

/** The header: one bar on phones, and on Home the welcome line, which scrolls away there; on wide screens also the navigation and the search field. @see Specification §2.1 */
export function TopBar({ place, onSearch, onMenu }: Props) {
  const { t } = useTranslation()
  const upgrade = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onSearch()
  }
  return (
    <header className={`no-print sticky ${place.isHome ? '-top-9 lg:top-0' : 'top-0'} z-20 bg-raised`}>
      <div className={`${place.isHome ? '' : 'hidden lg:block'} band bg-band text-on-band text-sm`}>
        <div className="page flex items-center justify-between min-h-9">
          <p>{t('common:welcome')}</p>
          {SELLER_OFFER}
        </div>
      </div>
      <div className="mx-auto max-w-page min-h-14 flex flex-wrap items-center lg:px-4">
        {place.back && <Back to={place.back} />}
        <Home isHidden={place.back !== null} />
        <BarTitle>{t(place.titleKey, t('common:productName'))}</BarTitle>
        <ScreenLink to="/search" aria-label={t('common:search.title')} className="md:hidden btn-icon" onClick={upgrade}>
          <Icon name="i-lucide-search" />
        </ScreenLink>
        {HEADER_PARTS}
        <Button
          variant="icon"
          icon="i-lucide-menu"
          aria-label={t('common:menu.open')}
          aria-haspopup="dialog"
          // Members have theirs behind their picture on phones.
          className="js-only max-lg:[html.signed-in_&]:hidden"
          onClick={onMenu}
        />
      </div>
      <div className="stitch" />
      {CONNECTION_LINE}
    </header>
  )
}

const BarTitle = ({ children }: { children: ReactNode }) => <p className="lg:hidden flex-1 min-w-0 truncate font-600 max-sm:text-sm">{children}</p>

function Home({ isHidden }: { isHidden: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const router = useRouter()
  const goHome = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void router.navigate({ to: '/' })
  }
  return (
    <a
      href={withLanguage(language, '/')}
      aria-label={t('common:productName')}
      className={`${isHidden ? 'hidden lg:inline-flex' : 'inline-flex'} min-h-12 items-center ps-4 lg:ps-0 pe-2`}
      onClick={goHome}
    >
      <Logo />
      {/* Where the names of all screens and a member's own buttons stand beside it, there is no room for its words. */}
      <span className="hidden lg:block max-xl:[html.signed-in_&]:hidden ps-2 text-lg font-600">{t('common:productName')}</span>
    </a>
  )
}

/** To where the reader came from, so that place and filters are kept; to the list if they came from elsewhere. */
function Back({ to }: { to: NonNullable<Place['back']> }) {
  const { t } = useTranslation()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const goBack = (event: MouseEvent) => {
    if (!canGoBack || !isPlainClick(event)) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <ScreenLink to={to} aria-label={t('common:back')} className="btn-icon lg:hidden" onClick={goBack}>
      <Icon name="i-lucide-arrow-left" />
    </ScreenLink>
  )
}
