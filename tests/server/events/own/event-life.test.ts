import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'
import { DAY_MS } from '#contract/core/time.ts'
import type { OwnEventDetail } from '#contract/events/own-events.ts'
import { useApp } from '#tests/support/server/app.ts'
import { aPoster, type Chain, eventTexts, joinAsSeller, makeChain, posted } from '#tests/support/server/nouns/posting.ts'
import { orderBody, place, placed, refusalOf, send } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, files, request } = app
let seller: SignedInPerson
let buyer: SignedInPerson
let chain: Chain
let event: OwnEventDetail
beforeAll(async () => {
  seller = await joinAsSeller(app, 'organizer')
  buyer = await joinAndLogIn(app, 'guest', { email_verified_at: new Date().toISOString() })
  chain = await makeChain(database.db)
})
beforeEach(async () => {
  await database.pool.query('delete from rate_limits')
  event = await posted(app, seller, eventTexts(chain))
})

const tell = (what: string, body: object, { id = event.id, whom = seller } = {}) => send(app, whom, { path: `/api/event/${id}/${what}/`, body })
const own = async (id = event.id): Promise<OwnEventDetail> => (await request(`/api/event/${id}/own/`, { headers: as(seller) })).json()
const order = async () => {
  const { rows } = await database.pool.query('select id, price from event_tickets where event = $1', [event.id])
  return orderBody([{ event_ticket: rows[0].id, quantity: 1 }], rows[0].price)
}
const hasFiles = (path: string | null) => path !== null && IMAGE_WIDTHS.every((width) => files.has(imageAt(path, width).replace('/media/', '')))

describe('on the market and off it', () => {
  it('takes an event off: the lists leave it out, its page says why, orders are refused; and puts it back', async () => {
    expect(await (await tell('active', { is_active: false })).json()).toMatchObject({ is_active: false, is_published: true, phase: 'off-sale', version: 2 })
    expect(await (await request(`/api/event/${event.id}/`)).json()).toMatchObject({ is_active: false })
    expect(await refusalOf(await place(app, buyer, await order()))).toMatchObject({ code: 'event-closed' })
    expect(await (await tell('active', { is_active: true })).json()).toMatchObject({ phase: 'upcoming', version: 3 })
    expect((await place(app, buyer, await order())).status).toBe(200)
  })

  it('changes nothing when the event is in that state already', async () => {
    expect(await (await tell('active', { is_active: true })).json()).toMatchObject({ version: 1 })
  })

  it('refuses what is over', async () => {
    await database.pool.query(`update events set is_active = false, from_time = now() - interval '2 days', to_time = now() - interval '1 day' where id = $1`, [
      event.id,
    ])
    expect(await refusalOf(await tell('active', { is_active: true }))).toEqual({ status: 400, code: 'bad-input', fields: { to_time: 'in-the-past' } })
  })
})

describe('a copy', () => {
  const parts = async (id: number) => ({
    tickets: (
      await database.pool.query(
        'select title, price, seats, capacity, description, per_order_limit, position from event_tickets where event = $1 order by id',
        [id],
      )
    ).rows,
    faqs: (await database.pool.query('select question, answer from faqs join events on faq_list = list where events.id = $1 order by position', [id])).rows,
    gallery: (
      await database.pool.query('select name, file, video_url from gallery_items i join events e on e.gallery = i.gallery where e.id = $1 order by position', [
        id,
      ])
    ).rows,
  })

  it('is a draft a week later, with its own pictures, kinds and questions, and nothing sold', async () => {
    await placed(app, buyer, await order())
    await tell('faqs', { version: 1, faqs: [{ question: 'Parking?', answer: 'No.' }] })
    await request(`/api/event_gallery/?event_id=${event.id}&name=Stage&client_key=a-key-of-a-picture`, {
      method: 'POST',
      body: await aPoster('#c00'),
      headers: { ...as(seller), 'content-type': 'image/png' },
    })
    await database.pool.query(`insert into coupons (event, code, code_key, percent) values ($1, 'EID', 'EID', 10)`, [event.id])
    const copy = await (await tell('duplicate', {})).json()
    const detail = await own(copy.id)
    expect(detail).toMatchObject({
      title: event.title,
      phase: 'draft',
      is_active: false,
      seats: 40,
      sold: 0,
      held: 0,
      version: 1,
      description: event.description,
      from_time: new Date(Date.parse(event.from_time) + 7 * DAY_MS).toISOString(),
      to_time: new Date(Date.parse(event.to_time) + 7 * DAY_MS).toISOString(),
      faqs: [{ question: 'Parking?', answer: 'No.' }],
    })
    const [first, second] = [await parts(event.id), await parts(copy.id)]
    expect(second.tickets).toEqual(first.tickets.map((kind) => ({ ...kind, seats: kind.capacity })))
    expect(second.gallery).toMatchObject([{ name: 'Stage' }])
    expect(second.gallery[0].file).not.toBe(first.gallery[0].file)
    expect([detail.thumbnail, second.gallery[0].file].map(hasFiles)).toEqual([true, true])
    expect(detail.thumbnail).not.toBe(event.thumbnail)
    expect((await database.pool.query('select from coupons where event = $1', [copy.id])).rowCount).toBe(0)
    expect((await request(`/api/event/${copy.id}/`)).status).toBe(404)
    expect((await tell('active', { is_active: true }, { id: copy.id })).status).toBe(200)
  })

  it('is made once, however often a phone asks', async () => {
    const client_key = `a-key-for-${event.id}-copies`
    const before = files.size
    const copies = await Promise.all([1, 2, 3].map(async () => (await (await tell('duplicate', { client_key })).json()).id))
    expect(new Set(copies).size).toBe(1)
    expect(files.size).toBe(before + IMAGE_WIDTHS.length)
  })
})

