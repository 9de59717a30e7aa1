import { useEffect, useState } from 'react'
import { serviceNow } from '../state/service-clock.ts'

const SECOND_MS = 1000
const leftUntil = (until: number) => Math.max(0, Math.ceil((until - serviceNow()) / SECOND_MS))

/** Whole seconds until a moment of the service's clock, counting down to 0; undefined when there is nothing to count. @param until milliseconds since the epoch */
export function useTimeLeft(until: number | undefined, onOver: () => void): number | undefined {
  const [left, setLeft] = useState(() => (until === undefined ? undefined : leftUntil(until)))
  useEffect(() => {
    if (until === undefined) return setLeft(undefined)
    setLeft(leftUntil(until))
    if (leftUntil(until) === 0) return
    const timer = setInterval(() => {
      const now = leftUntil(until)
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      onOver()
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [until, onOver])
  return until === undefined ? undefined : left
}
