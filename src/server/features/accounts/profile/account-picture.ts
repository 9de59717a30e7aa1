import { and, eq, isNull } from 'drizzle-orm'
import type { Account } from '#contract/accounts/accounts.ts'
import type { Pictures } from '../../../adapters/pictures.ts'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'
import { readAccount } from './read-account.ts'

interface Tools {
  db: Database['db']
  pictures: Pictures
}

/**
 * Gives an account the picture that was sent, in place of the one it had.
 * @throws {Problem} unsupported-media, too-large, busy, pictures-full — as `Pictures` says; not-signed-in — the account was deleted meanwhile.
 */
export async function savePicture({ db, pictures }: Tools, user_id: number, sent: Uint8Array): Promise<Account> {
  const { profile_picture } = await readAccount(db, user_id)
  const path = await pictures.keep('people', sent, { user_id, replaces: profile_picture })
  const before = await exchange(db, user_id, path)
  await pictures.drop(before === undefined ? path : before)
  return readAccount(db, user_id)
}

export async function dropPicture({ db, pictures }: Tools, user_id: number): Promise<Account> {
  await pictures.drop((await exchange(db, user_id, null)) ?? null)
  return readAccount(db, user_id)
}

/** Sets the picture; gives the previous one, to this caller alone. Undefined: the account is gone. */
const exchange = (db: Database['db'], user_id: number, path: string | null): Promise<string | null | undefined> =>
  db.transaction(async (tx) => {
    const mine = and(eq(users.id, user_id), isNull(users.deleted_at))
    const [before] = await tx.select({ profile_picture: users.profile_picture }).from(users).where(mine).for('update')
    await tx.update(users).set({ profile_picture: path }).where(mine)
    return before?.profile_picture
  })
