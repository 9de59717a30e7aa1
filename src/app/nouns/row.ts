import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'

/** What a row is written with. The screen has the texts of Home, which those of search and categories come with. */
export interface RowTools {
  t: TFunction
  format: Formatter
  language: string
}

/** With these a row can say how long something still runs. */
export interface HitTools extends RowTools {
  /** Number of the present day: ui/formats/use-today.ts. */
  today: number
}

/** An item as a row in a list of several nouns: app/ui/lists/item-row.tsx shows it. */
export interface Row {
  /** Canonical path. */
  href: `/${string}`
  title: string
  picture: { src: string; tone: number; isSquare?: boolean } | null
  icon: `i-lucide-${string}`
  /** Empty ones are left out. */
  facts: string[]
  badge?: string
}
