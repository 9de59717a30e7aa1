import { eq } from 'drizzle-orm'
import type { Database } from '../db/connection/open.ts'
import { users } from '../db/tables/accounts.ts'

/** The name that stands above what an account writes: the full name, or that of the account where there is none. */
export async function nameOf(db: Pick<Database['db'], 'select'>, user_id: number): Promise<string> {
  const [person] = await db.select({ full_name: users.full_name, username: users.username }).from(users).where(eq(users.id, user_id))
  return person?.full_name || person?.username || ''
}
