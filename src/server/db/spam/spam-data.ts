import { eq } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'
import { written_texts } from '../tables/written-texts.ts'

/** What was counted of a person within a day: numbers and hashes of what stands elsewhere, so there is nothing to export. */
export const SPAM_DATA: PersonalData = {
  exportOf: async () => ({}),
  end: async (tx, user_id) => {
    await tx.delete(written_texts).where(eq(written_texts.user_id, user_id))
    return undefined
  },
}
