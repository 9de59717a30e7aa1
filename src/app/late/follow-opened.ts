import type { makeRouter } from '../router.tsx'
import { answersOnScreen } from './answers-on-screen.ts'

/** Pages of one thing. */
const OF_ONE = /^\/(?:eventdetails|jobdetails|blogs_)\//

/** Keeps on this phone what was opened last, so that Home leads back to it. */
export function followOpened(router: ReturnType<typeof makeRouter>): void {
  const look = () => {
    if (!router.state.matches.some(({ routeId }) => OF_ONE.test(routeId))) return
    // Out of reach, and not on the phone yet: then it is not noted.
    void import('../state/bookmarks/last-opened.ts')
      .then(({ noteOpened }) => noteOpened(answersOnScreen(router).map(({ value }) => value)))
      .catch(() => undefined)
  }
  router.subscribe('onResolved', look)
  look()
}