describe('calling off', () => {
  it('is for good: nothing is sold, nothing brings it back, and it says so', async () => {
    const called = await (await tell('call_off', { reason: 'The hall has burnt down.' })).json()
    expect(called).toMatchObject({ phase: 'called-off', event_status: 'Cancelled', is_active: false, version: 2 })
    expect((await own()).called_off_reason).toBe('The hall has burnt down.')
    expect(await (await request(`/api/event/${event.id}/`)).json()).toMatchObject({ event_status: 'Cancelled' })
    expect(await refusalOf(await place(app, buyer, await order()))).toMatchObject({ code: 'event-closed' })
    expect(await refusalOf(await tell('active', { is_active: true }))).toEqual({ status: 409, code: 'event-closed' })
  })

  it('a second time keeps the first reason', async () => {
    await tell('call_off', { reason: 'Rain' })
    const at = (await database.pool.query('select called_off_at from events where id = $1', [event.id])).rows
    expect((await tell('call_off', { reason: 'Sun' })).status).toBe(200)
    expect((await own()).called_off_reason).toBe('Rain')
    expect((await database.pool.query('select called_off_at from events where id = $1', [event.id])).rows).toEqual(at)
  })

  it('asks for a proof of the last ten minutes', async () => {
    const late = await joinAsSeller(app, `late${event.id}`)
    const theirs = await posted(app, late, eventTexts(chain))
    await database.pool.query(`update sessions set proved_at = now() - interval '11 minutes' where user_id = $1`, [late.id])
    expect(await refusalOf(await tell('call_off', { reason: 'x' }, { id: theirs.id, whom: late }))).toEqual({ status: 403, code: 'password-needed' })
    expect((await database.pool.query('select event_status from events where id = $1', [theirs.id])).rows).toEqual([{ event_status: 'Upcoming' }])
  })
})

describe('questions', () => {
  it('replace those that were there, and none brings the five of every event back', async () => {
    const faqs = [
      { question: 'কখন?', answer: 'সন্ধ্যায়\nছয়টায়' },
      { question: '<b>Where?</b>', answer: 'Here & there' },
    ]
    expect(await (await tell('faqs', { version: 1, faqs })).json()).toMatchObject({ faqs, version: 2 })
    expect((await (await request(`/api/event/${event.id}/`)).json()).related_event_faqs).toEqual(faqs)
    expect(await (await tell('faqs', { version: 2, faqs: [] })).json()).toMatchObject({ faqs: [] })
  })

  it('are refused when they are too many, empty, or of a version that is gone', async () => {
    const faq = { question: 'q', answer: 'a' }
    expect((await refusalOf(await tell('faqs', { version: 1, faqs: Array(31).fill(faq) }))).fields).toEqual({ faqs: 'too-many' })
    expect((await refusalOf(await tell('faqs', { version: 1, faqs: [{ question: ' ', answer: '' }] }))).fields).toMatchObject({ 'faqs.0.question': 'required' })
    expect(await refusalOf(await tell('faqs', { version: 7, faqs: [faq] }))).toEqual({ status: 409, code: 'stale', facts: { version: 1 } })
  })
})

describe('a picture of a text', () => {
  it('is kept as it is, and may stand in a description', async () => {
    const sent = await request('/api/selling/picture/', {
      method: 'POST',
      body: await aPoster('#0a7', 200, 100),
      headers: { ...as(seller), 'content-type': 'image/png' },
    })
    const { file } = await sent.json()
    expect(hasFiles(file)).toBe(true)
    const html = `<p>Look: <img src="${file}" alt="The stage" /></p>`
    expect((await posted(app, seller, eventTexts(chain, { description: html }))).description).toBe(html)
  })
})
