import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import { returnActionsOf, turnOf, valueOfPieces } from '#contract/shop/return-rules.ts'
import type { ShopReturn } from '#contract/shop/returns.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { buyers } from '../../../db/tables/accounts.ts'
import { refunds } from '../../../db/tables/payments.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'
import { shop_order_lines, shop_order_refunds, shop_orders } from '../../../db/tables/shop-orders.ts'
import { shop_return_changes, shop_return_lines, shop_return_pictures, shop_returns } from '../../../db/tables/shop-returns.ts'
import type { OrderRow } from '../orders/note-steps.ts'
import type { ReturnRow } from './hold-return.ts'
import { leftOfOrder, readCashBack } from './left-of-order.ts'
import { REFUND_NAME } from './pay-back.ts'

type Reader = Pick<Tx, 'select'>
type Told = InferInput<typeof ShopReturn>
/** What both sides and staff see alike. */
export type ToldReturn = Omit<Told, 'side' | 'name' | 'can'>

/** A complaint as it leaves, with what those who ask further need. */
export interface ReadReturn {
  told: ToldReturn
  row: ReturnRow
  order: OrderRow
  isDue: boolean
  buyer_account: number | null
}

const CLOCK = sql<string>`clock_timestamp()`.mapWith(shop_returns.asked_at)
const { full_name, slug } = seller_profiles

/** One complaint, to its buyer or its seller. @throws {Problem} not-found — there is none of that number, or it is of others: both in the same words */
export async function readShopReturn(db: Reader, user_id: number, number: string): Promise<Told> {
  const [found] = await readReturns(db, {
    where: and(eq(shop_returns.number, number), sql`(${returnsOf('bought', user_id)} or ${returnsOf('sold', user_id)})`),
  })
  if (!found) throw new Problem('not-found')
  return toldTo(user_id, found)
}

/** Complaints of one's own, or about one's shop. */
export const returnsOf = (side: 'bought' | 'sold', user_id: number): SQL =>
  side === 'sold'
    ? sql`${shop_returns.seller} = ${user_id}`
    : sql`${shop_returns.buyer} = (select ${buyers.id} from ${buyers} where ${buyers.user_id} = ${user_id})`

/** A complaint to one of its sides. */
export function toldTo(user_id: number, { told, row, order, isDue, buyer_account }: ReadReturn): Told {
  const isBuyers = buyer_account === user_id
  return {
    ...told,
    side: isBuyers ? 'bought' : 'sold',
    name: isBuyers ? told.seller.name : order.address.full_name,
    can: returnActionsOf(isBuyers ? 'buyer' : 'seller', { ...row, method: order.method, isDue }),
  }
}

/** Complaints as they leave, the latest first unless an order is named. */
export async function readReturns(
  db: Reader,
  { where, order = desc(shop_returns.id), most }: { where: SQL | undefined; order?: SQL; most?: number },
): Promise<ReadReturn[]> {
  const query = db
    .select({
      row: shop_returns,
      order: shop_orders,
      seller: { id: shop_returns.seller, name: sql<string>`coalesce(${full_name}, '')`, slug: sql<string>`coalesce(${slug}, '')` },
      buyer_account: buyers.user_id,
      refund: refunds.state,
      isDue: sql<boolean>`coalesce(${shop_returns.due_by} < clock_timestamp(), false)`,
      server_time: CLOCK,
    })
    .from(shop_returns)
    .innerJoin(shop_orders, eq(shop_orders.id, shop_returns.shop_order))
    .innerJoin(buyers, eq(buyers.id, shop_returns.buyer))
    .leftJoin(seller_profiles, eq(seller_profiles.user_id, shop_returns.seller))
    .leftJoin(
      shop_order_refunds,
      and(eq(shop_order_refunds.shop_order, shop_returns.shop_order), eq(shop_order_refunds.name, sql`${REFUND_NAME} || ${shop_returns.id}`)),
    )
    .leftJoin(refunds, eq(refunds.id, shop_order_refunds.refund))
    .where(where)
    .orderBy(order)
  const rows = await (most === undefined ? query : query.limit(most))
  const ids = rows.map(({ row }) => row.id)
  const [lines, pictures, changes] = [await readLines(db, ids), await readPictures(db, ids), await readChanges(db, ids)]
  const cash = await readCashOfOthers(db, rows)
  return rows.map((found) => {
    const { row, order: of, seller, refund, server_time } = found
    const own = lines.get(row.id) ?? []
    const told: ToldReturn = {
      ...pickTold(row),
      order: of.number,
      method: of.method,
      seller,
      lines: own,
      pictures: pictures.get(row.id) ?? [],
      value: valueOfPieces(own, of),
      most: leftOfOrder(of, cash.get(row.id) ?? 0),
      refund,
      decision: row.decided_for === null ? null : { for: row.decided_for, reason: row.decision, at: row.decided_at ?? row.updated_at },
      turn: turnOf({ ...row, method: of.method }),
      changes: changes.get(row.id) ?? [],
      server_time,
    }
    return { told, row, order: of, isDue: found.isDue, buyer_account: found.buyer_account }
  })
}

