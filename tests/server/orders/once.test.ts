import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { fingerprintOf, tidyKeptAnswers } from '#server/http/once.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeShow, orderBody, placed, refusalOf, seatsLeft, send } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, post, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const rowsOf = async (text: string, ...values: unknown[]) => (await app.database.pool.query(text, values)).rows
const keptUnder = (key: string) => rowsOf('select status from kept_answers where key = $1', key)
const place = (person: Pick<SignedInPerson, 'access'>, body: object, key?: string) => send(app, person, { path: '/api/event_order/', body, key })
const isReplay = (response: Response) => response.headers.get('idempotency-replayed') === 'true'

let buyer: SignedInPerson
let other: SignedInPerson
beforeAll(async () => {
  buyer = await joinAndLogIn(app, 'rokeya')
  other = await joinAndLogIn(app, 'salam')
})

const oneSeat = async (seats = 20) => {
  const { ticket } = await makeShow(app, [{ seats }])
  return { ticket, body: orderBody([{ event_ticket: ticket, quantity: 1 }], 100) }
}

describe('answers', () => {
  it('the second time what it answered the first time, to the letter, and acts no second time', async () => {
    const { ticket, body } = await oneSeat()
    const key = randomUUID()
    const first = await place(buyer, body, key)
    const second = await place(buyer, body, key)
    expect([first.status, second.status]).toEqual([200, 200])
    expect([isReplay(first), isReplay(second)]).toEqual([false, true])
    expect(await second.text()).toBe(await first.text())
    expect(await seatsLeft(app, ticket)).toMatchObject({ ticket: 19 })
  })

  it('parallel twins with one order and one body', async () => {
    const { ticket, body } = await oneSeat()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 30 }, () => place(buyer, body, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(answers.filter((one) => !isReplay(one))).toHaveLength(1)
    expect(new Set(await Promise.all(answers.map((one) => one.text()))).size).toBe(1)
    expect(await seatsLeft(app, ticket)).toMatchObject({ ticket: 19 })
  })

  it('the same however its JSON is ordered', async () => {
    const { body } = await oneSeat()
    const key = randomUUID()
    await place(buyer, body, key)
    const turned = Object.fromEntries(Object.entries(body).toReversed())
    expect(isReplay(await place(buyer, turned, key))).toBe(true)
    expect(fingerprintOf('POST', '/a/', { a: 1, b: [{ c: 2, d: 3 }] })).toBe(fingerprintOf('POST', '/a/', { b: [{ d: 3, c: 2 }], a: 1 }))
    expect(fingerprintOf('POST', '/a/', [1, 2])).not.toBe(fingerprintOf('POST', '/a/', [2, 1]))
  })

  it('another buyer under the same key with an order of their own', async () => {
    const { ticket, body } = await oneSeat()
    const key = randomUUID()
    const mine = await (await place(buyer, body, key)).json()
    const response = await place(other, body, key)
    expect([response.status, isReplay(response)]).toEqual([200, false])
    expect((await response.json()).id).not.toBe(mine.id)
    expect(await seatsLeft(app, ticket)).toMatchObject({ ticket: 18 })
  })

  it('a final refusal again as it was, though seats are free by now, and has undone what was begun', async () => {
    const { ticket, body } = await oneSeat(1)
    const taken = await placed(app, other, body)
    const key = randomUUID()
    const first = await place(buyer, body, key)
    await post(app, `/api/event_order/${taken.event_order_id}/cancel/`, { headers: as(other) })
    const second = await place(buyer, body, key)
    expect([isReplay(first), isReplay(second)]).toEqual([false, true])
    const refusal = { status: 409, code: 'sold-out', facts: { [`ticket_${ticket}`]: 0 } }
    expect([await refusalOf(first), await refusalOf(second)]).toEqual([refusal, refusal])
    expect(second.headers.get('content-type')).toBe('application/problem+json')
    expect(await keptUnder(key)).toEqual([{ status: 409 }])
    expect(await rowsOf('select purchase from event_order_items where event_ticket = $1', ticket)).toEqual([{ purchase: taken.id }])
    expect(await seatsLeft(app, ticket)).toMatchObject({ ticket: 1 })
    expect((await place(buyer, body, randomUUID())).status).toBe(200)
  })

  it('without a key as often as it is asked', async () => {
    const { ticket, body } = await oneSeat()
    const answers = [await place(other, body), await place(other, body)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.some(isReplay)).toBe(false)
    expect(await seatsLeft(app, ticket)).toMatchObject({ ticket: 18 })
  })
})

