import { eq, sql } from 'drizzle-orm'
import { endCases } from '../cases/end-cases.ts'
import type { PersonalData } from '../personal-data.ts'
import { people } from '../tables/people.ts'

/** A page of one's own. With its person it is gone. */
export const PERSON_DATA: PersonalData = {
  exportOf: async (db, user_id) => {
    const { name, picture, opened_at, taken_off_reason } = people
    const [person] = await db.select({ name, picture, opened_at, taken_off_reason }).from(people).where(eq(people.user_id, user_id))
    return { person: person ?? null }
  },
  end: async (tx, user_id) => {
    await endCases(tx, 'person', [user_id])
    const pages = await tx.delete(people).where(eq(people.user_id, user_id)).returning({ picture: people.picture })
    return { pictures: pages.map(({ picture }) => picture) }
  },
  pictures: (among) => sql`select user_id, picture from people where ${among(sql`user_id`)}`,
}
