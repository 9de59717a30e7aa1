import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import type { Notice } from '#contract/notices/notices.ts'

/** A screen, its tab where it has some, and the part of it. */
interface Place {
  path: string
  tab?: string
  hash?: string
}

/** How amounts are written. */
export type NoticeFormat = Pick<Formatter, 'price'>

/** How a kind of notice is shown. */
export interface NoticeView {
  icon: `i-lucide-${string}`
  colour: string
  /** Where it leads: as near to what it is about as there is a screen. */
  place: (notice: Notice) => Place
  /** What happened, where the notice itself says more than its kind: else, or where undefined, the text of its kind. */
  words?: (notice: Notice, t: TFunction<'notices'>, format: NoticeFormat) => string | undefined
  /** What it is about; empty where there is nothing to name. */
  title: (notice: Notice) => string
  /** Whose that is. */
  by?: (notice: Notice) => string | undefined
  /** Said instead of when it was told, ISO 8601. */
  time?: (notice: Notice) => string | null
}

export const GOOD = 'text-brand'
export const WAITS = 'text-marigold'
export const BAD = 'text-danger'
