import { eq } from 'drizzle-orm'
import { usernameKey } from '#contract/accounts/usernames.ts'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'

/** An account as staff deal with it. */
export interface Person {
  id: number
  username: string
  locked_at: string | null
  deleted_at: string | null
  is_staff: boolean
}

/** What the work of staff leans on. */
export interface StaffParts {
  db: Database['db']
  note: NoteSecurityEvent
}

/** No account has this name, nor one that looks like it. */
export class NobodyOfThatName extends Error {
  override name = 'NobodyOfThatName'
}

/**
 * The account of a username, in which letters that look alike count as one, or of its number: `#12`. A deleted account is `deleted#12`.
 * @throws {NobodyOfThatName}
 */
export async function personNamed(db: Database['db'], username: string): Promise<Person> {
  const { id, locked_at, deleted_at, is_staff } = users
  const number = /^(?:deleted)?#(\d{1,9})$/.exec(username)?.[1]
  const [person] = await db
    .select({ id, username: users.username, locked_at, deleted_at, is_staff })
    .from(users)
    .where(number === undefined ? eq(users.username_key, usernameKey(username)) : eq(users.id, Number(number)))
  if (!person) throw new NobodyOfThatName(`Nobody is called ${username}.`)
  return person
}
