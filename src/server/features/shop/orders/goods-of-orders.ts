import { asc, inArray, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { giveStockBack, takeStock } from '../../../db/products/take-stock.ts'
import { shop_order_lines, shop_orders } from '../../../db/tables/shop-orders.ts'
import { releaseCoupon, reuseCoupon } from '../../../purchases/coupons/coupons.ts'
import type { OrderRow } from './note-steps.ts'

/*
 * What orders take and give back: promo codes and stock. Locks are taken in one order everywhere: buyer, purchases, their orders, codes, variants,
 * each by ascending id.
 */

type Taker = Pick<OrderRow, 'id' | 'number' | 'buyer' | 'coupon' | 'is_coupon_back' | 'is_stock_back'>

/** Holds codes in the order of their ids. */
export async function lockCoupons(tx: Pick<Tx, 'execute'>, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.execute(sql`select id from coupons where id = any(${sql.param([...ids])}::integer[]) order by id for no key update`)
}

/** Holds variants in the order of their ids. */
export async function lockVariants(tx: Pick<Tx, 'execute'>, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.execute(sql`select id from product_variants where id = any(${sql.param([...ids])}::integer[]) order by id for no key update`)
}

/**
 * Gives back what orders took: what of it is back already stays so. The caller holds the orders, and has just moved them to a state in which they have
 * nothing. @param why `released`: the goods never left; `returned`: they came back whole
 */
export async function giveGoodsBack(tx: Tx, orders: readonly Taker[], why: 'released' | 'returned'): Promise<void> {
  await freeCodes(tx, orders)
  const back = orders.filter(({ is_stock_back }) => !is_stock_back)
  const lines = await linesOf(tx, back)
  await lockVariants(
    tx,
    [...lines.values()].flatMap((some) => some.map(({ variant }) => variant)),
  )
  for (const { id, number } of back) await giveStockBack(tx, { lines: lines.get(id) ?? [], order: number, why })
  await tx
    .update(shop_orders)
    .set({ is_stock_back: true })
    .where(inArray(shop_orders.id, idsOf(orders)))
}

/** One use less of the codes of orders that came to nothing, each once; their goods may be lost. The caller holds the orders. */
export async function freeCodes(tx: Tx, orders: readonly Taker[]): Promise<void> {
  const used = orders.filter(({ coupon, is_coupon_back }) => coupon !== null && !is_coupon_back)
  for (const { coupon } of used.toSorted((a, b) => (a.coupon ?? 0) - (b.coupon ?? 0))) if (coupon !== null) await releaseCoupon(tx, coupon)
  await tx
    .update(shop_orders)
    .set({ is_coupon_back: true })
    .where(inArray(shop_orders.id, idsOf(orders)))
}

/**
 * Takes again what orders had given back, all or none: of late money. The caller holds them and has moved them to a state in which they hold it.
 * @throws {Problem} coupon-refused, sold-out
 */
export async function takeGoodsAgain(tx: Tx, orders: readonly Taker[]): Promise<void> {
  for (const { coupon, buyer } of orders.toSorted((a, b) => (a.coupon ?? 0) - (b.coupon ?? 0)))
    if (coupon !== null && !(await reuseCoupon(tx, coupon, buyer))) throw new Problem('coupon-refused')
  const lines = await linesOf(tx, orders)
  await lockVariants(
    tx,
    [...lines.values()].flatMap((some) => some.map(({ variant }) => variant)),
  )
  for (const { id, number } of orders) await takeStock(tx, { lines: lines.get(id) ?? [], order: number })
  await tx
    .update(shop_orders)
    .set({ is_stock_back: false, is_coupon_back: false })
    .where(inArray(shop_orders.id, idsOf(orders)))
}

const idsOf = (orders: readonly { id: number }[]): number[] => orders.map(({ id }) => id)

async function linesOf(tx: Tx, orders: readonly { id: number }[]): Promise<Map<number, { variant: number; quantity: number }[]>> {
  if (orders.length === 0) return new Map()
  const { shop_order, variant, quantity } = shop_order_lines
  const rows = await tx
    .select({ shop_order, variant, quantity })
    .from(shop_order_lines)
    .where(inArray(shop_order, idsOf(orders)))
    .orderBy(asc(variant))
  return Map.groupBy(rows, (row) => row.shop_order)
}
