import { deferredHydration } from './deferred-hydration.ts'

/** Does the work when the second wave has begun and the page has nothing better to do; gives the way to call it off. */
export function whenIdle(work: () => void): () => void {
  let isWanted = true
  void deferredHydration().then(() => {
    const begin = () => isWanted && work()
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 })
    else setTimeout(begin, 500)
  })
  return () => {
    isWanted = false
  }
}
