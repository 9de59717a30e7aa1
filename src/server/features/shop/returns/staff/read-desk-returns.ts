import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { listDeskReturns as contract } from '#contract/desk/returns.ts'
import { RETURN_LIMITS } from '#contract/shop/return-rules.ts'
import type { Tx } from '../../../../db/connection/in-transaction.ts'
import { pageOf, rowAfter } from '../../../../db/row-cursor.ts'
import { purchases } from '../../../../db/tables/purchases.ts'
import { shop_returns } from '../../../../db/tables/shop-returns.ts'
import { maskContact } from '../../../../purchases/staff/mask-contact.ts'
import { type ReadReturn, readReturns } from '../read-returns.ts'

type Reader = Pick<Tx, 'select' | '$count'>
type Told = AnswerOf<typeof contract>['results'][number]

const IS_DISPUTED = eq(shop_returns.state, 'disputed')

/** Complaints that staff have to decide, those that wait longest first. @throws {Problem} bad-input — the cursor */
export async function listDeskReturns(db: Reader, { cursor, limit = RETURN_LIMITS.listed }: QueryOf<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const after = rowAfter(cursor)
  const { id, disputed_at } = shop_returns
  const place = sql`(select r.disputed_at, r.id from shop_returns r where r.id = ${after ?? 0})`
  // One that was decided meanwhile has no place any more: the list begins again.
  const next =
    after === undefined
      ? undefined
      : sql`((${disputed_at}, ${id}) > ${place} or not exists (select from shop_returns r where r.id = ${after} and r.state = 'disputed'))`
  const found = await readReturns(db, { where: and(IS_DISPUTED, next), order: sql`${asc(disputed_at)}, ${asc(id)}`, most: limit + 1 })
  const { page, next_cursor } = pageOf(
    found.map((one) => ({ ...one, id: one.row.id })),
    limit,
  )
  return { results: await toldOf(db, page), next_cursor, total: await db.$count(shop_returns, IS_DISPUTED) }
}

/** One that staff were asked about, also when it is decided. @throws {Problem} not-found */
export async function readDeskReturn(db: Reader, number: string): Promise<Told> {
  const where: SQL | undefined = and(eq(shop_returns.number, number), isNotNull(shop_returns.escalated_by))
  const [told] = await toldOf(db, await readReturns(db, { where }))
  if (!told) throw new Problem('not-found')
  return told
}

async function toldOf(db: Reader, found: readonly ReadReturn[]): Promise<Told[]> {
  const ids = found.map(({ order }) => order.purchase)
  const { id, number } = purchases
  const named =
    ids.length === 0
      ? []
      : await db
          .select({ id, number })
          .from(purchases)
          .where(sql`${id} = any(${sql.param(ids)}::integer[])`)
  const numbers = new Map(named.map((purchase) => [purchase.id, purchase.number]))
  return found.map(({ told, row, order }) => {
    const { full_name, phone_number } = maskContact({ ...order.address, email: '' })
    return {
      ...told,
      purchase: numbers.get(order.purchase) ?? '',
      buyer: { full_name, phone_number },
      total: order.total,
      delivery_fee: order.delivery_fee,
      refunded: order.refunded,
      delivered_at: order.delivered_at,
      delivered_by: order.delivered_by,
      disputed_at: row.disputed_at,
    }
  })
}
