import { useEffect } from 'react'

/** Keeps the screen of the phone on as long as it is wanted and the page is seen. Where a phone does not allow it, it goes dark as always. */
export function useKeepAwake(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const hold = async () => {
      // The browser lets go of it whenever the page is hidden.
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (isOver) await held.release()
        else lock = held
      } catch (error) {
        // Refused with a low battery, or without permission: the screen works all the same.
        if (!(error instanceof DOMException)) throw error
      }
    }
    const onVisible = () => void hold()
    void hold()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release()
    }
  }, [isWanted])
}
