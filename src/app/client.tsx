import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isLanguage, type Language } from '#contract/core/languages.ts'
import { canonicalPath, splitLanguage } from '#contract/core/paths.ts'
import { problemCode } from '#contract/core/problem-code.ts'
import { type FirstNoun, firstNounAt } from '#contract/texts-of-screens.ts'
import { makeTexts } from './i18n.ts'
import { Page } from './page.tsx'
import { type PageState, readPageState } from './page-state.ts'
import { makeRouter } from './router.tsx'
import { ScreenWaiting } from './shell/failures/screen-waiting.tsx'
import { OUTLINE_AFTER_MS } from './shell/failures/use-long-away.ts'
import { start } from './start.ts'
import { readSession, useSession } from './state/session/session.ts'
import { loadTexts } from './texts/load.ts'
import { scheduleDeferredHydration, startDeferredHydration } from './ui/hydration/deferred-hydration.ts'
import { provideTokens } from './wire/token-source.ts'
import { isOffline } from './wire/watch.ts'

/** The language of this page: its address, else what the server wrote, else the cookie. The boot script did the last for the shell. */
function languageOfPage(): Language {
  const said = splitLanguage(location.pathname).language ?? document.documentElement.lang
  return isLanguage(said) ? said : 'en'
}

/** Where visitors come first among the screens of a noun. */
const FIRST_PATHS: Record<FirstNoun, string> = {
  events: '/events',
  home: '/',
  jobs: '/jobportal',
  products: '/shop',
  services: '/services',
  blogs: '/blogs',
  posts: '/posts',
}

/** What a screen says in its own words, such as that there is no network, is nothing for the console as well. */
const FAULTS = {
  onCaughtError: (error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: what React does itself with every error that a screen catches.
    if (!problemCode(error)) console.error(error)
  },
}

/** Brings the page to life: over what the server wrote where it did, else from nothing. */
export async function openPage(): Promise<void> {
  const firstUrl = location.href
  const language = languageOfPage()
  useSession.setState({ ...readSession(), language, prefixed: splitLanguage(location.pathname).language !== undefined })
  provideTokens({
    session: useSession.getState,
    watch: useSession.subscribe,
    renew: async (failed) => (await import('./state/session/session-renewal.ts')).renewToken(failed),
    settle: async () => (await import('./state/session/sign-out-owed.ts')).settleSignOut(),
  })
  const firstPath = canonicalPath(splitLanguage(location.pathname).path)
  const state: PageState | undefined = readPageState()
  // Without a page of the server the screen begins with the texts that every phone holds; its own come like its data.
  let noun = (state && firstNounAt(firstPath)) ?? 'events'
  const first = await loadTexts(language, noun).catch(() => {
    // With those that every phone holds the shell can say what is missing on this one.
    noun = 'events'
    return loadTexts(language)
  })
  const texts = makeTexts(language, { [language]: first })
  const addMore = async (path: string) => (await import('./more-texts.ts')).addTextsFor(texts, useSession.getState().language, path)
  const bring = (path: string) => (firstNounAt(path) === noun ? undefined : addMore(path))
  const bringIfHeld = async (path: string) => {
    await (await import('./deferred/require-precached.ts')).requirePrecached(path)
    return bring(path)
  }
  let isTakingOver = state !== undefined
  // Only while the page is taken over: later it would be an old answer.
  const takeLoaded = (routeId: string) => (isTakingOver ? state?.matches.find((match) => match.routeId === routeId)?.data : undefined)
  const prepare = (path: string) => {
    // What the server wrote stands, whatever is to be had just now.
    if (isTakingOver) return undefined
    return isOffline() ? bringIfHeld(path) : bring(path)
  }
  const router = makeRouter({
    context: { callOptions: {}, prepare, addTexts: bring, takeLoaded },
    prefix: () => {
      const { prefixed, language: now } = useSession.getState()
      return prefixed ? now : undefined
    },
    ...(state ? {} : { outline: ScreenWaiting }),
  })
  const root = document.getElementById('root')
  if (!root) return
  if (state) {
    await Promise.all([router.load(), bring(firstPath)])
    isTakingOver = false
    // A transition hydrates in slices that give way to a tap.
    startTransition(() => void hydrateRoot(root, <Page router={router} texts={texts} />, FAULTS))
    // Without network nothing competes for the link, and the page should say so at once. A signed-in user waits for what is theirs.
    scheduleDeferredHydration(!navigator.onLine || !!useSession.getState().token)
  } else {
    startDeferredHydration()
    // No icon stands in the shell: all of them are a script, which it has as well.
    const whole = Promise.all([addMore('/events'), router.load(), import('./ui/icons/more-icons.ts').then(({ addMoreIcons }) => addMoreIcons())])
    // What this phone holds is shown whole; what does not come is waited for in sight of the reader.
    await Promise.race([whole.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, OUTLINE_AFTER_MS))])
    createRoot(root, FAULTS).render(<Page router={router} texts={texts} />)
  }
  start({ router, texts, home: FIRST_PATHS[noun], firstUrl, firstState: state })
}
