import { Problem } from '#contract/core/problem.ts'
import type { Pictures } from '../../../adapters/pictures.ts'
import type { Database } from '../../../db/connection/open.ts'
import { receiving_numbers } from '../../../db/tables/wallet-payments.ts'
import { isOwn, type WhichNumber } from './receiving-numbers.ts'

interface Tools {
  db: Database['db']
  pictures: Pick<Pictures, 'keep' | 'drop'>
}

/**
 * Gives a number the QR code that was sent, in place of the one it had.
 * @throws {Problem} not-found — there is no such number of this seller, or not any more; unsupported-media, too-large, busy, pictures-full — as `Pictures` says
 */
export async function saveNumberPicture({ db, pictures }: Tools, which: WhichNumber, sent: Uint8Array): Promise<void> {
  const { picture } = receiving_numbers
  const [now] = await db.select({ picture }).from(receiving_numbers).where(isOwn(which))
  if (!now) throw new Problem('not-found')
  const path = await pictures.keep('sellers', sent, { user_id: which.seller, replaces: now.picture })
  const before = await exchange(db, which, path)
  await pictures.drop(before === undefined ? path : before)
  if (before === undefined) throw new Problem('not-found')
}

/** @throws {Problem} not-found */
export async function dropNumberPicture({ db, pictures }: Tools, which: WhichNumber): Promise<void> {
  const before = await exchange(db, which, null)
  if (before === undefined) throw new Problem('not-found')
  await pictures.drop(before)
}

/** Sets the picture; gives the previous one, to this caller alone. Undefined: there is no such number. */
const exchange = (db: Database['db'], which: WhichNumber, path: string | null): Promise<string | null | undefined> =>
  db.transaction(async (tx) => {
    const { picture } = receiving_numbers
    const [before] = await tx.select({ picture }).from(receiving_numbers).where(isOwn(which)).for('update')
    await tx.update(receiving_numbers).set({ picture: path }).where(isOwn(which))
    return before?.picture
  })
