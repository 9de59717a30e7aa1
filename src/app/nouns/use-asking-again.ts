import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsOffline } from '../state/connection/connection.ts'

const FIRST_MS = 2_000
const LAST_MS = 30_000

interface Asking {
  /** A decision of another party is being waited for. */
  isWaiting: boolean
  /** Another object after each answer or failure, undefined before the first: the next asking is counted from there, so a slow one is never cut off by the next. */
  after: unknown
  ask: () => void
  /** So many times in a row, then no more by itself. */
  most?: number
}

/**
 * Asks again after 2, 4, 8 … 30 seconds, while the page is seen and there is a network, and at once when either is back.
 * @returns whether it has been asked in vain so often that it is given up for now.
 */
export function useAskingAgain({ isWaiting, after, ask, most = Number.POSITIVE_INFINITY }: Asking): boolean {
  const canAsk = useSeenAndOnline()
  const asked = useRef(0)
  const [isGivenUp, setGivenUp] = useState(false)
  const askNow = useEffectEvent(ask)

  useEffect(() => {
    if (!isWaiting) asked.current = 0
    setGivenUp(isWaiting && asked.current >= most)
    if (!isWaiting || after === undefined || !canAsk || asked.current >= most) return
    const timer = setTimeout(
      () => {
        asked.current += 1
        askNow()
      },
      Math.min(LAST_MS, FIRST_MS * 2 ** asked.current),
    )
    return () => clearTimeout(timer)
  }, [isWaiting, canAsk, after, most])

  const could = useRef(canAsk)
  useEffect(() => {
    if (canAsk && !could.current && isWaiting) {
      asked.current = 0
      askNow()
    }
    could.current = canAsk
  }, [canAsk, isWaiting])
  return isGivenUp
}

function useSeenAndOnline(): boolean {
  const isOffline = useIsOffline()
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const check = () => setSeen(document.visibilityState === 'visible')
    check()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [])
  return isSeen && !isOffline
}
