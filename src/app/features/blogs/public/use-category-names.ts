import { create } from 'zustand'
import type { Category } from '#contract/categories.ts'

interface CategoryNames {
  categories: Category[] | undefined
  /** Asks for them if no other caller has; a failed try is repeated by the next call. */
  ask: () => void
}

let isAsking = false

/** The categories of the market, to call one by its name. Only who asks for one needs them; once there, they stay for the page's life. */
export const useCategoryNames = create<CategoryNames>()((set, get) => ({
  categories: undefined,
  ask: () => {
    if (isAsking || get().categories) return
    isAsking = true
    void import('./calls.ts')
      .then(({ loadCategories }) => loadCategories())
      .then((categories) => set({ categories }))
      // The chip says that it is a category, and takes it back as well.
      .catch(() => undefined)
      .finally(() => {
        isAsking = false
      })
  },
}))
