import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { COUPON_LIMITS, type Coupon } from '#contract/events/coupons.ts'
import { TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { makeEvent, makeTicket } from '#tests/support/server/nouns/events.ts'
import { askAs, makeSellers, type SellerAsk } from '#tests/support/server/nouns/sellers.ts'
import { type CrowdMember, makeCrowd, onceAs, wholeOrder } from '#tests/support/server/orders/order-crowd.ts'
import { post } from '#tests/support/server/people.ts'

const COUPONS = '/api/event_coupon/'
const FORM = { code: 'Eid 2026', kind: 'percent', amount: '১৫', from: '', to: '', most_uses: '', most_per_buyer: '1' }
const app = useApp()
let asha: CrowdMember
let babul: CrowdMember
let buyers: CrowdMember[] = []
let event = 0
let ticket = 0

beforeAll(async () => {
  ;[asha, babul] = (await makeSellers(app, 2)) as [CrowdMember, CrowdMember]
  buyers = await makeCrowd(app.database, 20, TEST_SECRET)
})
beforeEach(async () => {
  event = await makeEvent(app.database.db, { seller: asha.user_id, seats: 100 })
  ticket = await makeTicket(app.database.db, event, { price: 400, seats: 100, capacity: 100 })
})

const ask = (path: string, request?: Omit<SellerAsk, 'path'>, who = asha) => askAs(app, who, { path: COUPONS + path, ...request })
const list = async (): Promise<Coupon[]> => (await ask(`?event_id=${event}`)).body
const add = (over: object = {}) => ask('', { body: { event_id: event, coupon: { ...FORM, ...over } } })
const edit = (id: number, over: object) => ask(`${id}/`, { method: 'PATCH', body: { coupon: { ...FORM, ...over } } })
const made = async (over: object = {}): Promise<number> => (await add(over)).body[0].id
const order = (at: number, code: string, discount: number) => {
  const body = wholeOrder([{ event_ticket: ticket, quantity: 2, price: 400 }], { code, discount })
  return post(app, '/api/event_order/', { body, headers: onceAs(buyers[at] ?? asha) })
}

describe('answers', () => {
  it('a new code that buyers can use, and how often they have', async () => {
    const { status, body } = await add({ most_uses: '10', from: '2020-01-01T10:00', to: '2090-01-01T10:00' })
    expect(status).toBe(200)
    const coupon = { code: 'Eid 2026', kind: 'percent', amount: 15, from: '2020-01-01T04:00:00.000Z', to: '2090-01-01T04:00:00.000Z', most_uses: 10 }
    expect(body).toEqual([{ ...coupon, id: body[0].id, most_per_buyer: 1, used: 0, is_active: true }])
    expect((await order(0, 'eid2026', 120)).status).toBe(200)
    expect(await list()).toMatchObject([{ used: 1 }])
  })

  it('a changed code: what has it keeps it, what comes pays the new price', async () => {
    const id = await made()
    await order(1, 'EID2026', 120)
    expect((await edit(id, { code: 'Puja', kind: 'taka', amount: '300' })).body).toMatchObject([{ code: 'Puja', kind: 'taka', amount: 300, used: 1 }])
    expect((await order(2, 'EID2026', 120)).status).toBe(409)
    expect(await (await order(2, 'puja', 300)).json()).toMatchObject({ discount_price: 300, final_price: 560 })
    const { rows } = await app.database.pool.query('select discount_price from purchases where event = $1 order by id limit 1', [event])
    expect(rows[0].discount_price).toBe(120)
  })

  it('a code that is switched off, and on again', async () => {
    const id = await made()
    expect((await ask(`${id}/active/`, { body: { is_active: false } })).body).toMatchObject([{ is_active: false }])
    expect((await (await order(3, 'EID2026', 120)).json()).code).toBe('coupon-refused')
    expect((await ask(`${id}/active/`, { body: { is_active: true } })).body).toMatchObject([{ is_active: true }])
    expect((await order(3, 'EID2026', 120)).status).toBe(200)
  })

  it('as many uses as it has had, and no fewer', async () => {
    const id = await made({ most_per_buyer: '2' })
    for (const at of [4, 5]) expect((await order(at, 'EID2026', 120)).status).toBe(200)
    expect(await edit(id, { most_uses: '1' })).toMatchObject({
      status: 409,
      body: { code: 'below-sold', facts: { taken: 2 }, fields: { most_uses: 'below-sold' } },
    })
    expect((await edit(id, { most_uses: '2' })).body).toMatchObject([{ most_uses: 2, used: 2 }])
    expect((await (await order(6, 'EID2026', 120)).json()).code).toBe('coupon-refused')
  })
})

describe('refuses', () => {
  it('a code that the event has, however it is written', async () => {
    const id = await made()
    const other = await made({ code: 'Puja' })
    const taken = { status: 409, body: { code: 'taken', fields: { code: 'taken' } } }
    expect(await add({ code: 'e i d2026' })).toMatchObject(taken)
    expect(await edit(other, { code: 'EID 2026' })).toMatchObject(taken)
    expect((await edit(id, { code: 'EID-2026' })).status).toBe(200)
    const elsewhere = await makeEvent(app.database.db, { seller: asha.user_id })
    expect((await ask('', { body: { event_id: elsewhere, coupon: FORM } })).status).toBe(200)
  })

  it('more codes than an event may have', async () => {
    await app.database.pool.query(
      `insert into coupons (event, code, code_key, percent) select $1, 'CODE' || n, 'CODE' || n, 5 from generate_series(1, $2::int) n`,
      [event, COUPON_LIMITS.mostPerEvent],
    )
    expect(await add()).toMatchObject({ status: 400, body: { fields: { coupon: 'too-many' } } })
  })

  it.each([
    ['more than a hundred per cent', { amount: '101' }, { 'coupon.amount': 'too-large' }],
    ['nothing off', { kind: 'taka', amount: '0' }, { 'coupon.amount': 'too-small' }],
    ['a code of two characters', { code: 'A 1' }, { 'coupon.code': 'too-short' }],
    ['a code with characters that are not allowed', { code: 'EID<b>' }, { 'coupon.code': 'bad-characters' }],
    ['an end before its start', { from: '2030-01-02T10:00', to: '2030-01-02T09:00' }, { 'coupon.to': 'ends-before-start' }],
  ])('%s', async (_, over, fields) => {
    expect(await add(over)).toMatchObject({ status: 400, body: { code: 'bad-input', fields } })
  })
})

describe('guards', () => {
  it('another seller’s codes as if they did not exist', async () => {
    const id = await made()
    const of = (path: string, request?: Omit<SellerAsk, 'path'>) => ask(path, request, babul).then(({ status }) => status)
    expect(await of(`?event_id=${event}`)).toBe(404)
    expect(await of('', { body: { event_id: event, coupon: FORM } })).toBe(404)
    expect(await of(`${id}/`, { method: 'PATCH', body: { coupon: FORM } })).toBe(404)
    expect(await of(`${id}/active/`, { body: { is_active: false } })).toBe(404)
    expect(await list()).toMatchObject([{ is_active: true }])
  })

  it('fields that a page may not set: uses, event and id', async () => {
    const id = await made({ used: 50, id: 999_999, event: 1, is_active: false })
    expect(await list()).toMatchObject([{ id, used: 0, is_active: true }])
  })

  it('its uses while it is used and cut down at once', async () => {
    const id = await made()
    const orders = Array.from({ length: 12 }, (_, at) => order(at + 8, 'EID2026', 120))
    const cut = async () => {
      for (const most_uses of ['9', '5', '3', '1']) await edit(id, { most_uses })
    }
    await Promise.all([...orders, cut()])
    const [coupon] = await list()
    const { rows } = await app.database.pool.query(`select count(*)::int as n from purchases where coupon = $1 and state = 'held'`, [id])
    expect(coupon?.used).toBe(rows[0].n)
    expect(coupon?.used).toBeLessThanOrEqual(coupon?.most_uses ?? 12)
  })
})
