import { eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { OwnService } from '#contract/services/own-service.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { requireShopStands } from '../../../db/sellers/shop-off.ts'
import { FREE_TIMES_UNKNOWN, lookAgainAtFreeTimes } from '../../../db/services/free-times-due.ts'
import { holdOwnService, type ServiceRow } from '../../../db/services/own-service.ts'
import { services } from '../../../db/tables/services.ts'
import { type ItemRow, readItems } from '../../../galleries/read-gallery.ts'
import type { Whose } from './parts.ts'
import { readOwnCard } from './read-own-service.ts'
import { requireRoom } from './require-room.ts'
import { changed } from './require-version.ts'

/**
 * Switches a service on or off; bookings of it go on. What stands so already is left alone.
 * @throws {Problem} not-found — there is none, or it is another user's; bad-input — it has no picture; taken-off, shop-taken-off; not-signed-in — the account
 * was deleted or locked meanwhile; unverified-limit.
 */
export async function switchService(db: Database['db'], whose: Whose, is_active: boolean): Promise<OwnService> {
  await inTransaction(db, async (tx) => {
    // Before the service, as a farewell does.
    await holdPerson(tx, whose.seller)
    const held = await holdOwnService(tx, whose)
    if (held.is_active === is_active && !held.was_public) return
    const columns = await activeColumns(tx, held, { is_active, items: await readItems(tx, held.gallery) })
    await tx
      .update(services)
      .set({ ...columns, ...changed })
      .where(eq(services.id, held.id))
    await lookAgainAtFreeTimes(tx, whose.seller)
  })
  return readOwnCard(db, whose)
}

interface Wanted {
  /** Undefined: stays. */
  is_active: boolean | undefined
  /** What its gallery has. */
  items: readonly Pick<ItemRow, 'file'>[]
}

/**
 * The columns of a service that is, or is not, active; its account and row are held. One that its seller switches off stays off when staff restore it.
 * @throws {Problem} bad-input — it has no picture; taken-off, shop-taken-off; unverified-limit.
 */
export async function activeColumns(tx: Tx, row: ServiceRow, { is_active, items }: Wanted) {
  if (is_active === undefined) return {}
  if (!is_active) return { is_active, was_public: false }
  if (row.taken_off_at !== null) throw new Problem('taken-off')
  if (!items.some(({ file }) => file !== null)) throw new Problem('bad-input', { fields: { pictures: 'required' } })
  if (!row.is_active) {
    await requireShopStands(tx, row.seller)
    await requireRoom(tx, { seller: row.seller, besides: row.id })
  }
  // What was known of its free times before it was switched off is old.
  return { is_active, ...(!row.is_active && FREE_TIMES_UNKNOWN), ...(row.published_at === null && { published_at: sql`now()` }) }
}