const pickTold = (row: ReturnRow) => ({
  number: row.number,
  state: row.state,
  why: row.why,
  wish: row.wish,
  text: row.text,
  asked_amount: row.asked_amount,
  answer: row.answer,
  declined_for: row.declined_for,
  answered_at: row.answered_at,
  remedy: row.remedy,
  amount: row.amount,
  goes_back: row.goes_back,
  courier: row.courier,
  tracking: row.tracking,
  sent_back_at: row.sent_back_at,
  received_at: row.received_at,
  is_whole: row.is_whole,
  reference: row.reference,
  given_courier: row.given_courier,
  given_tracking: row.given_tracking,
  given_at: row.given_at,
  escalated_by: row.escalated_by,
  escalation: row.escalation,
  asked_at: row.asked_at,
  due_by: row.due_by,
  ended_at: row.ended_at,
})

/** By the complaint: what of its order went back in cash by other complaints. */
async function readCashOfOthers(db: Reader, rows: readonly { row: ReturnRow; order: OrderRow }[]): Promise<Map<number, number>> {
  const inCash = rows.filter(({ order }) => order.method !== 'online')
  const all = await readCashBack(
    db,
    inCash.map(({ order }) => order.id),
  )
  const isCounted = ({ remedy, state }: ReturnRow) => remedy === 'refund' && state !== 'withdrawn' && state !== 'lapsed' && state !== 'refused'
  return new Map(inCash.map(({ row, order }) => [row.id, (all.get(order.id) ?? 0) - (isCounted(row) ? (row.amount ?? 0) : 0)]))
}

async function readLines(db: Reader, returns: readonly number[]) {
  if (returns.length === 0) return new Map<number, Told['lines']>()
  const { shop_return, line: line_id, quantity } = shop_return_lines
  const { title, values, picture, tone, price, id } = shop_order_lines
  const rows = await db
    .select({ shop_return, line_id, title, values, picture, tone, price, quantity })
    .from(shop_return_lines)
    .innerJoin(shop_order_lines, eq(id, line_id))
    .where(inArray(shop_return, [...returns]))
    .orderBy(asc(line_id))
  return grouped(rows)
}

async function readPictures(db: Reader, returns: readonly number[]) {
  if (returns.length === 0) return new Map<number, Told['pictures']>()
  const { shop_return, id, width, height, bytes } = shop_return_pictures
  const rows = await db
    .select({ shop_return, id, width, height, bytes })
    .from(shop_return_pictures)
    .where(inArray(shop_return, [...returns]))
    .orderBy(asc(id))
  return grouped(rows)
}

async function readChanges(db: Reader, returns: readonly number[]) {
  if (returns.length === 0) return new Map<number, Told['changes']>()
  const { shop_return, id, at, from_state: from, to_state: to, by, action } = shop_return_changes
  const rows = await db
    .select({ shop_return, at, from, to, by, action })
    .from(shop_return_changes)
    .where(inArray(shop_return, [...returns]))
    .orderBy(asc(id))
  return grouped(rows)
}

function grouped<T extends { shop_return: number }>(rows: readonly T[]): Map<number, Omit<T, 'shop_return'>[]> {
  const groups = Map.groupBy(rows, ({ shop_return }) => shop_return)
  return new Map([...groups].map(([id, all]) => [id, all.map(({ shop_return: _, ...row }) => row)]))
}
