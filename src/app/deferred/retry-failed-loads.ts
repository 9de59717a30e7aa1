import { ASK_AGAIN_MS } from '#contract/core/time-budget.ts'
import type { makeRouter } from '../router.tsx'
import { useConnection } from '../state/connection/connection.ts'
import { answersOnScreen } from './answers-on-screen.ts'

/**
 * A screen that could not be filled fills itself when the network is back: never by reloading the page, which would lose what is
 * typed and can loop.
 * @param askBehind asks again for what the screen lacks, behind what it shows.
 */
export function retryFailedLoads(router: ReturnType<typeof makeRouter>, askBehind: (router: ReturnType<typeof makeRouter>) => Promise<unknown>): void {
  const lacks = () => router.state.matches.some(({ status }) => status === 'error')
  let underWay = 0
  const fill = async () => {
    underWay += 1
    await askBehind(router).finally(() => {
      underWay -= 1
    })
  }
  const again = () => {
    if (document.visibilityState === 'visible' && lacks()) void fill()
  }
  useConnection.subscribe(({ state }, { state: before }) => {
    if (state !== 'online' || before === 'online') return
    if (lacks()) void fill()
    else if (answersOnScreen(router).some(({ from }) => from !== 'network')) void router.invalidate()
  })
  addEventListener('online', again)
  document.addEventListener('visibilitychange', again)
  // One request is sent once; what happens in between is worth another try all the same.
  setInterval(() => underWay === 0 && again(), ASK_AGAIN_MS)
}
