import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/core/time.ts'
import type { OwnEventDetail } from '#contract/events/own-events.ts'
import { useApp } from '#tests/support/server/app.ts'
import { aPoster, type Chain, eventTexts, joinAsSeller, makeChain, posted, sendForm } from '#tests/support/server/nouns/posting.ts'
import { orderBody, placed, refusalOf, send, whileAnotherWorks } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, files, request } = app
let seller: SignedInPerson
let buyer: SignedInPerson
let chain: Chain
let event: OwnEventDetail
beforeAll(async () => {
  seller = await joinAsSeller(app, 'editor')
  buyer = await joinAndLogIn(app, 'buyer', { email_verified_at: new Date().toISOString() })
  chain = await makeChain(database.db)
})
beforeEach(async () => {
  await database.pool.query('delete from rate_limits')
  event = await posted(app, seller, eventTexts(chain))
})

const update = async (texts: Record<string, string>, thumbnail?: Uint8Array<ArrayBuffer>, whose = seller) =>
  sendForm(app, whose, { path: `/api/event/${event.id}/update/`, method: 'PATCH', texts, thumbnail: thumbnail && { bytes: thumbnail } })
const updated = async (texts: Record<string, string>): Promise<OwnEventDetail> => {
  const response = await update(texts)
  if (response.status !== 200) throw new Error(`refused: ${await response.text()}`)
  return response.json()
}
const own = async (): Promise<OwnEventDetail> => (await request(`/api/event/${event.id}/own/`, { headers: as(seller) })).json()
const kinds = async () => (await database.pool.query('select price, seats, capacity, version from event_tickets where event = $1 order by id', [event.id])).rows
const secondKind = () =>
  database.pool.query(
    `with made as (insert into event_tickets (event, title, price, seats, capacity) values ($1, 'VIP', 900, 10, 10))
     update events set seats = seats + 10 where id = $1`,
    [event.id],
  )
const buy = async (quantity: number) => {
  const { rows } = await database.pool.query('select id, price from event_tickets where event = $1 order by id limit 1', [event.id])
  return placed(app, buyer, orderBody([{ event_ticket: rows[0].id, quantity }], rows[0].price * quantity))
}

describe('answers', () => {
  it('a change of one field: all other fields stay', async () => {
    const { version, updated_at, ...before } = event
    const { version: next, updated_at: at, ...after } = await updated({ title: 'রাতের আসর' })
    expect(after).toEqual({ ...before, title: 'রাতের আসর' })
    expect([next, Date.parse(at) >= Date.parse(updated_at)]).toEqual([version + 1, true])
    const found: { id: number }[] = await (await request(`/api/event/?q=${encodeURIComponent('রাতের')}`)).json()
    expect(found.map(({ id }) => id)).toEqual([event.id])
  })

  it('price and seats of the only kind of ticket, with what is taken kept apart', async () => {
    await buy(3)
    expect(await updated({ price: '250', seats: '10' })).toMatchObject({ price: 250, seats: 7, capacity: 10, held: 3, sold: 0 })
    expect(await kinds()).toEqual([{ price: 250, seats: 7, capacity: 10, version: 2 }])
    // The same again changes no ticket.
    await updated({ price: '250', seats: '10' })
    expect(await kinds()).toMatchObject([{ version: 2 }])
  })

  it('with several kinds the seats as what all of them may not pass, and their own prices', async () => {
    await secondKind()
    expect(await updated({ price: '5', seats: '45' })).toMatchObject({ price: 300, seats: 45, capacity: 45, ticket_kinds: 2 })
    expect(await kinds()).toMatchObject([
      { price: 300, capacity: 40 },
      { price: 900, capacity: 10 },
    ])
    expect(await updated({ title: 'Still' })).toMatchObject({ capacity: 45 })
  })

  it('another picture: the one before is removed', async () => {
    const before = [...files.keys()].filter((key) => event.thumbnail?.includes(key.slice(7, 39)))
    expect(before).toHaveLength(4)
    const changed = await (await update({ title: 'Blue' }, await aPoster('#00f'))).json()
    expect(changed.thumbnail).not.toBe(event.thumbnail)
    expect(before.filter((key) => files.has(key))).toEqual([])
    expect(files.has(changed.thumbnail.replace('/media/', ''))).toBe(true)
  })

  it('a change of the type: the fields of the old type are emptied', async () => {
    expect(await updated({ type: 'Online', link: 'https://example.org/room' })).toMatchObject({
      type: 'Online',
      link: 'https://example.org/room',
      location: null,
    })
    expect(await updated({ type: 'Offline', location: 'Khulna' })).toMatchObject({ link: null, location: 'Khulna' })
  })

  it('markup without the editor’s state as what stands from now on', async () => {
    await updated({ description: '<p>One</p>', description_state: '{"root":{}}' })
    expect(await updated({ title: 'Kept' })).toMatchObject({ description_state: '{"root":{}}' })
    expect(await updated({ description: '<p>Two</p>' })).toMatchObject({ description: '<p>Two</p>', description_state: '' })
  })

  it('its second language, which can be taken away again', async () => {
    await updated({ second_title: 'বাউল রাত', second_description: '<p>গান</p>', second_description_state: '{"root":{}}', title: 'Baul night' })
    expect(await updated({ second_description: '<p>গান ও গল্প</p>' })).toMatchObject({ second_title: 'বাউল রাত', second_description_state: '' })
    expect(await updated({ second_title: '', second_description: '' })).toMatchObject({ second_title: '', second_description: '' })
  })

  it('an event that is over, in its words', async () => {
    await database.pool.query(`update events set from_time = now() - interval '3 days', to_time = now() - interval '2 days' where id = $1`, [event.id])
    expect(await updated({ title: 'What a night' })).toMatchObject({ title: 'What a night', phase: 'over' })
  })

  it('one that was called off, in its words alone', async () => {
    await send(app, seller, { path: `/api/event/${event.id}/call_off/`, body: { reason: 'Rain' } })
    expect(await updated({ title: 'Sorry', is_active: 'false' })).toMatchObject({ title: 'Sorry', phase: 'called-off' })
    const moved = new Date(Date.now() + 20 * DAY_MS).toISOString()
    for (const change of [{ price: '1' }, { seats: '99' }, { to_time: moved }, { is_active: 'true' }] as Record<string, string>[])
      expect(await refusalOf(await update(change))).toEqual({ status: 409, code: 'event-closed' })
  })
})

