import { beforeAll, describe, expect, it } from 'vitest'
import type { DeskOrderRow } from '#contract/desk/orders.ts'
import type { EventOrder } from '#contract/orders/orders.ts'
import { actAtDesk, deskOrder } from '#tests/support/server/orders/desk-orders.ts'
import { usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let staff: SignedInPerson
let orders: EventOrder[]
let payments: string[]
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)

beforeAll(async () => {
  staff = await joinAsStaff(app)
  const buyer = await joinAndLogIn(app, 'rokeya')
  const made = [
    await deskOrder(app, buyer, { inReview: true }),
    await deskOrder(app, buyer),
    await deskOrder(app, await joinAndLogIn(app, 'another'), { inReview: true }),
  ]
  orders = made.map(({ order }) => order)
  payments = made.map(({ tran_id }) => tran_id)
})

const get = async (path: string) => (await app.request(path, { headers: as(staff) })).json()
const queue = async (name: string): Promise<{ results: DeskOrderRow[]; next_cursor: string | null; total: number }> => get(`/api/desk/orders/?queue=${name}`)
const search = async (q: string): Promise<string[]> =>
  (await get(`/api/desk/orders/search/?q=${encodeURIComponent(q)}`)).results.map(({ number }: DeskOrderRow) => number)
const numberOf = (at: number) => orders[at]?.event_order_id ?? ''
const overview = async (name: string) => (await get('/api/desk/')).queues.find((one: { name: string }) => one.name === name)

describe('answers', () => {
  it('orders in review, the oldest first, as the overview counts them', async () => {
    const { results, total } = await queue('review')
    expect(results.map(({ number }) => number)).toEqual([numberOf(0), numberOf(2)])
    expect(results[0]).toMatchObject({ name: numberOf(0), state: 'review', kind: 'tickets', taka: 260, title: expect.stringMatching(/./) })
    expect(total).toBe(2)
    expect(await overview('ordersReview')).toEqual({ name: 'ordersReview', total: 2, oldest_at: results[0]?.since })
  })

  it('refunds that the provider has refused, or does not get done, and payments that were given up', async () => {
    await actAtDesk(app, staff, { path: `/api/desk/orders/${numberOf(1)}/refund_part/`, body: { taka: 70 } })
    const name = `R${payments[1]}`
    await sql(`update refunds set begun_at = now() - interval '2 days', asked_at = now() - interval '2 days' where refund_trans_id = $1`, [name])
    expect((await queue('refund-slow')).results).toMatchObject([{ name, number: numberOf(1), taka: 70 }])
    await sql(`update refunds set state = 'failed', check_at = null where refund_trans_id = $1`, [name])
    expect((await queue('refund-failed')).results).toMatchObject([{ name, number: numberOf(1), taka: 70 }])
    expect((await queue('refund-slow')).total).toBe(0)
    await sql('update payment_attempts set given_up_at = now() where tran_id = $1', [payments[1]])
    expect((await queue('given-up')).results).toMatchObject([{ name: payments[1], number: numberOf(1), taka: 260 }])
    const path = `/api/desk/payments/${payments[1]}`
    expect((await actAtDesk(app, staff, { path: `${path}/ask_again/` })).status).toBe(200)
    expect((await queue('given-up')).total).toBe(0)
    expect((await actAtDesk(app, staff, { path: `${path}/set_aside/` })).status).toBe(404)
  })

  it('messages that could not be judged, with what they claim and nothing of who paid', async () => {
    const raw = 'status=VALID&amount=500.00&tran_id=EOZZZZZZZZZZ01&cus_name=Rahim&cus_phone=01711111111'
    const { rows } = await sql(
      `insert into payment_inbox (kind, raw, tran_id, digest, outcome, received_at)
       values ('notice', $1, 'EOZZZZZZZZZZ01', 'of this test', 'no-such-attempt', now() - interval '4 days') returning id`,
      [raw],
    )
    const name = `M${rows[0].id}`
    expect((await queue('unjudged')).results).toMatchObject([{ name, number: null, state: null, title: '', taka: null }])
    const message = await get(`/api/desk/payments/${name}/`)
    expect(message).toMatchObject({ name, kind: 'notice', times: 1, claims: { status: 'VALID', amount: '500.00' } })
    expect(JSON.stringify(message)).not.toMatch(/Rahim|0171/)
    expect((await actAtDesk(app, staff, { path: `/api/desk/payments/${name}/set_aside/`, body: { reason: 'from a backup' } })).status).toBe(200)
    expect((await queue('unjudged')).total).toBe(0)
  })

  it('a queue page after page, each row once, though many came in the same moment', async () => {
    const { event } = (await sql('select event from purchases where number = $1', [numberOf(0)])).rows[0]
    await sql(
      `insert into purchases (number, buyer, event, state, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price, updated_at)
       select 'QQQQ' || lpad(n::text, 6, '0'), buyer, $1, 'review', 'Many', '+8801911111111', 'many@mail.example', 0, 0, 0, 0, 0, '2026-01-02T03:04:05.678901Z'
       from purchases, generate_series(1, 70) n where number = $2`,
      [event, numberOf(0)],
    )
    const names: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof queue>> = await get(`/api/desk/orders/?queue=review&cursor=${encodeURIComponent(cursor)}`.replace(/&cursor=$/, ''))
      names.push(...page.results.map(({ name }) => name))
      cursor = page.next_cursor
    }
    expect([names.length, new Set(names).size]).toEqual([72, 72])
    expect(names.slice(-2)).toEqual([numberOf(0), numberOf(2)])
    await sql(`delete from purchases where number like 'QQQQ%'`)
  })

  it('what is searched by number, in any case and with spaces', async () => {
    expect(await search(` #${numberOf(1).toLowerCase().slice(0, 5)} ${numberOf(1).slice(5)}`)).toEqual([numberOf(1)])
  })

  it('by transaction id, ours and the provider’s, and by the name of a refund', async () => {
    const { rows } = await sql('select bank_tran_id, val_id from payment_attempts where tran_id = $1', [payments[1]])
    for (const name of [payments[1], rows[0].bank_tran_id, rows[0].val_id, `R${payments[1]}`]) expect(await search(name), name).toEqual([numberOf(1)])
  })

  it('by phone in any form, with either digits, and by four digits of it', async () => {
    await sql(`update purchases set phone_number = '+8801812009753' where number = $1`, [numberOf(2)])
    for (const phone of ['01812-009753', '+880 1812 009753', '০১৮১২০০৯৭৫৩', '9753', '৯৭৫৩']) expect(await search(phone), phone).toEqual([numberOf(2)])
    expect(await search('975')).toEqual([])
  })

  it('by words of the buyer’s name, in either script, the latest first', async () => {
    expect(await search('nasrin akt')).toEqual([numberOf(2), numberOf(1), numberOf(0)])
    await sql(`update purchases set full_name = 'রহিমা খাতুন' where number = $1`, [numberOf(1)])
    for (const name of ['রহিমা', 'খাতু', 'খাতুন রহি']) expect(await search(name), name).toEqual([numberOf(1)])
    for (const hostile of ["o'neil & | !", "'", ':*', 'a <-> b', '\\']) expect(await search(hostile), hostile).toEqual([])
  })
})

describe('refuses', () => {
  it('a cursor of another list', async () => {
    for (const cursor of ['1', 'x', '2026-01-02T03:04:05.678901Z', '2026-13-02T03:04:05.678901Z~1'])
      expect((await app.request(`/api/desk/orders/?cursor=${encodeURIComponent(cursor)}`, { headers: as(staff) })).status, cursor).toBe(400)
  })
})
