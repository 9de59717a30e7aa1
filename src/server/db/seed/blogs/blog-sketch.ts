import type { MarketSlug } from '../../categories/market-categories.ts'
import type { MotifName } from '../drawing/motifs.ts'

/** An article of the magazine as it is written down here. */
export interface BlogSketch {
  title: string
  /** Username. */
  author: string
  /** Slug of a category of the market. */
  category: MarketSlug
  tags: readonly string[]
  /** Since it was published, or until it will be when below nothing; of a draft: since it was last saved. */
  days: number
  /** Left out: it is public. */
  state?: 'draft' | 'withdrawn'
  isFeatured?: boolean
  motif: MotifName
  /** Index of the picture's ground colour. */
  tone: number
  summary: string
  /** Paragraphs with empty lines between; what they may begin with and hold says blog-markup.ts. */
  text: string
  /** Earlier forms, the oldest first: what each had instead. */
  before?: readonly { title?: string; text?: string }[]
}
