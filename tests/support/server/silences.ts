import { sql } from 'drizzle-orm'
import { silences } from '#server/db/tables/silences.ts'
import type { TestApp } from './app.ts'

/** A silence from now on, given by its own person for want of staff. @param days null: for good; negative: it has run out. Gives its number. */
export async function silence(
  { database }: Pick<TestApp, 'database'>,
  user_id: number,
  { days = 7, reason = 'Insults.' }: { days?: number | null; reason?: string } = {},
): Promise<number> {
  const until = days === null ? null : sql`now() + make_interval(days => ${days})`
  const [made] = await database.db.insert(silences).values({ user_id, reason, by: user_id, until }).returning({ id: silences.id })
  if (!made) throw new Error('a silence was not written')
  return made.id
}
