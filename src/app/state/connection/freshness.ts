import { create } from 'zustand'

interface Freshness {
  /** The answer on screen has a newer version that was not put under the reader's thumb. */
  newInformation: boolean
}

/** Whether something newer than what is on screen has arrived. `start.ts` listens to the worker and decides. */
export const useFreshness = create<Freshness>()(() => ({ newInformation: false }))
