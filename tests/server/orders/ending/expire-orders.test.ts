import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { dueHoldsSql, expirePurchases, staleDraftsSql } from '#server/purchases/ending/expire-purchases.ts'
import { useApp } from '#tests/support/server/app.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { handlersOf } from '#tests/support/server/orders/handlers.ts'
import { changesOf, makeShow, orderBody, placed, runOut, seatsLeft } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'
import { tidy } from '#tests/support/server/tidy.ts'

const app = useApp()
let made = 0
let buyer: SignedInPerson
beforeEach(async () => {
  made += 1
  buyer = await joinAndLogIn(app, `expiry${made}`)
})
const expire = () => expirePurchases({ db: app.database.db, handlers: handlersOf(app) })
const held = async () => {
  const show = await makeShow(app, [{}, {}])
  const items = show.tickets.map((event_ticket) => ({ event_ticket, quantity: 2 }))
  return { ...show, order: await placed(app, buyer, orderBody(items, 400)) }
}
const stateOf = async (id: number) => (await app.database.pool.query('select state from purchases where id = $1', [id])).rows[0]?.state

describe('answers', () => {
  it('by ending what was not paid in time, its seats free again', async () => {
    const { order, ticket } = await held()
    await runOut(app, order.id)
    expect(await expire()).toBe(1)
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 20, event: 40 })
    const response = await app.request(`/api/event_order/${order.event_order_id}/`, { headers: as(buyer) })
    expect(await response.json()).toMatchObject({ order_state: 'expired', payment_status: 'Pending', reason: 'not-paid', hold_expires_at: null })
    expect(await changesOf(app, order.id)).toEqual(['> held by buyer', 'held > expired by service'])
    expect(await expire()).toBe(0)
  })

  it('by forgetting orders that were begun and left empty', async () => {
    const [old, young] = [await placed(app, buyer, orderBody(undefined, 0)), await placed(app, buyer, orderBody(undefined, 0))]
    await app.database.pool.query(`update purchases set created_at = now() - interval '16 minutes' where id = $1`, [old.id])
    expect(await expire()).toBe(1)
    expect([await stateOf(old.id), await stateOf(young.id)]).toEqual([undefined, 'draft'])
  })

  it('more than one batch, over many events', async () => {
    const { event, ticket } = await makeShow(app, [{ seats: 250 }])
    await app.database.pool.query(
      `with made as (
         insert into purchases (number, buyer, event, state, hold_expires_at, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price)
         select 'B' || lpad(n::text, 9, '0'), (select id from buyers where user_id = $1), $2, 'held', now() - interval '1 minute', '', '', '', 100, 160, 100, 60, 160
         from generate_series(1, 230) n returning id)
       insert into event_order_items (purchase, event_ticket, quantity, ticket_price, title) select id, $3, 1, 100, '' from made`,
      [buyer.id, event, ticket],
    )
    await app.database.pool.query('update event_tickets set seats = 20 where id = $1', [ticket])
    await app.database.pool.query('update events set seats = 20 where id = $1', [event])
    const other = await held()
    await runOut(app, other.order.id)
    expect(await expire()).toBe(231)
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 250, event: 250 })
    expect(await seatsLeft(app, other.ticket)).toEqual({ ticket: 20, event: 40 })
  })
})

describe('refuses', () => {
  it.each(['paying', 'confirming', 'confirmed', 'review', 'cancelled'])('to end an order that is %s, whenever its hold ends', async (state) => {
    const { order, ticket } = await held()
    await runOut(app, order.id)
    await app.database.pool.query('update purchases set state = $2 where id = $1', [order.id, state])
    expect(await expire()).toBe(0)
    expect([await stateOf(order.id), (await seatsLeft(app, ticket)).ticket]).toEqual([state, 18])
  })

  it('to end a hold that still runs', async () => {
    const { order } = await held()
    expect(await expire()).toBe(0)
    expect(await stateOf(order.id)).toBe('held')
  })
})

describe('guards', () => {
  it('the seats of other orders against one order that cannot be ended', async () => {
    const [odd, fine] = [await held(), await held()]
    const { rows } = await app.database.pool.query(`insert into coupons (event, code, code_key, percent) values ($1, 'A', 'A', 10) returning id`, [odd.event])
    // A use that was never counted cannot be given back.
    await app.database.pool.query(`update purchases set coupon = $2, hold_expires_at = now() - interval '1 hour' where id = $1`, [odd.order.id, rows[0].id])
    await runOut(app, fine.order.id)
    const [draft] = [await placed(app, buyer, orderBody(undefined, 0))]
    await app.database.pool.query(`update purchases set created_at = now() - interval '16 minutes' where id = $1`, [draft.id])
    await expect(expire()).rejects.toThrow('failed')
    expect([await stateOf(odd.order.id), await stateOf(fine.order.id), await stateOf(draft.id)]).toEqual(['held', 'expired', undefined])
    expect(await seatsLeft(app, fine.ticket)).toEqual({ ticket: 20, event: 40 })
    await app.database.pool.query('update coupons set used = 1')
    expect(await expire()).toBe(1)
  })

  it('seats against being freed twice: several processes sweep at once', async () => {
    const shows = [await held(), await held(), await held()]
    for (const { order } of shows) await runOut(app, order.id)
    const gone = await Promise.all(Array.from({ length: 5 }, expire))
    expect(gone.reduce((sum, n) => sum + n, 0)).toBe(3)
    for (const { ticket } of shows) expect(await seatsLeft(app, ticket)).toEqual({ ticket: 20, event: 40 })
  })

  it('itself against waiting: an order that another transaction is working on is left for the next run', async () => {
    const [busy, free] = [await held(), await held()]
    for (const { order } of [busy, free]) await runOut(app, order.id)
    const holder = new pg.Client({ connectionString: app.database.url })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select from purchases where id = $1 for update', [busy.order.id])
    expect(await expire()).toBe(1)
    expect([await stateOf(busy.order.id), await stateOf(free.order.id)]).toEqual(['held', 'expired'])
    await holder.query('rollback')
    await holder.end()
    expect(await expire()).toBe(1)
  })

  describe('the many orders of the past', () => {
    const database = useDatabase()
    const stepsOf = async (query: SQL) => {
      const { rows } = await database.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }

    it('the table against being read: only the index of due orders is read', async () => {
      const { pool } = database
      await pool.query(`insert into users (username, username_key, email, email_key) values ('u', 'u', 'u', 'u')`)
      await pool.query('insert into buyers (user_id) select id from users')
      await pool.query(
        `insert into purchases (number, buyer, state, hold_expires_at, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price, created_at)
         select n, (select id from buyers), case when n % 100 = 0 then 'held' when n % 100 = 1 then 'draft' else 'confirmed' end,
           case when n % 100 = 0 then now() + (n % 1500) * interval '1 second' end, '', '', '', 0, 0, 0, 0, 0, now() - (n % 1500) * interval '1 second'
         from generate_series(1, 20000) n`,
      )
      await tidy(pool, 'purchases')
      const [due, drafts] = [await stepsOf(dueHoldsSql()), await stepsOf(staleDraftsSql())]
      expect(due).toContain('purchases_due')
      expect(drafts).toContain('purchases_drafts')
      for (const steps of [due, drafts]) expect(steps).not.toContain('Seq Scan')
    })
  })
})
