import { useEffect } from 'react'
import { create } from 'zustand'
import { useSession } from '../state/session/session.ts'

const useIds = create<{ ids: ReadonlySet<number> }>()(() => ({ ids: new Set() }))
let isFollowed = false

/**
 * User ids of those of whom nothing is shown to the reader; the program that knows them comes where a user is signed in.
 * @param isWanted whether the rows at hand name members at all
 */
export function useLeftOutMembers(isWanted = true): ReadonlySet<number> {
  const isMember = useSession(({ account }) => account !== null)
  useEffect(() => {
    if (!isWanted || !isMember || isFollowed) return
    isFollowed = true
    // Without it nothing is left out, as for visitors.
    import('./left-out.ts').then(
      ({ followLeftOut }) => followLeftOut((ids) => useIds.setState({ ids })),
      () => {
        isFollowed = false
      },
    )
  }, [isWanted, isMember])
  return useIds((store) => store.ids)
}
