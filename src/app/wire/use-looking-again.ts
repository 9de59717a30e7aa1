import { useEffect } from 'react'

/** Asks again when its reader comes back, from another page or from another tab: what is shown may have moved on meanwhile. */
export function useLookingAgain(isWorthIt: boolean, ask: () => void): void {
  useEffect(() => {
    if (!isWorthIt) return
    const check = () => document.visibilityState === 'visible' && ask()
    document.addEventListener('visibilitychange', check)
    addEventListener('pageshow', check)
    return () => {
      document.removeEventListener('visibilitychange', check)
      removeEventListener('pageshow', check)
    }
  }, [isWorthIt, ask])
}
