import { sql } from 'drizzle-orm'
import type { FeatureKind } from '../features/feature-kind.ts'
import { momentOf } from '../moment.ts'

/** The large card of Home. */
export const FEATURED_EVENT: FeatureKind = {
  place: 'home-event',
  table: sql`events`,
  column: 'event',
  isShownAt: (now) => sql`x.is_active and x.to_time >= ${momentOf(now)}`,
  pages: '/eventdetails/',
}
