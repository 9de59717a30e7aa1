import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSession } from '../../state/session/session.ts'
import { whenIdle } from '../../ui/hydration/when-idle.ts'

/** Whether something that another app shared waits for this person. Looked at anew on every screen: it may have become something. */
export function useHasShared(): boolean {
  const owner = useSession(({ account }) => account?.id)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [found, setFound] = useState<{ owner: number | undefined; path: string; hasAny: boolean }>()
  useEffect(() => {
    let isWanted = true
    const check = async () => {
      const { loadSharedItems } = await import('../../state/drafts/shared-items.ts')
      const hasAny = (await loadSharedItems(undefined)).length > 0
      if (isWanted) setFound({ owner, path, hasAny })
    }
    // A phone that does not let us look has nothing to lead to.
    const stop = whenIdle(() => void check().catch(() => undefined))
    return () => {
      isWanted = false
      stop()
    }
  }, [owner, path])
  return found?.owner === owner && found?.hasAny === true
}
