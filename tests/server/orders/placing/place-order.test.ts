import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { changesOf, makeShow, orderBody, place, placed, refusalOf, runOut, seatsLeft } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()
const rowsOf = async (text: string, ...values: unknown[]) => (await app.database.pool.query(text, values)).rows

let buyer: SignedInPerson
beforeAll(async () => {
  buyer = await joinAndLogIn(app, 'nasrin')
})

describe('answers', () => {
  it('with the whole order, its seats held for a quarter of an hour', async () => {
    const { event, tickets } = await makeShow(app, [
      { title: 'Floor', price: 300 },
      { title: 'Balcony', price: 150 },
    ])
    const [floor = 0, balcony = 0] = tickets
    const items = [
      { event_ticket: floor, quantity: 2 },
      { event_ticket: balcony, quantity: 1 },
    ]
    const response = await place(app, buyer, orderBody(items, 750, { order_note: 'At the aisle, please' }))
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const order = await response.json()
    expect(order).toMatchObject({
      event_order_id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/),
      payment_status: 'Pending',
      order_state: 'held',
      total_price: 750,
      discount_price: 0,
      service_charge: 60,
      final_price: 810,
      phone_number: '+8801712345678',
      order_note: 'At the aisle, please',
      reason: null,
      coupon: null,
      event: { event_id: event },
    })
    expect(order.items.map(({ title, price, ticket_price, quantity }: Record<string, unknown>) => [title, ticket_price, quantity, price])).toEqual([
      ['Floor', 300, 2, 600],
      ['Balcony', 150, 1, 150],
    ])
    expect(Date.parse(order.hold_expires_at) - Date.parse(order.created_at)).toBe(HOUR_MS / 4)
    expect(await seatsLeft(app, floor)).toEqual({ ticket: 18, event: 37 })
    expect(await seatsLeft(app, balcony)).toEqual({ ticket: 19, event: 37 })
    expect(await changesOf(app, order.id)).toEqual(['> held by buyer'])
  })

  it('a free order with Completed at once: nothing is paid, no service charge', async () => {
    const { ticket } = await makeShow(app, [{ price: 0 }])
    const order = await placed(app, buyer, orderBody([{ event_ticket: ticket, quantity: 2 }], 0))
    expect(order).toMatchObject({ order_state: 'confirmed', payment_status: 'Completed', final_price: 0, service_charge: 0, hold_expires_at: null })
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 18, event: 18 })
    expect(await changesOf(app, order.id)).toEqual(['> confirmed by buyer'])
  })

  it('without items a draft, which holds nothing', async () => {
    const order = await placed(app, buyer, orderBody(undefined, 500))
    expect(order).toMatchObject({
      order_state: 'draft',
      payment_status: 'Pending',
      event: null,
      items: [],
      total_price: 0,
      final_price: 0,
      hold_expires_at: null,
    })
    expect(await rowsOf('select asked_total, asked_final from purchases where id = $1', order.id)).toEqual([{ asked_total: 500, asked_final: 560 }])
  })

  it('the last seat, and the seats of a hold that has run out and is not swept yet', async () => {
    const { ticket } = await makeShow(app, [{ seats: 2 }])
    const items = [{ event_ticket: ticket, quantity: 2 }]
    const first = await placed(app, buyer, orderBody(items, 200))
    const late = await joinAndLogIn(app, 'omar')
    expect((await place(app, late, orderBody(items, 200))).status).toBe(409)
    await runOut(app, first.id)
    expect((await place(app, late, orderBody(items, 200))).status).toBe(200)
    expect(await changesOf(app, first.id)).toEqual(['> held by buyer', 'held > expired by service'])
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 0, event: 0 })
  })
})

