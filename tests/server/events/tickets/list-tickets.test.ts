import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/core/time.ts'
import { isHolder, verifyTicket } from '#device/gate/ticket-check.ts'
import { voidOrders } from '#server/features/orders/ticket-purchases/complete-order.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeShow, orderBody, placed } from '#tests/support/server/orders/orders.ts'
import { buyTickets, ticketsOf } from '#tests/support/server/orders/paid-order.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let people = 0
let buyer: SignedInPerson
beforeEach(async () => {
  people += 1
  buyer = await joinAndLogIn(app, `lister${people}`)
})
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const keys = async () => (await app.request('/api/event_ticket/keys/')).json()

/** In Dhaka from 16 to 18 December. */
const THREE_DAYS = { from_time: '2090-12-16T04:00:00.000Z', to_time: '2090-12-18T16:00:00.000Z' }

describe('answers', () => {
  it('with a ticket for every seat, of all lines of the order', async () => {
    const { tickets: kinds } = await makeShow(app, [
      { price: 0, title: 'Floor' },
      { price: 0, title: 'Balcony' },
    ])
    const items = kinds.map((event_ticket, at) => ({ event_ticket, quantity: at + 1 }))
    const order = await placed(app, buyer, orderBody(items, 0, { full_name: 'নাসরিন আক্তার' }))
    const tickets = await ticketsOf(app, buyer)
    expect(tickets.map(({ title, seat, seats }) => `${title} ${seat}/${seats}`)).toEqual(['Floor 1/3', 'Balcony 2/3', 'Balcony 3/3'])
    for (const ticket of tickets) {
      expect(ticket).toMatchObject({ state: 'valid', holder_name: 'নাসরিন আক্তার', event_order_id: order.event_order_id, event: { type: 'Offline', link: null } })
      expect(ticket.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    }
    expect(new Set(tickets.map(({ code }) => code)).size).toBe(3)
  })

  it('with QR codes that verify with the public keys alone', async () => {
    const { tickets, event } = await buyTickets(app, buyer, { quantity: 2 })
    for (const { qr, code, holder_name } of tickets) {
      const claim = await verifyTicket(qr ?? '', await keys())
      expect(claim).toMatchObject({ code, event })
      expect(claim && (await isHolder(claim, holder_name))).toBe(true)
    }
  })

  it('with the soonest event to come first, and those that are over after it, the latest first', async () => {
    const shows: [string, string, string][] = [
      ['long over', inDays(-9), inDays(-8)],
      ['in a month', inDays(30), inDays(31)],
      ['just over', inDays(-2), inDays(-1)],
      ['running', inDays(-1), inDays(1)],
      ['tomorrow', inDays(1), inDays(2)],
    ]
    for (const [title, from_time, to_time] of shows) {
      const { event } = await buyTickets(app, buyer, { event: { title } })
      await app.database.pool.query('update events set from_time = $2, to_time = $3 where id = $1', [event, from_time, to_time])
    }
    expect((await ticketsOf(app, buyer)).map(({ event }) => event.title)).toEqual(['running', 'tomorrow', 'in a month', 'just over', 'long over'])
  })

  it('with the way into an Online event, which is said nowhere else', async () => {
    const link = 'https://meet.example/a-room-of-ours'
    const { tickets, order, event } = await buyTickets(app, buyer, { event: { type: 'Online', location: null, link } })
    expect(tickets[0]?.event.link).toBe(link)
    for (const path of ['/api/event/', `/api/event/${event}/`, '/api/event_order/', `/api/event_order/${order.event_order_id}/`])
      expect(await (await app.request(path, { headers: as(buyer) })).text(), path).not.toContain('a-room-of-ours')
  })

  it('with how often and on which days of its event the kind of each ticket lets in', async () => {
    const { ticket } = await buyTickets(app, buyer, { event: THREE_DAYS })
    expect(await ticketsOf(app, buyer)).toMatchObject([{ entry: 'each-day', days: [] }])
    await app.database.pool.query(`update event_tickets set entry = 'once', days = '{1,3}' where id = $1`, [ticket])
    expect(await ticketsOf(app, buyer)).toMatchObject([{ entry: 'once', days: [1, 3] }])
  })

  it('with tickets whose money goes back as void: without what opens anything', async () => {
    const { order } = await buyTickets(app, buyer, { event: { type: 'Online', location: null, link: 'https://meet.example/x' } })
    await app.database.db.transaction((tx) => voidOrders(tx, [order.id]))
    await app.database.pool.query(`update purchases set state = 'refund_due' where id = $1`, [order.id])
    expect(await ticketsOf(app, buyer)).toMatchObject([{ state: 'void', qr: null, event: { link: null } }])
  })

  it('with an entity tag, by which nothing is sent twice', async () => {
    await buyTickets(app, buyer)
    const first = await app.request('/api/event_ticket/', { headers: as(buyer) })
    const again = await app.request('/api/event_ticket/', { headers: { ...as(buyer), 'if-none-match': first.headers.get('etag') ?? '' } })
    expect([first.headers.get('cache-control'), again.status]).toEqual(['no-store', 304])
  })
})

describe('refuses', () => {
  it('tickets of orders that are not paid', async () => {
    const { ticket } = await makeShow(app)
    await placed(app, buyer, orderBody([{ event_ticket: ticket, quantity: 1 }], 100))
    expect(await ticketsOf(app, buyer)).toEqual([])
  })

  it('another buyer’s tickets', async () => {
    await buyTickets(app, buyer)
    expect(await ticketsOf(app, await joinAndLogIn(app, `other${people}`))).toEqual([])
  })
})

describe('guards', () => {
  it('nothing but the public half of the keys leaves', async () => {
    const response = await app.request('/api/event_ticket/keys/')
    const list = await response.json()
    expect(list.map((key: object) => Object.keys(key).toSorted())).toEqual([['crv', 'kid', 'kty', 'x', 'y']])
    expect(response.headers.get('cache-control')).toBe('public, no-cache')
  })

  it('a key that was just made is in the list at once', async () => {
    const before = await keys()
    await app.database.pool.query(`insert into ticket_keys (kid, x, y, sealed, is_current) values (200, 'x', 'y', '', false)`)
    expect(await keys()).toHaveLength(before.length + 1)
    await app.database.pool.query('delete from ticket_keys where kid = 200')
    expect(await keys()).toEqual(before)
  })
})
