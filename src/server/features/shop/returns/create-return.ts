import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { isOpenReturn, RETURN_CLOCK, RETURN_LIMITS, valueOfPieces, whysOf } from '#contract/shop/return-rules.ts'
import type { createShopReturn as contract, ReturnForm, ReturnStep } from '#contract/shop/return-steps.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { notifyOfReturn } from '../../../db/shop/notify-of-returns.ts'
import { buyers } from '../../../db/tables/accounts.ts'
import { shop_order_lines, shop_orders } from '../../../db/tables/shop-orders.ts'
import { shop_return_changes, shop_return_lines, shop_return_pictures, shop_returns } from '../../../db/tables/shop-returns.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import type { Staged } from '../../../http/serve.ts'
import { randomNumber } from '../../../purchases/purchase-numbers.ts'
import { lockOrder } from '../orders/hold-order.ts'
import type { OrderRow } from '../orders/note-steps.ts'
import { readClaimed, readLeft } from './left-of-order.ts'
import { dropReturnPictures, type ReturnPictureParts, type StoredReturnPicture, storeReturnPictures } from './return-pictures.ts'

interface Prepared {
  /** Stored already: that takes longer than a transaction may. */
  pictures: StoredReturnPicture[]
}

/**
 * Complains of an order. Pictures lie in the store before the transaction begins; where it is refused, they go again.
 * @throws {Problem} not-found — there is no such order of theirs; bad-state, bad-input — as the endpoint says; of pictures: as `storeReturnPictures`
 */
export const creating = (parts: ReturnPictureParts, db: Database['db']): Staged<typeof contract, Prepared> => ({
  prepare: async ({ session, body, files }) => {
    // No stranger stores anything.
    await orderOf(db, session.user_id, body.order)
    return { pictures: await storeReturnPictures(parts, session.user_id, files.pictures ?? []) }
  },
  act: ({ db: tx, session, body }, { pictures }) => createReturn(tx, session.user_id, { ...body, pictures }),
  settle: async ({ pictures }, end) => {
    // Where the outcome is unknown, the files are swept unless a complaint has them.
    if (end === 'refused') await dropReturnPictures(parts, pictures)
  },
})

async function orderOf(db: Pick<Tx, 'select'>, user_id: number, number: string): Promise<number> {
  const [found] = await db
    .select({ id: shop_orders.id })
    .from(shop_orders)
    .innerJoin(buyers, eq(buyers.id, shop_orders.buyer))
    .where(and(eq(shop_orders.number, number), eq(buyers.user_id, user_id)))
  if (!found) throw new Problem('not-found')
  return found.id
}

/** In a transaction; its pictures are stored. @throws {Problem} as `creating` */
export async function createReturn(tx: Tx, user_id: number, { pictures, ...form }: ReturnForm & Prepared): Promise<ReturnStep> {
  await holdPerson(tx, user_id)
  const { order } = await lockOrder(tx, await orderOf(tx, user_id, form.order))
  await requireRoom(tx, order)
  const pieces = await requirePieces(tx, order, form)
  const asked_amount = form.wish === 'refund' ? await requireAmount(tx, order, { form, pieces }) : null
  const row = { number: randomNumber(), shop_order: order.id, seller: order.seller, buyer: order.buyer }
  const due_by = sql`now() + make_interval(hours => ${RETURN_CLOCK.answerHours})`
  const [made] = await tx
    .insert(shop_returns)
    .values({ ...row, why: form.why, wish: form.wish, text: form.text, asked_amount, due_by })
    .returning()
  if (!made) throw new TypeError('a complaint was not written')
  await tx.insert(shop_return_lines).values(form.lines.map(({ id, quantity }) => ({ shop_return: made.id, line: id, quantity })))
  if (pictures.length > 0) await tx.insert(shop_return_pictures).values(pictures.map((picture) => ({ ...picture, shop_return: made.id })))
  const change = { shop_return: made.id, to_state: 'asked', by: 'buyer', account: user_id, action: 'ask' } as const
  const [noted] = await tx.insert(shop_return_changes).values(change).returning({ id: shop_return_changes.id })
  if (noted) await notifyOfReturn(tx, { change: noted.id, to: 'asked', by: 'buyer', shop_order: order.id, seller: order.seller, buyer: order.buyer })
  await pauseAt('shop', 'before-commit')
  return { number: made.number, state: made.state }
}

/** @throws {Problem} bad-state — one is open, or there were too many */
async function requireRoom(tx: Tx, { id }: OrderRow): Promise<void> {
  const all = await tx.select({ state: shop_returns.state }).from(shop_returns).where(eq(shop_returns.shop_order, id))
  if (all.some(({ state }) => isOpenReturn(state))) throw new Problem('bad-state', { facts: { open: 1 } })
  if (all.length >= RETURN_LIMITS.perOrderMost) throw new Problem('bad-state', { facts: { most: RETURN_LIMITS.perOrderMost } })
}

type Piece = { price: number; quantity: number }

/** What is complained of, with its prices. @throws {Problem} bad-state — of nothing of the order one can complain; bad-input — of lines, of the reason */
async function requirePieces(tx: Tx, order: OrderRow, { lines, why }: ReturnForm): Promise<Piece[]> {
  const { id, price, quantity, days_to_return } = shop_order_lines
  const rows = await tx
    .select({ id, price, quantity, days_to_return, now: sql<string>`clock_timestamp()`.mapWith(shop_orders.created_at) })
    .from(shop_order_lines)
    .where(eq(shop_order_lines.shop_order, order.id))
  const bought = new Map(rows.map((row) => [row.id, { ...row, whys: whysOf(order, row, Date.parse(row.now)) }]))
  if ([...bought.values()].every(({ whys }) => whys.length === 0)) throw new Problem('bad-state')
  const claimed = await readClaimed(tx, [order.id])
  return lines.map((line) => {
    const found = bought.get(line.id)
    if (!found || found.whys.length === 0 || line.quantity > found.quantity - (claimed.get(line.id) ?? 0))
      throw new Problem('bad-input', { fields: { lines: 'too-many' } })
    if (!found.whys.includes(why)) throw new Problem('bad-input', { fields: { why: 'does-not-fit' } })
    return { price: found.price, quantity: line.quantity }
  })
}

/** Whole taka that are asked for. @throws {Problem} bad-state — nothing can go back any more; bad-input — of the amount */
async function requireAmount(tx: Tx, order: OrderRow, { form, pieces }: { form: ReturnForm; pieces: readonly Piece[] }): Promise<number> {
  const most = await readLeft(tx, order)
  if (most === 0) throw new Problem('bad-state', { facts: { left: 0 } })
  const amount = form.amount ?? Math.max(1, Math.min(most, valueOfPieces(pieces, order)))
  if (amount > most) throw new Problem('bad-input', { fields: { amount: 'too-large' }, facts: { most } })
  return amount
}
