import { useEffect } from 'react'
import { create } from 'zustand'
import { useSession } from '../state/session/session.ts'
import { importWithRetry } from '../ui/hydration/deferred-hydration.ts'
import type { LeftOut } from './left-out.ts'

const useIds = create<LeftOut>()(() => ({ ofLists: new Set(), ofPages: new Set() }))
let isFollowed = false

/**
 * User ids of those of whom nothing is shown to the reader; the program that knows them comes where a user is signed in.
 * @param isWanted whether the rows at hand name members at all
 * @param isTheirPage the reader asked for those of one member: muting hides nothing there
 */
export function useLeftOutMembers(isWanted = true, isTheirPage = false): ReadonlySet<number> {
  const isMember = useSession(({ account }) => account !== null)
  useEffect(() => {
    if (!isWanted || !isMember || isFollowed) return
    isFollowed = true
    // Without it nothing is left out, as for visitors.
    void importWithRetry(() => import('./left-out.ts')).then(({ followLeftOut }) => followLeftOut((now) => useIds.setState(now)))
  }, [isWanted, isMember])
  return useIds((store) => (isTheirPage ? store.ofPages : store.ofLists))
}
