import type { makeRouter } from '../router.tsx'

/**
 * Tells who does not see the screen that there is another one: its heading gets the focus, and with it is read out. Otherwise the focus
 * would stay on a link of the header, or be nowhere, with what was pressed. Screens that choose the focus themselves keep it.
 */
export function followScreens(router: ReturnType<typeof makeRouter>): void {
  let watch: MutationObserver | undefined
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    // The first screen is the browser's to announce.
    if (!pathChanged || !fromLocation) return
    watch?.disconnect()
    requestAnimationFrame(() => {
      focusScreen()
      watch = focusAgainWhenGone()
    })
  })
}

/**
 * Until there is a heading to announce, and again when it goes: that of a screen which waits for its answer goes with it, and the former screen
 * may be hidden rather than gone while the next one is made.
 */
function focusAgainWhenGone(): MutationObserver {
  let announced = document.activeElement
  const observer = new MutationObserver(() => {
    const main = document.querySelector('main')
    const isNowhere = announced === document.body || (announced === main && headingOf(main))
    if (announced?.isConnected && !isNowhere) return
    if (document.activeElement === document.body || document.activeElement === main) focusScreen()
    announced = document.activeElement
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] })
  return observer
}

/** What is hidden cannot have the focus. */
const headingOf = (main: Element | null): HTMLElement | undefined =>
  [...(main?.querySelectorAll('h1') ?? [])].find((heading) => heading.checkVisibility?.() ?? true)

function focusScreen(): void {
  const main = document.querySelector('main')
  const { activeElement } = document
  if (!main || document.querySelector('dialog[open]') || (activeElement !== main && main.contains(activeElement))) return
  const heading = headingOf(main)
  heading?.setAttribute('tabindex', '-1')
  // Where the screen is scrolled to is decided elsewhere: coming back leads to the place that was left.
  ;(heading ?? main).focus({ preventScroll: true })
}
