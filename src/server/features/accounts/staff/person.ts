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
  db: Pick<Database['db'], 'transaction'>
  note: NoteSecurityEvent
}

/** Who of the staff acts, and why. */
export interface StaffAct {
  /** User id. */
  staff: number
  reason: string
  requestId: string
}

/** How an act is recorded. @param act absent: it is done at a terminal, where it is not known who types. */
export const byStaff = (act: StaffAct | undefined, details: Record<string, string | number | boolean> = {}) => ({
  by: 'staff' as const,
  request_id: act?.requestId ?? null,
  details: { ...details, ...(act && { staff: act.staff }) },
  reason: act?.reason,
})

/** No account has this name, nor one that looks like it. */
export class NobodyOfThatName extends Error {
  override name = 'NobodyOfThatName'
}

/**
 * The account of a username, in which letters that look alike count as one, or of its number: `#12`. A deleted account is `deleted#12`.
 * @throws {NobodyOfThatName}
 */
export async function personNamed(db: Pick<Database['db'], 'select'>, username: string): Promise<Person> {
  const { id, locked_at, deleted_at, is_staff } = users
  const number = /^(?:deleted)?#(\d{1,9})$/.exec(username)?.[1]
  const [person] = await db
    .select({ id, username: users.username, locked_at, deleted_at, is_staff })
    .from(users)
    .where(number === undefined ? eq(users.username_key, usernameKey(username)) : eq(users.id, Number(number)))
  if (!person) throw new NobodyOfThatName(`Nobody is called ${username}.`)
  return person
}
