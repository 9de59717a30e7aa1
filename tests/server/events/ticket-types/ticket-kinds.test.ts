import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TICKET_KIND_LIMITS, type TicketKind } from '#contract/events/ticket-kinds.ts'
import { TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { makeEvent, makeTicket } from '#tests/support/server/nouns/events.ts'
import { askAs, makeSellers, type SellerAsk } from '#tests/support/server/nouns/sellers.ts'
import { type CrowdMember, makeCrowd, onceAs, wholeOrder } from '#tests/support/server/orders/order-crowd.ts'
import { whileAnotherWorks } from '#tests/support/server/orders/orders.ts'
import { post } from '#tests/support/server/people.ts'

const KINDS = '/api/event_ticket_kind/'
const FORM = { title: 'VIP', price: '১,৫০০', capacity: '30', description: 'With tea', from: '', to: '2030-01-01T18:00', per_order_limit: '4' }
const app = useApp()
let asha: CrowdMember
let babul: CrowdMember
let buyers: CrowdMember[] = []
let event = 0
let general = 0

beforeAll(async () => {
  ;[asha, babul] = (await makeSellers(app, 2)) as [CrowdMember, CrowdMember]
  buyers = await makeCrowd(app.database, 60, TEST_SECRET)
})
beforeEach(async () => {
  const { db } = app.database
  event = await makeEvent(db, { seller: asha.user_id, seats: 20, price: 200, capacity: 20 })
  general = await makeTicket(db, event, { title: 'General', price: 200, seats: 20, capacity: 20 })
})

const ask = (path: string, request?: Omit<SellerAsk, 'path'>, who = asha) => askAs(app, who, { path: KINDS + path, ...request })
const list = async (): Promise<TicketKind[]> => (await ask(`?event_id=${event}`)).body
const add = (over: object = {}, more: object = {}) => ask('', { body: { event_id: event, kind: { ...FORM, ...over }, ...more } })
const edit = (id: number, over: object, version = 1) => ask(`${id}/`, { method: 'PATCH', body: { version, kind: { ...FORM, ...over } } })
const close = (id: number, is_closed = true) => ask(`${id}/closed/`, { body: { is_closed } })
const eventRow = async () => (await app.database.pool.query('select seats, price, capacity, version from events where id = $1', [event])).rows[0]
const order = (who: CrowdMember | undefined, event_ticket: number, { quantity = 1, price = 200 } = {}) =>
  post(app, '/api/event_order/', { body: wholeOrder([{ event_ticket, quantity, price }]), headers: onceAs(who ?? asha) })

describe('answers', () => {
  it('the kinds of an event in their order, what is sold and what is held of each', async () => {
    expect((await order(buyers[0], general, { quantity: 3 })).status).toBe(200)
    await app.database.pool.query(`update event_tickets set seats = seats - 2 where id = $1`, [general])
    expect(await list()).toEqual([
      {
        id: general,
        title: 'General',
        price: 200,
        capacity: 20,
        seats: 15,
        sold: 2,
        held: 3,
        description: '',
        from: null,
        to: null,
        per_order_limit: 10,
        is_closed: false,
        entry: 'each-day',
        days: [],
        version: 1,
      },
    ])
  })

  it('a new kind at the end, whose seats and price count for the event', async () => {
    const { status, body } = await add({ price: '100' })
    expect(status).toBe(200)
    expect(body.map(({ title }: TicketKind) => title)).toEqual(['General', 'VIP'])
    expect(body[1]).toMatchObject({ price: 100, capacity: 30, seats: 30, sold: 0, held: 0, to: '2030-01-01T12:00:00.000Z', per_order_limit: 4 })
    expect(await eventRow()).toMatchObject({ seats: 50, price: 100, version: 2 })
  })

  it('the same wish once, however often it is sent', async () => {
    const sent = { client_key: 'one-wish-of-a-phone' }
    const [one, other] = await Promise.all([add({}, sent), add({}, sent)])
    expect([one.status, other.status]).toEqual([200, 200])
    expect((await add({}, sent)).body).toEqual(one.body)
    expect(await list()).toHaveLength(2)
  })

  it('a changed kind: more seats, another price, a sale that was stopped and goes on', async () => {
    await order(buyers[1], general, { quantity: 4 })
    expect((await edit(general, { title: 'Floor', capacity: '25', price: '250' })).body[0]).toMatchObject({ title: 'Floor', seats: 21, held: 4, version: 2 })
    // With a single kind the cap of the event follows it.
    expect(await eventRow()).toMatchObject({ seats: 21, price: 250, capacity: null })
    expect((await close(general)).body[0]).toMatchObject({ is_closed: true, version: 3 })
    expect(await eventRow()).toMatchObject({ seats: 0, price: 250 })
    expect((await close(general, false)).body[0]).toMatchObject({ is_closed: false, version: 4 })
    expect(await eventRow()).toMatchObject({ seats: 21 })
  })

  it('a stopped sale: its price and its free seats count no more, what is taken does', async () => {
    await add({ price: '100' })
    await order(buyers[2], general, { quantity: 5 })
    await close(general)
    expect(await eventRow()).toMatchObject({ seats: 30, price: 100 })
  })

  it('no more seats than the event has in all, with several kinds', async () => {
    await add()
    await app.database.pool.query('update events set capacity = 40 where id = $1', [event])
    expect((await edit(general, { capacity: '20', price: '200' })).status).toBe(200)
    await order(buyers[3], general, { quantity: 2 })
    expect(await eventRow()).toMatchObject({ capacity: 40, seats: 38 })
    const [, vip] = await list()
    await edit(vip?.id ?? 0, { capacity: '10' })
    expect(await eventRow()).toMatchObject({ capacity: 40, seats: 28 })
  })

  it('another order, to buyers too', async () => {
    await add()
    const [, vip] = await list()
    const ids = [vip?.id, general]
    expect((await ask('order/', { body: { event_id: event, ids } })).body.map(({ id }: TicketKind) => id)).toEqual(ids)
    const page = await (await app.request(`/api/event/${event}/`)).json()
    expect(page.related_event_tickets.map(({ id }: TicketKind) => id)).toEqual(ids)
  })
})

describe('refuses', () => {
  it('fewer seats than are taken, with their number', async () => {
    await order(buyers[4], general, { quantity: 7 })
    expect(await edit(general, { capacity: '6' })).toMatchObject({
      status: 409,
      body: { code: 'below-sold', facts: { taken: 7 }, fields: { capacity: 'below-sold' } },
    })
    expect((await edit(general, { capacity: '7' })).status).toBe(200)
    expect(await eventRow()).toMatchObject({ seats: 0 })
  })

  it('a change over one that was not seen', async () => {
    await edit(general, { title: 'Floor' })
    expect(await edit(general, { title: 'Ground' })).toMatchObject({ status: 409, body: { code: 'stale', facts: { version: 2 } } })
    expect((await list())[0]?.title).toBe('Floor')
  })

  it('an order of a kind whose sale was stopped, and says so on the page', async () => {
    await add()
    await close(general)
    const response = await order(buyers[5], general)
    expect([response.status, (await response.json()).code]).toEqual([409, 'event-closed'])
    const page = await (await app.request(`/api/event/${event}/`)).json()
    expect(page.related_event_tickets).toMatchObject([{ id: general, is_closed: true }, { is_closed: false }])
  })

  it('more kinds than an event may have', async () => {
    for (let made = 1; made < TICKET_KIND_LIMITS.mostPerEvent; made++) await makeTicket(app.database.db, event)
    expect(await add()).toMatchObject({ status: 400, body: { code: 'bad-input', fields: { kind: 'too-many' } } })
  })

  it.each([
    ['no title', { title: ' ' }, { 'kind.title': 'required' }],
    ['a price that is none', { price: 'cheap' }, { 'kind.price': 'not-a-number' }],
    ['a sale that ends before it starts', { from: '2030-01-02T10:00', to: '2030-01-01T10:00' }, { 'kind.to': 'ends-before-start' }],
    ['a limit of no tickets', { per_order_limit: '0' }, { 'kind.per_order_limit': 'too-small' }],
  ])('%s', async (_, over, fields) => {
    expect(await add(over)).toMatchObject({ status: 400, body: { code: 'bad-input', fields } })
  })

  it('an order of kinds that leaves one out, names one twice, or another’s', async () => {
    await add()
    const [, vip] = await list()
    const foreign = await makeTicket(app.database.db, await makeEvent(app.database.db, { seller: asha.user_id }))
    for (const ids of [[general], [general, general], [general, foreign], [general, vip?.id, foreign]])
      expect(await ask('order/', { body: { event_id: event, ids } })).toMatchObject({ status: 400, body: { fields: { ids: 'does-not-fit' } } })
  })
})

describe('guards', () => {
  it('another seller’s kinds as if they did not exist', async () => {
    const of = (path: string, request?: Omit<SellerAsk, 'path'>) => ask(path, request, babul).then(({ status }) => status)
    expect(await of(`?event_id=${event}`)).toBe(404)
    expect(await of('', { body: { event_id: event, kind: FORM } })).toBe(404)
    expect(await of(`${general}/`, { method: 'PATCH', body: { version: 1, kind: FORM } })).toBe(404)
    expect(await of(`${general}/closed/`, { body: { is_closed: true } })).toBe(404)
    expect(await of('order/', { body: { event_id: event, ids: [general] } })).toBe(404)
    expect(await list()).toMatchObject([{ title: 'General', version: 1 }])
  })

  it('fields that a page may not set: id, seats left, version and event of a kind', async () => {
    const other = await makeEvent(app.database.db, { seller: asha.user_id })
    const extra = { id: 999_999, seats: 1000, version: 77, event: other, is_closed: true }
    expect((await add(extra)).body[1]).toMatchObject({ seats: 30, version: 1, is_closed: false })
    expect((await edit(general, { ...extra, capacity: '20' })).body[0]).toMatchObject({ id: general, seats: 20, version: 2, is_closed: false })
    const { rows } = await app.database.pool.query('select count(*)::int as n from event_tickets where event = $1', [other])
    expect(rows[0].n).toBe(0)
  })

  it('an event against seats of a stopped sale: seats that come back to it are not for sale', async () => {
    await add({ price: '100' })
    const held = await (await order(buyers[10], general, { quantity: 5 })).json()
    await close(general)
    expect(await eventRow()).toMatchObject({ seats: 30 })
    await post(app, `/api/event_order/${held.event_order_id}/cancel/`, { body: {}, headers: onceAs(buyers[10] ?? asha) })
    expect(await list()).toMatchObject([{ seats: 20 }, { seats: 30 }])
    expect(await eventRow()).toMatchObject({ seats: 30 })
    await close(general, false)
    expect(await eventRow()).toMatchObject({ seats: 50 })
  })

  it('a sale that is stopped in the moment of an order: nothing more is sold', async () => {
    const stop: [string, unknown[]] = ['update event_tickets set is_closed = true where id = $1', [general]]
    const response = await whileAnotherWorks(app, [stop], () => order(buyers[11], general))
    expect([response.status, (await response.json()).code]).toEqual([409, 'event-closed'])
    expect(await list()).toMatchObject([{ seats: 20, held: 0 }])
  })
})
