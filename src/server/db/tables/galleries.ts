import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

/** Pictures and films in an order. What shows one (an event, …) points to it in a column of its own; which that is, the gallery does not know. */
export const galleries = pgTable(
  'galleries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Whose pictures these are. */
    owner: integer()
      .notNull()
      .references(() => users.id),
  },
  (t) => [index('galleries_by_owner').on(t.owner, t.id)],
)

export const gallery_items = pgTable(
  'gallery_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    gallery: integer()
      .notNull()
      .references(() => galleries.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    /** What stands below it. */
    name: text().notNull(),
    /** What is in the picture, for those who cannot see it; empty where the name says so. */
    alt: text().notNull().default(''),
    /** Path under /media/, 960 wide; or a video. */
    file: text(),
    tone: integer().notNull().default(0),
    video_url: text(),
    /** Of the file in all its widths; 0 of a video. */
    bytes: integer().notNull().default(0),
    client_key: text(),
  },
  (t) => [unique('gallery_items_client_key').on(t.gallery, t.client_key), index('gallery_items_by_gallery').on(t.gallery, t.position, t.id)],
)
