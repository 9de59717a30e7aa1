import type { TestApp } from '../app.ts'
import type { MadeProduct } from './products.ts'

let orders = 0

interface Brought {
  user_id: number
  product: MadeProduct
  state?: string
}

/** An order of one line, without the work of placing and bringing it. */
export async function bringProduct({ database }: Pick<TestApp, 'database'>, { user_id, state = 'delivered', product }: Brought): Promise<void> {
  orders += 1
  const delivered = state === 'delivered' || state === 'closed'
  await database.pool.query(
    `with made as (
       insert into purchases (number, kind, buyer, state, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price)
       select $1, 'shop', id, 'confirmed', 'Rahima', '+8801712345678', 'rahima@mail.example', 500, 500, 500, 0, 500 from buyers where user_id = $2 returning id, buyer),
     placed as (
       insert into shop_orders (number, purchase, seller, buyer, method, state, goods, delivery_fee, total, commission, address, delivery_kind, days_least, days_most,
         placed_at, hand_over_by, deliver_by, delivered_at)
       select $1, id, $3, buyer, 'online', $4, 500, 0, 500, 25, '{}', 'courier', 1, 3, now() - interval '3 days', now(), now(),
         case when $5 then now() - interval '1 hour' end from made returning id)
     insert into shop_order_lines (shop_order, product, variant, title, price, quantity, days_to_return) select id, $6, $7, 'A product', 500, 1, 7 from placed`,
    [`SHOP${String(orders).padStart(6, '0')}`, user_id, product.seller, state, delivered, product.id, product.variants[0]],
  )
}
