import { create } from 'zustand'
import type { EventCategories } from './calls.ts'

interface Categories {
  state: 'missing' | 'loading' | 'there' | 'failed'
  lists: EventCategories | undefined
  /** Asks for them if no other caller has; a failed try is repeated by the next call. */
  ask: () => void
}

/** The category lists, which the first paint does without; once there, they stay for the page's life. */
export const useCategories = create<Categories>()((set, get) => ({
  state: 'missing',
  lists: undefined,
  ask: () => {
    const { state } = get()
    if (state === 'loading' || state === 'there') return
    set({ state: 'loading' })
    void import('./calls.ts')
      .then(({ loadCategories }) => loadCategories())
      .then((lists) => set({ state: 'there', lists }))
      .catch(() => set({ state: 'failed' }))
  },
}))
