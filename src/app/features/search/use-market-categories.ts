import { useEffect } from 'react'
import { create } from 'zustand'
import type { Category } from '#contract/categories.ts'
import { whenIdle } from '../../ui/hydration/when-idle.ts'

const useStore = create<{ categories: readonly Category[] }>()(() => ({ categories: [] }))

/** The categories of the market, once they are there: no screen waits for them. */
export function useMarketCategories(): readonly Category[] {
  const { categories } = useStore()
  const isHere = categories.length > 0
  useEffect(() => {
    if (isHere) return
    return whenIdle(() => {
      // Out of reach: the screen does without.
      import('./calls.ts')
        .then(({ loadCategories }) => loadCategories())
        .then((all) => useStore.setState({ categories: all }))
        .catch(() => undefined)
    })
  }, [isHere])
  return categories
}
