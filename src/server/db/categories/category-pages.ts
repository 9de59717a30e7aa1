import { sql } from 'drizzle-orm'
import { CATEGORIES } from '#contract/categories-resource.ts'
import type { PublicPages } from '../listing.ts'

/** Categories are few and change with a version: search looks through them in memory. */
export const CATEGORY_PAGES: PublicPages<'categories'> = {
  resource: CATEGORIES,
  pages: () => sql`select id, slug as key, null::timestamptz as updated_at from categories`,
}
