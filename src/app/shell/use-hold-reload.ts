import { useEffect } from 'react'
import { clearDirty, markDirty } from '../state/connection/worker.ts'

/** While this part is open, no new version is taken by itself. */
export function useHoldReload(part: string): void {
  useEffect(() => {
    markDirty(part)
    return () => clearDirty(part)
  }, [part])
}
