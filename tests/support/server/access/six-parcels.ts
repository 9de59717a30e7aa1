import { signedNames } from '#server/adapters/mail/signed-names.ts'
import { randomNumber } from '#server/purchases/purchase-numbers.ts'
import { TEST_SECRET, type TestApp } from '../app.ts'
import { makeProduct } from '../nouns/products.ts'
import { makeShopCoupon, optionOf } from '../nouns/shop-orders.ts'
import { makeSignedIn } from '../orders/order-crowd.ts'

/** What a person has ordered of a shop of none of the six, what can be ordered there, and what another person has ordered of theirs. */
export interface Parcels {
  purchase: string
  order: string
  goods: { seller: number; variant: number; option: number }
  /** Orders of their shop in these states, by number; empty: who sells nothing. */
  sold: Record<'placed' | 'accepted' | 'packed' | 'shipped' | 'not_taken' | 'pickup', string>
  /** A rider's link to a parcel of theirs. */
  link_key: string
}

type Where = Pick<TestApp, 'database'>
const NONE = { placed: '', accepted: '', packed: '', shipped: '', not_taken: '', pickup: '' }

/** @param sells whether they have a shop */
export async function makeParcels(app: Where, user_id: number, sells: boolean): Promise<Parcels> {
  const { db } = app.database
  const { seller, variants, id } = await makeProduct(db)
  await makeShopCoupon(app, seller)
  const goods = { seller, variant: variants[0] ?? 0, option: (await optionOf(app, seller)).id }
  const own = await makeOrder(app, { buyer: user_id, ...goods, product: id, state: 'waiting' })
  if (!sells) return { ...own, goods, sold: NONE, link_key: '' }
  const [guest] = await makeSignedIn(app.database, 1)
  const product = await makeProduct(db, { seller: user_id })
  const sold = { ...NONE }
  for (const name of Object.keys(NONE) as (keyof typeof NONE)[]) {
    const line = { buyer: guest?.user_id ?? 0, seller: user_id, variant: product.variants[0] ?? 0, product: product.id }
    sold[name] = (await makeOrder(app, { ...line, state: name === 'pickup' ? 'accepted' : name, kind: name === 'pickup' ? 'pickup' : 'courier' })).order
  }
  const link_key = signedNames(TEST_SECRET, 'hatkhola rider links').write(`${sold.shipped}.1`)
  return { ...own, goods, sold, link_key }
}

interface NewOrder {
  buyer: number
  seller: number
  product: number
  variant: number
  state: string
  kind?: string
}

/** An order without the work of placing it: for one piece, in cash where it is more than waiting. */
async function makeOrder({ database: { pool } }: Where, { buyer, seller, product, variant, state, kind = 'courier' }: NewOrder) {
  const [purchase, order] = [randomNumber(), randomNumber()]
  const isWaiting = state === 'waiting'
  await pool.query(
    `with made as (
       insert into purchases (number, kind, method, buyer, state, hold_expires_at, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price, commission)
       select $1, 'shop', $2, id, $3, case when $4 then now() + interval '15 minutes' end, 'Somebody', '+8801712345678', 'somebody@mail.example', 600, 600, 600, 0, 600, 25
       from buyers where user_id = $5 returning *),
     ordered as (
       insert into shop_orders (number, purchase, seller, buyer, method, state, goods, delivery_fee, total, commission, address, delivery_kind, days_least, days_most,
         placed_at, hand_over_by, deliver_by, rider_link, rider_until)
       select $6, id, $7, buyer, method, $8, 500, 100, 600, 25,
         '{"full_name":"Somebody","phone_number":"+8801712345678","division":"Dhaka","district":"Dhaka","area":"Dhanmondi","line":"House 4","landmark":""}', $9, 1, 3,
         case when not $4 then now() end, case when not $4 then now() + interval '2 days' end, case when not $4 then now() + interval '10 days' end, 1, now() + interval '7 days'
       from made returning id)
     insert into shop_order_lines (shop_order, product, variant, title, price, quantity, days_to_return) select id, $10, $11, 'A pot', 500, 1, 7 from ordered`,
    [purchase, isWaiting ? 'online' : 'cod', isWaiting ? 'held' : 'confirmed', isWaiting, buyer, order, seller, state, kind, product, variant],
  )
  // Its piece was taken.
  await pool.query(
    `with moved as (update product_variants set stock = stock - 1, sold = sold + 1 where id = $1)
    insert into stock_moves (variant, delta, why, order_number) values ($1, -1, 'sold', $2)`,
    [variant, order],
  )
  return { purchase, order }
}

/** Ends every order of goods, so that no person owes any or waits for some. */
export async function endParcels({ database: { pool } }: Where): Promise<void> {
  await pool.query("update shop_orders set state = 'dropped' where state = 'waiting'")
  await pool.query("update shop_orders set state = 'back' where state not in ('dropped', 'back')")
}
