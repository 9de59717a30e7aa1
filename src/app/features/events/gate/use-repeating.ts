import { useEffect, useRef } from 'react'

/** Does something again and again while the page is seen. @param work may be a new function each time. */
export function useRepeating(work: () => void, everyMs: number): void {
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && latest.current(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
}
