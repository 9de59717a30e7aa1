import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** What goes, or moves away, once it was pressed. */
const PASSING = '[data-gap]'

/** The focus is to go to the post below this one; undefined: to the first of all. */
interface FocusRequest {
  below: number | undefined
}

interface PostFocus {
  /** Is to be drawn wherever it stands. */
  wanted: number | undefined
  focusBelow: (post: number | undefined) => void
  /** For the element around the posts. */
  watched: { onFocus: (event: FocusEvent) => void; onBlur: (event: FocusEvent) => void }
}

/**
 * Keeps the focus in a feed when what has it goes: a post whose author is muted, the row of a gap, the pill of new posts. Without it a keyboard begins
 * at the top of the page. Who has gone elsewhere meanwhile stays there.
 * @param posts ids on screen, in their order
 */
export function usePostFocus(list: RefObject<HTMLElement | null>, posts: readonly number[]): PostFocus {
  const [request, setRequest] = useState<FocusRequest>()
  const former = useRef(posts)
  const focused = useRef<number>(undefined)
  const wanted = request && (posts[request.below === undefined ? 0 : posts.indexOf(request.below) + 1] ?? posts.at(-1))
  const follow = useEffectEvent(() => {
    const { activeElement } = document
    if (activeElement !== document.body && !activeElement?.closest(PASSING)) return
    list.current?.querySelector<HTMLElement>(`[data-post="${wanted}"]`)?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (request) follow()
  }, [request])
  useLayoutEffect(() => {
    const before = former.current
    former.current = posts
    const gone = focused.current
    if (gone === undefined || posts.includes(gone) || document.activeElement !== document.body) return
    focused.current = undefined
    setRequest({ below: before.slice(0, before.indexOf(gone)).findLast((id) => posts.includes(id)) })
  })
  return {
    wanted,
    focusBelow: (below) => setRequest({ below }),
    watched: {
      onFocus: ({ target }) => {
        const post = target.closest<HTMLElement>('[data-post]')?.dataset.post
        focused.current = post === undefined ? undefined : Number(post)
      },
      onBlur: ({ target }) => {
        // What is taken out of the page is not left by its reader.
        if (target.isConnected) focused.current = undefined
      },
    },
  }
}