describe('refuses', () => {
  it('a key that stands for something else: another body, another endpoint', async () => {
    const { ticket, body } = await oneSeat()
    const key = randomUUID()
    const order = await (await place(buyer, body, key)).json()
    const more = await place(buyer, { ...body, order_note: 'more' }, key)
    expect([await refusalOf(more), isReplay(more)]).toEqual([{ status: 422, code: 'key-reused' }, false])
    const item = { quantity: 1, price: 100, event_order: order.id, event: order.event.event_id, event_ticket: ticket }
    expect(await refusalOf(await send(app, buyer, { path: '/api/event_order_items/', body: item, key }))).toEqual({ status: 422, code: 'key-reused' })
    expect(await seatsLeft(app, ticket)).toMatchObject({ ticket: 19 })
  })

  it.each([
    ['too short'],
    [''],
    ['k'.repeat(15)],
    ['k'.repeat(256)],
    ['sixteen or more with spaces'],
    ['a-key-of-sixteen-é'],
    ['one-key-of-sixteen, two-key-of-sixteen'],
  ])('the key %j', async (key) => {
    const { ticket, body } = await oneSeat()
    const response = await place(buyer, body, key)
    expect(await refusalOf(response)).toEqual({ status: 400, code: 'bad-input', fields: { 'idempotency-key': 'does-not-fit' } })
    expect(await seatsLeft(app, ticket)).toMatchObject({ ticket: 20 })
  })

  it('a twin that has waited too long, and asks it to come again', async () => {
    const { body } = await oneSeat()
    const key = randomUUID()
    const holder = new pg.Client({ connectionString: app.database.url })
    await holder.connect()
    await holder.query('begin')
    await holder.query(`insert into kept_answers (user_id, key, fingerprint, status, body) values ($1, $2, '', 0, '""')`, [buyer.id, key])
    const response = await place(buyer, body, key)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refusalOf(response)).toEqual({ status: 409, code: 'in-progress' })
    await holder.query('rollback')
    await holder.end()
    expect((await place(buyer, body, key)).status).toBe(200)
  })
})

describe('guards', () => {
  it('a retry against refusals that are not final: wrong shape, not signed in, unknown order', async () => {
    const { body } = await oneSeat()
    const key = randomUUID()
    expect((await place(buyer, { ...body, email: 'nobody' }, key)).status).toBe(400)
    expect((await place({ access: 'none' }, body, key)).status).toBe(401)
    const item = { quantity: 1, price: 100, event_order: 2_000_000_000, event: 1, event_ticket: 1 }
    expect((await send(app, buyer, { path: '/api/event_order_items/', body: item, key })).status).toBe(404)
    expect(await keptUnder(key)).toEqual([])
    const response = await place(buyer, body, key)
    expect([response.status, isReplay(response)]).toEqual([200, false])
  })

  it('an order against being half stored: a fault of ours leaves neither order nor key', async () => {
    const { ticket, body } = await oneSeat()
    const { pool } = app.database
    await pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`)
    await pool.query(`create trigger fails before update on kept_answers for each row execute function fail()`)
    const key = randomUUID()
    expect((await place(buyer, body, key)).status).toBe(500)
    await pool.query('drop trigger fails on kept_answers')
    expect(await seatsLeft(app, ticket)).toMatchObject({ ticket: 20 })
    expect(await keptUnder(key)).toEqual([])
    expect((await place(buyer, body, key)).status).toBe(200)
  })

  it('transactions that conflict: they start over, and give up as busy', async () => {
    const { ticket, body } = await oneSeat()
    const { pool } = app.database
    await pool.query('create sequence clashes')
    await pool.query(`create function clash() returns trigger language plpgsql as $$ begin
      if nextval('clashes') <= 3 then raise exception 'clash' using errcode = '40P01'; end if; return new; end $$`)
    await pool.query(`create trigger clashes before insert on purchases for each row execute function clash()`)
    const key = randomUUID()
    expect((await place(other, body, key)).status).toBe(200)
    await pool.query(`alter sequence clashes restart`)
    await pool.query(`create or replace function clash() returns trigger language plpgsql as $$ begin
      perform nextval('clashes'); raise exception 'clash' using errcode = '40001'; end $$`)
    const busy = await place(other, body, randomUUID())
    await pool.query('drop trigger clashes on purchases')
    expect([busy.status, busy.headers.has('retry-after')]).toEqual([503, true])
    // Once together with other waiting orders, then alone as often as any other.
    expect(await rowsOf('select last_value::int as tries from clashes')).toEqual([{ tries: 5 }])
    expect(await seatsLeft(app, ticket)).toMatchObject({ ticket: 19 })
  })

  it('keys for sixty days, longer than a phone keeps what it could not send, and no longer', async () => {
    const { body } = await oneSeat()
    const [young, old] = [randomUUID(), randomUUID()]
    for (const key of [young, old]) await place(buyer, body, key)
    await app.database.pool.query(`update kept_answers set created_at = now() - interval '59 days' where key = $1`, [young])
    await app.database.pool.query(`update kept_answers set created_at = now() - interval '61 days' where key = $1`, [old])
    await app.database.pool.query(
      `insert into kept_answers (user_id, key, fingerprint, status, body, created_at) select 0, n, '', 200, '""', now() - interval '70 days' from generate_series(1, 2500) n`,
    )
    await tidyKeptAnswers(app.database.db)
    expect(await keptUnder(young)).toHaveLength(1)
    expect(await rowsOf(`select from kept_answers where created_at < now() - interval '60 days'`)).toEqual([])
  })

  it('what was ordered against outliving the account: kept answers go with it, the orders stay', async () => {
    const leaving = await joinAndLogIn(app, 'tuhin')
    const { body } = await oneSeat()
    const order = await (await place(leaving, body, randomUUID())).json()
    expect((await post(app, '/api/account/delete/', { headers: as(leaving) })).status).toBe(200)
    expect(await rowsOf('select from kept_answers where user_id = $1', leaving.id)).toEqual([])
    expect(await rowsOf('select state from purchases where id = $1', order.id)).toEqual([{ state: 'held' }])
  })
})
