import { eq } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'
import { buyers } from '../tables/accounts.ts'

/** The record of a buyer. It stays when its person goes: money that was moved stays accounted for. */
export const BUYER_DATA: PersonalData = {
  exportOf: async (db, user_id) => {
    const [buyer] = await db.select({ id: buyers.id, created_at: buyers.created_at }).from(buyers).where(eq(buyers.user_id, user_id))
    return { buyer: buyer ?? null }
  },
}
