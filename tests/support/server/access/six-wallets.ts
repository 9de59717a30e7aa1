import { randomNumber } from '#server/purchases/purchase-numbers.ts'
import type { TestApp } from '../app.ts'
import { makeProduct } from '../nouns/products.ts'
import { makeSignedIn } from '../orders/order-crowd.ts'

/** Claims of a person, and those about the shop of one who sells, by what can be done with them. */
const CLAIMS = {
  read: { side: 'bought', state: 'claimed' },
  cancel: { side: 'bought', state: 'claimed', hours: 49 },
  complain: { side: 'bought', state: 'late' },
  refund_answer: { side: 'bought', state: 'confirmed', isSentBack: true },
  came: { side: 'sold', state: 'claimed' },
  not_come: { side: 'sold', state: 'claimed' },
  refund: { side: 'sold', state: 'confirmed' },
  // Of none of the six: staff change what is others'.
  dispute: { side: 'others', state: 'disputed' },
} as const
type ClaimOfSix = keyof typeof CLAIMS
/** What goes together. */
const PURCHASE_OF = { claimed: 'claimed', disputed: 'claimed', late: 'expired', confirmed: 'confirmed' } as const
const ORDER_OF = { held: 'waiting', claimed: 'waiting', expired: 'dropped', confirmed: 'placed' } as const

/** How a person pays by mobile wallet, and is paid. Zeros and empty: they do not. */
export interface Wallets {
  /** Number of a purchase that waits to be paid so. */
  purchase: string
  claims: Record<ClaimOfSix, number>
  /** Of the claim that says so. */
  refund: number
  /** Of their shop: two numbers to which no buyer has paid. */
  numbers: { kept: number; deleted: number }
}

type Where = Pick<TestApp, 'database'>
let names = 0

/** @param of `pays`: they have bought; `sells`: they have a shop that is paid so */
export async function makeWallets(app: Where, user_id: number, { pays, sells }: { pays: boolean; sells: boolean }): Promise<Wallets> {
  const claims = Object.fromEntries(Object.keys(CLAIMS).map((name) => [name, 0])) as Record<ClaimOfSix, number>
  const none = { purchase: '', claims, refund: 0, numbers: { kept: 0, deleted: 0 } }
  if (!pays && !sells) return none
  const { db } = app.database
  const [guest] = await makeSignedIn(app.database, 1)
  const { seller } = await makeProduct(db, {})
  const [bought, others] = [
    { buyer: user_id, seller },
    { buyer: guest?.user_id ?? 0, seller },
  ]
  const sides = {
    bought: pays ? bought : undefined,
    sold: sells ? { buyer: guest?.user_id ?? 0, seller: user_id } : undefined,
    others: pays ? others : undefined,
  }
  let refund = 0
  for (const [name, asked] of Object.entries(CLAIMS)) {
    const side = sides[asked.side]
    if (!side) continue
    const order = await makeOrder(app, { ...side, state: PURCHASE_OF[asked.state] })
    const made = await makeClaim(app, order, { state: asked.state, hours: 'hours' in asked ? asked.hours : 1 })
    claims[name as ClaimOfSix] = made
    if ('isSentBack' in asked) refund = await makeRefund(app, made)
  }
  const purchase = pays ? (await makeOrder(app, { ...bought, state: 'held' })).number : ''
  const numbers = sells ? { kept: await makeNumber(app, user_id, '+8801812345678'), deleted: await makeNumber(app, user_id, '+8801812345679') } : none.numbers
  return { purchase, claims, refund, numbers }
}

interface Order {
  id: number
  purchase: number
  number: string
}

/** A purchase of one order of nothing in particular, without the work of placing it. */
async function makeOrder(
  { database: { pool } }: Where,
  { buyer, seller, state }: { buyer: number; seller: number; state: keyof typeof ORDER_OF },
): Promise<Order> {
  const number = randomNumber()
  const placed = ORDER_OF[state]
  const { rows } = await pool.query<{ id: number; purchase: number }>(
    `with made as (
       insert into purchases (number, kind, method, buyer, state, hold_expires_at, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price, advance, commission, confirmed_at)
       select $1, 'shop', 'wallet', id, $2, case when $2 in ('held', 'claimed') then now() + interval '20 hours' end, 'Somebody', '+8801712345678', 'somebody@mail.example', 600, 600, 600, 0, 600, 600, 25,
         case when $2 = 'confirmed' then now() end
       from buyers where user_id = $3 returning *)
     insert into shop_orders (number, purchase, seller, buyer, method, state, goods, delivery_fee, total, advance, commission, address, delivery_kind, days_least, days_most, placed_at, hand_over_by, deliver_by, is_stock_back)
     select $4, id, $5, buyer, method, $6::text, 500, 100, 600, 600, 25,
       '{"full_name":"Somebody","phone_number":"+8801712345678","division":"Dhaka","district":"Dhaka","area":"Dhanmondi","line":"House 4","landmark":""}', 'courier', 1, 3,
       case when $6::text = 'placed' then now() end, case when $6::text = 'placed' then now() + interval '2 days' end, case when $6::text = 'placed' then now() + interval '10 days' end, $6::text = 'dropped'
     from made returning id, purchase`,
    [number, state, buyer, randomNumber(), seller, placed],
  )
  return { id: 0, purchase: 0, ...rows[0], number }
}

async function makeClaim({ database: { pool } }: Where, { id, purchase }: Order, { state, hours }: { state: string; hours: number }): Promise<number> {
  const trxid = `SIX${String(++names).padStart(7, '0')}`
  const { rows } = await pool.query<{ id: number }>(
    `insert into wallet_claims (purchase, shop_order, seller, buyer, wallet, trxid, look_alike, sent_to, asked_paisa, amount_paisa, came_paisa, state, claimed_at, asked_staff_at)
     select $1, id, seller, buyer, 'bkash', $2, $2, '+8801812345678', 60000, 60000, case when $3::text = 'confirmed' then 60000 end, $3::text, now() - make_interval(hours => $4),
       case when $3::text = 'disputed' then now() end
     from shop_orders where id = $5 returning id`,
    [purchase, trxid, state, hours, id],
  )
  return rows[0]?.id ?? 0
}

async function makeRefund({ database: { pool } }: Where, claim: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(`insert into wallet_refunds (claim, wallet, trxid, paisa) values ($1, 'bkash', $2, 60000) returning id`, [
    claim,
    `SIX${String(++names).padStart(7, '0')}`,
  ])
  return rows[0]?.id ?? 0
}

async function makeNumber({ database: { pool } }: Where, seller: number, number: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into receiving_numbers (seller, wallet, number, kind) values ($1, 'bkash', $2, 'personal') returning id`,
    [seller, number],
  )
  return rows[0]?.id ?? 0
}
