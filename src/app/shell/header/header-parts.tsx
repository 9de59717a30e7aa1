import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../state/session/session.ts'
import { hydrateDeferred } from '../../ui/hydration/deferred-hydration.ts'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'
import { MixedText } from '../../ui/text/mixed-text.tsx'
import { ConnectionLine } from '../lines/connection-line.tsx'
import { Avatar } from './avatar.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LogInLink } from './log-in-link.tsx'
import { SearchForm } from './search-form.tsx'

const load = () => import('../signed-in-parts.tsx')
const AccountMenu = hydrateDeferred(async () => (await load()).AccountMenu)
const Bell = hydrateDeferred(async () => (await load()).BellOfHeader)
const Basket = hydrateDeferred(async () => (await load()).BasketOfHeader)
const SignedInOffer = hydrateDeferred(async () => (await load()).SignedInOffer)

/** In the order of the specification; a link comes with its screen. @see Specification §2.1 "Navigation links" */
const LINKS = [
  { to: '/category', textKey: 'common:nav.categoryHeader', screens: /^\/category/ },
  { to: '/services', textKey: 'common:nav.servicesHeader', screens: /^\/service(?:s|details|booking)/ },
  { to: '/events', textKey: 'common:nav.eventsHeader', screens: /^\/event(?:s|details)/ },
  { to: '/shop', textKey: 'common:nav.shopHeader', screens: /^\/(?:shop|product)/ },
  { to: '/blogs', textKey: 'common:nav.magazineHeader', screens: /^\/blogs/ },
  { to: '/jobportal', textKey: 'common:nav.jobsHeader', screens: /^\/job/ },
] as const
const LINK = 'target px-2 font-600 text-sm whitespace-nowrap aria-[current]:text-brand'

/** Kept for signed-in users, which is known before the first paint. */
const BELL_ROOM = <span className="w-12 member-only" />

/** A session that is over is none: then the header is a visitor's again. */
const useIsSignedIn = (): boolean => useSession((session) => session.token !== null)

/**
 * What follows the first links of the header: more links, search field, language, and who is signed in. The server writes a visitor's;
 * what only visitors see is hidden before the first paint where a session is kept, in the room that its own parts will take.
 */
export function HeaderParts() {
  const { t } = useTranslation()
  const isSignedIn = useIsSignedIn()
  const name = useSession((session) => session.account?.username ?? '')
  const { pathname } = useLocation()
  return (
    <>
      <nav aria-label={t('common:nav.bar')} className="hidden lg:flex flex-1">
        {!isSignedIn && (
          <LogInLink to="/registration" className={`visitor-only ${LINK}`}>
            {t('common:nav.join')}
          </LogInLink>
        )}
        {LINKS.map(({ to, textKey, screens }) => (
          <ScreenLink key={to} to={to} aria-current={screens.test(pathname) ? 'page' : undefined} className={LINK}>
            {t(textKey)}
          </ScreenLink>
        ))}
      </nav>
      <div className="hidden md:block">
        <SearchForm place="bar" />
      </div>
      <LanguageSwitch />
      {isSignedIn && (
        <Suspense fallback={null}>
          <Basket />
        </Suspense>
      )}
      {isSignedIn ? (
        <Suspense fallback={BELL_ROOM}>
          <Bell />
        </Suspense>
      ) : (
        BELL_ROOM
      )}
      <div className="corner flex justify-end">
        {isSignedIn ? (
          <Suspense
            fallback={
              <span className="target lg:w-full lg:justify-start! lg:ps-2 lg:rounded-full lg:border lg:border-line">
                <Avatar name={name} />
                <span className="max-xl:hidden min-w-0 truncate text-sm font-600">
                  <MixedText text={name} />
                </span>
              </span>
            }
          >
            <AccountMenu />
          </Suspense>
        ) : (
          <LogInLink className="visitor-only target px-3 rounded-control lg:px-4 lg:border lg:border-ink-soft text-sm lg:text-base font-600 whitespace-nowrap active:bg-sunken">
            {t('common:nav.logIn')}
          </LogInLink>
        )}
      </div>
    </>
  )
}

/** The way to become a seller; sellers have gone it. Phones have room for the shorter words only. @see Specification §2.1 */
export function SellerOffer() {
  const { t } = useTranslation()
  if (useIsSignedIn())
    return (
      <Suspense fallback={null}>
        <SignedInOffer />
      </Suspense>
    )
  return (
    <>
      <LogInLink to="/registration" next="/become-a-seller" className="visitor-only max-lg:hidden target px-3 -my-1.5 -me-3 font-600">
        {t('common:nav.becomeSeller')}
      </LogInLink>
      <LogInLink to="/registration" className="visitor-only lg:hidden target px-3 -my-1.5 -me-3 font-600">
        {t('common:nav.join')}
      </LogInLink>
    </>
  )
}

/** It comes with the header's parts, in one file. */
export const DeferredPartOfTop = () => <ConnectionLine />
