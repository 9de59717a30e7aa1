import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ThreadRow } from './thread-rows.ts'

/** So near to the end of the page its reader is at the end, pixels. */
const NEAR_PX = 160

const isNearEnd = (): boolean => document.documentElement.scrollHeight - scrollY - innerHeight < NEAR_PX
const toEnd = (): void => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })

interface EndInSight {
  /** Something came below what the reader looks at. */
  hasNews: boolean
  goToEnd: () => void
}

/** Keeps the latest message in sight of a reader who is at the end, and the place of one who reads earlier ones. @param list the element that holds the rows */
export function useEndInSight(list: RefObject<HTMLElement | null>, rows: readonly ThreadRow[]): EndInSight {
  const isAtEnd = useRef(true)
  const height = useRef(0)
  const [hasNews, setNews] = useState(false)
  const first = rows[0]?.key
  const last = rows.at(-1)
  const lastKey = last?.key
  const isMine = last?.is_mine ?? false

  useEffect(() => {
    const onScroll = () => {
      isAtEnd.current = isNearEnd()
      if (isAtEnd.current) setNews(false)
    }
    // A keyboard makes the page shorter, a picture makes it longer.
    const settle = () => isAtEnd.current && toEnd()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', settle)
    const watcher = 'ResizeObserver' in window ? new ResizeObserver(settle) : undefined
    if (list.current) watcher?.observe(list.current)
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', settle)
      watcher?.disconnect()
    }
  }, [list])

  useLayoutEffect(() => {
    if (lastKey === undefined) return
    if (isAtEnd.current || isMine) toEnd()
    else setNews(true)
  }, [lastKey, isMine])

  // Earlier messages come above: what is read stays where it is.
  useLayoutEffect(() => {
    const now = list.current?.offsetHeight ?? 0
    if (first !== undefined && height.current > 0 && now > height.current) scrollBy({ top: now - height.current, behavior: 'instant' })
  }, [first, list])
  useLayoutEffect(() => {
    height.current = list.current?.offsetHeight ?? 0
  })
  return { hasNews, goToEnd: toEnd }
}
