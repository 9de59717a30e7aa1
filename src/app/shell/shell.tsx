import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { cameToLife, pressIsTaken } from '../ui/hydration/deferred-hydration.ts'
import { TopBar } from './header/top-bar.tsx'
import { NoticeLine } from './lines/notice-line.tsx'
import { provideMenu } from './menu/open-menu.ts'
import { placeOf } from './places.ts'
import { FOOTER } from './second-parts.tsx'
import { TabBar } from './tab-bar.tsx'
import { useOnRequest, useWhenIdle } from './use-late.ts'

const loadOffers = async () => (await import('./deferred-offers.tsx')).DeferredOffers
const loadSearch = async () => (await import('./header/search-cover.tsx')).SearchCover
const loadMenu = async () => (await import('./menu/menu-sheet.tsx')).MenuSheet

interface Props {
  /** Canonical, without language. */
  path: string
  children: ReactNode
}

/** What stands around every screen: bars, the line of the connection, what is opened over the screen. */
export function Shell({ path, children }: Props) {
  const { t } = useTranslation()
  const place = placeOf(path)
  const { Part: Overlay, open, close } = useOnRequest<{ onClose: () => void }>()
  const Offers = useWhenIdle(loadOffers)
  const openMenu = () => open(loadMenu)
  useEffect(showAlive, [])
  useEffect(() => provideMenu(openMenu))

  return (
    <div onClickCapture={pressIsTaken}>
      <a href="#main" className="btn-primary no-print fixed start-2 -top-24 focus:top-2 z-50">
        {t('common:skip')}
      </a>
      <TopBar place={place} onSearch={() => open(loadSearch)} onMenu={openMenu} />
      <main id="main" tabIndex={-1} className="page pt-9 pb-6">
        {children}
      </main>
      {FOOTER}
      <TabBar place={place} />
      <NoticeLine />
      {Overlay && <Overlay onClose={close} />}
      {Offers && <Offers />}
    </div>
  )
}

/** Buttons that need a program show themselves now: before, a tap on one would be lost. */
function showAlive(): void {
  document.documentElement.classList.add('alive')
  cameToLife()
}
