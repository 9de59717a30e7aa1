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
  /** Complaints of theirs and about their shop, by what can be done with them, by number; and an order that they can complain of. */
  returns: Record<ReturnOfSix, string>
  delivered: { order: string; line: number }
  /** Of the first of their complaints. */
  return_picture: number
}

/** Complaints of a person, and those about the shop of one who sells. */
const COMPLAINTS = {
  read: { side: 'bought', state: 'asked' },
  withdraw: { side: 'bought', state: 'asked' },
  send_back: { side: 'bought', state: 'agreed' },
  escalate: { side: 'bought', state: 'declined' },
  confirm: { side: 'bought', state: 'given' },
  // Of none of the six: staff change what is others'.
  dispute: { side: 'others', state: 'disputed' },
  agree: { side: 'sold', state: 'asked' },
  decline: { side: 'sold', state: 'asked' },
  receive: { side: 'sold', state: 'sent_back' },
  refund_sent: { side: 'sold', state: 'received' },
  send_replacement: { side: 'sold', state: 'received', remedy: 'replacement' },
} as const
export type ReturnOfSix = keyof typeof COMPLAINTS

type Where = Pick<TestApp, 'database'>
const NONE = { placed: '', accepted: '', packed: '', shipped: '', not_taken: '', pickup: '' }

/** @param of `sells`: they have a shop; `complains`: there are complaints of theirs, or about their shop */
export async function makeParcels(app: Where, user_id: number, { sells, complains }: { sells: boolean; complains: boolean }): Promise<Parcels> {
  const { db } = app.database
  const { seller, variants, id } = await makeProduct(db, { variants: [{ price: 500, stock: 100 }] })
  await makeShopCoupon(app, seller)
  const goods = { seller, variant: variants[0] ?? 0, option: (await optionOf(app, seller)).id }
  const own = await makeOrder(app, { buyer: user_id, ...goods, product: id, state: 'waiting' })
  const bought = { buyer: user_id, ...goods, product: id }
  const delivered = complains && !sells ? await makeOrder(app, { ...bought, state: 'delivered' }) : { order: '', line: 0 }
  const [guest] = sells || complains ? await makeSignedIn(app.database, 1) : []
  const product = sells ? await makeProduct(db, { seller: user_id, variants: [{ price: 500, stock: 100 }] }) : undefined
  const theirs = product && { buyer: guest?.user_id ?? 0, seller: user_id, variant: product.variants[0] ?? 0, product: product.id }
  const side = theirs ? { sold: theirs } : { bought, others: { ...bought, buyer: guest?.user_id ?? 0 } }
  const complaints = await makeComplaints(app, complains ? side : {})
  const all = { ...own, goods, ...complaints, delivered: { order: delivered.order, line: delivered.line } }
  if (!theirs) return { ...all, sold: NONE, link_key: '' }
  const sold = { ...NONE }
  for (const name of Object.keys(NONE) as (keyof typeof NONE)[]) {
    sold[name] = (await makeOrder(app, { ...theirs, state: name === 'pickup' ? 'accepted' : name, kind: name === 'pickup' ? 'pickup' : 'courier' })).order
  }
  const link_key = signedNames(TEST_SECRET, 'hatkhola rider links').write(`${sold.shipped}.1`)
  return { ...all, sold, link_key }
}

type Line = Omit<NewOrder, 'state' | 'kind'>

