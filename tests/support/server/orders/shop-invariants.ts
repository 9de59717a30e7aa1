import type { Database } from '#server/db/connection/open.ts'
import { MOVED_BY_RETURNS, RETURN_RULES } from './return-invariants.ts'

/** A pool, or one connection within a transaction. */
type Queries = Pick<Database['pool'], 'query'>

/** An order in one of these states has its pieces. Written out here once more, so that a mistake in the product's own list shows. */
const HAS_GOODS = `('waiting', 'placed', 'accepted', 'packed', 'shipped', 'ready', 'delivered', 'closed', 'not_taken')`
const PIECES = `(select l.variant, sum(l.quantity - coalesce(m.back, 0) + coalesce(m.given, 0))::int as pieces
  from shop_order_lines l join shop_orders o on o.id = l.shop_order left join ${MOVED_BY_RETURNS} m on m.line = l.id
  where o.state in ${HAS_GOODS} or (o.state = 'back' and not o.is_stock_back) group by l.variant)`

/** Each finds rows that must not be, and says so. */
const RULES: Record<string, string> = {
  'stock is not the sum of its moves': `select v.id from product_variants v left join (select variant, sum(delta) as stock from stock_moves group by variant) m
    on m.variant = v.id where v.stock <> coalesce(m.stock, 0)`,
  'variant has sold something else than its orders have': `select v.id from product_variants v left join ${PIECES} o on o.variant = v.id where v.sold <> coalesce(o.pieces, 0)`,
  'moves of an order are not what it has': `select o.id from shop_orders o join shop_order_lines l on l.shop_order = o.id
    left join lateral (select coalesce(sum(delta), 0) as taken from stock_moves m where m.variant = l.variant and m.order_number = o.number) m on true
    left join ${MOVED_BY_RETURNS} r on r.line = l.id
    where -m.taken <> case when o.is_stock_back then 0 else l.quantity - coalesce(r.back, 0) + coalesce(r.given, 0) end`,
  'order that is over has goods, or one that goes on has none': `select id from shop_orders where is_stock_back <> (state in ('dropped', 'cancelled') or (state = 'back' and is_stock_back))`,
  'goods are not what the lines come to': `select o.id from shop_orders o where o.goods <> (select coalesce(sum(price * quantity), 0) from shop_order_lines l where l.shop_order = o.id)`,
  'line is of another seller than its order': `select l.id from shop_order_lines l join shop_orders o on o.id = l.shop_order join product_variants v on v.id = l.variant where v.seller <> o.seller`,
  'purchase is not what its orders come to': `select p.id from purchases p join lateral (select sum(total) as total, sum(discount) as discount, sum(commission) as commission
    from shop_orders o where o.purchase = p.id) o on true where p.kind = 'shop'
    and (p.final_price <> o.total or p.discount_price <> o.discount or p.commission <> o.commission or p.service_charge <> 0)`,
  'order is another buyer’s than its purchase': `select o.id from shop_orders o join purchases p on p.id = o.purchase where p.buyer <> o.buyer or p.method <> o.method`,
  'order and purchase do not go together': `select o.id from shop_orders o join purchases p on p.id = o.purchase where
    (p.state in ('held', 'paying', 'confirming', 'claimed', 'review') and o.state <> 'waiting') or (p.state in ('expired') and o.state <> 'dropped')
    or (p.state = 'confirmed' and o.state in ('waiting', 'dropped'))`,
  'code is not counted as it is used': `select c.id from coupons c where c.shop is not null and c.used <> (select count(*) from shop_orders o where o.coupon = c.id and not o.is_coupon_back)`,
  'order is placed without a clock': `select id from shop_orders where state not in ('waiting', 'dropped') and placed_at is null and state <> 'cancelled'`,
  'advance is not the delivery of its orders': `select p.id from purchases p join lateral (select sum(advance) as advance, sum(delivery_fee) as fees
    from shop_orders o where o.purchase = p.id) o on true where p.kind = 'shop' and (p.advance <> o.advance or (p.advance not in (0, o.fees) and p.method <> 'wallet'))`,
  'more of an order in cash went back through the gateway than was paid in advance': `select id from shop_orders where method = 'cod' and refunded > advance`,
  'delivery of a parcel that was refused without cause went back by itself': `select o.id from shop_orders o join shop_order_refunds r on r.shop_order = o.id
    where o.method = 'cod' and o.state in ('not_taken', 'back') and o.reason in ('refused', 'not-there') and o.cancelled_by is null and r.name = 'end'`,
  'parcel in cash came back for a good cause and its delivery stays paid': `select id from shop_orders
    where method = 'cod' and advance > 0 and state = 'back' and reason not in ('refused', 'not-there') and refunded <> advance`,
  'order says something else goes back than its refunds': `select o.id from shop_orders o
    where o.refunded <> (select coalesce(sum(s.taka), 0) from shop_order_refunds s where s.shop_order = o.id) or o.refunded > o.total`,
  'money goes back of no order': `select r.id from refunds r join payment_attempts a on a.id = r.attempt join purchases p on p.id = a.purchase
    where p.kind = 'shop' and r.reason in ('part', 'called-off') and r.paisa <> (select coalesce(sum(s.taka), 0) * 100 from shop_order_refunds s where s.refund = r.id)`,
  'refund of an order is of another purchase': `select s.id from shop_order_refunds s join shop_orders o on o.id = s.shop_order join refunds r on r.id = s.refund
    join payment_attempts a on a.id = r.attempt where a.purchase <> o.purchase`,
  'more goes back of orders than of their purchase': `select p.id from purchases p join lateral (select sum(refunded) * 100 as back from shop_orders o where o.purchase = p.id) o on true
    where o.back > (select coalesce(sum(owed_back_paisa), 0) from payment_attempts a where a.purchase = p.id)`,
  'order was cancelled after it was paid and its money stays': `select o.id from shop_orders o join purchases p on p.id = o.purchase
    where o.state = 'cancelled' and o.refunded <> case o.method when 'online' then o.total when 'wallet' then 0 else o.advance end and o.placed_at is not null`,
  'order has another state than its last change': `select o.id from shop_orders o
    where o.state <> (select c.to_state from shop_order_changes c where c.shop_order = o.id order by c.id desc limit 1)`,
  'change does not follow the one before it': `select id from (select c.id, c.from_state, lag(c.to_state) over (partition by c.shop_order order by c.id) as before
    from shop_order_changes c) c where c.from_state is distinct from c.before`,
  // Late money is not refused for want of room: it has bought what it was for. Nor is what a seller has taken on by SMS.
  'buyer has too many open orders in cash': `select buyer as id from shop_orders o where method = 'cod' and sms is null and state in ('placed', 'accepted', 'packed', 'shipped', 'ready')
    and not exists (select from shop_order_changes c where c.shop_order = o.id and c.action = 'late-money') group by buyer having count(*) > 3 or sum(total) > 20000`,
  'order by SMS has a buyer before one has confirmed it, or none after': `select o.id from shop_orders o join buyers b on b.id = o.buyer
    where (b.user_id is null) <> (o.sms is not distinct from 'unconfirmed')`,
  'buyer record without an account has no order, or several': `select b.id from buyers b where b.user_id is null
    and (select count(*) from shop_orders o where o.buyer = b.id) <> 1`,
  ...RETURN_RULES,
  'key has no answer': 'select user_id as id from kept_answers where status = 0',
}

/** What is wrong with orders of goods and with stock in a database, in words; empty is good. */
export async function shopFaults(db: Queries): Promise<string[]> {
  const faults: string[] = []
  for (const [rule, text] of Object.entries(RULES)) {
    const { rows } = await db.query<{ id: number }>(text)
    if (rows.length > 0) faults.push(`${rule}: ${rows.map(({ id }) => id).join(', ')}`)
  }
  return faults
}
