import type { makeRouter } from '../router.tsx'
import { useConnection } from '../state/connection.ts'
import { answersOnScreen } from './answers-on-screen.ts'

/** While a screen lacks what it is about, it asks again by itself this often. */
const ASK_AGAIN_MS = 15_000

/**
 * A screen that could not be filled fills itself when the network is back: never by reloading the page, which would lose what is
 * typed and can loop.
 */
export function heal(router: ReturnType<typeof makeRouter>): void {
  const lacks = () => router.state.matches.some(({ status }) => status === 'error')
  const again = () => {
    if (document.visibilityState === 'visible' && lacks()) void router.invalidate()
  }
  useConnection.subscribe(({ state }, { state: before }) => {
    if (state !== 'online' || before === 'online') return
    if (lacks() || answersOnScreen(router).some(({ from }) => from !== 'network')) void router.invalidate()
  })
  addEventListener('online', again)
  document.addEventListener('visibilitychange', again)
  setInterval(again, ASK_AGAIN_MS)
}
