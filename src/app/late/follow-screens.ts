import type { makeRouter } from '../router.tsx'

/**
 * Tells who does not see the screen that there is another one: its heading gets the focus, and with it is read out. Otherwise the focus
 * would stay on a link of the header, or be nowhere, with what was pressed. Screens that choose the focus themselves keep it.
 */
export function followScreens(router: ReturnType<typeof makeRouter>): void {
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    // The first screen is the browser's to announce.
    if (pathChanged && fromLocation) requestAnimationFrame(focusScreen)
  })
}

function focusScreen(): void {
  const main = document.querySelector('main')
  const { activeElement } = document
  if (!main || document.querySelector('dialog[open]') || (activeElement !== main && main.contains(activeElement))) return
  const heading = main.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  // Where the screen is scrolled to is decided elsewhere: coming back leads to the place that was left.
  ;(heading ?? main).focus({ preventScroll: true })
}
