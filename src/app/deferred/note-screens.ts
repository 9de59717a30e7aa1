import { precacheGroupsOf, screenOf } from '#contract/core/precached-screens.ts'
import type { makeRouter } from '../router.tsx'
import { tellWorker } from '../state/connection/worker.ts'

/** Has the worker note which screens were opened whose files not every phone holds: with data saver on these are all that there is of them. */
export function noteScreens(router: ReturnType<typeof makeRouter>): void {
  const noted = new Set<string>()
  const check = () => {
    const { pathname } = router.state.location
    const screen = screenOf(pathname)
    // Where the first files of this page came past the worker, the browser has them.
    if (noted.has(screen) || !precacheGroupsOf(pathname) || !navigator.serviceWorker?.controller) return
    if (router.state.matches.some(({ status }) => status !== 'success')) return
    noted.add(screen)
    tellWorker({ type: 'opened', screen })
  }
  router.subscribe('onResolved', check)
  check()
}
