import { type SQL, sql } from 'drizzle-orm'
import { momentOf } from '../moment.ts'
import type { FeatureKind } from './feature-kind.ts'

/** A statement of the number of what stands in a place at a moment: one row, or none. @param now milliseconds since the epoch */
export const featuredId = ({ place, table, column, isShownAt }: FeatureKind, now: number): SQL => sql`
  select x.id from features f join ${table} x on x.id = f.${sql.identifier(column)}
  where f.place = ${place} and f.until > ${momentOf(now)} and ${isShownAt(now)}`
