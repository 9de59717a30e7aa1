import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { BANNER_PLACES } from '#contract/banners.ts'

/** Pictures that rotate at the top of a screen. */
export const banners = pgTable(
  'banners',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    place: text({ enum: BANNER_PLACES }).notNull(),
    position: integer().notNull(),
    /** Path under /media/, 960 wide. */
    image: text().notNull(),
    tone: integer().notNull().default(0),
    title: text().notNull(),
    title_bn: text().notNull(),
    /** Canonical, where it leads. */
    path: text().notNull(),
  },
  (t) => [unique('banners_positions').on(t.place, t.position)],
)
