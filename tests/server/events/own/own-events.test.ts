import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/core/time.ts'
import type { OwnEvent, OwnEventPage } from '#contract/events/own-events.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeEvent, makeTicket } from '#tests/support/server/nouns/events.ts'
import { joinAsSeller } from '#tests/support/server/nouns/posting.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, request } = app
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
let seller: SignedInPerson
const ids: Record<string, number> = {}

beforeAll(async () => {
  const { db, pool } = database
  seller = await joinAsSeller(app, 'lister', 'Lalon Stage')
  const make = async (name: string, over: Parameters<typeof makeEvent>[1], sold = 0) => {
    const id = await makeEvent(db, { seller: seller.id, title: name, seats: 20 - sold, ...over })
    ids[name] = id
    await makeTicket(db, id, { capacity: 20, seats: 20 - sold })
  }
  await make('over', { from_time: at(-5), to_time: at(-4) }, 7)
  await make('long over', { from_time: at(-50), to_time: at(-49) })
  await make('running', { from_time: at(-1), to_time: at(1) }, 12)
  await make('soon', { from_time: at(1.5), to_time: at(1.6) }, 15)
  await make('later', { from_time: at(30), to_time: at(31) })
  await make('draft', { from_time: at(3), to_time: at(4), is_active: false, published_at: null })
  await make('off sale', { from_time: at(5), to_time: at(6), is_active: false })
  await make('called off', { from_time: at(7), to_time: at(8), is_active: false, event_status: 'Cancelled', called_off_at: at(-1) }, 2)
  await makeEvent(db, { title: 'of somebody else' })
  const order = (state: string, event: string, more = '') =>
    pool.query(
      `with o as (insert into purchases (number, buyer, event, state, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price ${more ? ', refund_asked_at' : ''})
         select 'O' || md5(random()::text), (select id from buyers limit 1), $1, $2, 'A', '1', 'a@b.example', 0, 160, 100, 60, 160 ${more} returning id)
       insert into event_order_items (purchase, event_ticket, quantity, ticket_price, title) select o.id, t.id, 2, 50, 'T' from o, event_tickets t where t.event = $1`,
      [ids[event], state],
    )
  await order('held', 'running')
  await order('confirmed', 'running')
  await order('confirmed', 'running', ', now()')
  await order('refund_due', 'over')
  await order('refunded', 'over')
  await order('confirmed', 'called off')
})

const list = async (query = ''): Promise<OwnEvent[]> => (await request(`/api/event/?mine=true${query}`, { headers: as(seller) })).json()
const titles = async (query = '') => (await list(query)).map(({ title }) => title)

describe('answers', () => {
  it('all of the seller’s own events and no others, the latest posted first, with what is sold, held and owed', async () => {
    const rows = await list()
    expect(rows.map(({ title }) => title)).toEqual(['called off', 'off sale', 'draft', 'later', 'soon', 'running', 'long over', 'over'])
    const seen = Object.fromEntries(
      rows.map(({ title, phase, sold, held, seats, capacity, refunds_due }) => [title, { phase, sold, held, seats, capacity, refunds_due }]),
    )
    expect(seen).toMatchObject({
      over: { phase: 'over', sold: 7, held: 0, refunds_due: 1 },
      running: { phase: 'running', sold: 10, held: 2, seats: 8, capacity: 20, refunds_due: 1 },
      soon: { phase: 'upcoming', sold: 15, held: 0, seats: 5, capacity: 20, refunds_due: 0 },
      draft: { phase: 'draft', refunds_due: 0 },
      'off sale': { phase: 'off-sale' },
      'called off': { phase: 'called-off', refunds_due: 1 },
    })
    expect(rows.every(({ id, event_id }) => id === event_id)).toBe(true)
  })

  it.each([
    ['active', ['later', 'soon', 'running', 'long over', 'over']],
    ['inactive', ['off sale']],
    ['draft', ['draft']],
    ['upcoming', ['off sale', 'later', 'soon', 'running']],
    ['over', ['long over', 'over']],
    ['called-off', ['called off']],
  ])('those that are %s', async (filter, expected) => {
    expect(await titles(`&filter=${filter}`)).toEqual(expected)
  })

  it('what comes next first and what is over last; what sold best first', async () => {
    expect(await titles('&sort=soonest')).toEqual(['running', 'soon', 'draft', 'off sale', 'called off', 'later', 'over', 'long over'])
    expect((await titles('&sort=best-selling')).slice(0, 4)).toEqual(['soon', 'running', 'over', 'called off'])
  })

  it('what is looked for, as the public search finds it', async () => {
    expect(await titles('&q=RUNN')).toEqual(['running'])
    expect(await titles('&q=lalon')).toHaveLength(8)
    expect(await titles('&q=nowhere')).toEqual([])
  })

  it.each(['newest', 'soonest', 'best-selling'])('%s in pages that miss nothing and repeat nothing', async (sort) => {
    const all = await titles(`&sort=${sort}`)
    const found: string[] = []
    for (let cursor: string | null = '', pages = 0; cursor !== null && pages < 9; pages++) {
      const page: OwnEventPage = await (
        await request(`/api/event/?mine=true&limit=3&sort=${sort}${cursor && `&cursor=${cursor}`}`, { headers: as(seller) })
      ).json()
      expect(page.total).toBe(8)
      found.push(...page.results.map(({ title }) => title))
      cursor = page.next_cursor
    }
    expect(found).toEqual(all)
  })

  it('304 to a client that has it already', async () => {
    const first = await request('/api/event/?mine=true', { headers: as(seller) })
    const again = await request('/api/event/?mine=true', { headers: { ...as(seller), 'if-none-match': first.headers.get('etag') ?? '' } })
    expect([again.status, first.headers.get('cache-control')]).toEqual([304, 'no-store'])
  })

  it('what needs attention, the most urgent first', async () => {
    const attention = await (await request('/api/selling/attention/', { headers: as(seller) })).json()
    const seen = Object.fromEntries(Object.entries<OwnEvent[]>(attention).map(([name, rows]) => [name, rows.map(({ title }) => title)]))
    expect(seen).toEqual({
      drafts: ['draft'],
      soon: ['soon'],
      low: ['soon', 'running'],
      refunds: ['called off', 'running', 'over'],
      called_off: [],
    })
    // It is told once: as one that was called off only when its money has gone back.
    await database.pool.query("update purchases set state = 'refunded' where event = $1", [ids['called off']])
    const later = await (await request('/api/selling/attention/', { headers: as(seller) })).json()
    expect([later.refunds, later.called_off].map((rows: OwnEvent[]) => rows.map(({ title }) => title))).toEqual([['running', 'over'], ['called off']])
  })
})

describe('refuses', () => {
  it.each(['&filter=all', '&sort=cheapest', '&limit=101', '&limit=0', '&cursor=abc', '&q=a&q=b'])('%s', async (query) => {
    expect((await refusalOf(await request(`/api/event/?mine=true${query}`, { headers: as(seller) }))).code).toBe('bad-input')
  })

  it('a cursor of another order', async () => {
    const { next_cursor } = await (await request('/api/event/?mine=true&limit=2', { headers: as(seller) })).json()
    expect((await request(`/api/event/?mine=true&limit=2&sort=soonest&cursor=${next_cursor}`, { headers: as(seller) })).status).toBe(400)
  })

  it('visitors, and the public list from everything of it', async () => {
    expect((await request('/api/event/?mine=true')).status).toBe(401)
    const everybody: { title: string }[] = await (await request('/api/event/')).json()
    expect(everybody.map(({ title }) => title)).not.toContain('draft')
  })
})
