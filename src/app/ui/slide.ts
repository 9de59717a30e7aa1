import type { ReactNode } from 'react'

/** One picture or video of a gallery. */
export interface Slide {
  id: number
  content: ReactNode
}
