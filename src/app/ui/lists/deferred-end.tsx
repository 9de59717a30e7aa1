import { type ComponentType, Suspense, useEffect, useMemo, useRef } from 'react'
import type { More } from './load-more.tsx'

interface Props {
  more: More
  /** The way to more of the list: its program comes with the second wave. */
  End: ComponentType<{ more: More }>
}

/** The end of a list. Its element stays the same as long as it says the same, so that nothing updates what is not alive yet. */
export function DeferredEnd({ more: { state, hasMore, loadMore }, End }: Props) {
  const latest = useRef(loadMore)
  useEffect(() => {
    latest.current = loadMore
  })
  const end = useMemo(
    () => (
      <Suspense fallback={null}>
        <End more={{ state, hasMore, loadMore: () => latest.current() }} />
      </Suspense>
    ),
    [End, state, hasMore],
  )
  return hasMore && end
}
