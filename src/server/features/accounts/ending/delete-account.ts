import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { freeName } from '../../../db/accounts/freed-names.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { LeftFiles } from '../../../db/personal-data.ts'
import { PERSONAL_DATA } from '../../../db/personal-data-of-nouns.ts'
import { users } from '../../../db/tables/accounts.ts'
import type { SignedInAs } from '../../../http/sessions/live-sessions.ts'
import type { AccountParts } from '../parts.ts'
import { requireStillSignedIn } from '../sessions/still-theirs.ts'

interface Farewell {
  session: Pick<SignedInAs, 'user_id' | 'session_id'>
  requestId: string
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Lets a person go: what named them is gone, their shop and its events are off the market, their comments are taken back, every session and every
 * gate has ended. The row itself stays without a name, and so does the buyer record: money that was moved stays accounted for.
 * @throws {Problem} not-signed-in — it is deleted already, or the session was ended meanwhile.
 */
export async function deleteAccount(parts: AccountParts, { session, requestId, now }: Farewell): Promise<void> {
  const { user_id } = session
  const { pictures, private_files } = await inTransaction(parts.database.db, async (tx) => {
    const mine = and(eq(users.id, user_id), isNull(users.deleted_at))
    const [person] = await tx.select({ picture: users.profile_picture, username_key: users.username_key }).from(users).where(mine).for('update')
    if (!person) throw new Problem('not-signed-in')
    await requireStillSignedIn(tx, session)
    const left: LeftFiles[] = []
    for (const { end } of PERSONAL_DATA) left.push((await end?.(tx, user_id)) ?? {})
    await tx.update(users).set(nobody(user_id, now)).where(mine)
    await freeName(tx, { kind: 'username', name: person.username_key, user_id })
    await parts.note(tx, { kind: 'account-deleted', user_id, request_id: requestId })
    return { pictures: [person.picture, ...left.flatMap((files) => files.pictures ?? [])], private_files: left.flatMap((files) => files.private_files ?? []) }
  })
  parts.sessions.forget(user_id)
  // Only now: had the transaction failed, its rows would name pictures that are gone.
  for (const picture of pictures) await parts.pictures.drop(picture)
  for (const key of private_files) await parts.privateFiles.remove(key)
}

/** What is left in the row. No user can choose a name with a `#`, so these names are always free. */
function nobody(user_id: number, now: number) {
  const name = `deleted#${user_id}`
  return {
    username: name,
    username_key: name,
    email: `${name}@invalid`,
    email_key: `${name}@invalid`,
    password_hash: null,
    email_verified_at: null,
    pending_email: null,
    full_name: '',
    phone: null,
    profile_picture: null,
    google_sub: null,
    is_staff: false,
    phone_salt: null,
    deleted_at: new Date(now).toISOString(),
  }
}
