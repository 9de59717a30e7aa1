import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'

/** So far from the window posts are drawn. */
const NEAR = '1000px'
/** Pixels, until it is known better. */
const ABOUT_PX = 480

interface Props {
  /** How many posts it holds. */
  count: number
  /** Is to be drawn wherever it stands: the reader is brought to it. */
  isWanted: boolean
  /** From the beginning, as the server writes it. */
  isFirst: boolean
  /** A post in it that is to be asked again once it is near. */
  stale: number | undefined
  onStale: (post: number) => void
  children: () => ReactNode
}

/** A few posts, which are drawn while they are near the window or hold the focus; else their room is kept. So a feed of a thousand is no longer than one of twenty. */
export function DrawnNear({ count, isWanted, isFirst, stale, onStale, children }: Props) {
  const [isNear, setNear] = useState(isFirst || typeof IntersectionObserver === 'undefined')
  const place = useRef<HTMLDivElement>(null)
  const isDrawn = isNear || isWanted
  useEffect(() => {
    const element = place.current
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        if (!entry.isIntersecting && element.contains(document.activeElement)) return
        if (!entry.isIntersecting && entry.boundingClientRect.height > 0) keepRoom(element, entry.boundingClientRect.height)
        setNear(entry.isIntersecting)
      },
      { rootMargin: `${NEAR} 0px` },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  const ask = useEffectEvent(onStale)
  useEffect(() => {
    if (isDrawn && stale !== undefined) ask(stale)
  }, [isDrawn, stale])
  useEffect(() => {
    const element = place.current
    if (!element) return
    // By script: the policy forbids style attributes.
    if (isDrawn) element.style.minHeight = ''
    else if (element.style.minHeight === '') keepRoom(element, count * ABOUT_PX)
  }, [isDrawn, count])
  return (
    <div ref={place} className="grid grid-cols-1 gap-3">
      {isDrawn && children()}
    </div>
  )
}

function keepRoom(element: HTMLElement, px: number): void {
  element.style.minHeight = `${px}px`
}
