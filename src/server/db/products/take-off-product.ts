import { and, eq, isNull, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { holdOwner } from '../accounts/hold-owner.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { readShopOff } from '../sellers/shop-off.ts'
import { products } from '../tables/products.ts'
import { notifyOwner } from '../taken-off/notify-owner.ts'

/** Of every change that others than its seller make. */
const moved = { version: sql`${products.version} + 1`, updated_at: sql`now()` }

const offColumns = (reason: string, taken_off_with: 'itself' | 'shop') => ({
  taken_off_at: sql`now()`,
  taken_off_reason: reason,
  taken_off_with,
  was_public: sql`case when ${products.taken_off_at} is null then ${products.is_active} else ${products.was_public} end`,
  is_active: false,
  ...moved,
})

/** Public for the first time now, where it is on sale. */
const publishedNow = (isOn: ReturnType<typeof sql>) => ({
  published_at: sql`case when ${isOn} then coalesce(${products.published_at}, now()) else ${products.published_at} end`,
})

/** Columns of a product that is restored: on sale where it was. */
const BACK = {
  taken_off_at: null,
  taken_off_reason: '',
  taken_off_with: null,
  is_active: sql`${products.was_public}`,
  was_public: false,
  ...moved,
}

/** Locks a product after the account of its owner, as everything does that they change: its shop is not taken off or restored meanwhile. */
export async function holdProduct(tx: Pick<Tx, 'select'>, product_id: number): Promise<void> {
  const [row] = await tx.select({ owner: products.seller }).from(products).where(eq(products.id, product_id))
  if (!row) return
  await holdOwner(tx, row.owner)
  await tx.select({ id: products.id }).from(products).where(eq(products.id, product_id)).for('no key update')
}

/** Staff have looked at a product that a rule held, and it stays: it is public where its seller has it on sale. Of one that is not held nothing changes. */
export async function releaseProduct(tx: Pick<Tx, 'update'>, product_id: number): Promise<void> {
  await tx
    .update(products)
    .set({ held_reason: null, ...publishedNow(sql`${products.is_active}`), ...moved })
    .where(and(eq(products.id, product_id), sql`${products.held_reason} is not null`))
}

/** Takes a product off and tells its seller, who cannot put it on sale again; orders that have it go on. The same again changes nothing. */
export async function takeOffProduct(tx: Tx, product_id: number, reason: string): Promise<void> {
  const isOn = sql`${products.taken_off_with} is distinct from 'itself'`
  const [off] = await tx
    .update(products)
    .set({ ...offColumns(reason, 'itself'), held_reason: null })
    .where(and(eq(products.id, product_id), isOn))
    .returning({ seller: products.seller, title: products.title })
  if (off) await notifyOwner(tx, { kind: 'taken-off', owner: off.seller, subject: 'product', about: product_id, title: off.title, reason })
}

/**
 * Undoes that. While the shop of its seller is off, the product stays off with it.
 * @throws {Problem} bad-state — it is not off, or is gone.
 */
export async function restoreProduct(tx: Tx, product_id: number, reason: string): Promise<void> {
  await holdProduct(tx, product_id)
  const isOff = and(eq(products.id, product_id), eq(products.taken_off_with, 'itself'))
  const [held] = await tx.select({ seller: products.seller, title: products.title }).from(products).where(isOff)
  if (!held) throw new Problem('bad-state')
  const shop = await readShopOff(tx, held.seller)
  await tx
    .update(products)
    .set(shop ? { taken_off_with: 'shop', taken_off_reason: shop.reason, ...moved } : { ...BACK, ...publishedNow(sql`${products.was_public}`) })
    .where(isOff)
  await notifyOwner(tx, { kind: 'restored', owner: held.seller, subject: 'product', about: product_id, title: held.title, reason })
}

/** Takes off all that a seller offers, with their shop. Their account is locked. */
export const takeOffProductsOf = (tx: Pick<Tx, 'update'>, seller: number, reason: string): Promise<unknown> =>
  tx
    .update(products)
    .set(offColumns(reason, 'shop'))
    .where(and(eq(products.seller, seller), isNull(products.taken_off_at)))

/** What went with their shop is back with it; what a rule holds waits for staff as before. */
export const restoreProductsOf = (tx: Pick<Tx, 'update'>, seller: number): Promise<unknown> =>
  tx
    .update(products)
    .set({ ...BACK, ...publishedNow(sql`(${products.was_public} and ${products.held_reason} is null)`) })
    .where(and(eq(products.seller, seller), eq(products.taken_off_with, 'shop')))
