import { sql } from 'drizzle-orm'
import type { FeatureKind } from '../features/feature-kind.ts'
import { momentOf } from '../moment.ts'

/** The article card of Home. */
export const FEATURED_BLOG: FeatureKind = {
  place: 'home-article',
  table: sql`blogs`,
  column: 'blog',
  isShownAt: (now) => sql`x.published_at <= ${momentOf(now)} and not x.is_withdrawn`,
  pages: '/blogs/',
}
