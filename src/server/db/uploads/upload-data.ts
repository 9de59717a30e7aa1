import { and, desc, eq, notLike } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'
import { uploads } from '../tables/uploads.ts'

/** Of what grows with time; far above what one person does in years. */
const MOST_ROWS = 10_000

/** Pictures that a person sent. They are swept once nothing shows them. */
export const UPLOAD_DATA: PersonalData = {
  exportOf: async (db, user_id) => {
    const { key, bytes, at } = uploads
    const pictures = await db
      .select({ key, bytes, at })
      .from(uploads)
      .where(and(eq(uploads.user_id, user_id), notLike(key, 'papers/%')))
      .orderBy(desc(at))
      .limit(MOST_ROWS)
    return { pictures }
  },
}
