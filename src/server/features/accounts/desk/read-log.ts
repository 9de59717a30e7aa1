import { type SQL, sql } from 'drizzle-orm'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { type readLog as contract, DESK_LIMITS } from '#contract/desk/people.ts'
import type { Database } from '../../../db/connection/open.ts'
import { pageOf, rowAfter } from '../../../db/row-cursor.ts'
import { NobodyOfThatName, personNamed } from '../staff/person.ts'
import { readLogRows } from './log-rows.ts'

/** What happened to accounts and what staff did. A name that no account has: nothing happened. @throws {Problem} bad-input — the cursor. */
export async function readLog(
  db: Pick<Database['db'], 'select' | 'execute'>,
  { kind, user, by, cursor }: QueryOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const before = rowAfter(cursor)
  const [person, staff] = await Promise.all([idOf(db, user), idOf(db, by)])
  if (person === null || staff === null) return { results: [], next_cursor: null }
  const conditions: SQL[] = [
    kind === undefined ? sql`true` : sql`e.kind = ${kind}`,
    person === undefined ? sql`true` : sql`e.user_id = ${person}`,
    staff === undefined ? sql`true` : sql`e.details ? 'staff' and e.details ->> 'staff' = ${String(staff)}`,
    before === undefined ? sql`true` : sql`e.id < ${before}`,
  ]
  const { page, next_cursor } = pageOf(await readLogRows(db, sql.join(conditions, sql` and `), DESK_LIMITS.perPage + 1), DESK_LIMITS.perPage)
  return { results: page, next_cursor }
}

/** Undefined: nobody was named; null: nobody has that name. */
async function idOf(db: Pick<Database['db'], 'select'>, name: string | undefined): Promise<number | undefined | null> {
  if (!name) return undefined
  try {
    return (await personNamed(db, name)).id
  } catch (error) {
    if (error instanceof NobodyOfThatName) return null
    throw error
  }
}
