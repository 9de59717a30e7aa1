import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './instant.ts'

/** Address books: where a person wants things sent. Districts and areas by the names of contract/places.ts and contract/addresses/areas.ts. */
export const addresses = pgTable(
  'addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** Made on the phone: the same address is added once. */
    client_key: text().notNull(),
    full_name: text().notNull(),
    /** `+8801…` */
    phone_number: text().notNull(),
    division: text().notNull(),
    district: text().notNull(),
    /** Upazila, or thana of a city. */
    area: text().notNull(),
    line: text().notNull(),
    landmark: text().notNull().default(''),
    created_at: instant('created_at').notNull().default(sql`now()`),
    updated_at: instant('updated_at').notNull().default(sql`now()`),
  },
  (t) => [unique('addresses_once').on(t.user_id, t.client_key), index('addresses_of_person').on(t.user_id, t.updated_at)],
)
