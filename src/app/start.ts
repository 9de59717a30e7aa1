import type { i18n as I18n } from 'i18next'
import { LANGUAGE_COOKIE, type Language } from '#contract/core/languages.ts'
import type { PageState } from './page-state.ts'
import type { makeRouter } from './router.tsx'
import { useSession } from './state/session/session.ts'
import { deferredHydration, importWithRetry, startDeferredHydration } from './ui/hydration/deferred-hydration.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** Which language the address was switched to last. */
    language?: Language
  }
}

export interface RunningPage {
  router: ReturnType<typeof makeRouter>
  texts: I18n
  /** The screen that visitors come to first among those like the one on which the page was opened. */
  home: string
  /** The address at which the page was opened. */
  firstUrl: string
  /** What the server had loaded for this page, if it did. */
  firstState: PageState | undefined
}

/** Starts what runs beside the screens. Only the language switch is needed at once; the rest has time until the second wave. */
export function start(page: RunningPage): void {
  useSession.setState({ switchLanguage: (language) => switchLanguage(page, language) })
  completeIcons(page)
  // Another screen is no first paint: what it has put off comes at once.
  page.router.subscribe('onResolved', ({ hrefChanged }) => void (hrefChanged && startDeferredHydration()))
  const keepPage = once(async () => (await import('./deferred/store-first-visit.ts')).storeFirstVisit(page))
  whenAtRest(keepPage)
  void deferredHydration().then(async () => {
    await (await import('./more-texts.ts')).addTextsFor(page.texts, useSession.getState().language, page.home)
    ;(await import('./start-deferred.ts')).startDeferred(page, keepPage)
  })
}

/** So long a page that is there may be busy before its reader is taken to be one in a hurry. */
const AT_REST_MS = 500
/** On a slower link the app would be in the way of a first tap. */
const QUICK_MBPS = 3

/**
 * A reader in a hurry is gone before the second wave: where the network is quick, the page is kept as soon as all of it is there and it has
 * nothing better to do. Elsewhere the link belongs to what is tapped next.
 */
function whenAtRest(work: () => void): void {
  const { effectiveType, downlink = 0 } = ('connection' in navigator ? navigator.connection : {}) as { effectiveType?: string; downlink?: number }
  if (!navigator.onLine || effectiveType !== '4g' || downlink < QUICK_MBPS) return
  const begin = () => requestIdleCallback(work, { timeout: AT_REST_MS })
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

function once(work: () => Promise<void>): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    // Out of reach just now: the next page brings it.
    work().catch(() => undefined)
  }
}

/** The server wrote the icons of one page; what other screens show comes with the second wave, or with a tap that is faster. */
function completeIcons({ router }: RunningPage): void {
  let isAsked = false
  const complete = async () => {
    if (isAsked) return
    isAsked = true
    ;(await importWithRetry(() => import('./ui/icons/more-icons.ts'))).addMoreIcons()
  }
  void deferredHydration().then(complete)
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => void (hrefChanged && complete()))
}

async function switchLanguage({ router, texts }: RunningPage, language: Language): Promise<void> {
  try {
    await (await import('./more-texts.ts')).addLanguage(texts, useSession.getState().language, language)
  } catch (cause) {
    // The boot script has taken the press for a choice: without its texts the next page would be worse off in that language.
    writeCookie(useSession.getState().language)
    throw cause
  }
  // The worker must know before the page may be gone.
  void import('#device/phone.ts').then(({ chooseLanguage }) => chooseLanguage(language))
  await texts.changeLanguage(language)
  document.documentElement.lang = language
  writeCookie(language)
  const { prefixed } = useSession.getState()
  useSession.setState({ language })
  // The same place under its other address: for the router nothing changes but this state, and the reader is not taken to the top.
  if (prefixed) await router.navigate({ href: router.latestLocation.href, replace: true, resetScroll: false, state: (former) => ({ ...former, language }) })
}

/** A year, readable by the server: unprefixed addresses are answered in this language from now on. */
function writeCookie(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox ESR.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=31536000; samesite=lax`
}
