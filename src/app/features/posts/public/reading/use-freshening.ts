import { useCallback, useRef } from 'react'
import type { PostPage } from '#contract/posts/posts.ts'
import type { Answer } from '../../../../wire/answer.ts'
import { loadFeedPage } from '../calls.ts'
import type { FeedView } from '../feed-view.ts'

/**
 * Asks again for what the phone has kept, as its reader comes near: what was edited or deleted since does not stay for ever. One page after the other,
 * because each also brings the posts beside the one that is asked for; each of them once.
 * @param put gets what has come
 */
export function useFreshening(view: FeedView, put: (page: Answer<PostPage>) => void): (post: number) => void {
  const asked = useRef(new Set<number>())
  const come = useRef(new Set<number>())
  const last = useRef(Promise.resolve())
  return useCallback(
    (post) => {
      if (asked.current.has(post)) return
      asked.current.add(post)
      last.current = last.current.then(async () => {
        if (come.current.has(post)) return
        // Without an answer it stays as it was kept.
        const page = await loadFeedPage(view, { around: post }, { fresh: true }).catch(() => undefined)
        if (page?.from !== 'network') return
        for (const { id } of page.value.results) come.current.add(id)
        put(page)
      })
    },
    [view, put],
  )
}
