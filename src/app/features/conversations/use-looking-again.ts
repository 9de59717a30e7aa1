import { useEffect, useEffectEvent } from 'react'
import { followNoticeNews } from '../../state/notice-news.ts'
import { useSettings } from '../../state/settings.ts'

const EVERY_MS = 15_000
/** Of a reader who saves data. */
const SELDOM_MS = 60_000
/** Coming back to the page fires two events at once. */
const APART_MS = 2_000

/** Asks again while the page is looked at: every quarter minute, when the reader comes back, and when the service has sent news. @param ask may be a new function each time */
export function useLookingAgain(ask: () => void): void {
  const look = useEffectEvent(ask)
  const everyMs = useSettings(({ dataSaver }) => dataSaver) ? SELDOM_MS : EVERY_MS
  useEffect(() => {
    let last = Date.now()
    const lookIfSeen = () => {
      if (document.visibilityState !== 'visible' || navigator.onLine === false || Date.now() - last < APART_MS) return
      last = Date.now()
      look()
    }
    const timer = setInterval(lookIfSeen, everyMs)
    const stop = followNoticeNews(lookIfSeen)
    document.addEventListener('visibilitychange', lookIfSeen)
    addEventListener('focus', lookIfSeen)
    return () => {
      clearInterval(timer)
      stop()
      document.removeEventListener('visibilitychange', lookIfSeen)
      removeEventListener('focus', lookIfSeen)
    }
  }, [everyMs])
}
