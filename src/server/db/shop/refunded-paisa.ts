import { sql } from 'drizzle-orm'
import { shop_orders } from '../tables/shop-orders.ts'

/** What is back of an order, in paisa; where money came too late to be for an order, what is back of its purchase. */
export const REFUNDED_PAISA = sql<number>`coalesce(
  (select sum(s.taka) * 100 from shop_order_refunds s join refunds r on r.id = s.refund where s.shop_order = ${shop_orders.id} and r.state = 'refunded'),
  (select sum(r.paisa) from refunds r join payment_attempts a on a.id = r.attempt where a.purchase = ${shop_orders.purchase} and r.state = 'refunded'), 0)::float8`
