import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { OwnPerson } from '#contract/people/people.ts'
import type { Database } from '../../db/connection/open.ts'
import { users } from '../../db/tables/accounts.ts'
import { people } from '../../db/tables/people.ts'

/** One's own page; null: there is none. @throws {Problem} not-signed-in — the account was deleted meanwhile */
export async function readOwnPerson(db: Pick<Database['db'], 'select'>, user_id: number): Promise<{ person: OwnPerson }> {
  const [row] = await db
    .select({ username: users.username, person: people })
    .from(users)
    .leftJoin(people, eq(people.user_id, users.id))
    .where(and(eq(users.id, user_id), isNull(users.deleted_at)))
  if (!row) throw new Problem('not-signed-in')
  if (!row.person) return { person: null }
  const { name, picture, opened_at, taken_off_reason } = row.person
  return { person: { username: row.username, name, picture, opened_at, taken_off_reason } }
}
