import { sql } from 'drizzle-orm'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { type listLateOrders as contract, LATE_ORDERS_PER_PAGE, type LateOrder } from '#contract/desk/late-orders.ts'
import type { Database } from '../../../db/connection/open.ts'
import { pageOf, rowAfter } from '../../../db/row-cursor.ts'
import { IS_OVERDUE, isLateFor } from '../../../db/shop/is-overdue.ts'
import { iso } from '../../../db/wire-time.ts'
import { maskContact } from '../../../purchases/staff/mask-contact.ts'

interface Row extends Omit<LateOrder, 'seller' | 'buyer'>, Record<string, unknown> {
  seller_username: string
  shop: string
  seller_phone: string
  buyer_username: string | null
  buyer_name: string
  buyer_phone: string
}

/** Orders that are late, to staff. @throws {Problem} bad-input — the cursor */
export async function listLateOrders(db: Pick<Database['db'], 'execute'>, { cursor }: QueryOf<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const after = rowAfter(cursor) ?? 0
  const { rows } = await db.execute<Row>(sql`
    select shop_orders.id, shop_orders.number, p.number as purchase, shop_orders.state, shop_orders.method, shop_orders.total,
      case when ${isLateFor('collection')} then 'collection' when ${isLateFor('delivery')} then 'delivery' else 'hand-over' end as overdue,
      ${iso(sql`case when ${isLateFor('hand-over')} and not ${isLateFor('delivery')} then shop_orders.hand_over_by else shop_orders.deliver_by end`)} as since,
      u.username as seller_username, coalesce(s.full_name, '') as shop, coalesce(u.phone, '') as seller_phone,
      case when buying.deleted_at is null then buying.username end as buyer_username,
      shop_orders.address ->> 'full_name' as buyer_name, shop_orders.address ->> 'phone_number' as buyer_phone
    from shop_orders join purchases p on p.id = shop_orders.purchase join users u on u.id = shop_orders.seller
      left join seller_profiles s on s.user_id = u.id
      join buyers b on b.id = shop_orders.buyer left join users buying on buying.id = b.user_id
    where shop_orders.id > ${after} and ${IS_OVERDUE} order by shop_orders.id limit ${LATE_ORDERS_PER_PAGE + 1}`)
  const counted = await db.execute<{ total: number }>(sql`select count(*)::int as total from shop_orders where ${IS_OVERDUE}`)
  const { page, next_cursor } = pageOf(rows, LATE_ORDERS_PER_PAGE)
  return { results: page.map(toldOf), next_cursor, total: counted.rows[0]?.total ?? 0 }
}

function toldOf({ seller_username, shop, seller_phone, buyer_username, buyer_name, buyer_phone, ...order }: Row): LateOrder {
  const { phone_number: phone } = maskContact({ full_name: '', phone_number: seller_phone, email: '' })
  const { full_name, phone_number } = maskContact({ full_name: buyer_name, phone_number: buyer_phone, email: '' })
  return {
    ...order,
    seller: { username: seller_username, shop, phone_number: phone },
    buyer: { username: buyer_username, full_name, phone_number },
  } as LateOrder
}
