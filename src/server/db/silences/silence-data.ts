import { desc, eq } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'
import { silences } from '../tables/silences.ts'

/** Silences, and what their person said to them. Who of the staff it was is left out. They go with the account, and the notices of them. */
export const SILENCE_DATA: PersonalData = {
  exportOf: async (db, user_id) => {
    const { from, until, reason, lifted_at, objection, objected_at, objection_answer, answered_at } = silences
    const rows = await db
      .select({ from, until, reason, lifted_at, objection, objected_at, objection_answer, answered_at })
      .from(silences)
      .where(eq(silences.user_id, user_id))
      .orderBy(desc(silences.id))
    return { silences: rows }
  },
  end: async (tx, user_id) => {
    await tx.delete(silences).where(eq(silences.user_id, user_id))
    return undefined
  },
}
