import { useCallback, useEffect, useRef, useState } from 'react'
import type { PostCard, PostPage } from '#contract/posts/posts.ts'
import { useFreshness } from '../../../../state/connection/freshness.ts'
import { savesData } from '../../../../ui/media/data-saving.ts'
import type { Answer } from '../../../../wire/answer.ts'
import { onReconnect } from '../../../../wire/reconnect.ts'
import { loadFeedPage } from '../calls.ts'
import type { FeedView } from '../feed-view.ts'
import { isNewer } from '../stretches.ts'

/** So often it is looked while the page is in sight; never by itself while data is saved. */
const EVERY_MS = 120_000

interface NewPosts {
  /** Newer than the newest on screen; 0: none are known. */
  count: number
  /** There are more than the page that was asked for. */
  isMore: boolean
  /** The page with them, once. */
  take: () => Answer<PostPage> | undefined
}

interface Known {
  /** On screen. */
  newest: PostCard | undefined
  /** A first page that came by itself. */
  offered: Answer<PostPage> | undefined
  /** User ids. */
  leftOut: ReadonlySet<number>
}

/**
 * Looks for posts that are newer than those on screen: now and then, when the reader or the network comes back, and when the worker has heard of some.
 * Nothing is put on screen before the reader asks.
 */
export function useNewPosts(view: FeedView, { newest, offered, leftOut }: Known): NewPosts {
  const [page, setPage] = useState(offered)
  const [seen, setSeen] = useState(offered)
  if (seen !== offered) {
    setSeen(offered)
    setPage(offered)
  }
  const told = useFreshness((state) => state.newInformation)
  const lookedAt = useRef(0)
  const look = useCallback(async () => {
    lookedAt.current = Date.now()
    // Without an answer nothing is new.
    const found = await loadFeedPage(view, {}, { fresh: true }).catch(() => undefined)
    if (found?.from === 'network') setPage(found)
  }, [view])
  useEffect(() => {
    if (!told) return
    useFreshness.setState({ newInformation: false })
    void look()
  }, [told, look])
  useEffect(() => {
    lookedAt.current = Date.now()
    const soon = () => document.visibilityState === 'visible' && Date.now() - lookedAt.current >= EVERY_MS && void look()
    const timer = setInterval(() => !savesData() && soon(), EVERY_MS)
    document.addEventListener('visibilitychange', soon)
    const stop = onReconnect(() => void look())
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', soon)
      stop()
    }
  }, [look])
  const fresh = newest && page ? page.value.results.filter((post) => isNewer(post, newest) && !leftOut.has(post.author)) : []
  return {
    count: fresh.length,
    isMore: fresh.length > 0 && fresh.length === page?.value.results.length && page.value.next_cursor !== null,
    take: () => {
      setPage(undefined)
      return page
    },
  }
}
