import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { GoogleIdentity } from '../../../adapters/google/google.ts'
import { users } from '../../../db/tables/accounts.ts'
import type { SignedInAs } from '../../../http/sessions/live-sessions.ts'
import { requireProof } from '../../../http/sessions/require-proof.ts'
import type { AccountParts, Visit } from '../parts.ts'
import { requireStillSignedIn } from '../sessions/still-theirs.ts'

/** `sub` is unique; the constraint's name is PostgreSQL's. */
const isUniqueFault = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code === '23505'

/**
 * Links a Google account to the one that is signed in. It replaces one that was linked before, unless that is
 * the only way in: a person who finds the phone unlocked must not be able to replace it.
 * @param identify called only when all other checks have passed: the code that it exchanges works once.
 * @throws {Problem} password-needed; not-verified — the account's own e-mail; bad-input — with `password`: one is needed first; taken — with `google`, linked to another account; google-failed
 */
export async function linkGoogleTo(parts: AccountParts, visit: Visit & { session: SignedInAs }, identify: () => Promise<GoogleIdentity>): Promise<void> {
  const { db, now, requestId, session } = visit
  const { user_id } = session
  requireProof(session, now)
  const { email_verified_at, password_hash, google_sub } = users
  const [person] = await db.select({ email_verified_at, password_hash, google_sub }).from(users).where(eq(users.id, user_id))
  if (!person?.email_verified_at) throw new Problem('not-verified')
  if (person.google_sub !== null && person.password_hash === null) throw new Problem('bad-input', { fields: { password: 'required' } })
  const { sub } = await identify()
  try {
    await db.transaction(async (tx) => {
      await requireStillSignedIn(tx, session)
      await tx
        .update(users)
        .set({ google_sub: sub })
        .where(and(eq(users.id, user_id), isNull(users.deleted_at)))
      await parts.note(tx, { kind: 'google-linked', user_id, request_id: requestId })
    })
  } catch (error) {
    if (isUniqueFault(error)) throw new Problem('taken', { fields: { google: 'taken' }, cause: error })
    throw error
  }
}

/**
 * Unlinks Google; where nothing is linked, nothing happens.
 * @throws {Problem} password-needed; bad-input — with `password`: it would be the last way in.
 */
export async function unlinkGoogleFrom(parts: AccountParts, { db, now, requestId, session }: Visit & { session: SignedInAs }): Promise<void> {
  const { user_id } = session
  requireProof(session, now)
  await db.transaction(async (tx) => {
    const unlinked = await tx
      .update(users)
      .set({ google_sub: null })
      .where(and(eq(users.id, user_id), isNotNull(users.google_sub), isNotNull(users.password_hash)))
      .returning({ id: users.id })
    if (unlinked.length) return parts.note(tx, { kind: 'google-unlinked', user_id, request_id: requestId })
    const [person] = await tx.select({ password_hash: users.password_hash }).from(users).where(eq(users.id, user_id))
    if (person?.password_hash === null) throw new Problem('bad-input', { fields: { password: 'required' } })
  })
}
