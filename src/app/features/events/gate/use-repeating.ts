import { useEffect, useEffectEvent } from 'react'

/** Does something again and again while the page is seen. @param work may be a new function each time. */
export function useRepeating(work: () => void, everyMs: number): void {
  const repeat = useEffectEvent(work)
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && repeat(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
}
