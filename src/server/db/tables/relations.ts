import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './instant.ts'

const person = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Whose posts a member wants to see. */
export const follows = pgTable('follows', { follower: person(), followed: person(), at: instant('at').notNull().default(sql`now()`) }, (t) => [
  primaryKey({ columns: [t.follower, t.followed] }),
  index('follows_of_followed').on(t.followed, t.at),
  check('follows_others', sql`${t.follower} <> ${t.followed}`),
])

/** Whose posts, comments and reactions a member does not want to see; those do not know. */
export const mutes = pgTable(
  'mutes',
  {
    user_id: person(),
    muted: person(),
    /** Null: for good. */
    until: instant('until'),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.muted] }), index('mutes_of_muted').on(t.muted), check('mutes_others', sql`${t.user_id} <> ${t.muted}`)],
)

/** Who does not want to have to do with whom. It hides each from the other. */
export const blocks = pgTable('blocks', { user_id: person(), blocked: person(), at: instant('at').notNull().default(sql`now()`) }, (t) => [
  primaryKey({ columns: [t.user_id, t.blocked] }),
  index('blocks_of_blocked').on(t.blocked),
  check('blocks_others', sql`${t.user_id} <> ${t.blocked}`),
])
