import { desc, eq } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'
import { addresses } from '../tables/addresses.ts'

/** The address book of a person. */
export const ADDRESS_DATA: PersonalData = {
  exportOf: async (db, user_id) => {
    const { full_name, phone_number, division, district, area, line, landmark, created_at, updated_at } = addresses
    return {
      addresses: await db
        .select({ full_name, phone_number, division, district, area, line, landmark, created_at, updated_at })
        .from(addresses)
        .where(eq(addresses.user_id, user_id))
        .orderBy(desc(updated_at)),
    }
  },
  end: async (tx, user_id) => {
    await tx.delete(addresses).where(eq(addresses.user_id, user_id))
    return undefined
  },
}
