import { eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import { readRecords } from '../../../db/shop/buyer-records.ts'
import { buyers } from '../../../db/tables/accounts.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'
import { forgiven_buyers, suspended_shops } from '../../../db/tables/shop-orders.ts'
import { notifyOwner } from '../../../db/taken-off/notify-owner.ts'
import { byStaff, type Person, type StaffAct, type StaffParts } from './person.ts'

/** A shop sells nothing from now on; orders that were placed go on. @throws {Problem} bad-state — there is no shop, or it is suspended already */
export async function suspendSelling({ db, note }: StaffParts, { id }: Person, act: StaffAct): Promise<void> {
  await inTransaction(db, async (tx) => {
    const title = await shopOf(tx, id)
    const made = await tx
      .insert(suspended_shops)
      .values({ shop: id, by: act.staff, why: act.reason })
      .onConflictDoNothing()
      .returning({ shop: suspended_shops.shop })
    if (made.length === 0) throw new Problem('bad-state')
    await notifyOwner(tx, { kind: 'selling-suspended', owner: id, subject: 'seller', about: id, title, reason: act.reason })
    await note(tx, { kind: 'selling-suspended', user_id: id, ...byStaff(act) })
  })
}

/** A suspended shop sells again. @throws {Problem} bad-state — it is not suspended */
export async function releaseSelling({ db, note }: StaffParts, { id }: Person, act: StaffAct): Promise<void> {
  await inTransaction(db, async (tx) => {
    const title = await shopOf(tx, id)
    const gone = await tx.delete(suspended_shops).where(eq(suspended_shops.shop, id)).returning({ shop: suspended_shops.shop })
    if (gone.length === 0) throw new Problem('bad-state')
    await notifyOwner(tx, { kind: 'selling-released', owner: id, subject: 'seller', about: id, title, reason: act.reason })
    await note(tx, { kind: 'selling-released', user_id: id, ...byStaff(act) })
  })
}

/** Parcels that a buyer has refused until now count no more. @throws {Problem} bad-state — none counts */
export async function forgiveBuyer({ db, note }: StaffParts, { id }: Person, act: StaffAct): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [buyer] = await tx.select({ id: buyers.id }).from(buyers).where(eq(buyers.user_id, id)).for('update')
    const refused = buyer ? ((await readRecords(tx, [buyer.id])).get(buyer.id)?.refused ?? 0) : 0
    if (!buyer || refused === 0) throw new Problem('bad-state')
    const said = { by: act.staff, why: act.reason }
    await tx
      .insert(forgiven_buyers)
      .values({ buyer: buyer.id, ...said })
      .onConflictDoUpdate({ target: forgiven_buyers.buyer, set: { at: sql`now()`, ...said } })
    await note(tx, { kind: 'buyer-forgiven', user_id: id, ...byStaff(act, { parcels: refused }) })
  })
}

async function shopOf(tx: Tx, user_id: number): Promise<string> {
  const [shop] = await tx.select({ name: seller_profiles.full_name }).from(seller_profiles).where(eq(seller_profiles.user_id, user_id)).for('update')
  if (!shop) throw new Problem('bad-state')
  return shop.name
}
