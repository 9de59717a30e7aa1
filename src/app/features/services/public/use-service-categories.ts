import { create } from 'zustand'
import type { ServiceCategory } from '#contract/services/services.ts'

interface Categories {
  state: 'missing' | 'loading' | 'there' | 'failed'
  tree: ServiceCategory[] | undefined
  /** Asks for them if no other caller has; a failed try is repeated by the next call. */
  ask: () => void
}

/** The tree of categories, which the first paint does without; once there, it stays for the page's life. */
export const useServiceCategories = create<Categories>()((set, get) => ({
  state: 'missing',
  tree: undefined,
  ask: () => {
    const { state } = get()
    if (state === 'loading' || state === 'there') return
    set({ state: 'loading' })
    void import('./calls.ts')
      .then(({ loadServiceCategories }) => loadServiceCategories())
      .then((tree) => set({ state: 'there', tree }))
      .catch(() => set({ state: 'failed' }))
  },
}))
