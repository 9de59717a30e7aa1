import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'
import { faq_lists, faqs } from '../tables/faqs.ts'

/** Of what grows with time; far above what one person does in years. */
const MOST_ROWS = 10_000

/** Questions that a person answered in advance. They stay with what shows them. */
export const FAQ_DATA: PersonalData = {
  exportOf: async (db, user_id) => {
    const { list, question, answer } = faqs
    const rows = await db
      .select({ list, question, answer })
      .from(faqs)
      .innerJoin(faq_lists, eq(faq_lists.id, list))
      .where(eq(faq_lists.owner, user_id))
      .orderBy(asc(list), asc(faqs.position), asc(faqs.id))
      .limit(MOST_ROWS)
    return { questions_and_answers: rows }
  },
}
