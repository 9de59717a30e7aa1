import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { FEATURE_PLACES } from '#contract/desk/features.ts'
import { users } from './accounts.ts'
import { blogs } from './blogs.ts'
import { events } from './events.ts'
import { instant } from './instant.ts'

/** What staff have put forward: one thing for each place, for some days. */
export const features = pgTable(
  'features',
  {
    place: text({ enum: FEATURE_PLACES }).primaryKey(),
    event: integer().references(() => events.id, { onDelete: 'cascade' }),
    blog: integer().references(() => blogs.id, { onDelete: 'cascade' }),
    until: instant('until').notNull(),
    /** Which of staff. */
    featured_by: integer()
      .notNull()
      .references(() => users.id),
    featured_at: instant('featured_at').notNull().default(sql`now()`),
  },
  (t) => [
    check('features_about', sql`num_nonnulls(${t.event}, ${t.blog}) = 1`),
    index('features_by_event').on(t.event).where(sql`event is not null`),
    index('features_by_blog').on(t.blog).where(sql`blog is not null`),
    index('features_by_staff').on(t.featured_by),
  ],
)
