import { useEffect } from 'react'
import { create } from 'zustand'
import { useSession } from '../state/session/session.ts'

const useIds = create<{ ids: ReadonlySet<number> }>()(() => ({ ids: new Set() }))
let isFollowed = false

/** User ids of those of whom nothing is shown to the reader; its program comes where a user is signed in. */
export function useLeftOut(): ReadonlySet<number> {
  const isMember = useSession(({ account }) => account !== null)
  useEffect(() => {
    if (!isMember || isFollowed) return
    isFollowed = true
    // Without it nothing is left out, as for visitors.
    import('./left-out.ts').then(
      ({ followLeftOut }) => followLeftOut((ids) => useIds.setState({ ids })),
      () => {
        isFollowed = false
      },
    )
  }, [isMember])
  return useIds((store) => store.ids)
}
