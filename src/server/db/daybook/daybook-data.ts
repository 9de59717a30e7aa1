import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'
import { daybook_entries } from '../tables/daybook.ts'

/** The day-book of a seller, with the people in it: it ends with the account. */
export const DAYBOOK_DATA: PersonalData = {
  exportOf: async (db, user_id) => {
    const { day, kind, amount, note, person, phone, created_at, changed_at, id } = daybook_entries
    return {
      day_book: await db
        .select({ day, kind, amount, note, person, phone, created_at, changed_at })
        .from(daybook_entries)
        .where(eq(daybook_entries.seller, user_id))
        .orderBy(asc(day), asc(id)),
    }
  },
  end: async (tx, user_id) => {
    await tx.delete(daybook_entries).where(eq(daybook_entries.seller, user_id))
    return undefined
  },
}
