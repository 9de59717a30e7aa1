import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Attendee, Sale } from '#contract/events/sales.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeTicket } from '#tests/support/server/nouns/events.ts'
import { callOff, joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { makeSales } from '#tests/support/server/orders/many-sales.ts'
import { makeShow, refusalOf } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let seller: SignedInPerson
let buyer: SignedInPerson
let event = 0
let ticket = 0
beforeAll(async () => {
  seller = await joinAsSeller(app, 'host')
  buyer = await joinAndLogIn(app, 'guest')
})
beforeEach(async () => {
  const show = await makeShow(app, [{ title: 'Floor' }], { seller: seller.id })
  event = show.event
  ticket = show.ticket
})

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const some = (many: number) => makeSales(app, { event, ticket, buyer: buyer.id, many })
const ask = (noun: 'sale' | 'attendee', query: Record<string, string> = {}, who = seller) =>
  app.request(`/api/event_${noun}/?${new URLSearchParams({ event_id: String(event), ...query })}`, { headers: as(who) })
interface Page<T> {
  results: T[]
  next_cursor: string | null
  total: number
  checked_in: number
}
const sales = async (query: Record<string, string> = {}): Promise<Page<Sale>> => (await ask('sale', query)).json()
const seats = async (query: Record<string, string> = {}): Promise<Page<Attendee>> => (await ask('attendee', query)).json()
const names = ({ results }: Page<Sale>) => results.map(({ full_name }) => full_name)
const holders = ({ results }: Page<Attendee>) => results.map(({ holder_name }) => holder_name)
/** The tickets of a name are let in at a gate. */
const letIn = async (name: string) => {
  await sql(
    `with gate as (insert into gate_passes (event, label, secret_hash, expires_at) values ($1, 'North', $2, now() + interval '1 day') returning id)
     insert into gate_scans (event, ticket, gate_pass, key, way, scanned_at)
     select $1, t.id, gate.id, $2 || s.n, 'qr', now() - make_interval(mins => s.n) from tickets t, gate, generate_series(1, 2) s (n) where t.event = $1 and t.holder_name = $2`,
    [event, name],
  )
}
const become = (name: string, state: string) => sql(`update purchases set state = $3, reason = 'x' where event = $1 and full_name = $2`, [event, name, state])

describe('answers', () => {
  it('the orders of an event, the latest first, with what their buyers have said of themselves', async () => {
    await some(2)
    const page = await sales()
    expect(names(page)).toEqual(['Guest 2', 'Guest 1'])
    expect(page).toMatchObject({ total: 2, next_cursor: null })
    expect(page.results[0]).toMatchObject({
      phone_number: '+8801700000002',
      email: 'guest2@mail.example',
      order_state: 'confirmed',
      payment_status: 'Completed',
      items: [{ event_ticket: ticket, title: 'Floor', quantity: 1, ticket_price: 0 }],
      is_refund_asked: false,
    })
  })

  it('in pages, each order once, also when more are sold meanwhile', async () => {
    await some(7)
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Page<Sale> = await sales({ limit: '3', ...(cursor && { cursor }) })
      seen.push(...page.results.map(({ event_order_id }) => event_order_id))
      if (cursor === null) await sql(`update purchases set number = 'T' || number where event = $1 and full_name = 'Guest 7'`, [event])
      cursor = page.next_cursor
    } while (cursor !== null)
    expect(new Set(seen).size).toBe(7)
  })

  it('the orders of all one’s events where none is named, in pages, and of no other seller', async () => {
    const host = await joinAsSeller(app, 'host_of_two')
    const own = [await makeShow(app, [{ title: 'Floor' }], { seller: host.id, title: 'Baul night' }), await makeShow(app, [{}], { seller: host.id })] as const
    const [first, second] = own
    for (const { event: of, ticket: kind } of own) await makeSales(app, { event: of, ticket: kind, buyer: buyer.id, many: 3 })
    // So that the events take turns: the last order becomes the first event's.
    await sql(`update purchases set event = $1 where id = (select max(id) from purchases where event = $2)`, [first.event, second.event])
    await some(1)
    const all = async (query: Record<string, string> = {}, who = host): Promise<Page<Sale>> =>
      (await app.request(`/api/event_sale/?${new URLSearchParams(query)}`, { headers: as(who) })).json()
    const whole = await all()
    expect(whole).toMatchObject({ total: 6, next_cursor: null })
    expect(whole.results.map(({ event: of }) => of?.event_id)).toEqual([first, second, second, first, first, first].map(({ event: of }) => of))
    expect(whole.results[0]?.event).toEqual({ event_id: first.event, title: 'Baul night' })
    const page = await all({ limit: '4' })
    const rest = await all({ limit: '4', cursor: String(page.next_cursor) })
    expect([...page.results, ...rest.results]).toEqual(whole.results)
    expect(rest).toMatchObject({ total: 6, next_cursor: null })
    await sql(`update purchases set state = 'expired', confirmed_at = null where event = $1`, [second.event])
    expect(names(await all({ state: 'ended' }))).toEqual(['Guest 2', 'Guest 1'])
    expect(names(await all({ state: 'paid', q: 'guest 1' }))).toEqual(['Guest 1'])
    expect((await all({ event_ticket: String(second.ticket) })).total).toBe(3)
    expect(await all({ event_ticket: String(ticket) })).toMatchObject({ total: 0, results: [] })
    expect(await all({}, await joinAsSeller(app, 'host_of_none'))).toEqual({ results: [], next_cursor: null, total: 0 })
    expect((await ask('sale', {}, host)).status).toBe(404)
  })

  /** All rows, page by page. */
  const inPages = async <T>(read: (query: Record<string, string>) => Promise<Page<T>>, query: Record<string, string>) => {
    const found: T[] = []
    let cursor: string | null = null
    do {
      const page: Page<T> = await read({ ...query, limit: '2', ...(cursor && { cursor }) })
      found.push(...page.results)
      cursor = page.next_cursor
    } while (cursor !== null)
    return found
  }

  it.each([
    ['oldest', ['Guest 1', 'Guest 2', 'অতিথি ৩', 'Guest 4', 'Guest 5']],
    ['newest', ['Guest 5', 'Guest 4', 'অতিথি ৩', 'Guest 2', 'Guest 1']],
    ['amount', ['Guest 2', 'Guest 5', 'Guest 4', 'অতিথি ৩', 'Guest 1']],
    ['name', ['Guest 1', 'Guest 2', 'Guest 4', 'Guest 5', 'অতিথি ৩']],
  ])('orders sorted by %s, in pages, of one event and of all', async (sort, sorted) => {
    const host = await joinAsSeller(app, `host_of_${sort}`)
    const own = await makeShow(app, [{ title: 'Floor' }], { seller: host.id })
    await makeSales(app, { event: own.event, ticket: own.ticket, buyer: buyer.id, many: 5 })
    await sql(
      `update purchases set final_price = total_price + p.price, service_charge = p.price
       from (values ('Guest 1', 0), ('Guest 2', 90), ('অতিথি ৩', 20), ('Guest 4', 20), ('Guest 5', 50)) p (name, price) where event = $1 and full_name = p.name`,
      [own.event],
    )
    const read = async (query: Record<string, string>): Promise<Page<Sale>> =>
      (await app.request(`/api/event_sale/?${new URLSearchParams(query)}`, { headers: as(host) })).json()
    for (const query of [{ event_id: String(own.event) }, {}]) {
      const found = await inPages(read, { ...query, sort })
      expect(found.map(({ full_name }) => full_name)).toEqual(sorted)
    }
  })

  it('seats by name, or the latest first, in pages', async () => {
    await some(5)
    expect((await inPages(seats, {})).map(({ holder_name }) => holder_name)).toEqual(['Guest 1', 'Guest 2', 'Guest 4', 'Guest 5', 'অতিথি ৩'])
    expect((await inPages(seats, { sort: 'newest' })).map(({ holder_name }) => holder_name)).toEqual(['Guest 5', 'Guest 4', 'অতিথি ৩', 'Guest 2', 'Guest 1'])
  })

  it('nothing after an order of another seller, whose place is not said', async () => {
    await some(3)
    const stranger = await joinAsSeller(app, 'stranger')
    const theirs = await makeShow(app, [{ title: 'Floor' }], { seller: stranger.id })
    await makeSales(app, { event: theirs.event, ticket: theirs.ticket, buyer: buyer.id, many: 2 })
    const { rows } = await sql('select max(id) as id from purchases where event = $1', [theirs.event])
    for (const sort of ['newest', 'oldest', 'amount', 'name']) expect((await sales({ sort, cursor: String(rows[0].id) })).results).toEqual([])
  })

  it('no unknown order', async () => {
    for (const noun of ['sale', 'attendee'] as const) expect((await ask(noun, { sort: 'phone' })).status).toBe(400)
  })

  it.each([
    ['a name in any case', 'gUEST 4', ['Guest 4']],
    ['a Bangla name with Latin digits', 'অতিথি 3', ['অতিথি ৩']],
    ['words in any order', '5 guest', ['Guest 5']],
    ['a phone number as people write it', '01700-000 002', ['Guest 2']],
    ['a phone number in Bangla digits', '০১৭০০০০০০০৪', ['Guest 4']],
    ['a phone number from abroad', '00880 1700000001', ['Guest 1']],
    ['an e-mail', 'GUEST1@mail.example', ['Guest 1']],
    ['a name that no buyer has', 'nobody at all', []],
    ['marks that a search could mean something by', '%_\\', []],
  ])('a search by %s', async (_, q, found) => {
    await some(5)
    expect(names(await sales({ q }))).toEqual(found)
    expect(await sales({ q })).toMatchObject({ total: found.length })
    expect(holders(await seats({ q }))).toEqual(found)
  })

  it('a search by number and code, with spaces and #', async () => {
    await some(3)
    const [order] = (await sales({ q: 'Guest 2' })).results
    expect(names(await sales({ q: `#${order?.event_order_id.toLowerCase()}` }))).toEqual(['Guest 2'])
    const [seat] = (await seats({ q: 'Guest 2' })).results
    expect(holders(await seats({ q: `${seat?.code.slice(0, 4).toLowerCase()} ${seat?.code.slice(4)}` }))).toEqual(['Guest 2'])
  })

  it('only a kind of ticket, and only a state', async () => {
    await some(7)
    const other = await makeTicket(app.database.db, event)
    await sql('update event_order_items set event_ticket = $2 where purchase = (select min(id) from purchases where event = $1)', [event, other])
    await become('Guest 2', 'held')
    await become('Guest 4', 'expired')
    await become('Guest 5', 'refund_due')
    await sql(`update purchases set refund_asked_at = now() where event = $1 and full_name = 'Guest 7'`, [event])
    expect(names(await sales({ event_ticket: String(other) }))).toEqual(['Guest 1'])
    expect(names(await sales({ state: 'paid' }))).toEqual(['অতিথি ৬', 'অতিথি ৩', 'Guest 1'])
    expect(names(await sales({ state: 'waiting' }))).toEqual(['Guest 2'])
    expect(names(await sales({ state: 'ended' }))).toEqual(['Guest 4'])
    expect(names(await sales({ state: 'refunds' }))).toEqual(['Guest 7', 'Guest 5'])
    await callOff(app, seller, event)
    expect((await sales({ q: 'Guest 1' })).results[0]).toMatchObject({ is_refund_asked: true })
  })

  it('the guests by name, and when each was let in first', async () => {
    await some(5)
    await letIn('Guest 2')
    await sql(`update tickets set state = 'void' where event = $1 and holder_name = 'Guest 5'`, [event])
    await sql(`update tickets set holder_name = 'abdul' where event = $1 and holder_name = 'Guest 4'`, [event])
    const page = await seats()
    expect(holders(page)).toEqual(['abdul', 'Guest 1', 'Guest 2', 'Guest 5', 'অতিথি ৩'])
    expect(page).toMatchObject({ total: 5, checked_in: 1, next_cursor: null })
    expect(page.results.map(({ state }) => state)).toEqual(['expected', 'expected', 'in', 'void', 'expected'])
    expect(Date.parse(page.results[2]?.checked_in_at ?? '')).toBeLessThan(Date.now() - 119_000)
    expect(holders(await seats({ state: 'in' }))).toEqual(['Guest 2'])
    expect(holders(await seats({ state: 'void' }))).toEqual(['Guest 5'])
    expect(await seats({ state: 'expected' })).toMatchObject({ total: 3, checked_in: 1 })
    const paged = await seats({ limit: '2' })
    expect(holders(await seats({ limit: '2', cursor: paged.next_cursor ?? '' }))).toEqual(['Guest 2', 'Guest 5'])
  })
})

describe('refuses', () => {
  it.each(['sale', 'attendee'] as const)('%ss of another’s event as if there were none', async (noun) => {
    await some(1)
    const rival = await joinAsSeller(app, `rival-${noun}`)
    expect(await refusalOf(await ask(noun, {}, rival))).toMatchObject({ status: 404 })
    expect(await refusalOf(await ask(noun, {}, buyer))).toMatchObject({ status: 403 })
    expect(await refusalOf(await ask(noun, { event_id: '2000000000' }))).toMatchObject({ status: 404 })
  })

  it.each(['sale', 'attendee'] as const)('%ss after something that is no place in the list', async (noun) => {
    expect(await refusalOf(await ask(noun, { cursor: 'x' }))).toMatchObject({ status: 400, fields: { cursor: 'not a cursor of this list' } })
  })
})

describe('guards', () => {
  it('a list against the place of another event', async () => {
    await some(2)
    const other = (await seats()).results[0]?.id
    event = (await makeShow(app, [], { seller: seller.id })).event
    expect((await seats({ cursor: String(other) })).results).toEqual([])
  })
})
