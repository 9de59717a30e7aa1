import { type SQL, sql } from 'drizzle-orm'
import { usernameKey } from '#contract/accounts/usernames.ts'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { lowerCase } from '#contract/core/one-form.ts'
import { phoneNumber } from '#contract/core/phone-number.ts'
import { type findPeople as contract, DESK_LIMITS, type FoundPerson } from '#contract/desk/people.ts'
import type { Database } from '../../../db/connection/open.ts'
import { pageOf, rowAfter } from '../../../db/row-cursor.ts'
import { lowerSql } from '../../../db/search/lower-sql.ts'
import { isStanding } from '../../../db/silences/silence-rows.ts'
import { iso } from '../../../db/wire-time.ts'
import { emailKey } from '../registration/email-key.ts'

/** What staff see of a person in a list, from a row `u` of users. */
export const personColumns: SQL = sql`
  u.id, u.id as user_id, u.username, u.full_name, (select p.full_name from seller_profiles p where p.user_id = u.id) as shop,
  ${iso(sql`u.created_at`)} as created_at, u.is_staff, ${iso(sql`u.locked_at`)} as locked_at, ${iso(sql`u.deleted_at`)} as deleted_at,
  exists (select from authors a where a.user_id = u.id and a.state = 'granted') as is_author,
  exists (select from silences s where s.user_id = u.id and ${isStanding}) as is_silenced`

export type PersonRow = FoundPerson & { id: number } & Record<string, unknown>

/** People by the beginning of a name, or all of an email or a phone number, the latest first. @throws {Problem} bad-input — the cursor. */
export async function findPeople(db: Pick<Database['db'], 'execute'>, { q = '', cursor }: QueryOf<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const before = rowAfter(cursor)
  const older = before === undefined ? sql`true` : sql`u.id < ${before}`
  const { rows } = await db.execute<PersonRow>(sql`
    select ${personColumns} from users u where ${isCalled(q)} and ${older} order by u.id desc limit ${DESK_LIMITS.perPage + 1}`)
  const { page, next_cursor } = pageOf(rows, DESK_LIMITS.perPage)
  return { results: page.map(({ id: _, ...person }) => person), next_cursor }
}

/** Deleted accounts have no name any more: only their number finds them. */
function isCalled(words: string): SQL {
  if (words === '') return sql`u.deleted_at is null`
  const number = /^(?:deleted)?#(\d{1,9})$/.exec(words)?.[1]
  if (number !== undefined) return sql`u.id = ${Number(number)}`
  if (words.includes('@')) return sql`u.email_key = ${emailKey(words)} and u.deleted_at is null`
  const phone = phoneNumber(words)
  if (phone !== undefined) return sql`u.phone = ${phone} and u.deleted_at is null`
  const key = usernameKey(words)
  const byName = sql`${lowerSql(sql`u.full_name`)} like ${`${escaped(lowerCase(words))}%`}`
  // Of dots and dashes alone nothing is left to begin with.
  const byUsername = key === '' ? sql`false` : sql`u.username_key like ${`${escaped(key)}%`}`
  return sql`(${byUsername} or ${byName}) and u.deleted_at is null`
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
