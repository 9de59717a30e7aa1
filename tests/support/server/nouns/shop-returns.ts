import type { ShopReturn } from '#contract/shop/returns.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { TEST_ORIGIN, type TestApp } from '../app.ts'
import { send } from '../orders/orders.ts'
import { opened, type Paying, payAndTell } from '../orders/paying.ts'
import { as, type SignedInPerson } from '../people.ts'
import { bought, type PartAsked, step } from './shop-orders.ts'

type Calling = Pick<TestApp, 'request'>
type Who = Pick<SignedInPerson, 'access'>

async function got<T>(response: Response): Promise<T> {
  if (response.status !== 200) throw new Error(`refused: ${response.status} ${await response.text()}`)
  return response.json()
}

export const orderNow = async (app: Calling, who: Who, number: string): Promise<ShopOrder> =>
  got(await app.request(`/api/shop_order/${number}/`, { headers: as(who) }))

/** An order of one shop that is with its buyer: in cash, unless it is paid online. */
export async function deliveredOrder(app: Paying, buyer: SignedInPerson, { seller, part, method = 'cod' }: DeliveredOrder): Promise<ShopOrder> {
  const purchase = await bought(app, buyer, { parts: [part], method })
  if (method === 'online') {
    const { rows } = await app.database.pool.query('select id from purchases where number = $1', [purchase.number])
    await payAndTell(app, await opened(app, buyer, { id: rows[0].id, event_order_id: purchase.number }))
  }
  const of = purchase.orders[0]?.number ?? ''
  for (const to of ['accept', 'call', 'pack', 'ship', 'deliver']) await step(app, seller, { of, to })
  const order = await orderNow(app, buyer, of)
  if (order.state !== 'delivered') throw new Error(`the order is ${order.state}`)
  return order
}

interface DeliveredOrder {
  seller: SignedInPerson
  part: PartAsked
  method?: 'online' | 'cod'
}

interface Complaint {
  order: Pick<ShopOrder, 'number' | 'lines'>
  /** Texts of the form, in place of those of a broken first piece. */
  over?: Record<string, string | undefined>
  pictures?: readonly Uint8Array<ArrayBuffer>[]
  key?: string
}

/** A complaint as a page of ours sends it. */
export function complain(app: Calling, who: Who, { order, over = {}, pictures = [], key }: Complaint): Promise<Response> {
  const texts = { order: order.number, why: 'broken', wish: 'refund', lines: `${order.lines[0]?.id}:1`, text: 'It came in two parts.', ...over }
  const body = new FormData()
  for (const [name, value] of Object.entries(texts)) if (value !== undefined) body.append(name, value)
  for (const picture of pictures) body.append('pictures', new Blob([picture], { type: 'image/jpeg' }), 'IMG_2026_secret.jpg')
  return app.request('/api/shop_return/', {
    method: 'POST',
    body,
    headers: { ...as(who), origin: TEST_ORIGIN, ...(key !== undefined && { 'idempotency-key': key }) },
  })
}

/** One that must be taken; gives its number. */
export const complained = async (app: Calling, who: Who, complaint: Complaint): Promise<string> =>
  (await got<{ number: string }>(await complain(app, who, complaint))).number

/** A step of a complaint. */
export const returnStep = (app: Calling, who: Who, asked: { of: string; to: string; body?: object; key?: string }) =>
  send(app, who, { path: `/api/shop_return/${asked.of}/${asked.to}/`, body: asked.body ?? {}, key: asked.key })

/** One that must be taken; gives the state after it. */
export const stepped = async (app: Calling, who: Who, asked: Parameters<typeof returnStep>[2]): Promise<string> =>
  (await got<{ state: string }>(await returnStep(app, who, asked))).state

export const returnNow = async (app: Calling, who: Who, number: string): Promise<ShopReturn> =>
  got(await app.request(`/api/shop_return/${number}/`, { headers: as(who) }))

/** As if the time of whoever is next were over. */
export const passTime = ({ database: { pool } }: Pick<TestApp, 'database'>, number: string) =>
  pool.query(`update shop_returns set due_by = now() - interval '1 minute' where number = $1`, [number])
