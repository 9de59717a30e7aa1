import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** People with an account. Only what the public pages need stands here yet; sign-in adds its own columns. */
export const users = pgTable('users', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  username: text().notNull().unique(),
  email: text().notNull().unique(),
  /** argon2id, parameters inside. */
  password_hash: text().notNull(),
  email_verified_at: instant('email_verified_at'),
  created_at: instant('created_at').notNull().default(sql`now()`),
})

/** An account that sells. `slug` names its public page. */
export const seller_profiles = pgTable('seller_profiles', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  slug: text().notNull().unique(),
  full_name: text().notNull(),
  profession: text().notNull().default(''),
  division: text(),
  district: text(),
  about: text().notNull().default(''),
  /** Path under /media/. */
  profile_picture: text(),
})
