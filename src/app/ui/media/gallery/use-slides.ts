import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

const movesLess = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

interface Slides {
  list: RefObject<HTMLUListElement | null>
  /** The slide that is in view. */
  at: number
  /** Goes to another one; beyond the ends it stays. */
  go: (to: number) => void
  /** For the list: a finger has moved it. */
  onScroll: () => void
}

/** A row of slides as wide as their list, moved by fingers, as the browser does it, and by `go`. */
export function useSlides(count: number, startAt: number): Slides {
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(startAt)
  const show = useCallback((to: number, behavior: 'instant' | 'smooth') => list.current?.scrollTo({ left: to * list.current.clientWidth, behavior }), [])

  useLayoutEffect(() => {
    show(startAt, 'instant')
  }, [startAt, show])
  // A phone that is turned has slides of another width.
  useLayoutEffect(() => {
    const again = () => show(at, 'instant')
    addEventListener('resize', again)
    return () => removeEventListener('resize', again)
  }, [at, show])

  return {
    list,
    at,
    go: (to) => {
      const next = Math.min(Math.max(to, 0), count - 1)
      setAt(next)
      show(next, movesLess() ? 'instant' : 'smooth')
    },
    onScroll: () => {
      const { scrollLeft = 0, clientWidth = 0 } = list.current ?? {}
      const seen = clientWidth > 0 ? scrollLeft / clientWidth : at
      // On its way to another slide it passes by others.
      if (Math.abs(seen - Math.round(seen)) < 0.02) setAt(Math.round(seen))
    },
  }
}
