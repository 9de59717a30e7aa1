import { create } from 'zustand'
import type { BookmarkNoun } from '#contract/resources.ts'

/** Something that can be kept for reading without network. */
export interface Bookmark {
  noun: BookmarkNoun
  id: number
  title: string
  /** Stored paths under /media/ to fetch along with it. */
  images: string[]
}

type Key = `${string}/${number}`
export const bookmarkKey = ({ noun, id }: Pick<Bookmark, 'noun' | 'id'>): Key => `${noun}/${id}`

interface Saved {
  /** Undefined until the phone was asked. */
  keys: ReadonlySet<Key> | undefined
  /** Those of them that can be shown without network now. */
  ready: ReadonlySet<Key>
  /** The phone does not let us look: private mode, or a damaged store. */
  unreadable: boolean
  /** Asks the phone; called again it asks again (another tab may have changed it). */
  load: () => Promise<void>
  /**
   * Saves, or drops what was saved. Shown at once, taken back if the phone refuses.
   * @returns whether it is saved now.
   * @throws {Problem} out-of-space — nothing changed.
   */
  toggle: (thing: Bookmark) => Promise<boolean>
}

const NONE: ReadonlySet<Key> = new Set()
/** Everything that touches the phone comes late. */
const loadThings = () => import('./stored-bookmarks.ts')

function changed(keys: ReadonlySet<Key> | undefined, key: Key, isIn: boolean): ReadonlySet<Key> {
  const next = new Set(keys)
  if (isIn) next.add(key)
  else next.delete(key)
  return next
}

/** What is saved on this phone. Empty on the server and until `load`, so that both write the same. */
export const useBookmarks = create<Saved>()((set, get) => ({
  keys: undefined,
  ready: NONE,
  unreadable: false,
  load: async () => {
    try {
      const { readBookmarks, followBookmarks } = await loadThings()
      followBookmarks(() => void get().load())
      const things = await readBookmarks()
      set({ keys: new Set(things.map(bookmarkKey)), ready: new Set(things.filter(({ isReady }) => isReady).map(bookmarkKey)), unreadable: false })
    } catch {
      set({ unreadable: true })
    }
  },
  toggle: async (thing) => {
    const key = bookmarkKey(thing)
    const wanted = !get().keys?.has(key)
    set(({ keys }) => ({ keys: changed(keys, key, wanted) }))
    try {
      const { addBookmark, removeBookmark } = await loadThings()
      await (wanted ? addBookmark : removeBookmark)(thing)
    } catch (error) {
      set(({ keys }) => ({ keys: changed(keys, key, !wanted) }))
      throw error
    }
    if (!wanted) set(({ ready }) => ({ ready: changed(ready, key, false) }))
    return wanted
  },
}))
