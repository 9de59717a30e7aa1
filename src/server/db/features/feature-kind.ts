import type { SQL } from 'drizzle-orm'
import type { FeaturePlace } from '#contract/desk/features.ts'

/** What stands in a place of Home when staff put it forward. Each noun declares its own in its folder; feature-kinds.ts lists them. */
export interface FeatureKind {
  readonly place: FeaturePlace
  /** Its table, which has the columns id and title. */
  readonly table: SQL
  /** The column of `features` that names one of them. */
  readonly column: 'event' | 'blog'
  /** Whether a row `x` of the table may stand there. @param now milliseconds since the epoch */
  isShownAt(now: number): SQL
  /** Path of its page, before its number. */
  readonly pages: string
}
