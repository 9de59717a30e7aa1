import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Feed } from '#contract/posts/feeds.ts'
import { keepFeedMarker, readFeedMarker } from '../../../../state/feeds/feed-marker.ts'
import { useSession } from '../../../../state/session/session.ts'
import { loadMarkers, sendMarker } from '../calls.ts'

/** The account hears of it so often, and when its reader leaves. */
const TELL_MS = 60_000
const NOTE_MS = 500

/** Feeds whose reader, with their user id, was brought back on this page already: a second opening begins where the router leaves them. */
const broughtBack = new Set<string>()

interface Places {
  feed: Feed
  /** Nothing is left out of it, and all that the phone has is on screen. */
  isReady: boolean
  /** Around the posts. */
  list: RefObject<HTMLElement | null>
  /** Ids on screen, in their order. */
  posts: readonly number[]
  loadAround: (post: number) => Promise<void>
}

/**
 * Brings the reader who opens the feed anew to the post where they stopped, on this phone or another, and notes where they are. Who has begun to scroll
 * or press anything stays where they are, also when they are at the top again: the answer of the account can take long.
 * @returns the post to be shown, until it is
 */
export function useMarker({ feed, isReady, list, posts, loadAround }: Places): number | undefined {
  const me = useSession(({ account }) => account?.id)
  const [wanted, setWanted] = useState<number>()
  const latest = useRef(posts)
  useEffect(() => {
    latest.current = posts
  })
  useEffect(() => {
    const reader = `${feed} ${me ?? ''}`
    if (!isReady || broughtBack.has(reader)) return
    broughtBack.add(reader)
    const hasBegun = watchReader()
    void (async () => {
      const post = await lastPlace(feed)
      if (post === undefined || post === latest.current[0] || hasBegun()) return
      if (!latest.current.includes(post)) await loadAround(post).catch(() => undefined)
      if (!hasBegun()) setWanted(post)
    })()
  }, [isReady, feed, me, loadAround])
  useEffect(() => {
    if (wanted === undefined) return undefined
    return bringInto(list, wanted, () => setWanted(undefined))
  }, [wanted, list])
  useNoting(feed, isReady && wanted === undefined, list)
  return wanted
}

/** Tells whether the reader has scrolled or pressed anything since, or was further down already. */
function watchReader(): () => boolean {
  let hasBegun = scrollY > 0
  const once = { once: true, passive: true, capture: true }
  for (const sign of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(
      sign,
      () => {
        hasBegun = true
      },
      once,
    )
  return () => hasBegun || scrollY > 0
}

/** By the phone, or by the account where another phone was used since. */
async function lastPlace(feed: Feed): Promise<number | undefined> {
  const here = readFeedMarker(feed)
  if (useSession.getState().token === null) return here?.post
  const there = await loadMarkers().then(
    ({ value }) => value.find((one) => one.feed === feed),
    () => undefined,
  )
  return there && (!here || there.at > here.at) ? there.post : here?.post
}

const FRAMES = 6
/** Below the bars of the shell. */
const TOP_PX = 100

/** Cards that are drawn on the way take their true height, and move it once more. */
function bringInto(list: RefObject<HTMLElement | null>, post: number, onDone: () => void): () => void {
  let left = FRAMES
  let frame = requestAnimationFrame(function step() {
    const card = list.current?.querySelector(`[data-post="${post}"]`)
    if (card) scrollBy({ top: card.getBoundingClientRect().top - TOP_PX, behavior: 'instant' })
    left -= 1
    if (left > 0) frame = requestAnimationFrame(step)
    else onDone()
  })
  return () => cancelAnimationFrame(frame)
}

/** Notes the first post in sight: on the phone at once, with the account once a minute and when its reader leaves. */
function useNoting(feed: Feed, isOn: boolean, list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOn) return undefined
    let untold: { id: number; published_at: string } | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const note = () => {
      timer = undefined
      const seen = firstInSight(list.current)
      if (!seen || seen.id === untold?.id) return
      untold = seen
      keepFeedMarker(feed, seen)
    }
    const tell = () => {
      if (!untold || useSession.getState().token === null) return
      const { id, published_at } = untold
      untold = undefined
      // The phone knows it; the account hears of the next one.
      void sendMarker({ feed, post: id, published_at }).catch(() => undefined)
    }
    const onScroll = () => {
      timer ??= setTimeout(note, NOTE_MS)
    }
    const onHide = () => document.visibilityState === 'hidden' && tell()
    const every = setInterval(tell, TELL_MS)
    addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('visibilitychange', onHide)
    return () => {
      removeEventListener('scroll', onScroll)
      document.removeEventListener('visibilitychange', onHide)
      clearInterval(every)
      clearTimeout(timer)
      tell()
    }
  }, [feed, isOn, list])
}

function firstInSight(list: HTMLElement | null): { id: number; published_at: string } | undefined {
  for (const card of list?.querySelectorAll<HTMLElement>('[data-post]') ?? [])
    if (card.getBoundingClientRect().bottom > TOP_PX) {
      const published_at = card.querySelector('time')?.dateTime
      return published_at === undefined ? undefined : { id: Number(card.dataset.post), published_at }
    }
  return undefined
}
