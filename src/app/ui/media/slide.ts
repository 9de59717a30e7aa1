import type { ReactNode } from 'react'

/** One picture or video of a gallery. */
export interface Slide {
  id: number
  content: ReactNode
}

/** What stands below the picture of each slide: nothing, one line, or up to two lines as in banner.tsx. */
export type SlideCaptions = 'none' | 'line' | 'lines'

/** How several slides stand beside each other. */
export interface SlideRow {
  /** Classes of one slide: its width says how many are seen. */
  slide: string
  /** Class of the gap, and the same in px. */
  gap: `gap-[${number}px]`
  gapPx: number
  /** So many are there from the start, as many as a phone and a wide screen show; the rest comes when the page is at rest. */
  first: number
}
