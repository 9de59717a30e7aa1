import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './instant.ts'

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
    /** Of a seller’s profile: these are in lists of all sellers, the latest first. */
    of_profile: boolean().notNull().default(false),
    /** Of what was there before this was noted: when that began. */
    added_at: instant('added_at').notNull().default(sql`now()`),
  },
  (t) => [
    unique('gallery_items_client_key').on(t.gallery, t.client_key),
    index('gallery_items_by_gallery').on(t.gallery, t.position, t.id),
    index('gallery_items_pictures_of_profiles').on(t.id).where(sql`of_profile and file is not null`),
    index('gallery_items_films_of_profiles').on(t.id).where(sql`of_profile and file is null`),
    // Asked for each picture of a post that is given out.
    index('gallery_items_of_posts').on(t.file).where(sql`file like '/media/posts/%'`),
  ],
)