/** Complaints without the work of making them. */
async function makeComplaints(app: Where, orders: { bought?: Line; sold?: Line; others?: Line }): Promise<Pick<Parcels, 'returns' | 'return_picture'>> {
  const { pool } = app.database
  const returns = {} as Record<ReturnOfSix, string>
  let return_picture = 0
  for (const [name, { side, state, ...more }] of Object.entries(COMPLAINTS)) {
    const line = orders[side]
    const number = randomNumber()
    returns[name as ReturnOfSix] = line ? number : ''
    if (!line) continue
    const order = await makeOrder(app, { ...line, state: 'delivered' })
    const remedy = 'remedy' in more ? more.remedy : 'refund'
    const { rows } = await pool.query<{ id: number; picture: number }>(
      `with made as (
         insert into shop_returns (number, shop_order, seller, buyer, state, why, wish, text, asked_amount, remedy, amount, goes_back, sent_back_at, received_at, is_whole,
           given_at, due_by, disputed_at, escalated_by)
         select $1, id, seller, buyer, $2::text, 'broken', 'refund', 'It is broken.', 500, $4::text, case when $4::text = 'refund' then 500 end, $2::text in ('agreed', 'sent_back', 'received'),
           case when $2::text in ('sent_back', 'received') then now() end, case when $2::text = 'received' then now() end, case when $2::text = 'received' then false end,
           case when $2::text = 'given' then now() end, case when $2::text <> 'disputed' then now() + interval '3 days' end, case when $2::text = 'disputed' then now() end,
           case when $2::text = 'disputed' then 'buyer' end
         from shop_orders where number = $3 returning id),
       lined as (insert into shop_return_lines (shop_return, line, quantity) select id, $5, 1 from made)
       insert into shop_return_pictures (shop_return, file_key, width, height, bytes) select id, $6, 8, 8, 100 from made returning id as picture`,
      [number, state, order.order, remedy, order.line, `papers/none-of-${number}`],
    )
    if (name === 'read') return_picture = rows[0]?.picture ?? 0
  }
  return { returns, return_picture }
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
  const { rows } = await pool.query<{ line: number }>(
    `with made as (
       insert into purchases (number, kind, method, buyer, state, hold_expires_at, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price, commission)
       select $1, 'shop', $2, id, $3, case when $4 then now() + interval '15 minutes' end, 'Somebody', '+8801712345678', 'somebody@mail.example', 600, 600, 600, 0, 600, 25
       from buyers where user_id = $5 returning *),
     ordered as (
       insert into shop_orders (number, purchase, seller, buyer, method, state, goods, delivery_fee, total, commission, address, delivery_kind, days_least, days_most,
         placed_at, hand_over_by, deliver_by, delivered_at, delivered_by, rider_link, rider_until)
       select $6, id, $7, buyer, method, $8::text, 500, 100, 600, 25,
         '{"full_name":"Somebody","phone_number":"+8801712345678","division":"Dhaka","district":"Dhaka","area":"Dhanmondi","line":"House 4","landmark":""}', $9, 1, 3,
         case when not $4 then now() end, case when not $4 then now() + interval '2 days' end, case when not $4 then now() + interval '10 days' end,
         case when $8::text = 'delivered' then now() end, case when $8::text = 'delivered' then 'seller' end, 1, now() + interval '7 days'
       from made returning id)
     insert into shop_order_lines (shop_order, product, variant, title, price, quantity, days_to_return) select id, $10, $11, 'A pot', 500, 1, 7 from ordered returning id as line`,
    [purchase, isWaiting ? 'online' : 'cod', isWaiting ? 'held' : 'confirmed', isWaiting, buyer, order, seller, state, kind, product, variant],
  )
  // Its piece was taken.
  await pool.query(
    `with moved as (update product_variants set stock = stock - 1, sold = sold + 1 where id = $1)
    insert into stock_moves (variant, delta, why, order_number) values ($1, -1, 'sold', $2)`,
    [variant, order],
  )
  return { purchase, order, line: rows[0]?.line ?? 0 }
}

/** Ends every order of goods, so that no person owes any or waits for some. */
export async function endParcels({ database: { pool } }: Where): Promise<void> {
  await pool.query("update shop_orders set state = 'dropped' where state = 'waiting'")
  await pool.query("update shop_returns set state = 'withdrawn', due_by = null, disputed_at = null, ended_at = now() where ended_at is null")
  await pool.query("update wallet_claims set state = 'refused'")
  await pool.query("update shop_orders set state = 'back' where state not in ('dropped', 'back')")
}
