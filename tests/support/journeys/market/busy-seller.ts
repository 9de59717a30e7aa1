import { expect } from '@playwright/test'
import { placeOrder } from '#contract/orders/orders.ts'
import { initiatePayment } from '#contract/purchases/payments.ts'
import { coupons } from '#server/db/tables/purchases.ts'
import { fillGallery } from '../../server/nouns/galleries.ts'
import { orderBody } from '../../server/orders/orders.ts'
import { joinMarket, signInElsewhere } from '../member.ts'
import { type GateShow, showWithGate } from './gate-show.ts'
import type { Shop } from './shop.ts'

/** An event of a seller with something on every screen: a free and a paid kind, each ordered once, a promo code, films, looks. */
export async function busySeller(shop: Shop, title: string): Promise<GateShow & { holder: string }> {
  const holder = 'রহিমা খাতুন'
  const show = await showWithGate(shop, title, [holder])
  const { event } = show
  const { db, pool } = shop.database
  const { rows } = await pool.query<{ id: number }>(
    `insert into event_tickets (event, title, price, seats, capacity, position, description) values ($1, 'সামনের সারি', 1900, 12, 12, 1, 'মাচার ওপর আসন, সঙ্গে পিঠা।') returning id`,
    [event],
  )
  // What its form asks for, as another event has it.
  await pool.query(
    `update events e set seats = e.seats + 12, terms_and_condition = '<p>টিকিট ফেরত হয় না।</p>', thumbnail = d.thumbnail, thumbnail_tone = d.thumbnail_tone,
       event_category = d.event_category, event_subcategory = d.event_subcategory, event_subsubcategory = d.event_subsubcategory
     from (select * from events where thumbnail is not null and event_subsubcategory is not null limit 1) d where e.id = $1`,
    [event],
  )
  await pay(shop, rows[0]!.id)
  await db.insert(coupons).values({ event, code: 'NODI10', code_key: 'NODI10', percent: 10, most_uses: 40 })
  const film = (position: number) => ({
    name: position ? '' : 'গত বছরের বাইচ',
    file: null,
    video_url: 'https://www.youtube.com/watch?v=abcdefghijk',
  })
  await fillGallery(db, event, [film(0), film(1)])
  return { ...show, holder }
}

/** A new buyer takes one seat of a kind for 1900 taka. */
async function pay({ elsewhere: origin, database, till }: Shop, kind: number): Promise<void> {
  const buyer = await signInElsewhere(origin, await joinMarket(origin, 'guest'))
  const tell = async (path: string, body: object) => {
    const response = await buyer.tell(path, body)
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const { event_order_id } = await tell(placeOrder.path, orderBody([{ event_ticket: kind, quantity: 1 }], 1900, { order_note: 'দরজার কাছে, যদি হয়।' }))
  await tell(initiatePayment.path, { event_order_id })
  const { rows } = await database.pool.query('select tran_id from payment_attempts a join purchases o on o.id = a.purchase where o.number = $1', [
    event_order_id,
  ])
  await till.pay(rows[0].tran_id)
  await till.idle()
  const stateOf = async () => (await database.pool.query('select state from purchases where number = $1', [event_order_id])).rows[0].state
  await expect.poll(stateOf, { timeout: 30_000 }).toBe('confirmed')
}
