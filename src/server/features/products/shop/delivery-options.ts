import { and, eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { DELIVERY_LIMITS } from '#contract/products/delivery-rules.ts'
import type { DeliveryForm, OwnShop } from '#contract/products/shops.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { keepReach } from '../../../db/products/keep-reach.ts'
import { delivery_options } from '../../../db/tables/products.ts'
import { deliveryPlaces } from './delivery-places.ts'
import { holdOwnShop } from './hold-own-shop.ts'
import { readOwnShop, type WhoseShop } from './read-own-shop.ts'

type Db = Database['db']

/**
 * Adds a way of delivery to one's shop. The same key again adds nothing.
 * @throws {Problem} bad-input — `option: too-many`, or a place that does not exist; shop-taken-off.
 */
export async function addOption(db: Db, whose: WhoseShop, { client_key, option }: { client_key: string; option: DeliveryForm }): Promise<OwnShop> {
  const { seller } = whose
  const placed = deliveryPlaces(option)
  await inTransaction(db, async (tx) => {
    await holdOwnShop(tx, seller)
    const theirs = await tx.select({ client_key: delivery_options.client_key }).from(delivery_options).where(eq(delivery_options.seller, seller))
    if (theirs.some((one) => one.client_key === client_key)) return
    if (theirs.length >= DELIVERY_LIMITS.optionsMost) throw new Problem('bad-input', { fields: { option: 'too-many' } })
    await tx.insert(delivery_options).values({ ...placed, seller, client_key })
    await keepReach(tx, seller)
  })
  return readOwnShop(db, whose)
}

interface WhichOption extends WhoseShop {
  option_id: number
}

const mine = ({ seller, option_id }: WhichOption) => and(eq(delivery_options.id, option_id), eq(delivery_options.seller, seller))

/** @throws {Problem} not-found — there is none, or it is another seller's; bad-input — a place that does not exist; shop-taken-off. */
export async function changeOption(db: Db, which: WhichOption, option: DeliveryForm): Promise<OwnShop> {
  const placed = deliveryPlaces(option)
  await inTransaction(db, async (tx) => {
    await holdOwnShop(tx, which.seller)
    const { rowCount } = await tx.update(delivery_options).set(placed).where(mine(which))
    if (!rowCount) throw new Problem('not-found')
    await keepReach(tx, which.seller)
  })
  return readOwnShop(db, which)
}

/** Orders keep a copy of the option that they were placed with. @throws {Problem} not-found — there is none, or it is another seller's; shop-taken-off. */
export async function removeOption(db: Db, which: WhichOption): Promise<OwnShop> {
  await inTransaction(db, async (tx) => {
    await holdOwnShop(tx, which.seller)
    const { rowCount } = await tx.delete(delivery_options).where(mine(which))
    if (!rowCount) throw new Problem('not-found')
    await keepReach(tx, which.seller)
  })
  return readOwnShop(db, which)
}
