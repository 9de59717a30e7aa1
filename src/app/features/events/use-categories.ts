import { useCallback, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../ui/when-idle.ts'
import type { EventCategories } from './calls.ts'

export type CategoriesState = { state: 'missing' | 'loading' | 'failed'; lists?: undefined } | { state: 'there'; lists: EventCategories }

/** Kept for the page's life; the lists change a few times a year. */
let kept: EventCategories | undefined

/**
 * The category lists, which the first paint does without: they come when `ask` is called (the panel opens, a list is focused), or by
 * themselves when the page is idle, if `soon` finds that they are needed on screen already. A failed try is repeated by the next call.
 */
export function useCategories(soon: () => boolean): CategoriesState & { ask: () => void } {
  const [found, setFound] = useState<CategoriesState>(kept ? { state: 'there', lists: kept } : { state: 'missing' })
  const asked = useRef(kept !== undefined)
  const ask = useCallback(() => {
    if (asked.current) return
    asked.current = true
    setFound({ state: 'loading' })
    void import('./calls.ts')
      .then(({ loadCategories }) => loadCategories())
      .then(
        (lists) => {
          kept = lists
          setFound({ state: 'there', lists })
        },
        () => {
          asked.current = false
          setFound({ state: 'failed' })
        },
      )
  }, [])
  const isNeeded = useRef(soon)
  useEffect(() => (isNeeded.current() ? whenIdle(ask) : undefined), [ask])
  return { ...found, ask }
}