describe('refuses', () => {
  it('what is cleared and must be there', async () => {
    for (const name of ['title', 'price', 'seats', 'description', 'terms_and_condition', 'location', 'event_category'])
      expect((await refusalOf(await update({ [name]: '' }))).fields, name).toEqual({ [name]: 'required' })
    expect((await own()).version).toBe(1)
  })

  it('a change of what was seen before another user changed it, and keeps nothing of it', async () => {
    await updated({ title: 'Mine', version: '1' })
    const before = files.size
    expect(await refusalOf(await update({ title: 'Theirs', version: '1' }, await aPoster('#00f')))).toEqual({
      status: 409,
      code: 'stale',
      facts: { version: 2 },
    })
    expect([(await own()).title, files.size]).toEqual(['Mine', before])
  })

  it('a change that lost the race, after its picture was made', async () => {
    const before = files.size
    const change: [string, unknown[]][] = [
      ['select id from event_tickets where event = $1 for no key update', [event.id]],
      [`update events set title = 'First', version = version + 1 where id = $1`, [event.id]],
    ]
    const poster = await aPoster('#00f')
    const late = await whileAnotherWorks(app, change, () => update({ title: 'Second', version: '1' }, poster))
    expect(await refusalOf(late)).toEqual({ status: 409, code: 'stale', facts: { version: 2 } })
    expect([(await own()).title, files.size]).toEqual(['First', before])
  })

  it('fewer seats than are sold or held', async () => {
    await buy(4)
    const refusal = { status: 409, code: 'below-sold', facts: { taken: 4 }, fields: { seats: 'below-sold' } }
    expect(await refusalOf(await update({ seats: '3' }))).toEqual(refusal)
    expect(await updated({ seats: '4' })).toMatchObject({ seats: 0, capacity: 4 })
    await secondKind()
    expect(await refusalOf(await update({ seats: '3' }))).toEqual(refusal)
  })

  it('times that are over already', async () => {
    const past = { from_time: '2026-01-01T10:00', to_time: '2026-01-01T12:00' }
    expect(await refusalOf(await update(past))).toMatchObject({ status: 400, fields: { to_time: 'in-the-past' } })
  })

  it('a file that is no picture, and keeps the picture before', async () => {
    const sent = await update({ title: 'New' }, new Uint8Array(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')))
    expect([sent.status, (await own()).title]).toEqual([415, 'বাউল গানের আসর'])
    expect(files.has(event.thumbnail?.replace('/media/', '') ?? '')).toBe(true)
  })
})

describe('guards', () => {
  it('another seller’s event as one that does not exist', async () => {
    const other = await joinAsSeller(app, `other${event.id}`)
    const told = async (response: Response) => {
      const { request_id: _, ...rest } = await response.json()
      return rest
    }
    const theirs = await told(await update({ title: 'x' }, undefined, other))
    expect(theirs).toEqual(await told(await sendForm(app, other, { path: '/api/event/2000000000/update/', method: 'PATCH', texts: { title: 'x' } })))
    expect(theirs.code).toBe('not-found')
  })

  it('seats against an order that comes meanwhile: never below what is taken', async () => {
    const orders = [buy(5), buy(5)].map((one) => one.catch(() => undefined))
    const changes = ['4', '6', '8', '30'].map((seats) => update({ seats }))
    await Promise.all([...orders, ...changes])
    const { rows } = await database.pool.query(
      'select e.seats as left, t.seats, t.capacity from events e join event_tickets t on t.event = e.id where e.id = $1',
      [event.id],
    )
    const taken = (
      await database.pool.query(
        `select coalesce(sum(quantity), 0)::int as n from event_order_items i join purchases o on o.id = i.purchase where o.event = $1 and o.state = 'held'`,
        [event.id],
      )
    ).rows[0].n
    expect(rows[0].capacity - rows[0].seats).toBe(taken)
    expect(rows[0].left).toBe(rows[0].seats)
  })

  it('its seller and its status from the form', async () => {
    await updated({ seller: '1', is_featured: 'false', event_status: 'Completed', title: 'Own' })
    const { rows } = await database.pool.query('select seller, is_featured, event_status from events where id = $1', [event.id])
    expect(rows[0]).toEqual({ seller: seller.id, is_featured: true, event_status: 'Upcoming' })
  })
})
