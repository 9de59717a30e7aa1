import { type MouseEvent, useState } from 'react'
import { keyOf, type Resource } from '#contract/core/resource.ts'
import type { BookmarkNoun } from '#contract/resources.ts'
import { type Bookmark, bookmarkKey, useBookmarks } from './bookmarks.ts'

/** What the bookmark buttons of a screen need to know and to do. */
export interface ItemBookmarks {
  isKept: (id: number) => boolean
  /** Whether it can be shown without network now. */
  isReady: (id: number) => boolean
  /** For a button that carries the item's id in its data. */
  toggle: (event: MouseEvent<HTMLButtonElement>) => void
  /** The phone refused to keep the last one. */
  failed: boolean
}

interface Options<Card> {
  /** Under which buttons have the id: `job` is `data-job`. */
  dataKey: string
  bookmarkOf: (card: Card) => Pick<Bookmark, 'title' | 'images'>
}

/** The bookmark buttons of a screen. The phone's bookmarks are read late, by the page's start. */
export function useItemBookmarks<Card>(resource: Resource<BookmarkNoun>, cards: readonly Card[], { dataKey, bookmarkOf }: Options<Card>): ItemBookmarks {
  const { keys, ready, toggle } = useBookmarks()
  const [failed, setFailed] = useState(false)
  const { noun } = resource
  return {
    isKept: (id) => keys?.has(bookmarkKey({ noun, id })) ?? false,
    isReady: (id) => ready.has(bookmarkKey({ noun, id })),
    toggle: ({ currentTarget: { dataset } }) => {
      const card = cards.find((one) => String(keyOf(resource, one)) === dataset[dataKey])
      if (!card) return
      setFailed(false)
      void toggle({ noun, id: Number(dataset[dataKey]), ...bookmarkOf(card) }).catch(() => setFailed(true))
    },
    failed,
  }
}
