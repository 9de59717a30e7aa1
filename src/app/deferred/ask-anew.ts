import type { makeRouter } from '../router.tsx'

/**
 * Asks anew for what is on screen. While the reader is on the way to another screen nothing is begun again: what it waits for would be asked
 * for twice, and waited for from the start. What they left is asked for when they come back.
 */
export function askAnew(router: ReturnType<typeof makeRouter>): void {
  if (router.state.status === 'idle') return void router.invalidate()
  const before = Date.now()
  const stop = router.subscribe('onResolved', () => {
    // What has just failed would be asked for again with it, at once; it mends in its own time (heal.ts).
    if (router.state.matches.some(({ status }) => status === 'error')) return
    stop()
    void router.invalidate({ filter: ({ updatedAt }) => updatedAt < before })
  })
}
