import { useCallback, useEffect, useState } from 'react'
import { useBookmarks } from './bookmarks.ts'
import { type BookmarkableNoun, type BookmarkedItem, bookmarksOf } from './cached-items.ts'

type Found<N extends BookmarkableNoun> = { state: 'asking' | 'failed'; things?: undefined } | { state: 'there'; things: BookmarkedItem<N>[] }

/** What the reader keeps of a noun on this phone, followed as it changes; and the way to ask anew. */
export function useBookmarksOf<N extends BookmarkableNoun>(noun: N): { found: Found<N>; ask: () => void } {
  const [found, setFound] = useState<Found<N>>({ state: 'asking' })
  const ask = useCallback(
    () =>
      void bookmarksOf(noun).then(
        (things) => setFound({ state: 'there', things }),
        () => setFound({ state: 'failed' }),
      ),
    [noun],
  )
  useEffect(() => {
    ask()
    // Dropped or added here or in another tab, or fetched meanwhile.
    return useBookmarks.subscribe(ask)
  }, [ask])
  return { found, ask }
}
