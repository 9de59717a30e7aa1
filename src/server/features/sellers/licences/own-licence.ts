import { eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { OwnLicence } from '#contract/sellers/trade-licence.ts'
import { readCv } from '../../../adapters/cv-files.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { isUndone } from '../../../db/connection/faults.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { seller_profiles, trade_licences } from '../../../db/tables/sellers.ts'
import type { LicenceParts } from './parts.ts'

/** The licence of one's own shop, without where it lies; null: none was given. */
export async function readLicence(db: Pick<Database['db'], 'select'>, user_id: number): Promise<OwnLicence | null> {
  const { state, kind, bytes, sent_at, decided_at, reason } = trade_licences
  const [row] = await db.select({ state, kind, bytes, sent_at, decided_at, reason }).from(trade_licences).where(eq(trade_licences.user_id, user_id))
  return row ?? null
}

/**
 * Proves and stores a licence in place of the one before, whose file is removed. It waits for staff, whatever was said of that one.
 * @throws {Problem} too-many-requests — uploads of this person; unsupported-media, too-large, busy, pictures-full — as `readCv` and
 * `PrivateFiles` say; not-found — the shop is gone.
 */
export async function sendLicence({ db, privateFiles, pictures, countUpload }: LicenceParts, user_id: number, sent: Uint8Array): Promise<OwnLicence | null> {
  await countUpload(user_id)
  const { kind, bytes, type, is_active } = await readCv(sent, pictures)
  const file_key = await privateFiles.put({ bytes, type }, user_id)
  let before: { key: string }[]
  try {
    before = await inTransaction(db, async (tx) => {
      await holdPerson(tx, user_id)
      // Of two files that come together one waits here for the other.
      const mine = eq(seller_profiles.user_id, user_id)
      const [shop] = await tx.select({ user_id: seller_profiles.user_id }).from(seller_profiles).where(mine).for('no key update')
      if (!shop) throw new Problem('not-found')
      const replaced = await tx.delete(trade_licences).where(eq(trade_licences.user_id, user_id)).returning({ key: trade_licences.file_key })
      await tx.insert(trade_licences).values({ user_id, file_key, kind, bytes: bytes.byteLength, is_active })
      return replaced
    })
  } catch (error) {
    // Where the outcome is unknown, the file is swept unless a row has it.
    if (isUndone(error)) await privateFiles.remove(file_key)
    throw error
  }
  for (const { key } of before) await privateFiles.remove(key)
  return readLicence(db, user_id)
}

/** Takes a licence back, with its file. */
export async function removeLicence({ db, privateFiles }: Pick<LicenceParts, 'db' | 'privateFiles'>, user_id: number): Promise<void> {
  const gone = await db.delete(trade_licences).where(eq(trade_licences.user_id, user_id)).returning({ key: trade_licences.file_key })
  for (const { key } of gone) await privateFiles.remove(key)
}