describe('refuses', () => {
  const nothingMoved = async (ticket: number, seats = 20) => {
    expect(await seatsLeft(app, ticket)).toMatchObject({ ticket: seats })
    expect(await rowsOf('select from event_order_items where event_ticket = $1', ticket)).toEqual([])
  }

  it('more seats than are left, of a ticket or of the event, and says how many are', async () => {
    const { tickets } = await makeShow(app, [{ seats: 5 }, { seats: 1 }])
    const [many = 0, few = 0] = tickets
    const items = [
      { event_ticket: many, quantity: 2 },
      { event_ticket: few, quantity: 2 },
    ]
    expect(await refusalOf(await place(app, buyer, orderBody(items, 400)))).toEqual({
      status: 409,
      code: 'sold-out',
      facts: { [`ticket_${many}`]: 5, [`ticket_${few}`]: 1 },
    })
    await nothingMoved(many, 5)

    const tight = await makeShow(app, [{ seats: 5 }, { seats: 5 }], { seats: 3 })
    const both = tight.tickets.map((event_ticket) => ({ event_ticket, quantity: 2 }))
    expect(await refusalOf(await place(app, buyer, orderBody(both, 400)))).toMatchObject({ code: 'sold-out', facts: { [`ticket_${tight.ticket}`]: 3 } })
    await nothingMoved(tight.ticket, 5)
  })

  it.each([
    ['another total', { total_price: 199 }],
    ['another final price', { final_price: 259 }],
    ['no service charge', { final_price: 200 }],
    ['a discount of one’s own making', { discount_price: 100, final_price: 160 }],
  ])('%s, and says what it costs', async (_, seen) => {
    const { ticket } = await makeShow(app)
    const response = await place(app, buyer, { ...orderBody([{ event_ticket: ticket, quantity: 2 }], 200), ...seen })
    expect(await refusalOf(response)).toEqual({ status: 409, code: 'price-changed', facts: { total_price: 200, final_price: 260, [`ticket_${ticket}`]: 100 } })
    await nothingMoved(ticket)
  })

  it.each([
    ['an event that is over', {}, { from_time: ago(5), to_time: ago(1) }],
    ['an event that was taken off the market', {}, { is_active: false }],
    ['a ticket whose sale is over', { to: ago(1) }, {}],
    ['a ticket whose sale has not begun', { from: ago(-1) }, {}],
  ])('%s', async (_, ticket, event) => {
    const show = await makeShow(app, [ticket], event)
    const response = await place(app, buyer, orderBody([{ event_ticket: show.ticket, quantity: 1 }], 100))
    expect(await refusalOf(response)).toEqual({ status: 409, code: 'event-closed' })
    await nothingMoved(show.ticket)
  })

  it('a ticket that does not exist, in the same words', async () => {
    const response = await place(app, buyer, orderBody([{ event_ticket: 2_000_000_000, quantity: 1 }], 100))
    expect(await refusalOf(response)).toEqual({ status: 409, code: 'event-closed' })
  })

  it('tickets of two events, a ticket named twice, more than a ticket’s limit', async () => {
    const [one, other] = [await makeShow(app, [{ per_order_limit: 2 }]), await makeShow(app)]
    const wrong = [
      [one.ticket, other.ticket].map((event_ticket) => ({ event_ticket, quantity: 1 })),
      [one.ticket, one.ticket].map((event_ticket) => ({ event_ticket, quantity: 1 })),
      [{ event_ticket: one.ticket, quantity: 3 }],
    ]
    for (const items of wrong) expect(await refusalOf(await place(app, buyer, orderBody(items, 300)))).toMatchObject({ status: 400, code: 'bad-input' })
    await nothingMoved(one.ticket)
  })

  it.each([0, 21, -1, 1.5, '2'])('%s of a ticket', async (quantity) => {
    const { ticket } = await makeShow(app, [{ seats: 100 }])
    const response = await place(app, buyer, orderBody([{ event_ticket: ticket, quantity: quantity as number }], 100))
    expect(response.status).toBe(400)
  })

  it('a third unpaid order for one event, and more than 20 seats held together', async () => {
    const hoarder = await joinAndLogIn(app, 'parvez')
    const { ticket } = await makeShow(app, [{ seats: 100, per_order_limit: 20 }])
    const of = (quantity: number) => orderBody([{ event_ticket: ticket, quantity }], quantity * 100)
    const first = await placed(app, hoarder, of(12))
    expect(await refusalOf(await place(app, hoarder, of(9)))).toEqual({ status: 409, code: 'too-many-held' })
    await placed(app, hoarder, of(1))
    expect(await refusalOf(await place(app, hoarder, of(1)))).toEqual({ status: 409, code: 'too-many-held' })
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 87, event: 87 })
    // Another event, another person, and a hold that has run out: none of them counts.
    const other = await makeShow(app)
    expect((await place(app, hoarder, orderBody([{ event_ticket: other.ticket, quantity: 1 }], 100))).status).toBe(200)
    expect((await place(app, buyer, of(1))).status).toBe(200)
    await runOut(app, first.id)
    expect((await place(app, hoarder, of(1))).status).toBe(200)
  })

  it('what no card provider takes in one piece', async () => {
    const { ticket } = await makeShow(app, [{ price: 2_000_000_000 }])
    const response = await place(app, buyer, orderBody([{ event_ticket: ticket, quantity: 10 }], 20_000_000_000))
    expect(response.status).toBe(400)
    expect((await place(app, buyer, orderBody(undefined, 20_000_000_000))).status).toBe(400)
    await nothingMoved(ticket)
  })

  it('an unknown promo code, and any without tickets', async () => {
    const { ticket } = await makeShow(app)
    const items = [{ event_ticket: ticket, quantity: 1 }]
    for (const lines of [items, undefined])
      expect(await refusalOf(await place(app, buyer, orderBody(lines, 100, { coupon: 'NOBODYS' })))).toEqual({ status: 409, code: 'coupon-refused' })
    await nothingMoved(ticket)
  })
})

