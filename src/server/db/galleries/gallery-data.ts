import { asc, eq, sql } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'
import { galleries, gallery_items } from '../tables/galleries.ts'

/** Of what grows with time; far above what one person does in years. */
const MOST_ROWS = 10_000

/** Pictures and films that a person shows, of whatever noun. They stay with what shows them. */
export const GALLERY_DATA: PersonalData = {
  exportOf: async (db, user_id) => {
    const { gallery, name, alt, file, video_url } = gallery_items
    const rows = await db
      .select({ gallery, name, alt, file, video_url })
      .from(gallery_items)
      .innerJoin(galleries, eq(galleries.id, gallery))
      .where(eq(galleries.owner, user_id))
      .orderBy(asc(gallery), asc(gallery_items.position), asc(gallery_items.id))
      .limit(MOST_ROWS)
    return { gallery_items: rows }
  },
  pictures: (among) => sql`
    select owner, file from gallery_items join galleries on galleries.id = gallery_items.gallery where ${among(sql`owner`)}`,
}
