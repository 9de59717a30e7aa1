import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { PostPage } from '#contract/posts/posts.ts'
import { keepFeed, readKeptFeed } from '../../../../state/feeds/kept-feed.ts'
import type { Answer } from '../../../../wire/answer.ts'
import { loadFailure } from '../../../../wire/use-pages.ts'
import { loadFeedPage } from '../calls.ts'
import { type FeedView, feedPath, isWhole } from '../feed-view.ts'
import { isNewer, itemsOf, keptOf, placeAfter, put, putAfter, putAmongKept, putBelowTop, type Stretch, stretchOf } from '../stretches.ts'
import { useFreshening } from './use-freshening.ts'

/** What was loaded outlives the screen, so that coming back finds it as long as it was. Filled in browsers only. */
const loaded = new Map<string, Stretch[]>()
const FEEDS_HELD = 5

function hold(key: string, stretches: Stretch[]): void {
  loaded.delete(key)
  loaded.set(key, stretches)
  for (const oldest of [...loaded.keys()].slice(0, -FEEDS_HELD)) loaded.delete(oldest)
}

/** Why further posts are not there yet, by the index of the stretch that they follow on. */
export type Loading = { at: number; state: 'loading' | 'offline' | 'failed' } | undefined

/**
 * All that was loaded of a feed: on this page, and where nothing is left out of it, on this phone. A screen for another feed is another screen: give it
 * a key.
 * @param first page as it came last
 * @param reader whose feed it is, so that what one has loaded is not shown to another; undefined: everybody's
 */
export function useFeed(view: FeedView, first: Answer<PostPage>, reader: number | undefined) {
  const key = `${reader ?? ''} ${feedPath(view)}`
  const [stretches, setStretches] = useState<Stretch[]>(() => put(loaded.get(key) ?? [], stretchOf(first)))
  const [seen, setSeen] = useState(first)
  const [loading, setLoading] = useState<Loading>()
  const [isComplete, setComplete] = useState(loaded.has(key))
  const [offered, setOffered] = useState<Answer<PostPage>>()
  // Another first page has come: the reader asked for it, or the feed was opened anew. What comes by itself after a kept one moves nothing.
  if (seen !== first) {
    setSeen(first)
    if (view.of === 'following' && bringsNewer(first.value, stretches)) setOffered(first)
    else setStretches((before) => put(before, stretchOf(first)))
  }
  useDisk({ view, key, stretches, setStretches, isComplete, onComplete: () => setComplete(true) })
  const putPage = useCallback((page: Answer<PostPage>) => setStretches((before) => put(before, stretchOf(page))), [])
  /** Loads what follows on a stretch: older posts at the end, or what is between. @returns whether it came */
  const loadAfter = async (at: number): Promise<boolean> => {
    const next = stretches[at]?.next
    if (!next || loading?.state === 'loading') return false
    setLoading({ at, state: 'loading' })
    try {
      const place = placeAfter(next)
      const page = stretchOf(await loadFeedPage(view, place))
      setStretches((before) => (place.around === undefined && before[at]?.next === next ? putAfter(before, at, page) : put(before, page)))
      setLoading(undefined)
      return true
    } catch (cause) {
      setLoading({ at, state: loadFailure(cause) })
      return false
    }
  }
  /** Loads the page in which a post is. @throws {Problem} */
  const loadAround = useCallback(
    async (post: number) => {
      putPage(await loadFeedPage(view, { around: post }))
    },
    [view, putPage],
  )
  const freshen = useFreshening(
    view,
    useCallback((page) => setStretches((before) => putBelowTop(before, stretchOf(page))), []),
  )
  const last = stretches.length - 1
  return {
    items: itemsOf(stretches, first.from === 'network' ? undefined : first.fetchedAt),
    /** Whether all that the phone has of it is there. */
    isComplete,
    loading,
    loadAfter,
    loadAround,
    freshen,
    /** Below the last post. */
    more: {
      hasMore: Boolean(stretches[last]?.next),
      state: loading?.at === last ? loading.state : ('idle' as const),
      loadMore: () => void loadAfter(last),
    },
    /** A first page with newer posts, which came by itself. */
    offered,
    /** The newest that is on screen. */
    newest: stretches[0]?.rows[0]?.post,
    /** Puts a fresh first page on top. */
    putFirst: putPage,
  }
}

interface OnDisk {
  view: FeedView
  key: string
  stretches: Stretch[]
  setStretches: (change: (before: Stretch[]) => Stretch[]) => void
  /** What the phone has of it is there. */
  isComplete: boolean
  onComplete: () => void
}

/** Adds what the phone has kept of a feed of which nothing is left out, and keeps what is there from then on. */
function useDisk({ view, key, stretches, setStretches, isComplete, onComplete }: OnDisk): void {
  const whole = isWhole(view)
  const isOwn = view.of === 'following'
  const complete = useEffectEvent(onComplete)
  useEffect(() => {
    if (isComplete) return undefined
    let isOver = false
    void (whole ? readKeptFeed(isOwn) : Promise.resolve(undefined)).then((kept) => {
      if (isOver) return
      // What is on screen was asked later than what was kept.
      if (kept) setStretches((before) => putAmongKept(kept, before))
      complete()
    })
    return () => {
      isOver = true
    }
  }, [isComplete, whole, isOwn, setStretches])
  useEffect(() => {
    if (!isComplete) return
    hold(key, stretches)
    if (whole) void keepFeed(isOwn, keptOf(stretches))
  }, [isComplete, key, stretches, whole, isOwn])
}

function bringsNewer({ results: [first] }: PostPage, [newest]: readonly Stretch[]): boolean {
  const shown = newest?.rows[0]?.post
  return first !== undefined && shown !== undefined && isNewer(first, shown)
}