describe('guards', () => {
  it('seats that cost nothing against one person who takes them all: twenty of an event, bought ones aside', async () => {
    const person = await joinAndLogIn(app, 'greedy')
    const { tickets } = await makeShow(app, [
      { price: 0, seats: 60 },
      { price: 100, seats: 60 },
    ])
    const [free = 0, paid = 0] = tickets
    const items = (event_ticket: number, quantity: number) => [{ event_ticket, quantity }]
    for (const quantity of [10, 10]) expect((await place(app, person, orderBody(items(free, quantity), 0))).status).toBe(200)
    expect(await refusalOf(await place(app, person, orderBody(items(free, 1), 0)))).toEqual({ status: 409, code: 'too-many-held' })
    expect((await place(app, person, orderBody(items(paid, 5), 500))).status).toBe(200)
  })

  it('the language of e-mails: what the order says, or else the account', async () => {
    const person = await joinAndLogIn(app, 'bilingual', { language: 'bn' })
    const languageOf = async (over: object) => {
      const { id } = await placed(app, person, orderBody(undefined, 100, over))
      return (await app.database.pool.query('select language from purchases where id = $1', [id])).rows[0].language
    }
    expect([await languageOf({}), await languageOf({ language: 'en' })]).toEqual(['bn', 'en'])
  })

  it('what the service alone says: state, buyer, discount', async () => {
    const { ticket } = await makeShow(app)
    const claims = { payment_status: 'Completed', buyer: 999_999, order_state: 'confirmed', state: 'confirmed', event_order_id: 'AAAAAAAAAA', id: 7 }
    const order = await placed(app, buyer, orderBody([{ event_ticket: ticket, quantity: 1 }], 100, claims))
    expect(order).toMatchObject({ payment_status: 'Pending', order_state: 'held' })
    expect(order.event_order_id).not.toBe('AAAAAAAAAA')
    const [row] = await rowsOf('select b.user_id from purchases o join buyers b on b.id = o.buyer where o.id = $1', order.id)
    expect(row).toEqual({ user_id: buyer.id })
  })

  it('the last seats against many who come at once', async () => {
    const { ticket } = await makeShow(app, [{ seats: 5 }])
    const people: SignedInPerson[] = []
    for (let n = 0; n < 12; n++) people.push(await joinAndLogIn(app, `crowd${n}`))
    const statuses = await Promise.all(people.map(async (one) => (await place(app, one, orderBody([{ event_ticket: ticket, quantity: 1 }], 100))).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 409)).toHaveLength(7)
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 0, event: 0 })
  })

  it('the event’s seats against tickets that have more of their own', async () => {
    const { tickets } = await makeShow(app, [{ seats: 20 }, { seats: 20 }], { seats: 7 })
    const people: SignedInPerson[] = []
    for (let n = 0; n < 14; n++) people.push(await joinAndLogIn(app, `tight${n}`))
    const orders = people.map((one, n) => place(app, one, orderBody([{ event_ticket: tickets[n % 2] ?? 0, quantity: 1 }], 100)))
    const statuses = (await Promise.all(orders)).map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array(7).fill(200), ...Array(7).fill(409)])
    expect(await seatsLeft(app, tickets[0] ?? 0)).toMatchObject({ event: 0 })
  })

  it('the limit of one person against their own parallel orders', async () => {
    const eager = await joinAndLogIn(app, 'quader')
    const { ticket } = await makeShow(app)
    const orders = Array.from({ length: 6 }, () => place(app, eager, orderBody([{ event_ticket: ticket, quantity: 1 }], 100)))
    const statuses = (await Promise.all(orders)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 409, 409, 409, 409])
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 18, event: 18 })
  })

  it('two tickets against being asked for in opposite orders: no buyer is told that we are busy', async () => {
    const { tickets } = await makeShow(app, [{ seats: 200 }, { seats: 200 }])
    const people: SignedInPerson[] = []
    for (let n = 0; n < 8; n++) people.push(await joinAndLogIn(app, `cross${n}`))
    const orders = people.flatMap((one, n) => {
      const items = tickets.map((event_ticket) => ({ event_ticket, quantity: 1 }))
      const turned = n % 2 ? items.toReversed() : items
      return [place(app, one, orderBody(turned, 200)), place(app, one, orderBody(turned.toReversed(), 200))]
    })
    expect(new Set((await Promise.all(orders)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(await seatsLeft(app, tickets[0] ?? 0)).toEqual({ ticket: 184, event: 368 })
  })
})
