import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/languages.ts'
import type { Database } from '../connection/open.ts'
import { users } from '../tables/accounts.ts'
import { calendar_feeds } from '../tables/bookings.ts'

type Db = Database['db']

const SECRET_BYTES = 32

/** What is kept of a secret: whoever reads the database learns no address by it. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** When the address of a person's calendar was made; null: there is none. */
export async function feedMadeAt(db: Pick<Db, 'select'>, user_id: number): Promise<string | null> {
  const [feed] = await db.select({ made_at: calendar_feeds.made_at }).from(calendar_feeds).where(eq(calendar_feeds.user_id, user_id))
  return feed?.made_at ?? null
}

/** A new address in the place of the one there was. Gives its secret, which is not kept. */
export async function makeFeed(db: Pick<Db, 'insert'>, user_id: number): Promise<{ secret: string; made_at: string }> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const secret_hash = hashOfSecret(secret)
  const [made] = await db
    .insert(calendar_feeds)
    .values({ user_id, secret_hash })
    .onConflictDoUpdate({ target: calendar_feeds.user_id, set: { secret_hash, made_at: sql`now()` } })
    .returning({ made_at: calendar_feeds.made_at })
  if (!made) throw new TypeError('an address of a calendar was not made')
  return { secret, made_at: made.made_at }
}

export const stopFeed = (db: Pick<Db, 'delete'>, user_id: number): Promise<unknown> => db.delete(calendar_feeds).where(eq(calendar_feeds.user_id, user_id))

/** Whose calendar an address opens; undefined: there is none, or their account is gone or locked. */
export async function ownerOfFeed(db: Pick<Db, 'select'>, secret_hash: string): Promise<{ user_id: number; language: Language; made_at: string } | undefined> {
  const [found] = await db
    .select({ user_id: users.id, language: users.language, made_at: calendar_feeds.made_at })
    .from(calendar_feeds)
    .innerJoin(users, eq(users.id, calendar_feeds.user_id))
    .where(and(eq(calendar_feeds.secret_hash, secret_hash), isNull(users.deleted_at), isNull(users.locked_at)))
  return found
}
