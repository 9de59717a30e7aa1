import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSession } from '../state/session.ts'

/** Whether something that another app shared waits for this person. Looked at anew on every screen: it may have become something. */
export function useHasShared(): boolean {
  const owner = useSession(({ account }) => account?.id)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [found, setFound] = useState<{ of: number | undefined; hasAny: boolean }>()
  useEffect(() => {
    let isWanted = true
    const look = async (_: string) => {
      const { loadSharedItems } = await import('../state/shared-items.ts')
      const hasAny = (await loadSharedItems(undefined)).length > 0
      if (isWanted) setFound({ of: owner, hasAny })
    }
    // A phone that does not let us look has nothing to lead to.
    look(path).catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [owner, path])
  return found?.of === owner && found?.hasAny === true
}
